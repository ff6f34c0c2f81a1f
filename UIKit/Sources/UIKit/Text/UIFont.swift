public import QuartzCore
import Springform

/// A typeface at a size. San Francisco belongs to Apple's systems; the system's font here is Inter.
open class UIFont: NSObject, @unchecked Sendable {
  let font: Font

  init(_ font: Font) { self.font = font }

  /// A family by its name; families that are not installed become the scene's error when they are used.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(Font(family: fontName, size: Double(fontSize)))
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font(size: Double(fontSize))) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: Double(fontSize), weight: weight.weight))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: Double(fontSize), isItalic: true))
  }

  /// In points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  open var familyName: String { font.family }
  open var fontName: String { font.family }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = font
    copy.size = Double(fontSize)
    return UIFont(copy)
  }

  /// The height of a line, in points.
  open var lineHeight: CGFloat { TextMeasure.size(of: "X", font: self, width: nil, lines: 1).height }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
  open override var hash: Int { font.hashValue }

  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    // UIKit's numbers.
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let weights: [(Weight, Font.Weight)] = [
      (.ultraLight, .thin), (.thin, .extraLight), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest.
    var weight: Font.Weight {
      Self.weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }
}

/// How much room a text takes.
enum TextMeasure {
  /// - Parameters:
  ///   - text: the text.
  ///   - font: its font.
  ///   - width: the longest a line may be; without, and with one line, lines are not broken.
  ///   - lines: the most lines; 0 for all.
  /// - Returns: points, rounded up to a pixel.
  static func size(of text: String, font: UIFont, width: CGFloat?, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let stage = MainLoop.required(for: "a text's size").stage
    let width = width.flatMap { $0 > 0 && $0 < 1e6 ? Double($0) : nil }
    let paragraph =
      lines == 1
      ? Paragraph.line(width: nil) : Paragraph(width: width, maximumLines: lines > 0 ? lines : nil)
    do throws(FontError) {
      let size = try stage.fonts.layout(text, font: font.font, paragraph: paragraph).size
      let scale = Double(UIScreen.main.scale)
      return CGSize(
        width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    } catch {
      stage.fail(.font(error))
      return .zero
    }
  }

  /// From a line's upper edge to its baseline, and from there to its lower edge; `nil` where the font is not there.
  static func baselines(of font: UIFont) -> (first: CGFloat, last: CGFloat)? {
    let fonts = MainLoop.required(for: "a text's baseline").stage.fonts
    guard let line = try? fonts.layout("X", font: font.font, paragraph: .line(width: nil)) else { return nil }
    return (CGFloat(line.baseline), CGFloat(line.size.height - line.baseline))
  }
}
