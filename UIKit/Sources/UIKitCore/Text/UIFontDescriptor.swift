public import QuartzCore
import Springform

/// What font is wanted.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  let font: Font

  init(_ font: Font) { self.font = font }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontNames.font(named: fontName, size: Double(size)))
  }

  /// Family, name and size are read, and of the traits the weight and the symbolic ones.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(UIFontDescriptor(Font(size: 12)).addingAttributes(attributes).font)
  }

  /// The font for what a text is for.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// In points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  open var postscriptName: String { FontNames.name(of: font) }

  open var symbolicTraits: SymbolicTraits {
    var traits = SymbolicTraits()
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    [.family: font.family, .name: postscriptName, .size: pointSize]
  }

  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changed { $0.size = Double(newPointSize) } }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { changed { $0.family = newFamily } }

  /// Bold and italic are what fonts are chosen by; a note tells of others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if !symbolicTraits.subtracting([.traitBold, .traitItalic]).isEmpty {
      noteMissing("fonts by other traits than bold and italic")
    }
    return changed { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = font.weight.rawValue >= Font.Weight.semibold.rawValue
      if symbolicTraits.contains(.traitBold) != isBold {
        font.weight = isBold ? .regular : .bold
      }
    }
  }

  /// Inter is drawn in one design only: a note tells of others.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design != .default { noteMissing("other designs of the system's font") }
    return self
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { font in
      let size = (attributes[.size] as? NSNumber)?.doubleValue ?? (attributes[.size] as? CGFloat).map { Double($0) }
      if let name = attributes[.name] as? String { font = FontNames.font(named: name, size: font.size) }
      if let family = attributes[.family] as? String { font.family = family }
      if let size { font.size = size }
      let traits = attributes[.traits] as? [TraitKey: Any]
      if let weight = traits?[.weight] as? UIFont.Weight { font.weight = weight.weight }
      if let weight = traits?[.weight] as? CGFloat { font.weight = UIFont.Weight(rawValue: weight).weight }
    }
  }

  private func changed(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    return UIFontDescriptor(font)
  }

  override open func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
  override open var hash: Int { font.hashValue }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

/// Sizes of text for how large people want to read. Here nobody has changed what phones begin with, so that all stay as they are.
open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// - Parameter maximumPointSize: the most that it may become.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
