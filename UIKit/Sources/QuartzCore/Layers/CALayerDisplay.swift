import CoreGraphics
import Springform

extension CALayer {
  // MARK: Layout

  public final func setNeedsLayout() {
    guard !isCopy else { return }
    needsLayoutFlag = true
    MainLoop.current?.layersToLayOut.append(self)
  }

  public final func needsLayout() -> Bool { needsLayoutFlag }

  /// The view that the layer is of, or the layer: what an error names.
  final var owner: Any { delegate ?? self }

  /// Lays out the layer and all below it, from the topmost layer above it on that has to be.
  public final func layoutIfNeeded() {
    var (top, layer) = (self, superlayer)
    while let current = layer {
      if current.needsLayoutFlag { top = current }
      layer = current.superlayer
    }
    top.layOutBelow()
  }

  private func layOutBelow() {
    layOut()
    for layer in sublayerList { layer.layOutBelow() }
  }

  /// Lays out the layer itself, if it has to be.
  final func layOut() {
    guard needsLayoutFlag else { return }
    needsLayoutFlag = false
    layoutDepth += 1
    defer { layoutDepth -= 1 }
    guard MainLoop.current?.mayLayOut(self) ?? (layoutDepth < MainLoop.layoutDepthLimit) else { return }
    layoutSublayers()
  }

  // MARK: Content

  public final func setNeedsDisplay() {
    guard !isCopy, !needsDisplayFlag else { return }
    needsDisplayFlag = true
    MainLoop.current?.layersToDisplay.append(self)
  }

  public final func needsDisplay() -> Bool { needsDisplayFlag }

  public final func displayIfNeeded() {
    guard needsDisplayFlag else { return }
    // Who asks for it while drawing has it already.
    defer { needsDisplayFlag = false }
    display()
  }

  final var contentLayer: ContentLayer? { base as? ContentLayer }

  /// Whether something was drawn.
  final var hasContent: Bool { contentsImage != nil || (base as? any DrawnLayer)?.content.drawing.isEmpty == false }

  /// Keeps what ``draw(in:)`` draws as the content.
  package final func drawContent() {
    guard let layer = base as? any DrawnLayer else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(scale: contentsScale)
    let drawn = drawingAnimationCount > 0 ? presentation() ?? self : self
    context.extent = drawn.bounds
    drawn.draw(in: context)
    // Who draws nothing keeps the picture that was given.
    guard contentsImage == nil || !context.drawing.isEmpty else { return }
    contentsImage = nil
    contentLayer?.pictures = PictureMix()
    layer.content = DrawnContent(
      drawing: isOpaque ? context.drawing(on: Self.ground(below: drawn)) : context.drawing, bounds: Rect(drawn.bounds))
  }

  /// Shows a picture as the content.
  final func show(_ image: CGImage?) {
    guard let content = contentLayer else {
      if image != nil {
        MainLoop.current?.fail("a \(type(of: self)) shows no contents here; give it a sublayer that does")
      }
      return
    }
    keepContentsBefore()
    contentsImage = image
    content.content = DrawnContent()
    content.pictureScale = pictureScale
    content.pictures = image.map { PictureMix($0) } ?? PictureMix()
  }

  final var pictureScale: Double { contentsScale > 0 ? Double(contentsScale) : 1 }

  /// What an opaque layer's content is drawn on.
  private static func ground(below layer: CALayer) -> CGContext.Ground {
    let color = layer.backgroundColor?.color
    return CGContext.Ground(rect: Rect(layer.bounds), color: color.map { $0.alpha < 1 ? .black : $0 } ?? .black)
  }

  /// At each refresh while animations run that the content depends on.
  final func displayAnimated() {
    guard drawingAnimationCount > 0, let loop = MainLoop.current else { return }
    display()
    loop.animatedDrawings.append(self)
  }

  /// Whether an animation changes what the content depends on.
  final func contentDepends(on animation: CAAnimation) -> Bool {
    switch animation {
    case let animation as CAPropertyAnimation: animation.keyPath.map { Self.needsDisplay(forKey: $0) } ?? false
    case let group as CAAnimationGroup: group.animations?.contains { contentDepends(on: $0) } ?? false
    default: false
    }
  }
}
