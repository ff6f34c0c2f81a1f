/// A picture and when it is on screen, in centiseconds.
struct GIFTimedPicture: Sendable {
  var picture: GIFPicture
  /// The number of the first frame that shows it.
  var frame: Int
  var start: Int
  var end: Int

  var delay: Int { end - start }
}
