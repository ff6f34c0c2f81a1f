import SpringformGeometry
import SpringformMotion
import SpringformNumerics

extension Layer {
  /// Records the layer and all below it as shown now; the canvas is in the superlayer's coordinates.
  func display(in canvas: inout Canvas) {
    presenting {
      let opacity = opacity.clamped(to: 0...1, otherwise: 0)
      guard !isHidden, opacity > 0 else { return }
      canvas.withTransform(transformToSuperlayer) { canvas in
        let box = extent
        let outline = Path.roundedRect(box, cornerRadius: cornerRadius)
        // The blur lies outside the group, or it would see only the group's own content.
        if !box.isEmpty { canvas.blurBackdrop(outline, radius: backdropBlurRadius, opacity: opacity) }
        let shadow = shadow(under: canvas.transform)
        if let mask {
          // The mask takes the shadow too, so that one lies in a group of its own.
          canvas.group(Group(opacity: opacity), maskedBy: mask.display) { canvas in
            canvas.group(Group(shadow: shadow)) { displayContent(in: &$0, box, outline) }
          }
        } else {
          canvas.group(Group(opacity: opacity, shadow: shadow)) { displayContent(in: &$0, box, outline) }
        }
      }
    }
  }

  private func displayContent(in canvas: inout Canvas, _ box: Rect, _ outline: Path) {
    let clip = masksToBounds ? Group.Clip(path: outline, transform: canvas.transform) : nil
    if !box.isEmpty {
      canvas.fill(outline, with: backgroundColor)
      if gradientFillsBounds, let paint = gradient.paint(in: box) { canvas.fill(outline, with: paint) }
    }
    canvas.group(Group(clip: clip)) { canvas in
      if let contentClip = contentClip() { canvas.withClip(contentClip, draw) } else { draw(in: &canvas) }
      displaySublayers(in: &canvas)
    }
    if borderWidth > 0, !box.isEmpty {
      let width = min(borderWidth, min(box.width, box.height) / 2)
      let inset = width / 2
      let line = Path.roundedRect(box.insetBy(dx: inset, dy: inset), cornerRadius: max(cornerRadius - inset, 0))
      canvas.stroke(line, with: borderColor, style: StrokeStyle(width: width))
    }
  }

  private func shadow(under transform: AffineTransform) -> Shadow? {
    // As in Core Animation, masking to bounds cuts the shadow off too.
    guard shadowOpacity > 0, shadowColor.alpha > 0, !masksToBounds else { return nil }
    let offset =
      Point(x: shadowOffset.dx, y: shadowOffset.dy).applying(transform) - Point.zero.applying(transform)
    return Shadow(
      color: shadowColor.withAlpha(shadowColor.alpha * min(shadowOpacity, 1)),
      offset: offset, radius: max(shadowRadius, 0) * transform.scaleFactor)
  }
}
