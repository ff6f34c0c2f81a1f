import Springform

/// Pull to refresh: two lines bend into two arrows as the list is pulled, and spin while it loads.
struct CurveRefresh: Scene {
  struct Parameters: SceneParameters {
    @Parameter("the list's width in points", in: 280...800) var width = 320.0
    @Parameter("the list's height in points", in: 440...880) var height = 480.0
    @Parameter("at which end the list is pulled") var edge = RefreshControl.Edge.top
    @Parameter("show one still picture for this progress", in: 0...1) var progress: Double? = nil
    @Parameter("points to pull until a release refreshes", in: 60...140) var pullDistance = 99.0
    @Parameter("seconds that loading takes", in: 0.5...10) var loadingDuration = 2.0
    @Parameter("what the label says below a full pull") var pullText = "Pull to refresh"
    @Parameter("what the label says at a full pull") var releaseText = "Release to refresh"
    @Parameter("what the label says while loading") var loadingText = "Refreshing"
  }

  static let summary = "Pull to refresh: two lines bend into turning arrows"

  var parameters = Parameters()
  var size: Size { Size(width: parameters.width, height: parameters.height) }
  var duration: Double? { parameters.progress == nil ? 4.6 + parameters.loadingDuration : 0.1 }
  var background: Color { Color(white: 0.95) }

  func build(on stage: Stage) {
    let list = ScrollLayer(frame: Rect(origin: .zero, size: size))
    stage.rootLayer.addSublayer(list)
    // The rows lie above the control and uncover it.
    let control = RefreshControl(list: list, parameters: parameters)
    ListRows.fill(list, count: 14)
    let isTop = parameters.edge == .top
    if !isTop { list.contentOffset = list.restingOffsets.upperBound }

    if let progress = parameters.progress {
      let pull = progress * parameters.pullDistance
      list.contentOffset += isTop ? -pull : pull
      control.show(pull: pull)
    } else {
      // The first pull is too short; the second refreshes.
      drag(on: stage, at: 0.4, toPull: 0.58 * parameters.pullDistance, duration: 0.7, pause: 0.1)
      drag(on: stage, at: 2, toPull: 1.2 * parameters.pullDistance, duration: 1.2, pause: 0.3)
    }

    stage.trace("pull") { control.pull }
    stage.trace("progress") { control.glyph.presentation.progress }
    stage.trace("rotation") { control.glyph.presentation.rotation }
  }

  /// The finger goes as far as the list's resistance makes it, and the first points tell the drag from a press.
  private func drag(on stage: Stage, at time: Double, toPull pull: Double, duration: Double, pause: Double) {
    let isTop = parameters.edge == .top
    let distance = RubberBand.pull(forOffset: pull, dimension: size.height) + 10
    let start = Point(x: size.width * 0.73, y: isTop ? 90 : size.height - 60)
    stage.tape.touch(nil, at: time, location: start) {
      $0.drag(by: Vector(dx: 0, dy: isTop ? distance : -distance), duration: duration)
      $0.hold(for: pause)
    }
  }
}
