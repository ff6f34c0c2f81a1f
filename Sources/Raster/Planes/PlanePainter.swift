import CCairo
import SpringformBitmap
import SpringformGeometry
import SpringformScene

/// Draws a group that lies in a plane of its own: flat on a surface first, with its own painter, so that everything that can be
/// drawn can be seen in perspective; then pixel by pixel where the eye sees it.
struct PlanePainter {
  private let group: Group
  private let toPixels: Projection
  private let content: Rect

  /// `nil` when nothing of it can be seen: no content, no opacity, a plane seen from its edge or not finite.
  /// - Parameters:
  ///   - group: the group.
  ///   - projection: from the plane's points to the canvas'.
  ///   - content: what the group touches, in points of the plane.
  ///   - scale: the canvas' pixels by its points.
  init?(_ group: Group, projection: Projection, content: PixelExtent, scale: Double) {
    toPixels = projection.concatenating(Projection(AffineTransform(scaleX: scale, y: scale)))
    guard group.opacity > 0, !content.isEmpty, toPixels.isFinite else { return nil }
    self.group = group
    self.content = content.rect
  }

  /// - Parameters:
  ///   - commands: the group's content, between its beginning and its end.
  ///   - canvas: what is drawn on.
  ///   - isInPlane: whether that is a plane, too.
  /// - Throws: ``RenderError``.
  func draw(
    _ commands: ArraySlice<DisplayList.Command>, on canvas: Surface, isInPlane: Bool
  ) throws(RenderError) {
    guard let view = PlaneView(toPixels, content: content, target: canvas.visible, isFine: isInPlane),
      let warp = PerspectiveWarp(toPixels, view)
    else { return }
    let plane = try Surface(bounds: view.source)
    let commands = Array(commands)
    let plan = try GroupPlan(commands, scale: view.scale)
    var painter = Painter(canvas: plane, scale: view.scale, plan: plan, isInPlane: true)
    try painter.draw(commands)
    try plane.finish()
    let picture = try Surface(bounds: view.target)
    plane.withPixels { source in
      picture.withPixels { target in
        warp.apply(
          UnsafeBufferPointer(source), width: view.source.width, height: view.source.height, to: target,
          width: view.target.width)
      }
    }
    canvas.composite(picture, opacity: min(group.opacity, 1), cairo: group.blendMode.cairo)
    try canvas.check()
  }
}

extension PerspectiveWarp {
  /// From the target's pixels to the source's, each counted from its corner; `nil` for a plane seen from its edge.
  fileprivate init?(_ toPixels: Projection, _ view: PlaneView) {
    let corner = AffineTransform(translationX: Double(view.target.left), y: Double(view.target.top))
    let toSource = AffineTransform(
      a: view.scale, b: 0, c: 0, d: view.scale, tx: -Double(view.source.left), ty: -Double(view.source.top))
    guard let inverse = toPixels.inverted else { return nil }
    let map = Projection(corner).concatenating(inverse).concatenating(Projection(toSource))
    guard map.isFinite else { return nil }
    self.init(
      rows: SIMD4(map.a, map.b, map.g, 0), SIMD4(map.c, map.d, map.h, 0), SIMD4(map.tx, map.ty, map.w, 0))
  }
}
