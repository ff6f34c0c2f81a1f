public import Springform
public import SwiftUI
public import SwiftUIScenes

/// As the gallery's `curve-refresh`: a pull that is too short, and one that refreshes.
public struct RefreshableFeedDemo: SwiftUIScene {
  public static let name = "refreshable-feed"
  public static let summary = "two lines in SwiftUI bend into turning arrows as a list is pulled"

  public let size = Size(width: 320, height: 480)
  public let duration: Double? = 6.6

  public init() {}

  public var content: some SwiftUI.View {
    RefreshableFeed {
      try? await Task.sleep(for: .seconds(2))
    }
  }

  public func play(on stage: Stage) {
    drag(on: stage, at: 0.4, toPull: 0.58 * 99, duration: 0.7, pause: 0.1)
    drag(on: stage, at: 2, toPull: 1.2 * 99, duration: 1.2, pause: 0.3)
    stage.trace("pull") { max(stage.frame(of: "rows")?.minY ?? .nan, 0) }
  }

  /// The finger goes as far as the list's resistance makes it, and the first points tell the drag from a press.
  private func drag(on stage: Stage, at time: Double, toPull pull: Double, duration: Double, pause: Double) {
    let distance = RubberBand.pull(forOffset: pull, dimension: size.height) + 10
    stage.tape.touch(nil, at: time, location: Point(x: size.width * 0.73, y: 90)) {
      $0.drag(by: Vector(dx: 0, dy: distance), duration: duration)
      $0.hold(for: pause)
    }
  }
}
