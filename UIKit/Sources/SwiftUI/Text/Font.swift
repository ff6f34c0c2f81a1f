public import CoreGraphics
import QuartzCore
import Springform
import UIKit

/// A typeface at a size. The system's is Inter here, as Apple's may be used on Apple's systems only.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case size(CGFloat)
    case style(TextStyle)
    /// At a size that grows with a style's; without a style it stays.
    case named(String, CGFloat, TextStyle?)
  }

  var base: Base
  var weight: Weight?
  var isItalic = false
  var hasMonospacedDigits = false

  public struct Weight: Hashable, Sendable {
    let weight: Springform.Font.Weight
    public static let ultraLight = Weight(weight: .thin)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  init(_ base: Base) { self.base = base }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size)).designed(design, weight)
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default)
    -> Font
  {
    Font(.size(size)).designed(design, weight)
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(.style(style)).designed(design, weight)
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style)).designed(design, nil)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.named(name, size, .body)) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, fixedSize, nil))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(name, size, textStyle))
  }

  private func designed(_ design: Design?, _ weight: Weight?) -> Font {
    var copy = self
    copy.weight = weight
    switch design {
    case nil, .default: break
    case .monospaced:
      noteMissing("letters of the system's font that are equally wide")
      copy.hasMonospacedDigits = true
    case .serif, .rounded: noteMissing("system's fonts with serifs or round ends")
    }
    return copy
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  public func monospaced() -> Font { designed(.monospaced, weight) }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// A font that the machine has; the system's stands for others, as it does on phones, which a note tells.
  private static func installed(_ name: String, size: CGFloat) -> Springform.Font? {
    if let font = FontNames.installed(name, size: UIFont.possible(size)) { return font }
    noteOnce("the font '\(name)' is not installed, so that the system's stands for it")
    return nil
  }

  /// As the stage has it, for people who want text at a size.
  func stageFont(at typeSize: DynamicTypeSize) -> Springform.Font {
    var font: Springform.Font
    switch base {
    case .size(let size): font = Springform.Font(size: Double(max(size, 1)))
    case .style(let style):
      font = Springform.Font(
        size: Double(style.size(at: typeSize)), weight: style == .headline ? .semibold : .regular)
    case .named(let name, let usual, let style):
      let size = usual * (style?.growth(at: typeSize) ?? 1)
      font = Self.installed(name, size: size) ?? Springform.Font(size: Double(size))
    }
    if let weight { font.weight = weight.weight }
    font.isItalic = font.isItalic || isItalic
    font.hasMonospacedDigits = font.hasMonospacedDigits || hasMonospacedDigits
    return font
  }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The stage's font for text that says none of its own.
  var stageFont: Springform.Font { stageFont(of: nil) }

  /// The stage's font for text that says `font`.
  func stageFont(of font: Font?) -> Springform.Font { (font ?? self.font ?? .body).stageFont(at: dynamicTypeSize) }
}
