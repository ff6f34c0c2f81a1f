public import Springform
public import UIKit
public import ViewScenes

/// What is playing: a title that is too long, and an artist that fits.
public struct MarqueeLabelDemo: ViewScene {
  public static let name = "marquee-label"
  public static let summary = "a line that is too long scrolls round and fades at its edges"

  public let size = Size(width: 320, height: 110)
  public let duration: Double? = 8
  public let background = Color.rgb(18, 18, 24)

  public init() {}

  public func makeView() -> UIView {
    let card = UIView(frame: CGRect(x: 15, y: 15, width: 290, height: 80))
    card.backgroundColor = UIColor(white: 0.16, alpha: 1)
    card.layer.cornerRadius = 16
    let cover = UIView(frame: CGRect(x: 12, y: 12, width: 56, height: 56))
    cover.layer.cornerRadius = 10
    cover.clipsToBounds = true
    let gradient = CAGradientLayer()
    gradient.frame = cover.bounds
    gradient.colors = [
      UIColor(red: 1, green: 0.45, blue: 0.35, alpha: 1).cgColor,
      UIColor(red: 0.55, green: 0.2, blue: 0.85, alpha: 1).cgColor,
    ]
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.startPoint = .zero
    cover.layer.addSublayer(gradient)
    card.addSubview(cover)
    for (y, text, font, color) in [
      (16.0, "The Long Way Round the Lake at Night", UIFont.systemFont(ofSize: 18, weight: .semibold), UIColor.white),
      (42, "The Lanterns", .systemFont(ofSize: 15), UIColor(white: 1, alpha: 0.6)),
    ] {
      let label = MarqueeLabel(frame: CGRect(x: 82, y: y, width: 194, height: 24))
      label.text = text
      label.font = font
      label.textColor = color
      card.addSubview(label)
    }
    return card
  }

  public func play(_ card: UIView, on stage: Stage) {
    guard let text = card.subviews[1].layer.sublayers?.first?.sublayers?.first else { return }
    stage.trace(text, "position.x", as: "title.x")
  }
}
