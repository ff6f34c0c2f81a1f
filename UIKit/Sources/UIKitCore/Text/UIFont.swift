public import QuartzCore
package import Springform

/// A typeface at a size. San Francisco belongs to Apple's systems; the system's font here is Inter.
open class UIFont: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  package let font: Font

  init(_ font: Font) { self.font = font }

  /// By the name of the family or of the font; `nil` for one that is not there, as on a phone, of which a note tells once. A family
  /// that every iPhone has and this machine has not is replaced by Inter, of which a note tells, too.
  ///
  /// Fonts in a component's own files are not read: the machine's are all that there are.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    guard let font = FontNames.installed(fontName, size: Self.possible(fontSize)) else {
      noteOnce("the font '\(fontName)' is not installed, so that there is none of that name")
      return nil
    }
    self.init(font)
  }

  /// - Parameters:
  ///   - descriptor: what font it is.
  ///   - pointSize: 0 for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.size = Double(pointSize) }
    self.init(font)
  }

  /// What is not set yet: the system's font.
  override public convenience init() { self.init(Font(size: Double(UIFont.systemFontSize))) }

  /// Phones take 12 where there is no size.
  package static func possible(_ size: CGFloat) -> Double { size > 0 ? Double(size) : 12 }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Font(size: possible(fontSize))) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: possible(fontSize), weight: weight.weight))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: possible(fontSize), isItalic: true))
  }

  /// The system's font, of which all digits are equally wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: possible(fontSize), weight: weight.weight, hasMonospacedDigits: true))
  }

  /// Inter has no form of which all letters are equally wide: its digits are, and a note tells of the rest.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    noteMissing("letters of the system's font that are equally wide")
    return monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }

  /// In points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  open var familyName: String { font.family }
  open var fontName: String { FontNames.name(of: font) }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = font
    copy.size = Self.possible(fontSize)
    return UIFont(copy)
  }

  // Of the font's own tables, in points. San Francisco's are a little different: its lines are 1.19 times the size, Inter's 1.21.

  /// From the baseline up to a line's upper edge.
  open var ascender: CGFloat { CGFloat(metrics?.ascent ?? 0) }
  /// From the baseline to a line's lower edge: below 0.
  open var descender: CGFloat { CGFloat(-(metrics?.descent ?? 0)) }
  open var leading: CGFloat { CGFloat(metrics?.lineGap ?? 0) }
  open var capHeight: CGFloat { CGFloat(metrics?.capHeight ?? 0) }
  open var xHeight: CGFloat { CGFloat(metrics?.xHeight ?? 0) }
  /// The height of a line.
  open var lineHeight: CGFloat { ascender - descender }

  private var metrics: FontMetrics? {
    TextMeasure.answer { fonts throws(FontError) in try fonts.metrics(of: font) }
  }

  /// Those of the machine.
  open class var familyNames: [String] { TextMeasure.answer { $0.familyNames } ?? [] }

  /// Those by which weights and slants of a family are asked for; it may have fewer.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
    return Font.Weight.allCases.flatMap { weight in
      [false, true].map {
        FontNames.name(of: Font(family: familyName, size: 1, weight: weight, isItalic: $0))
      }
    }
  }

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
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

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
