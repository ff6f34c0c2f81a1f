/// A thing that moves, followed through a recording.
public struct Track: Sendable {
  /// Where the thing is in a picture.
  public struct Moment: Sendable {
    /// When the picture appears, in seconds.
    public var time: Double
    /// Its middle, in pixels from the top left corner of the picture.
    public var x: Double
    public var y: Double
    /// Its sides, in pixels.
    public var width: Double
    public var height: Double
    /// Its turn against the picture that shows it best, clockwise, in degrees.
    public var rotation: Double
    /// Its opacity against the picture that shows it best, 0...1.
    public var opacity: Double
    /// The share of the points looked at that the thing explains, 0...1: less where something lies over it.
    public var agreement: Double

    public func value(of property: MotionProperty) -> Double {
      switch property {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      case .rotation: rotation
      case .opacity: opacity
      }
    }
  }

  /// What it is called: "1" of the first, or what its finder calls it.
  public var name: String
  /// One for each picture in which it was found, in order.
  public var moments: [Moment]
  /// Its mean colour, red, green and blue, 0...255.
  public var color: SIMD3<Double>
  /// The radius of its corners in pixels, as far as its area tells it.
  public var cornerRadius: Double
}
