public import SpringformBitmap
public import SpringformGeometry

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
    /// Its turn, clockwise, in degrees: of a box against upright, of anything else against the picture that shows it best.
    public var rotation: Double
    /// Its opacity against the picture that shows it best, 0...1.
    public var opacity: Double
    /// The share of the points looked at that the thing explains, 0...1: less where something lies over it.
    public var agreement: Double

    /// Whether it is surely the thing that was found.
    public var isSure: Bool { agreement > 0.5 }
  }

  /// A thing as it was cut out of the picture that shows it best.
  public struct Picture: Sendable {
    /// With alpha.
    public var bitmap: Bitmap
    /// Where the thing's middle is in it, in pixels.
    public var x: Double
    public var y: Double
    /// How wide and high the thing is in it, in pixels.
    public var width: Double
    public var height: Double
  }

  /// What it is called: "1" of the first, or what its finder calls it.
  public var name: String
  /// One for each picture in which it was found, in order.
  public var moments: [Moment]
  /// Its mean colour.
  public var color: Color
  /// The radius of its corners in pixels, as far as its area tells it.
  public var cornerRadius: Double
  /// What it looks like; nil of a box of one colour with round corners.
  public var picture: Picture?
}
