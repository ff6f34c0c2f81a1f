/// What is done to the colours of a picture, pixel by pixel: to red, green and blue as sRGB stores them, not multiplied
/// by alpha.
public enum ColorEffect: Hashable, Sendable {
  /// Each component becomes a sum of all. One with a number that is not finite changes nothing.
  case matrix(ColorMatrix)
  /// The same in linear light: red, green and blue are brought there and back.
  case linearMatrix(ColorMatrix)
  /// Each component becomes the entry at its level, 0...255. A component whose table has not 256 entries stays.
  case tables(red: [UInt8], green: [UInt8], blue: [UInt8], alpha: [UInt8])
}

/// How red, green, blue and alpha become others, all of them 0...1; results beyond that are the nearest bound.
public struct ColorMatrix: Hashable, Sendable {
  /// What one component becomes: each of the old ones by its factor, and a constant.
  public struct Row: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public var constant: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, _ constant: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.constant = constant
    }
  }

  public var red: Row
  public var green: Row
  public var blue: Row
  public var alpha: Row

  /// A component that is not named stays.
  public init(
    red: Row = Row(1, 0, 0, 0, 0), green: Row = Row(0, 1, 0, 0, 0), blue: Row = Row(0, 0, 1, 0, 0),
    alpha: Row = Row(0, 0, 0, 1, 0)
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

extension ColorEffect {
  /// All that it says, for a record.
  var numbers: [Double] {
    switch self {
    case .matrix(let matrix), .linearMatrix(let matrix):
      [matrix.red, matrix.green, matrix.blue, matrix.alpha].flatMap {
        [$0.red, $0.green, $0.blue, $0.alpha, $0.constant]
      }
    case .tables(let red, let green, let blue, let alpha): (red + green + blue + alpha).map { Double($0) }
    }
  }
}

extension Canvas {
  /// Changes the colours of what `body` draws as one picture.
  ///
  /// A matrix with a constant for alpha, or a table, may also colour what is transparent, but only within the group's
  /// own extent: the upright rectangle, in whole pixels, around what `body` draws.
  /// - Parameters:
  ///   - effects: what is done, in this order.
  ///   - body: draws the picture.
  public mutating func withColorEffects(_ effects: [ColorEffect], _ body: (inout Canvas) -> Void) {
    group(Group(colorEffects: effects), body)
  }
}
