import UIKit

/// A card with a landscape and its name.
final class SceneryCell: UICollectionViewCell {
    static let reuseIdentifier = "scenery"

    private let card = UIView()
    private let scenery = SceneryView()
    private let shade = CAGradientLayer()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 12)

        card.layer.cornerRadius = 26
        card.clipsToBounds = true
        contentView.addSubview(card)
        card.addSubview(scenery)

        shade.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.45).cgColor]
        card.layer.addSublayer(shade)

        title.font = .systemFont(ofSize: 28, weight: .bold)
        title.textColor = .white
        subtitle.font = .systemFont(ofSize: 13, weight: .medium)
        subtitle.textColor = UIColor(white: 1, alpha: 0.8)
        line.backgroundColor = UIColor(white: 1, alpha: 0.9)
        line.layer.cornerRadius = 1.5
        for view in [line, title, subtitle] { card.addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ landscape: Scenery) {
        scenery.show(landscape)
        title.text = landscape.title
        subtitle.text = landscape.subtitle
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: card.layer.cornerRadius).cgPath
        card.frame = contentView.bounds
        scenery.frame = card.bounds
        let (width, height) = (card.bounds.width, card.bounds.height)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shade.frame = CGRect(x: 0, y: height * 0.55, width: width, height: height * 0.45)
        CATransaction.commit()
        place(line, CGRect(x: 24, y: height - 92, width: 26, height: 3))
        place(title, CGRect(x: 24, y: height - 80, width: width - 48, height: 34))
        place(subtitle, CGRect(x: 24, y: height - 46, width: width - 48, height: 18))
    }

    /// The texts may be moved aside while they are placed.
    private func place(_ view: UIView, _ frame: CGRect) {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? ParallaxAttributes else { return }
        scenery.offset = attributes.offset
        // The texts run ahead of the card, one after the other.
        for (view, lead) in [(line, 36), (title, 64), (subtitle, 96)] as [(UIView, CGFloat)] {
            view.transform = CGAffineTransform(translationX: attributes.offset * lead, y: 0)
            view.alpha = max(1 - abs(attributes.offset) * 1.6, 0)
        }
    }
}
