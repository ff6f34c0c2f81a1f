/// How long light falls on each picture: motion blur as a film camera has it.
///
/// The shutter opens when a picture's refresh comes and stays open for a part of the interval until the next. Meanwhile
/// the scene is looked at several times, and what it shows is averaged in linear light.
///
/// The scene itself must not notice. A faster clock would: fingers report at every refresh, display links run at every
/// refresh, and physics is pushed by both, so the curves would not be those of the scene without a shutter. Nor can a
/// scene be drawn between refreshes, for what display links and fingers move stands still there and would stay sharp. So
/// for every picture the scene is played anew up to its refresh, on the same clock as without a shutter, and only then
/// the refreshes of a faster display follow, for this picture alone. Playing costs little beside drawing, up to some
/// thousand refreshes: all in all it grows with the square of their number.
///
/// A display link that counts refreshes instead of looking at the time sees more of them while the shutter is open, and
/// what it moves blurs too far.
public struct Shutter: Hashable, Sendable {
  /// The opening of a rotating shutter's disc in degrees, 0...360: 180 exposes for half the interval between two
  /// pictures, 0 shows a single moment.
  public var angle: Double
  /// How many moments a picture is averaged from, 2...256.
  public var sampleCount: Int

  /// With this many samples, steps show only on what is faster than 16 pixels a shutter's opening.
  package static let usualSampleCount = 16

  package init(angle: Double, sampleCount: Int = usualSampleCount) {
    self.angle = angle
    self.sampleCount = sampleCount
  }
}
