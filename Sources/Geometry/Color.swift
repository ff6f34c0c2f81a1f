import SpringformNumerics

/// A colour in sRGB with components 0...1, not premultiplied.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Components as designers write them, 0...255.
  public static func rgb(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension Color {
  public static let clear = Color(white: 0, alpha: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)

  // UIKit's colours without the word "system". Texts, as in `#F00` or `red`, name the system's colours instead.
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
  public static let gray = Color(white: 0.5)
  public static let darkGray = Color(white: 1.0 / 3)
  public static let lightGray = Color(white: 2.0 / 3)

  // UIKit's system colours in their light appearance.
  public static let systemRed = rgb(255, 59, 48)
  public static let systemOrange = rgb(255, 149, 0)
  public static let systemYellow = rgb(255, 204, 0)
  public static let systemGreen = rgb(52, 199, 89)
  public static let systemTeal = rgb(48, 176, 199)
  public static let systemBlue = rgb(0, 122, 255)
  public static let systemIndigo = rgb(88, 86, 214)
  public static let systemPurple = rgb(175, 82, 222)
  public static let systemPink = rgb(255, 45, 85)
  public static let systemGray = rgb(142, 142, 147)
}

extension Color: LosslessStringConvertible {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA` (the `#` may be left out), or a name such as `white` or `transparent`.
  public init?(_ description: String) {
    if let named = Self.named[description.lowercased()] {
      self = named
      return
    }
    var digits = Substring(description)
    if digits.first == "#" { digits = digits.dropFirst() }
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: self = .rgb(values[0] * 17, values[1] * 17, values[2] * 17)
    case 6, 8:
      let bytes: [Int] = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
      self = .rgb(bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
    default: return nil
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when the colour is not opaque.
  public var description: String {
    let components = alpha >= 1 ? [red, green, blue] : [red, green, blue, alpha]
    return components.reduce(into: "#") { text, component in
      let byte = Int((component.clamped(to: 0...1, otherwise: 0) * 255).rounded())
      text += String(byte, digits: 2, radix: 16, uppercase: true)
    }
  }

  private static let named: [String: Color] = [
    "transparent": .clear, "clear": .clear, "black": .black, "white": .white, "gray": .systemGray,
    "red": .systemRed, "orange": .systemOrange, "yellow": .systemYellow, "green": .systemGreen,
    "teal": .systemTeal, "blue": .systemBlue, "indigo": .systemIndigo, "purple": .systemPurple,
    "pink": .systemPink,
  ]
}

extension Color: Codable {
  /// A colour is stored as its description.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = Color(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no colour")
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
