import Springform

/// A shape filled with a style, as a view.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
  public var shape: Content
  public var style: Style
  var fillStyle = FillStyle()

  init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  package func update(_ node: Node) {
    let element = node.own { ShapeElement<Content>(node) }
    element.set(shape, style.resolve(in: node.environment), fillStyle)
  }
}

/// A shape in the layout.
final class ShapeElement<S: Shape>: SurfaceElement {
  private let shape = AnimatedValue<S>()
  private let style = AnimatedValue<ResolvedStyle>()
  private var fillStyle = FillStyle()
  private var shapeLayer: ShapeLayer { unsafeDowncast(layer, to: ShapeLayer.self) }

  init(_ node: Node) {
    super.init(node, layer: OutlineLayer())
    layer.typeName = "\(S.self)"
  }

  func set(_ shape: S, _ style: ResolvedStyle, _ fillStyle: FillStyle) {
    self.shape.set(shape, for: self)
    self.style.set(style, for: self)
    self.fillStyle = fillStyle
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.target?.sizeThatFits(proposal) ?? .zero
  }

  override func movesMore(since pass: Int) -> Bool {
    shape.moves(since: pass) || style.moves(since: pass)
  }

  override func advanceMore(to time: Double) -> Bool {
    let shapeMoves = shape.advance(to: time)
    let styleMoves = style.advance(to: time)
    return shapeMoves || styleMoves
  }

  override func draw(_ size: CGSize) {
    guard let shape = shape.shown, let style = style.shown else { return }
    ContainerShape.drawn(in: node.environment) { draw(shape, style, size) }
  }

  private func draw(_ shape: S, _ style: ResolvedStyle, _ size: CGSize) {
    let layer = shapeLayer
    (layer as? OutlineLayer)?.style = style.shadows.isEmpty ? nil : style
    let rect = CGRect(origin: .zero, size: size)
    let gradient = style.layerGradient(in: size)
    layer.blurBackdrop(by: style.backdropBlur, within: shape, size)
    let line = (shape as? any DrawnAsLine)?.line(in: rect)
    (layer as? OutlineLayer)?.line = line
    if let (path, line) = line {
      layer.path = path.cgPath.path
      layer.fillColor = .clear
      layer.strokeColor = style.color ?? .clear
      layer.strokeGradient = gradient
      layer.lineWidth = Double(max(line.lineWidth, 0))
      layer.lineCap = .init(line.lineCap)
      layer.lineJoin = .init(line.lineJoin)
      layer.miterLimit = Double(line.miterLimit)
      layer.lineDashPattern = line.dash.map { Double($0) }
      layer.lineDashPhase = Double(line.dashPhase)
    } else {
      layer.path = shape.path(in: rect).cgPath.path
      layer.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
      layer.fillColor = style.color ?? .clear
      layer.gradient = gradient
    }
  }
}

extension Node {
  /// Makes the node's view one that fills its frame with a style.
  func fill(with style: some ShapeStyle) {
    own { ShapeElement<Rectangle>(self) }.set(
      Rectangle(), style.resolve(in: environment), FillStyle())
  }
}

extension Shape {
  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<
    Self, S
  > {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    fill(ForegroundStyle(), style: style)
  }

  /// Draws a line along the outline, half inside and half outside.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _ShapeView<
    _StrokedShape<Self>, S
  > {
    _StrokedShape(shape: self, style: style).fill(content)
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool)
    -> _ShapeView<
      _StrokedShape<Self>, S
    >
  {
    stroke(content, style: style)
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line along the outline, wholly inside.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style)
  }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension _ShapeView {
  /// Lays another filling over the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay(shape.fill(content, style: style))
  }
  /// Lays a line over the filled shape.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    overlay(shape.stroke(content, lineWidth: lineWidth))
  }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some View
  {
    overlay(shape.stroke(content, style: style))
  }
}

extension _ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay(shape.strokeBorder(content, lineWidth: lineWidth))
  }
}

extension View {
  /// Draws a line within the view's edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}

/// A layer that fingers meet within its outline, rather than within its bounds; of a line, on the line.
private final class OutlineLayer: ShapeLayer {
  var line: (path: Path, style: StrokeStyle)?
  /// Whose shadows are drawn; `nil` if there are none.
  var style: ResolvedStyle?

  override func draw(in canvas: inout Springform.Canvas) {
    guard let style else { return super.draw(in: &canvas) }
    let outline = line.map { $0.path.strokedPath($0.style).cgPath.path } ?? path
    style.drawShadows(of: outline, rule: line == nil ? fillRule : .nonZero, in: &canvas) { [unowned self] in
      drawWithoutShadows(in: &$0)
    }
  }

  private func drawWithoutShadows(in canvas: inout Springform.Canvas) { super.draw(in: &canvas) }

  override func contains(_ point: Point) -> Bool {
    if let line { return line.path.strokedPath(line.style).cgPath.path.contains(point) }
    return path.contains(point, usesEvenOddRule: fillRule == .evenOdd)
  }
}
