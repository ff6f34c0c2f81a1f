public import Springform
import UIKit
public import ViewScenes

/// Records on a shelf: leafed through slowly, with a fling, and by a tap at the side.
public struct CardCarouselDemo: ViewScene {
  public static let name = "card-carousel"
  public static let summary = "cards turn away to both sides while a finger leafs through them"

  public let size = Size(width: 360, height: 260)
  public let duration: Double? = 5
  public let background = Color.rgb(22, 23, 30)

  public init() {}

  public func makeView() -> CardCarousel {
    let hues: [CGFloat] = [0.02, 0.1, 0.38, 0.5, 0.6, 0.74, 0.9]
    let cards = hues.enumerated().map { index, hue in Self.card(hue, number: index + 1) }
    return CardCarousel(frame: CGRect(x: 0, y: 0, width: 360, height: 260), cards: cards, currentIndex: 2)
  }

  public func play(_ carousel: CardCarousel, on stage: Stage) {
    stage.tape.touch(carousel, at: 0.4, location: CGPoint(x: 220, y: 150)) {
      $0.drag(by: Vector(dx: -130, dy: 4), duration: 0.7)
      $0.hold(for: 0.15)
    }
    stage.tape.touch(carousel, at: 2, location: CGPoint(x: 90, y: 150)) {
      $0.drag(by: Vector(dx: 170, dy: -6), duration: 0.3, curve: .easeIn)
    }
    stage.tape.tap(carousel, at: 3.5, location: CGPoint(x: 278, y: 130))
    for index in [2, 3] {
      stage.trace(carousel.cards[index], "transform.rotation.y", as: "card \(index + 1).angle")
      stage.trace(carousel.cards[index], "transform.translation.x", as: "card \(index + 1).x")
    }
  }

  private static func card(_ hue: CGFloat, number: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 190))
    view.backgroundColor = UIColor(hue: hue, saturation: 0.62, brightness: 0.93, alpha: 1)
    view.layer.cornerRadius = 14
    view.clipsToBounds = true
    for (step, radius) in [88.0, 60, 34].enumerated() {
      let disc = UIView(frame: CGRect(x: 104 - radius, y: 46 - radius, width: 2 * radius, height: 2 * radius))
      disc.backgroundColor = UIColor(
        hue: hue + 0.03, saturation: 0.55 - 0.12 * CGFloat(step), brightness: 1, alpha: 0.45)
      disc.layer.cornerRadius = radius
      view.addSubview(disc)
    }
    let label = UILabel(frame: CGRect(x: 16, y: 140, width: 118, height: 36))
    label.text = "\(number)"
    label.font = .systemFont(ofSize: 30, weight: .bold)
    label.textColor = .white
    view.addSubview(label)
    return view
  }
}
