import UIKit

/// A card with a sun on one side and a moon on the other, which a tap turns over.
public final class FlipCard: UIView {
  private let day = UIImageView(image: UIImage(named: "sun"))
  private let night = UIImageView(image: UIImage(named: "moon", in: Bundle(for: FlipCard.self), compatibleWith: nil))
  private let card = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    card.frame = bounds
    card.backgroundColor = UIColor(named: "paper")
    card.layer.cornerRadius = 12
    addSubview(card)
    for side in [day, night] { side.center = CGPoint(x: card.bounds.midX, y: card.bounds.midY) }
    card.addSubview(day)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
  }

  @objc private func turn() {
    let (shown, hidden) = day.superview == nil ? (night, day) : (day, night)
    UIView.transition(from: shown, to: hidden, duration: 0.6, options: .transitionFlipFromLeft)
  }
}
