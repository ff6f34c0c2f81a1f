import Springform

/// The same drag with the jelly's bones: nine items, and the springs between them.
struct JellySkeleton: Scene {
  static let summary = "What is inside a jelly: nine items and the springs between them"

  var parameters = JellyPan.Parameters()
  let size = Size(width: 320, height: 568)
  var duration: Double? { 4 }
  var hold: Double { 0.6 }

  func build(on stage: Stage) {
    let root = stage.rootLayer
    let jelly = Jelly(parameters, color: JellyPan.color.withAlpha(0.4), in: root.bounds, of: root, on: stage)
    let springs = ShapeLayer(path: Path(), fillColor: .clear, strokeColor: .rgb(255, 204, 0), lineWidth: 1)
    springs.lineCap = .round
    jelly.layer.addSublayer(springs)
    for item in jelly.items {
      item.backgroundColor = .rgb(60, 190, 60)
      // The items go on top of the springs.
      jelly.layer.addSublayer(item)
    }
    stage.displayLink { _ in
      springs.path = jelly.animator.debugShapes.attachments.reduce(into: Path()) { $0.addPath($1) }
    }
    JellyPan.drag(jelly, on: stage)
  }
}
