/// A picture and the times, in centiseconds from the beginning, at which it appears and goes.
struct GIFTimedPicture: Sendable {
  var picture: GIFPicture
  /// The number of the first frame that shows it.
  var frame: Int
  var start: Int
  var end: Int

  var delay: Int { end - start }
}
