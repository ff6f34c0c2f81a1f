public import Springform
public import UIKit
public import ViewScenes

/// Sonar around a point, with a dot in its middle.
public struct PulseViewDemo: ViewScene {
  public static let name = "pulse"
  public static let summary = "rings leave a point like sonar, copies of one layer with a delay"

  public let size = Size(width: 260, height: 260)
  public let duration: Double? = 6.4
  public let background = Color.rgb(13, 17, 38)

  public init() {}

  public func makeView() -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 260))
    board.tintColor = UIColor(red: 0.35, green: 0.68, blue: 1, alpha: 1)
    let pulse = PulseView(frame: board.bounds)
    board.addSubview(pulse)
    pulse.start()
    let dot = UIView(frame: CGRect(x: 106, y: 106, width: 48, height: 48))
    dot.backgroundColor = .white
    dot.layer.cornerRadius = 24
    let core = UIView(frame: CGRect(x: 6, y: 6, width: 36, height: 36))
    core.backgroundColor = board.tintColor
    core.layer.cornerRadius = 18
    dot.addSubview(core)
    board.addSubview(dot)
    return board
  }

  public func play(_ board: UIView, on stage: Stage) {
    guard let ring = board.subviews.first?.layer.sublayers?.first else { return }
    stage.trace(ring, "transform.scale", as: "ring.scale")
    stage.trace(ring, "opacity", as: "ring.opacity")
  }
}
