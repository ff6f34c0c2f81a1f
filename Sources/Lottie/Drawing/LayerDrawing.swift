import SpringformGeometry
import SpringformScene

/// A layer with all that is done to it.
extension LottiePlayer {
  func drawLayer(into canvas: inout Canvas) {
    guard let scope else { return }
    let layer = scope.layer
    guard layer.isThere(at: scope.frame), layer.isSeen else { return }
    guard let matte = layer.matte else { return drawUnmatted(scope, into: &canvas) }
    canvas.withMask(
      coverage: matte.isLuminance ? .luminance : .alpha, isInverted: matte.isInverted,
      { canvas in scoped(scope.other(matte.layer)).drawLayer(into: &canvas) },
      { canvas in drawUnmatted(scope, into: &canvas) })
  }

  private func drawUnmatted(_ scope: Scope, into canvas: inout Canvas) {
    let layer = scope.layer
    let opacity = share(layer.transform.opacity, at: scope.frame)
    guard opacity > 0 else { return }
    func draw(_ canvas: inout Canvas) {
      drawMasked(layer, at: scope.frame, into: &canvas) { canvas in
        drawEffects(layer.effects.filter(\.isDrawn)[...], at: scope.frame, into: &canvas) { canvas in
          drawContent(scope, into: &canvas)
        }
      }
    }
    let projection = projection(of: scope)
    let matrix = projection.affine
    if let matrix, matrix.determinant == 0 || !matrix.determinant.isFinite { return }
    placed(opacity: opacity, layer.blendMode, on: &canvas) { canvas in
      drawStyled(layer.styles[...], at: scope.frame, into: &canvas) { canvas in
        if let matrix { canvas.withTransform(matrix, draw) } else { canvas.withProjection(projection, draw) }
      }
    }
  }

  private func drawContent(_ scope: Scope, into canvas: inout Canvas) {
    let (layer, frame) = (scope.layer, scope.frame)
    switch layer.kind {
    case .composition(let asset, let size):
      guard case .composition(let inner) = document.assets[asset], size.width > 0, size.height > 0 else { return }
      canvas.withClip(.rect(Rect(origin: .zero, size: size))) { canvas in
        draw(inner, at: innerFrame(of: layer, at: frame), in: scope, into: &canvas)
      }
    case .solid(let size, let color, let path):
      canvas.fill(.rect(Rect(origin: .zero, size: size)), with: colors[path]?.withAlpha(1) ?? color)
    case .image(let asset):
      guard case .image(let picture) = document.assets[asset] else { return }
      draw(picture, into: &canvas)
    case .shapes(let list): draw(shapes: list, at: frame, into: &canvas)
    case .text(let text): draw(text: text, at: frame, into: &canvas)
    case .null, .camera, .other: break
    }
  }

  /// The frame of what a layer shows by reference.
  func innerFrame(of layer: LayerModel, at frame: Double) -> Double {
    guard let remap = layer.timeRemap else { return (frame - layer.start) / layer.stretch }
    let inner = number(remap, at: frame) * document.frameRate
    // What ends exactly then would not be seen any more.
    return inner == layer.outPoint ? inner - 1 : inner
  }

  private func draw(_ picture: PictureModel, into canvas: inout Canvas) {
    let frame = picture.frame
    let scale = max(frame.width / picture.size.width, frame.height / picture.size.height)
    let whole = Rect(
      center: Point(x: frame.width / 2, y: frame.height / 2),
      size: Size(width: picture.size.width * scale, height: picture.size.height * scale))
    func draw(_ canvas: inout Canvas) {
      switch picture.content {
      case .pixels(let image): canvas.draw(image, in: whole)
      case .document(let document): canvas.draw(document, in: whole)
      }
    }
    let room = Rect(origin: .zero, size: frame)
    guard whole.width > room.width + 1e-6 || whole.height > room.height + 1e-6 else { return draw(&canvas) }
    canvas.withClip(.rect(room)) { draw(&$0) }
  }
}
