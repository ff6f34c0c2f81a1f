import Foundation
import Springform

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
  /// What draws the text instead, if anything does, and where.
  private var renderer: AnimatedTextRenderer?
  private lazy var rendered = RenderedLayer()
  private var letters: (size: CGSize, layout: Text.Layout)?
  /// The letters that are on their way to the text's, and the value that it stood for.
  private var rolling: RollingLetters?
  private var figure: Double?
  private var textLayer: TextLayer { unsafeDowncast(layer, to: TextLayer.self) }

  init(_ node: Node) {
    super.init(node, layer: TextLayer())
    layer.typeName = "Text"
  }

  func set(_ text: Text) {
    let environment = node.environment
    if text != self.text {
      change.begin(on: self, by: environment.contentTransition)
      roll(by: environment.contentTransition)
    }
    if case .numericText(_, let value) = environment.contentTransition.kind { figure = value }
    self.text = text
    lineLimit = environment.lineLimit
    truncation = environment.truncation
    minimumScale = environment.minimumScaleFactor
    color.set(ForegroundStyle().resolve(in: environment), for: self)
    fontSize = CGFloat(environment.stageFont(of: text.runs.first?.style ?? Text.Style()).size)
    letters = nil
    if let wanted = environment.textRenderer {
      if renderer?.set(wanted, for: self) != true {
        renderer = .make(wanted)
        _ = renderer?.set(wanted, for: self)
      }
    } else {
      renderer = nil
    }
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
    guard let renderer = node.environment.textRenderer else { return measureText(proposal) }
    return renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: measureText))
  }

  private func measureText(_ proposal: ProposedViewSize) -> CGSize {
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
    layer.show(color.shown?.shadows ?? [])
    if node.environment.showsPlaceholders { return drawPlaceholder(size) }
    if let renderer = renderer?.shown { return draw(size, by: renderer) }
    if let rolling { return draw(size, rolling) }
    if !rendered.steps.isEmpty { rendered.steps = [] }
    write(attributed(shownScale), in: textLayer)
    for (gradient, cover) in covers {
      cover.show(shown(gradient), in: size)
      let letters = attributed(shownScale) { $0.color == nil && $0.gradient == gradient ? .black : .clear }
      write(letters, in: unsafeDowncast(cover.stencil, to: TextLayer.self))
    }
  }

  private func drawPlaceholder(_ size: CGSize) {
    textLayer.attributedText = AttributedText([])
    let color = Placeholder.color(color.shown)
    let layout = layout(width: size.width, scale: shownScale)
    let top = (Double(size.height) - (layout?.size.height ?? 0)) / 2
    let bars = Placeholder.bars(of: layout).map { $0.offsetBy(Vector(dx: 0, dy: top)) }
    show(
      [{ canvas in for bar in bars { canvas.fill(.roundedRect(bar, cornerRadius: Placeholder.radius), with: color) } }],
      size)
  }

  private func show(_ steps: [DrawingStep], _ size: CGSize) {
    rendered.steps = steps
    rendered.bounds = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    rendered.position = rendered.bounds.center
  }

  private func draw(_ size: CGSize, by renderer: any TextRenderer) {
    textLayer.attributedText = AttributedText([])
    if letters?.size != size { letters = lettersLayout(in: size).map { (size, $0) } }
    guard let layout = letters?.layout else { return }
    var context = GraphicsContext(size, of: self)
    renderer.draw(layout: layout, in: &context)
    show(context.steps, size)
  }

  /// Begins where the text says what it has said so far for the last time, if the update is animated.
  private func roll(by transition: ContentTransition) {
    guard case .numericText(let countsDown, let value) = transition.kind, node.transaction.animation != nil,
      !node.isNew
    else { return rolling = nil }
    let size = CGSize(width: layer.bounds.width, height: layer.bounds.height)
    guard let former = lettersLayout(in: size) else { return }
    var goesUp = !countsDown
    if let value, let figure { goesUp = value >= figure }
    rolling = RollingLetters(from: former, size, text, goesUp: goesUp, on: self)
  }

  private func draw(_ size: CGSize, _ rolling: RollingLetters) {
    textLayer.attributedText = AttributedText([])
    if letters?.size != size { letters = lettersLayout(in: size).map { (size, $0) } }
    guard let layout = letters?.layout else { return }
    let context = GraphicsContext(size, of: self)
    rolling.draw(layout, text, in: size, with: context)
    show(context.steps, size)
  }

  /// Where each letter lies in a size.
  private func lettersLayout(in size: CGSize) -> Text.Layout? {
    var numbered = text.inLetters.attributed(in: node.environment, scale: shownScale) { _ in .black }
    for index in numbered.runs.indices {
      numbered.runs[index].attributes.color = Springform.Color(red: Double(index), green: 0, blue: 0)
    }
    let stage = host.loop.stage
    do throws(FontError) {
      let layout = try stage.fonts.layout(
        numbered, width: Double(size.width), maximumLines: lineLimit, truncation: truncation)
      let origin = CGPoint(x: 0, y: (size.height - CGFloat(layout.size.height)) / 2)
      return Text.Layout(text, layout, at: origin) { [unowned self] style in
        style.color.map { $0.resolved(in: node.environment).stageColor }
      }
    } catch {
      stage.fail(.font(error))
      return nil
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
    if renderer != nil || rolling != nil || node.environment.showsPlaceholders { return surface.add(rendered) }
    if let former = change.former { surface.add(former) }
    for (_, cover) in covers { surface.add(cover.layer) }
  }

  override func movesMore(since pass: Int) -> Bool {
    color.moves(since: pass) || renderer?.moves(since: pass) == true || rolling?.moves(since: pass) == true
  }

  override func advanceMore(to time: Double) -> Bool {
    let changes = change.advance(to: time)
    let renders = renderer?.advance(to: time) == true
    let rolls = rolling?.advance(to: time) == true
    if !rolls { rolling = nil }
    return color.advance(to: time) || changes || renders || rolls
  }
}

/// What a renderer draws, which may go beyond the text's edges.
private final class RenderedLayer: Layer {
  var steps: [DrawingStep] = []

  override init() {
    super.init()
    typeName = "Letters"
  }

  override func draw(in canvas: inout Springform.Canvas) { for step in steps { step(&canvas) } }
}
