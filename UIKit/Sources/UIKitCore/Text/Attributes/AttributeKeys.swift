public import QuartzCore
import Springform

// The values have UIKit's types: fonts, colours, styles, and numbers in points where nothing else is said.

extension NSAttributedString.Key {
  /// A `UIFont`; without, the system's at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; without, black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Between a letter and the next.
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Kept for who asks: whether letters are joined is the font's choice here; a note says so.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The `rawValue` of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Without, the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Upwards.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An ``NSShadow``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// As a percentage of the font's size; one above 0 leaves letters empty.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Without, the text's.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Nothing here slants or stretches letters; a note says so.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

// As they were called up to Swift 3.

public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
public let NSShadowAttributeName = NSAttributedString.Key.shadow
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

/// How a line below or through letters is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Not below spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  // As they were called up to Swift 4.
  public static let styleSingle = single
  public static let styleThick = thick
  public static let styleDouble = double
}

/// What letters cast.
open class NSShadow: NSObject, NSCopying, TextValueProviding, @unchecked Sendable {
  private let mark = SwiftObjectMark()
  /// In points, downwards.
  open var shadowOffset = CGSize.zero
  /// About twice the standard deviation, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor` or a `CGColor`; without, there is no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  override public init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  package var textValue: TextValue {
    guard case .color(let color) = (shadowColor as? any TextValueProviding)?.textValue else { return .shadow(nil) }
    return .shadow(
      TextAttributes.Shadow(
        color: color, offset: Vector(dx: Double(shadowOffset.width), dy: Double(shadowOffset.height)),
        radius: Double(shadowBlurRadius) / 2))
  }
}

extension UIColor: TextValueProviding {
  package var textValue: TextValue { .color(cgColor.color) }
}

extension UIFont: TextValueProviding {
  package var textValue: TextValue { .font(font) }
}

extension NSAttributedString {
  /// No letters. Foundation for Linux lacks it.
  public convenience init(_: Void = ()) { self.init(string: "") }
}
