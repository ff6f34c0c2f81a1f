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

/// A text that may be translated: what is written in it in brackets is put in.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  var runs: [Text.Run]

  public init(_ value: String) { runs = Markdown.runs(of: value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    runs = Markdown.runs(of: stringInterpolation.runs)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [Text.Run] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ string: String) {
      if runs.last?.style == Text.Style() {
        runs[runs.count - 1].string += string
      } else {
        runs.append(.init(string: string))
      }
    }

    public mutating func appendLiteral(_ literal: String) { append(literal) }
    /// What is put in is no Markdown.
    private mutating func appendPlain(_ string: String) {
      append(string.map { "*_`~[]\\".contains($0) ? "\\\($0)" : "\($0)" }.joined())
    }

    public mutating func appendInterpolation(_ string: String) { appendPlain(string) }
    public mutating func appendInterpolation(_ text: Text) { runs += text.runs }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      appendPlain(String(format: specifier, value))
    }
    public mutating func appendInterpolation<T>(_ value: T) { appendPlain("\(value)") }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { appendPlain(format.format(input)) }
  }
}

/// A text in the layout.
final class TextElement: SurfaceElement {
  private var text = Text(verbatim: "")
  private var lineLimit: Int?
  private var truncation = Paragraph.Truncation.tail
  private var fontSize: CGFloat = 17
  private var minimumScale: CGFloat = 1
  private let color = AnimatedValue<ResolvedStyle>()
  private let change = ContentChange()
  /// Of the gradients in which parts are written, `nil` is the one of the whole.
  private var covers: [(gradient: Text.Part?, cover: GradientCover)] = []
  private var textLayer: TextLayer { unsafeDowncast(layer, to: TextLayer.self) }

  init(_ node: Node) {
    super.init(node, layer: TextLayer())
    layer.typeName = "Text"
  }

  func set(_ text: Text) {
    let environment = node.environment
    if text != self.text { change.begin(on: self, by: environment.contentTransition) }
    self.text = text
    lineLimit = environment.lineLimit
    truncation = environment.truncation
    minimumScale = environment.minimumScaleFactor
    color.set(ForegroundStyle().resolve(in: environment), for: self)
    fontSize = CGFloat(environment.stageFont(of: text.runs.first?.style ?? Text.Style()).size)
    var gradients: [Text.Part?] = []
    for style in text.runs.map(\.style)
    where style.color == nil && !gradients.contains(style.gradient) && shown(style.gradient).kind != .color {
      gradients.append(style.gradient)
    }
    covers = gradients.map { gradient in
      (gradient, covers.first { $0.gradient == gradient }?.cover ?? GradientCover(TextLayer()))
    }
  }

  private func shown(_ gradient: Text.Part?) -> ResolvedStyle {
    gradient.map { $0.style.resolve(in: node.environment) } ?? color.shown
      ?? Color.primary.resolve(in: node.environment)
  }

  /// What a part is written in: where a gradient is seen, nothing.
  private func color(of style: Text.Style) -> Springform.Color {
    if let color = style.color { return color.resolved(in: node.environment).stageColor }
    return shown(style.gradient).color ?? .clear
  }

  /// Lines are broken for where the text goes, not for its way there.
  override var hasSizeAtOnce: Bool { true }

  private func attributed(
    _ scale: CGFloat = 1, colors: ((Text.Style) -> Springform.Color)? = nil
  ) -> AttributedText {
    text.attributed(in: node.environment, scale: scale) { colors?($0) ?? color(of: $0) }
  }

  private func layout(width: CGFloat?, scale: CGFloat = 1) -> AttributedLayout? {
    let stage = host.loop.stage
    do throws(FontError) {
      return try stage.fonts.layout(
        attributed(scale), width: width.flatMap { $0.isFinite ? Double($0) : nil },
        maximumLines: lineLimit,
        truncation: truncation)
    } catch {
      stage.fail(.font(error))
      return nil
    }
  }

  /// San Francisco's line, which Inter's is a little higher than, in points rounded up to a pixel.
  private func height(of layout: AttributedLayout, scale: CGFloat) -> CGFloat {
    let isSystem = text.runs.allSatisfy {
      node.environment.stageFont(of: $0.style).family == "Inter" && $0.style.font == nil
    }
    let pixels = host.pixelScale
    guard isSystem else { return (CGFloat(layout.size.height) * pixels).rounded(.up) / pixels }
    let line = (fontSize * scale * 1.193 * pixels).rounded(.up) / pixels
    let count = CGFloat(layout.lineCount)
    return line * count + node.environment.lineSpacing * max(count - 1, 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let pixels = host.pixelScale
    // An empty text has the height of a line.
    guard text.runs.contains(where: { !$0.string.isEmpty }) else {
      return CGSize(width: 0, height: (fontSize * 1.193 * pixels).rounded(.up) / pixels)
    }
    let scale = scale(for: proposal)
    guard let layout = layout(width: proposal.width, scale: scale) else { return .zero }
    var size = CGSize(
      width: (CGFloat(layout.size.width) * pixels).rounded(.up) / pixels,
      height: height(of: layout, scale: scale))
    if let width = proposal.width, width > 0 { size.width = min(size.width, max(width, 0)) }
    return size
  }

  /// How much smaller the text has to be to fit.
  private func scale(for proposal: ProposedViewSize) -> CGFloat {
    guard minimumScale < 1, let width = proposal.width, width.isFinite,
      let whole = layout(width: nil)
    else { return 1 }
    return max(min(width / max(CGFloat(whole.size.width), 1), 1), minimumScale)
  }

  override var spacing: ViewSpacing { ViewSpacing(fontSize: fontSize) }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let line = fontSize * 1.193
    if guide.id == FirstTextBaseline.self { return fontSize * 0.952 }
    if guide.id == LastTextBaseline.self { return size.height - line + fontSize * 0.952 }
    return nil
  }

  private var shownScale: CGFloat = 1

  override func place(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    shownScale = scale(for: proposal)
    super.place(size, proposal, on: surface)
  }

  override func draw(_ size: CGSize) {
    write(attributed(shownScale), in: textLayer)
    for (gradient, cover) in covers {
      cover.show(shown(gradient), in: size)
      let letters = attributed(shownScale) { $0.color == nil && $0.gradient == gradient ? .black : .clear }
      write(letters, in: unsafeDowncast(cover.stencil, to: TextLayer.self))
    }
  }

  private func write(_ text: AttributedText, in layer: TextLayer) {
    layer.isWrapped = true
    layer.maximumLines = lineLimit
    layer.truncation = truncation
    var shown = text
    if change.share < 1 {
      for index in shown.runs.indices {
        let color = shown.runs[index].attributes.color
        shown.runs[index].attributes.color = color.withAlpha(color.alpha * change.share)
      }
    }
    layer.attributedText = shown
  }

  override func placeInside(_ size: CGSize, _ proposal: ProposedViewSize, on surface: Surface) {
    if let former = change.former { surface.add(former) }
    for (_, cover) in covers { surface.add(cover.layer) }
  }

  override func movesMore(since pass: Int) -> Bool { color.moves(since: pass) }

  override func advanceMore(to time: Double) -> Bool {
    let changes = change.advance(to: time)
    return color.advance(to: time) || changes
  }
}
