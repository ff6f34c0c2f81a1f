public import SpringformBitmap

/// A property in which two animations differ as a whole.
public struct Finding: Hashable, Sendable {
  public enum Difference: Hashable, Sendable {
    case size(expected: PixelSize, actual: PixelSize)
    case frameCount(expected: Int, actual: Int)
    /// Frames per second: one over the delay in the middle of all.
    case rate(expected: Double, actual: Double)
    /// Seconds.
    case duration(expected: Double, actual: Double)
    /// How often they play, nil for ever.
    case plays(expected: Int?, actual: Int?)
    /// Seconds for which the first frame shows that has another delay, and how many such frames there are.
    case delays(frame: Int, expected: Double, actual: Double, count: Int)
  }

  public let difference: Difference
  /// Whether the tolerance allows it.
  public let isTolerated: Bool

  package init(_ difference: Difference, isTolerated: Bool) {
    self.difference = difference
    self.isTolerated = isTolerated
  }
}
