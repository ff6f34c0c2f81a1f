import SpringformGeometry
import SpringformMotion
import SpringformNumerics

extension Layer {
  /// Records the layer and all below it as shown now; the canvas is in the superlayer's coordinates.
  final func display(in canvas: inout Canvas) { display(in: &canvas, within: nil) }

  /// The same in the layer's own coordinates, wherever it lies.
  fileprivate final func displayInItself(in canvas: inout Canvas) {
    presenting {
      guard let passage else { return displayUnpassing(in: &canvas) }
      passage.display(in: &canvas, extent, displayUnpassing)
    }
  }

  /// The same without what a transition leaves of the past.
  private func displayUnpassing(in canvas: inout Canvas) {
    let opacity = opacity.clamped(to: 0...1, otherwise: 0)
    guard !isHidden, opacity > 0 else { return }
    displayFlat(in: &canvas, opacity: opacity, blendMode: .normal, extent, hasBackdrop: false)
  }

  final func displayPlane(in canvas: inout Canvas, within space: LayerSpace?) {
    presenting {
      if let passage { return display(passage, in: &canvas, within: space) }
      let opacity = opacity.clamped(to: 0...1, otherwise: 0) * opacityFromAbove(within: space)
      guard !isHidden, opacity > 0 else { return }
      switch placement(within: space) {
      case .flat(let transform):
        canvas.withTransform(transform) { displayFlat(in: &$0, opacity: opacity, blendMode: blendMode, extent) }
      case .turned(let projection):
        displayBackdrop(in: &canvas, opacity: opacity, projection)
        canvas.withProjection(projection, opacity: opacity, blendMode: blendMode) { canvas in
          displayFlat(in: &canvas, opacity: 1, blendMode: .normal, extent, hasBackdrop: false)
        }
      case .invisible: break
      }
    }
  }

  /// A layer that is hidden now still shows what it was.
  private func display(_ passage: LayerPassage, in canvas: inout Canvas, within space: LayerSpace?) {
    let opacity = opacityFromAbove(within: space)
    func displayBoth(in canvas: inout Canvas) {
      let clip = masksToBounds ? Group.Clip(path: outline(of: extent), transform: canvas.transform) : nil
      canvas.group(Group(clip: clip)) { passage.display(in: &$0, extent, displayUnpassing) }
    }
    switch placement(within: space) {
    case .flat(let transform):
      canvas.withTransform(transform) { canvas in
        canvas.group(Group(opacity: opacity, blendMode: blendMode), displayBoth)
      }
    case .turned(let projection):
      canvas.withProjection(projection, opacity: opacity, blendMode: blendMode, displayBoth)
    case .invisible: break
    }
  }

  /// How far, in points, the outline of a blurred backdrop may stray from a turned layer's.
  private static let backdropTolerance = 0.02

  private func displayBackdrop(in canvas: inout Canvas, opacity: Double, _ projection: Projection) {
    guard backdropBlurRadius > 0, !extent.isEmpty else { return }
    let outline = projection.image(of: outline(of: extent), tolerance: Self.backdropTolerance)
    canvas.blurBackdrop(outline, radius: backdropBlurRadius, opacity: opacity)
  }

  private func displayFlat(
    in canvas: inout Canvas, opacity: Double, blendMode: BlendMode, _ box: Rect, hasBackdrop: Bool = true
  ) {
    let outline = self.outline(of: box)
    // The blur lies outside the group, or it would see only the group's own content.
    if hasBackdrop, !box.isEmpty { canvas.blurBackdrop(outline, radius: backdropBlurRadius, opacity: opacity) }
    var group = Group(
      shadow: shadowPath.isEmpty ? shadow(under: canvas.transform) : nil,
      blurRadius: blurRadius > 0 ? blurRadius * canvas.transform.scaleFactor : 0, colorEffects: colorEffects)
    if opacity < 1, !allowsGroupOpacity, blendMode == .normal, isGroupByNothingElse(group) {
      displayParts(in: &canvas, box, outline, opacity: opacity)
    } else if let mask {
      // The mask takes the shadow and the blur too, so that these lie in a group of their own.
      canvas.group(Group(opacity: opacity, blendMode: blendMode), maskedBy: mask.display) { canvas in
        displayShadowOfPath(in: &canvas)
        canvas.group(group) { displayContent(in: &$0, box, outline) }
      }
    } else if !shadowPath.isEmpty {
      canvas.group(Group(opacity: opacity, blendMode: blendMode)) { canvas in
        displayShadowOfPath(in: &canvas)
        canvas.group(group) { displayContent(in: &$0, box, outline) }
      }
    } else {
      (group.opacity, group.blendMode) = (opacity, blendMode)
      canvas.group(group) { displayContent(in: &$0, box, outline) }
    }
  }

  /// What fades the layer besides its own opacity.
  final func opacityFromAbove(within space: LayerSpace?) -> Double {
    (space?.opacity ?? 1) * (superlayer?.sublayerOpacity ?? 1)
  }

  private func isGroupByNothingElse(_ group: Group) -> Bool {
    mask == nil && group == Group() && shadow(under: .identity) == nil && innerShadow(under: .identity) == nil
  }

  /// Each part faded by itself.
  private func displayParts(in canvas: inout Canvas, _ box: Rect, _ outline: Path, opacity: Double) {
    let clip = masksToBounds ? Group.Clip(path: outline, transform: canvas.transform) : nil
    let faded = Group(opacity: opacity)
    canvas.group(faded) { displayBackground(in: &$0, box, outline) }
    canvas.group(Group(clip: clip)) { canvas in
      canvas.group(faded, displayOwnContent)
      sublayerOpacity = opacity
      displaySublayers(in: &canvas)
      sublayerOpacity = 1
    }
    canvas.group(faded) { displayBorder(in: &$0, box) }
  }

  private func displayContent(in canvas: inout Canvas, _ box: Rect, _ outline: Path) {
    let clip = masksToBounds ? Group.Clip(path: outline, transform: canvas.transform) : nil
    if let innerShadow = innerShadow(under: canvas.transform) {
      canvas.group(Group(innerShadow: innerShadow)) { canvas in
        displayBackground(in: &canvas, box, outline)
        canvas.group(Group(clip: clip), displayOwnContent)
      }
      canvas.group(Group(clip: clip), displaySublayers)
    } else {
      displayBackground(in: &canvas, box, outline)
      canvas.group(Group(clip: clip)) { canvas in
        displayOwnContent(in: &canvas)
        displaySublayers(in: &canvas)
      }
    }
    displayBorder(in: &canvas, box)
  }

  private func displayBorder(in canvas: inout Canvas, _ box: Rect) {
    guard borderWidth > 0, !box.isEmpty else { return }
    let width = min(borderWidth, min(box.width, box.height) / 2)
    canvas.stroke(outline(of: box, inset: width / 2), with: borderColor, style: StrokeStyle(width: width))
  }

  private func displayBackground(in canvas: inout Canvas, _ box: Rect, _ outline: Path) {
    guard !box.isEmpty else { return }
    canvas.fill(outline, with: backgroundColor)
    if gradientFillsBounds, let paint = gradient.paint(in: box) { canvas.fill(outline, with: paint) }
  }

  private func displayOwnContent(in canvas: inout Canvas) {
    if let contentClip = contentClip() { canvas.withClip(contentClip, draw) } else { draw(in: &canvas) }
  }

  /// The shadow of a shape that is not drawn itself: the shape, blurred, in the shadow's colour.
  private func displayShadowOfPath(in canvas: inout Canvas) {
    guard !shadowPath.isEmpty, let shadow = shadow(under: canvas.transform) else { return }
    canvas.group(Group(blurRadius: shadow.radius)) { canvas in
      let moved = shadowPath.applying(AffineTransform(translationX: shadowOffset.dx, y: shadowOffset.dy))
      canvas.fill(moved, with: shadow.color)
    }
  }

  private func shadow(under transform: AffineTransform) -> Shadow? {
    // As in Core Animation, masking to bounds cuts the shadow off too.
    guard shadowOpacity > 0, shadowColor.alpha > 0, !masksToBounds else { return nil }
    return Shadow(shadowColor, shadowOpacity, shadowOffset, shadowRadius, under: transform)
  }

  private func innerShadow(under transform: AffineTransform) -> Shadow? {
    guard innerShadowOpacity > 0, innerShadowColor.alpha > 0 else { return nil }
    return Shadow(innerShadowColor, innerShadowOpacity, innerShadowOffset, innerShadowRadius, under: transform)
  }
}

extension Shadow {
  /// From the coordinates of what casts it to the canvas' points.
  init(
    _ color: Color, _ opacity: Double, _ offset: Vector, _ radius: Double, under transform: AffineTransform
  ) {
    self.init(
      color: color.withAlpha(color.alpha * min(opacity, 1)),
      offset: Point(x: offset.dx, y: offset.dy).applying(transform) - Point.zero.applying(transform),
      radius: max(radius, 0) * transform.scaleFactor)
  }
}

extension Drawing {
  /// What a layer and all below it show now, in the layer's own coordinates: neither where it lies nor how it is turned counts.
  public init(of layer: Layer) { self.init { layer.displayInItself(in: &$0) } }
}
