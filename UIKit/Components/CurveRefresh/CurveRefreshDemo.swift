public import Springform
import UIKit
public import ViewScenes

/// The gallery's pull to refresh, on a scroll view.
public struct CurveRefreshDemo: ControllerScene {
  public static let name = "curve-refresh-control"
  public static let summary = "two lines bend into turning arrows as a list is pulled"

  public let size = Size(width: 320, height: 480)
  public let duration: Double? = 6.6

  public init() {}

  public func makeController() -> FeedViewController { FeedViewController() }

  public func play(_ feed: FeedViewController, on stage: Stage) {
    // The first pull is too short; the second refreshes.
    drag(feed.scrollView, on: stage, at: 0.4, toPull: 0.58 * 99, duration: 0.7, pause: 0.1)
    drag(feed.scrollView, on: stage, at: 2, toPull: 1.2 * 99, duration: 1.2, pause: 0.3)
    stage.trace("pull") { max(-Double(feed.scrollView.layer.presentation()?.bounds.minY ?? 0), 0) }
    stage.trace(feed.refreshControl.glyph, "progress")
    stage.trace(feed.refreshControl.glyph, "rotation")
  }

  /// The finger goes as far as the list's resistance makes it, and the first points tell the drag from a press.
  private func drag(
    _ list: UIScrollView, on stage: Stage, at time: Double, toPull pull: Double, duration: Double, pause: Double
  ) {
    let distance = RubberBand.pull(forOffset: pull, dimension: size.height) + 10
    stage.tape.touch(list, at: time, location: CGPoint(x: size.width * 0.73, y: 90)) {
      $0.drag(by: Vector(dx: 0, dy: distance), duration: duration)
      $0.hold(for: pause)
    }
  }
}
