import SpringformGeometry
import SpringformScene

/// What of a layer its masks let be seen.
extension LottiePlayer {
  func drawMasked(
    _ layer: LayerModel, at frame: Double, into canvas: inout Canvas, _ body: (inout Canvas) -> Void
  ) {
    let masks = layer.masks
    guard let first = masks.first, !strokeInPlaceOfMasks(layer, at: frame) else { return body(&canvas) }
    if masks.count == 1, first.mode == .add, !first.isInverted, share(first.opacity, at: frame) == 1,
      number(first.expansion, at: frame) == 0
    {
      let outline = value(first.outline, at: frame)
      // One without an area lets nothing be seen.
      guard outline.isClosed else { return }
      return canvas.withClip(Path(outline), body)
    }
    canvas.withMask({ canvas in drawMasks(masks, at: frame, into: &canvas) }, body)
  }

  /// The masks, one upon the other, in a picture whose alpha counts.
  private func drawMasks(_ masks: [MaskModel], at frame: Double, into canvas: inout Canvas) {
    // What lies outside of an inverted mask is as large as the file, as lottie-web has it.
    let all = Path.rect(Rect(origin: .zero, size: document.size))
    for (index, mask) in masks.enumerated() {
      if index == 0, mask.mode == .subtract || mask.mode == .intersect || mask.mode == .darken {
        let beyond = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        canvas.fill(.rect(beyond), with: .black)
      }
      let outline = value(mask.outline, at: frame)
      let opacity = share(mask.opacity, at: frame)
      let growth = number(mask.expansion, at: frame)
      func draw(_ canvas: inout Canvas) {
        guard outline.isClosed else { return }
        var path = Path(outline)
        if mask.isInverted {
          var inverted = all
          inverted.addPath(path)
          path = inverted
        }
        canvas.withOpacity(opacity) { canvas in
          canvas.fill(path, with: .black, rule: mask.isInverted ? .evenOdd : .nonZero)
          guard growth != 0 else { return }
          let line = StrokeStyle(width: 2 * abs(growth), join: .miter)
          if (growth > 0) != mask.isInverted {
            canvas.stroke(Path(outline), with: .black, style: line)
          } else {
            canvas.compose(.destinationOut) { $0.stroke(Path(outline), with: .black, style: line) }
          }
        }
      }
      switch mask.mode {
      case .add, .lighten: draw(&canvas)
      case .subtract: canvas.compose(.destinationOut) { draw(&$0) }
      case .intersect, .darken: canvas.compose(.destinationIn) { draw(&$0) }
      case .difference: canvas.compose(.xor) { draw(&$0) }
      }
    }
  }
}
