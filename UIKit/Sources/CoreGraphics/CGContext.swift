package import Springform

/// Where a layer or a view draws its content.
///
/// What is drawn is kept as a drawing rather than as pixels, so that it is sharp at any scale.
public final class CGContext {
  /// What `saveGState()` keeps.
  private struct State {
    var transform = CGAffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var style = StrokeStyle(width: 1)
    var alpha = 1.0
    var clips: [Clip] = []
    var interpolationQuality = CGInterpolationQuality.default
    var shadow: Shadow?
    var blendMode = CGBlendMode.normal
    var textDrawingMode = CGTextDrawingMode.fill
    var textMatrix = CGAffineTransform.identity
  }

  /// In the context's base coordinates, whatever the current ones are.
  private struct Shadow {
    let offset: Vector
    let blur: Double
    let color: Color
  }

  /// What limits drawing, in the context's base coordinates.
  private enum Clip {
    case path(Path)
    /// What is drawn here, by its alpha.
    case mask((inout Canvas) -> Void)

    var isPath: Bool { if case .path = self { true } else { false } }
  }

  private var state = State()
  private var saved: [State] = []
  private var steps: [(inout Canvas) -> Void] = []
  /// Whether something was drawn that meets what was drawn before, and nothing below.
  private var isComposed = false
  /// What was under way when transparency layers began, the innermost last.
  private var outer: [Outer] = []

  private struct Outer {
    let steps: [(inout Canvas) -> Void]
    let isComposed: Bool
    let state: State
    let saved: [State]
  }

  /// The path under way, in the context's base coordinates.
  var current = Path()
  /// Pixels per point.
  package let scale: CGFloat
  /// Of the picture that is drawn, in points; `nil` for a layer's context.
  let size: CGSize?

  /// Whether base coordinates grow upward for those who draw.
  private let growsUpward: Bool
  /// The pixels that an app reads and writes itself, if there are any: they hold all that was drawn.
  var memory: PixelMemory?
  /// Of a picture that is made pixel by pixel.
  let format: PictureFormat?
  /// What shows of what is drawn, in base coordinates, unless it is a picture's.
  package var extent: CGRect?
  /// Of colours that are given as components.
  var (fillSpace, strokeSpace) = (CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceGray())

  package init(scale: CGFloat = 1, size: CGSize? = nil) {
    (self.scale, self.size) = (scale, size)
    (growsUpward, format) = (false, nil)
  }

  /// Makes a picture, a pixel a point.
  init(over bitmap: Bitmap, _ format: PictureFormat) {
    (scale, size) = (1, CGSize(width: bitmap.width, height: bitmap.height))
    (growsUpward, self.format) = (true, format)
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(bitmap.height))
  }

  /// Goes on with what an app's pixels show now.
  private func readMemory() {
    guard outer.isEmpty, let bitmap = memory?.bitmap else { return }
    let (picture, place) = (Image(bitmap), Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)))
    (steps, isComposed) = ([{ $0.draw(picture, in: place, interpolation: .nearest) }], false)
  }

  /// Shows an app what was drawn.
  private func writeMemory() {
    guard outer.isEmpty, let memory, let size else { return }
    memory.bitmap = CGImage(drawing, size: Size(size), scale: scale)?.bitmap
  }

  /// The rectangle around all limits, in base coordinates.
  func clipBounds(within all: CGRect) -> CGRect {
    state.clips.reduce(all) { rest, clip in
      guard case .path(let path) = clip else { return rest }
      let bounds = path.bounds.map { CGRect($0) } ?? .null
      return rest.isInfinite ? bounds : rest.intersection(bounds)
    }
  }

  /// What was drawn so far.
  package var drawing: Drawing {
    let draw = whole
    return Drawing { draw(&$0) }
  }

  /// All steps; as one picture where they compose with each other.
  private var whole: (inout Canvas) -> Void {
    let steps = steps
    func draw(_ canvas: inout Canvas) { for step in steps { step(&canvas) } }
    return isComposed ? { $0.compose(.sourceOver, draw) } : draw
  }

  /// How many things were drawn.
  package var stepCount: Int { steps.count }

  /// Whether nothing was drawn, and nothing moves, limits, fades or changes what will be.
  package var isUntouched: Bool {
    steps.isEmpty && state.transform == .identity && state.clips.isEmpty && state.alpha == 1 && state.shadow == nil
      && state.textDrawingMode == .fill
  }

  /// What lies below a drawing that nothing shines through.
  package struct Ground {
    let rect: Rect
    let color: Color

    package init(rect: Rect, color: Color) { (self.rect, self.color) = (rect, color) }
  }

  /// What was drawn so far, on a ground; nothing if nothing was drawn.
  package func drawing(on ground: Ground) -> Drawing {
    guard !steps.isEmpty else { return Drawing() }
    return Drawing { canvas in
      func draw(_ canvas: inout Canvas) {
        canvas.fill(.rect(ground.rect), with: ground.color)
        for step in steps { step(&canvas) }
      }
      if isComposed { canvas.compose(.sourceOver, draw) } else { draw(&canvas) }
    }
  }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }
  public func setLineWidth(_ width: CGFloat) { state.style.width = Double(width) }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = StrokeStyle.Cap(cap) }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = StrokeStyle.Join(join) }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = Double(limit) }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dashes) = (Double(phase), lengths.map { Double($0) })
  }

  // Edges are always smooth here, as they are unless a context says otherwise: there is nothing to be changed by allowing it, and no
  // way to forbid it.

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { edges(areSmooth: allowsAntialiasing) }
  public func setShouldAntialias(_ shouldAntialias: Bool) { edges(areSmooth: shouldAntialias) }
  private func edges(areSmooth: Bool) { if !areSmooth { noteMissing("edges that are not antialiased") } }

  /// 0...1, of what is drawn from now on.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(alpha) }

  /// How what is drawn from now on meets what was drawn before in this context. What lies below a layer or view is not met. For modes
  /// that take away, holes of the even-odd rule count as drawn.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    if mode == .plusDarker { noteMissing("drawings with the blend mode plusDarker") }
  }

  /// What is drawn until ``endTransparencyLayer()`` becomes one picture, which has the alpha, the shadow and the blend mode of now.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    outer.append(Outer(steps: steps, isComposed: isComposed, state: state, saved: saved))
    (steps, isComposed, saved) = ([], false, [])
    (state.alpha, state.shadow, state.blendMode, state.clips) = (1, nil, .normal, [])
  }

  /// The same, with a rectangle within which all will be drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let last = outer.popLast() else { return }
    let draw = whole
    (steps, isComposed, state, saved) = (last.steps, last.isComposed, last.state, last.saved)
    self.draw { $0.compose(.sourceOver, draw) }
  }

  /// What is drawn from now on casts a shadow, unless the colour is `nil`. Offset and blur are those of the layer, whatever the current
  /// coordinates are; the blur is about twice as wide as its standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { color in
      let offset = Vector(dx: Double(offset.width), dy: Double(growsUpward ? -offset.height : offset.height))
      return Shadow(offset: offset, blur: Double(blur) / 2, color: color.color)
    }
  }

  /// A black shadow of a third of the strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// What of letters is drawn from now on, those of strings too.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
  /// How letters are turned where Core Text draws them; where they stand, ``textPosition`` says, which is a part of it.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set { (state.textMatrix.tx, state.textMatrix.ty) = (newValue.x, newValue.y) }
  }
  var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
  var lineWidth: Double { state.style.width }

  /// From the current coordinates to pixels.
  public var ctm: CGAffineTransform { state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)) }
  /// From the current coordinates to the base ones.
  var currentTransform: CGAffineTransform { state.transform }

  /// How pictures are drawn in another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
  public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  // MARK: Drawing

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, rule)
    beginPath()
  }

  public func strokePath() {
    stroke(current)
    beginPath()
  }

  /// Fills the path under way, strokes it, or first one and then the other.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = current
    if mode != .stroke { fill(path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding) }
    if mode != .fill, mode != .eoFill { stroke(path) }
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill(local(.rect(Rect(rect))), .winding) }
  public func fillEllipse(in rect: CGRect) { fill(local(.ellipse(in: Rect(rect))), .winding) }
  public func stroke(_ rect: CGRect) { stroke(local(.rect(Rect(rect)))) }
  public func strokeEllipse(in rect: CGRect) { stroke(local(.ellipse(in: Rect(rect)))) }

  /// Turns the path under way into the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let transform = Springform.AffineTransform(state.transform)
    guard let inverse = transform.inverted else { return }
    current = current.applying(inverse).stroked(state.style).applying(transform)
  }

  /// Limits what is drawn from now on to the inside of the path under way.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = current
    if rule == .winding {
      state.clips.append(.path(path))
    } else {
      limit { $0.fill(path, with: .black, rule: .evenOdd) }
    }
    beginPath()
  }

  /// Takes away what was drawn within a rectangle.
  public func clear(_ rect: CGRect) {
    let area = local(.rect(Rect(rect)))
    let clips = state.clips
    readMemory()
    defer { writeMemory() }
    isComposed = true
    steps.append { canvas in
      Self.draw(in: &canvas, clips[...], 1) { canvas in
        canvas.withClip(area) { $0.compose(.clear) { $0.fill(area, with: .black) } }
      }
    }
  }

  public func clip(to rect: CGRect) { state.clips.append(.path(local(.rect(Rect(rect))))) }

  /// Limits what is drawn from now on by the alpha of what `mask` draws in base coordinates.
  func limit(by mask: @escaping (inout Canvas) -> Void) { state.clips.append(.mask(mask)) }

  private func local(_ path: Path) -> Path { path.applying(Springform.AffineTransform(state.transform)) }

  private func fill(_ path: Path, _ rule: CGPathFillRule) {
    let color = state.fillColor
    draw(within: path) { $0.fill(path, with: color, rule: rule == .evenOdd ? .evenOdd : .nonZero) }
  }

  private func stroke(_ path: Path) {
    // The pen is stretched with the coordinates, so the path goes back into them.
    let transform = Springform.AffineTransform(state.transform)
    guard let inverse = transform.inverted else { return }
    let (color, style) = (state.strokeColor, state.style)
    let line = path.applying(inverse)
    let area = state.blendMode.reachesBeyond ? line.stroked(style).applying(transform) : nil
    draw(within: area) { canvas in
      canvas.withTransform(transform) { $0.stroke(line, with: color, style: style) }
    }
  }

  /// Draws in the current coordinates what was drawn before.
  package func draw(_ drawing: Drawing) {
    let transform = Springform.AffineTransform(state.transform)
    draw { canvas in canvas.withTransform(transform) { $0.draw(drawing) } }
  }

  /// - Parameters:
  ///   - area: what of the context the drawing concerns, in base coordinates; all, unless it says so. Blend modes that also change what lies
  ///     beside a drawing stay within it.
  ///   - body: draws in base coordinates.
  func draw(within area: Path? = nil, _ body: @escaping (inout Canvas) -> Void) {
    readMemory()
    defer { writeMemory() }
    let (clips, alpha, shadow, mode) = (state.clips, state.alpha, state.shadow, state.blendMode)
    func drawShadowed(_ canvas: inout Canvas) {
      guard let shadow, shadow.color.alpha > 0 else { return body(&canvas) }
      canvas.withShadow(shadow.color, offset: shadow.offset, radius: shadow.blur, body)
    }
    guard mode != .normal else {
      steps.append { Self.draw(in: &$0, clips[...], alpha, drawShadowed) }
      return
    }
    isComposed = true
    var paths = clips.filter(\.isPath)
    if mode.reachesBeyond, let area { paths.append(.path(area)) }
    // A mask makes a picture of its own, which would meet nothing: it limits the drawing before the two meet.
    let masks = clips.filter { !$0.isPath }
    steps.append { canvas in
      Self.draw(in: &canvas, paths[...], 1) { canvas in
        mode.blend(in: &canvas) { Self.draw(in: &$0, masks[...], alpha, drawShadowed) }
      }
    }
  }

  private static func draw(
    in canvas: inout Canvas, _ clips: ArraySlice<Clip>, _ alpha: Double, _ body: (inout Canvas) -> Void
  ) {
    switch clips.first {
    case .path(let path): canvas.withClip(path) { draw(in: &$0, clips.dropFirst(), alpha, body) }
    case .mask(let mask): canvas.withMask(mask) { draw(in: &$0, clips.dropFirst(), alpha, body) }
    case nil: canvas.withOpacity(alpha, body)
    }
  }
}
