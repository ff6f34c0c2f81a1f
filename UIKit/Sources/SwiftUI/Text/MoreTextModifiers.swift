public import CoreGraphics

extension Text {
  /// A colour or a gradient for the part.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    if let color = style as? Color { return foregroundColor(color) }
    if let level = (style as? HierarchicalShapeStyle)?.level {
      return foregroundColor(
        Color([.primary, .secondary, .tertiary, .quaternary, .quaternary][min(level, 4)]))
    }
    if style is TintShapeStyle { return foregroundColor(.accentColor) }
    if style is ForegroundStyle { return self }
    let resolved = style.resolve(in: EnvironmentValues())
    if resolved.kind != .color {
      if let gradient = style as? any ShapeStyle & Hashable { return self.gradient(Part(gradient)) }
      noteMissing("styles of one's own in a part of a text")
    }
    return foregroundColor(resolved.stops.first.map { Color(.components($0.color)) })
  }

  /// Digits are equally wide; of other letters a note tells.
  public func monospaced(_ isActive: Bool = true) -> Text {
    guard isActive else { return self }
    noteMissing("letters of the system's font that are equally wide")
    return monospacedDigit()
  }
  public func fontDesign(_ design: Font.Design?) -> Text {
    if let design, design != .default {
      noteMissing("designs of the system's font other than the usual one")
    }
    return self
  }
}

extension View {
  public func monospaced(_ isActive: Bool = true) -> some View {
    transformEnvironment(\.font) { if isActive { $0 = ($0 ?? .body).monospaced() } }
  }
  /// Another design of the same font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    if let design, design != .default {
      noteMissing("designs of the system's font other than the usual one")
    }
    return self
  }
  /// The font is as wide as it is.
  public func fontWidth(_ width: Font.Width?) -> some View {
    if let width, width != .standard {
      noteMissing("widths of the system's font other than the usual one")
    }
    return self
  }
  /// At most so many lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  /// Any number of lines; room for more than there are is not kept.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    if reservesSpace { noteMissing("room kept for lines that a text does not have") }
    return lineLimit(limit)
  }
  /// Letters keep their distances.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Nobody selects text here.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { .init() }
}

extension Font {
  /// How wide letters are, as a share of the usual width.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
