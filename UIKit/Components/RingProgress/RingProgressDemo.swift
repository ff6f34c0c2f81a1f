public import Springform
public import UIKit
public import ViewScenes

/// Two rings within each other fill up; the outer one overlaps itself.
public struct RingProgressDemo: ViewScene {
  public static let name = "ring-progress"
  public static let summary = "rings fill as on a watch, by a property that the layer draws from"

  public let size = Size(width: 220, height: 220)
  public let duration: Double? = 4
  public let background = Color.black

  public init() {}

  public func makeView() -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 220))
    let outer = RingProgressView(frame: CGRect(x: 15, y: 15, width: 190, height: 190))
    outer.startColor = UIColor(red: 0.98, green: 0.07, blue: 0.31, alpha: 1)
    outer.endColor = UIColor(red: 1, green: 0.36, blue: 0.63, alpha: 1)
    outer.ringWidth = 24
    let inner = RingProgressView(frame: CGRect(x: 43, y: 43, width: 134, height: 134))
    inner.startColor = UIColor(red: 0.6, green: 0.95, blue: 0.1, alpha: 1)
    inner.endColor = UIColor(red: 0.82, green: 1, blue: 0.35, alpha: 1)
    inner.ringWidth = 24
    outer.label.isHidden = true
    for ring in [outer, inner] { board.addSubview(ring) }
    return board
  }

  public func play(_ board: UIView, on stage: Stage) {
    let rings = board.subviews.compactMap { $0 as? RingProgressView }
    stage.perform(at: 0.3) { rings[0].setProgress(1.3, animated: true) }
    stage.perform(at: 0.5) { rings[1].setProgress(0.72, animated: true) }
    stage.perform(at: 2.4) {
      for ring in rings { ring.setProgress(0.2, animated: true) }
    }
    stage.trace(rings[0], "progress", as: "outer")
    stage.trace(rings[1], "progress", as: "inner")
  }
}
