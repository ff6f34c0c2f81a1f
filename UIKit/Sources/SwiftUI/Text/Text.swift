public import CoreGraphics
public import Foundation
import QuartzCore
import Springform

/// A text that is read.
public struct Text: PrimitiveView, Equatable {
  /// What is special about a part.
  struct Style: Hashable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var hasMonospacedDigits = false
    var color: Color?
    /// Instead of a colour.
    var gradient: Part?
    var kerning: CGFloat = 0
    var isUnderlined = false
    var isStruckThrough = false
    var baselineOffset: CGFloat = 0
    /// How much smaller the letters are, 0...1.
    var scale: CGFloat = 1
    /// What is said to a renderer, by its type; see TextRenderer.swift.
    var attributes: [ObjectIdentifier: Told] = [:]
  }

  /// A style that is more than a colour.
  struct Part: Hashable {
    let style: any ShapeStyle
    private let value: AnyHashable

    init(_ style: some ShapeStyle & Hashable) { (self.style, value) = (style, AnyHashable(style)) }
    static func == (a: Part, b: Part) -> Bool { a.value == b.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  struct Run: Hashable {
    var string: String
    var style = Style()
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  public init(verbatim content: String) { runs = [Run(string: content)] }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { runs = [Run(string: String(content))] }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = key.runs
  }
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    if content.runs.count > 1 { noteMissing("parts of an AttributedString that look different") }
    runs = [Run(string: String(content.characters))]
  }
  public init(_ date: QuartzCore.Date, style: DateStyle) {
    noteMissing("dates in a person's own form")
    runs = [Run(string: "\(date)")]
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    runs = [Run(string: format.format(input))]
  }

  public struct DateStyle: Hashable, Sendable {
    let name: String
    public static let date = DateStyle(name: "date")
    public static let time = DateStyle(name: "time")
  }

  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index].style) }
    return copy
  }

  // What was said first, of a part, goes before what is said of the whole.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { styled { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  public func foregroundColor(_ color: Color?) -> Text {
    styled { if $0.gradient == nil { $0.color = $0.color ?? color } }
  }
  func gradient(_ gradient: Part) -> Text {
    styled { if $0.color == nil { $0.gradient = $0.gradient ?? gradient } }
  }
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = isActive }
  }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = baselineOffset }
  }

  package func update(_ node: Node) { node.own { TextElement(node) }.set(self) }
}
