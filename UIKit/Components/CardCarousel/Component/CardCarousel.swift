import UIKit

/// Cards in a row that turn away to both sides and are leafed through with a finger.
open class CardCarousel: UIView {
    // MARK: - Appearance

    /// Points between two neighbouring cards.
    open var spacing: CGFloat = 74
    /// Between the card in the middle and its neighbours, besides.
    open var gap: CGFloat = 62
    /// Radians by which cards at the sides are turned.
    open var sideAngle: CGFloat = .pi * 0.3
    /// How many points deeper cards at the sides lie.
    open var sideDepth: CGFloat = 90
    /// How dark cards at the sides are, 0...1.
    open var sideShade: CGFloat = 0.4
    /// Of the spring that a card comes to rest on: 1 does not swing.
    open var dampingRatio: CGFloat = 0.72
    /// Of the spring, in radians per second.
    open var frequency: CGFloat = 11

    public let cards: [UIView]
    /// Which card is in the middle, between two of them a fraction.
    open private(set) var position: CGFloat = 0

    open var currentIndex: Int { Int(position.rounded()) }
    open var onSelect: ((Int) -> Void)?

    private var shades: [UIView] = []
    private var positionAtStart: CGFloat = 0
    private var settling: Settling?

    /// A way to rest: where it leads to and where it began.
    private struct Settling {
        let link: CADisplayLink
        let start: CFTimeInterval
        let target: CGFloat
        let distance: CGFloat
        let velocity: CGFloat
    }

    // MARK: - Life

    public init(frame: CGRect, cards: [UIView], currentIndex: Int = 0) {
        self.cards = cards
        super.init(frame: frame)
        position = CGFloat(currentIndex)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 520
        layer.sublayerTransform = perspective
        for card in cards {
            let shade = UIView(frame: card.bounds)
            shade.backgroundColor = .black
            card.addSubview(shade)
            shades.append(shade)
            addSubview(card)
        }
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        for card in cards { card.center = CGPoint(x: bounds.midX, y: bounds.midY) }
        placeCards()
    }

    // MARK: - Places

    private func placeCards() {
        for (index, card) in cards.enumerated() {
            let offset = CGFloat(index) - position
            let side = min(max(offset, -1), 1)
            var transform = CATransform3DMakeTranslation(offset * spacing + side * gap, 0, -abs(side) * sideDepth)
            transform = CATransform3DRotate(transform, side * sideAngle, 0, 1, 0)
            card.layer.transform = transform
            card.layer.zPosition = -abs(offset)
            shades[index].alpha = abs(side) * sideShade
        }
    }

    private func limited(_ position: CGFloat) -> CGFloat {
        min(max(position, 0), CGFloat(cards.count - 1))
    }

    // MARK: - Leafing

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        let pointsPerCard = spacing + gap
        switch recognizer.state {
        case .began:
            stopSettling()
            positionAtStart = position
        case .changed:
            let wanted = positionAtStart - recognizer.translation(in: self).x / pointsPerCard
            // Beyond the ends it follows only a third of the way.
            let allowed = limited(wanted)
            position = allowed + (wanted - allowed) / 3
            placeCards()
        case .ended, .cancelled:
            let speed = -recognizer.velocity(in: self).x / pointsPerCard
            select(Int(limited((position + speed * 0.18).rounded())), velocity: speed)
        default:
            break
        }
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: self)
        let tapped = cards.indices
            .filter { cards[$0].point(inside: cards[$0].convert(place, from: self), with: nil) }
            .max { cards[$0].layer.zPosition < cards[$1].layer.zPosition }
        if let tapped { select(tapped) }
    }

    /// Brings a card to the middle; the speed is in cards per second.
    open func select(_ index: Int, velocity: CGFloat = 0) {
        stopSettling()
        let link = CADisplayLink(target: self, selector: #selector(settle(_:)))
        settling = Settling(
            link: link, start: CACurrentMediaTime(), target: CGFloat(index), distance: position - CGFloat(index),
            velocity: velocity)
        link.add(to: .main, forMode: .common)
        onSelect?(index)
    }

    private func stopSettling() {
        settling?.link.invalidate()
        settling = nil
    }

    /// The spring's own solution, so that it looks the same at any rate.
    @objc private func settle(_ link: CADisplayLink) {
        guard let settling = settling else { return }
        let time = CGFloat(link.timestamp - settling.start)
        let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let decay = exp(-dampingRatio * frequency * time)
        let rest = (settling.velocity + dampingRatio * frequency * settling.distance) / swing
        position = settling.target + decay * (settling.distance * cos(swing * time) + rest * sin(swing * time))
        if decay < 1e-4 {
            position = settling.target
            stopSettling()
        }
        placeCards()
    }
}
