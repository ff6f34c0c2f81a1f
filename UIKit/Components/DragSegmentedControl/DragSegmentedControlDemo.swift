public import Springform
import UIKit
public import ViewScenes

/// The thumb is tapped along, dragged, and dragged beyond the end.
public struct DragSegmentedControlDemo: ViewScene {
  public static let name = "drag-segmented-control"
  public static let summary = "a thumb that is tapped or dragged, whose titles change colour under it"

  public let size = Size(width: 340, height: 110)
  public let duration: Double? = 5
  public let background = Color.rgb(45, 49, 92)

  public init() {}

  public func makeView() -> DragSegmentedControl {
    let control = DragSegmentedControl(titles: ["Day", "Week", "Month"])
    control.frame = CGRect(x: 30, y: 33, width: 280, height: 44)
    control.backgroundColor = UIColor(white: 1, alpha: 0.14)
    control.selectedTitleColor = UIColor(red: 0.18, green: 0.19, blue: 0.36, alpha: 1)
    return control
  }

  public func play(_ control: DragSegmentedControl, on stage: Stage) {
    stage.tape.tap(control, at: 0.4, location: CGPoint(x: 140, y: 22))
    stage.tape.touch(control, at: 1.4, location: CGPoint(x: 140, y: 22)) {
      $0.drag(by: Vector(dx: 96, dy: 3), duration: 0.5)
    }
    stage.tape.touch(control, at: 2.8, location: CGPoint(x: 230, y: 22)) {
      $0.drag(by: Vector(dx: -230, dy: 0), duration: 0.7)
      $0.hold(for: 0.4)
    }
    guard control.subviews.count > 1 else { return }
    stage.trace(control.subviews[1], "position.x", as: "thumb.x")
    stage.trace(control.subviews[1], "bounds.size.width", as: "thumb.width")
  }
}
