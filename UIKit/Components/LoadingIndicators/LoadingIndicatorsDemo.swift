public import Springform
public import UIKit
public import ViewScenes

/// Ten ways to say that something is under way.
public struct LoadingIndicatorsDemo: ViewScene {
  public static let name = "loading-indicators"
  public static let summary = "ten loading indicators, of replicators, key frames and groups"

  public let size = Size(width: 400, height: 170)
  public let duration: Double? = 4.8
  public let background = Color.rgb(28, 28, 46)

  public init() {}

  public func makeView() -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 170))
    for (index, style) in LoadingIndicatorStyle.allCases.enumerated() {
      let (column, row) = (CGFloat(index % 5), CGFloat(index / 5))
      let color = UIColor(hue: 0.5 + 0.45 * CGFloat(index) / 9, saturation: 0.55, brightness: 1, alpha: 1)
      let indicator = LoadingIndicatorView(
        frame: CGRect(x: 18 + 76 * column, y: 15 + 76 * row, width: 64, height: 64).insetBy(dx: 9, dy: 9), style: style,
        color: color)
      board.addSubview(indicator)
      indicator.startAnimating()
    }
    return board
  }

  public func play(_ board: UIView, on stage: Stage) {
    let canvases = board.subviews.compactMap { $0.layer.sublayers?.first }
    guard let ball = canvases[0].sublayers?.first, let arc = canvases[3].sublayers?.last else { return }
    stage.trace(ball, "transform.scale", as: "ball.scale")
    stage.trace(arc, "strokeEnd", as: "arc.head")
    stage.trace(arc, "strokeStart", as: "arc.tail")
  }
}
