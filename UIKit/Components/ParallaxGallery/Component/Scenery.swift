import UIKit

/// A landscape in a few colours: what one card of a gallery shows.
public struct Scenery {
    public var title: String
    public var subtitle: String
    /// From the top of the sky to the horizon.
    public var sky: [UIColor]
    public var sun: UIColor
    /// From the farthest ridge to the nearest.
    public var ridges: [UIColor]
    /// In parts of the card's size.
    public var sunPlace: CGPoint
    public var sunRadius: CGFloat
    /// Which mountains they are.
    public var seed: CGFloat

    public init(
        title: String, subtitle: String, sky: [UIColor], sun: UIColor, ridges: [UIColor],
        sunPlace: CGPoint, sunRadius: CGFloat, seed: CGFloat
    ) {
        self.title = title
        self.subtitle = subtitle
        self.sky = sky
        self.sun = sun
        self.ridges = ridges
        self.sunPlace = sunPlace
        self.sunRadius = sunRadius
        self.seed = seed
    }
}

/// Draws a landscape whose parts shift against each other, the farther the more.
final class SceneryView: UIView {
    /// How far the card is from the middle, in cards.
    var offset: CGFloat = 0 {
        didSet { if offset != oldValue { shiftParts() } }
    }

    /// How many points a part lags behind a card that moves on by one.
    private static let sunLag: CGFloat = 120
    private static let ridgeLags: [CGFloat] = [84, 48, 16]
    /// The parts reach beyond the card, so that no edge comes to be seen.
    private static let margin: CGFloat = 120

    private let sky = CAGradientLayer()
    private let glow = CAGradientLayer()
    private let sun = CAShapeLayer()
    private var ridges: [CAShapeLayer] = []
    private var scenery: Scenery?

    override init(frame: CGRect) {
        super.init(frame: frame)
        glow.type = .radial
        glow.startPoint = CGPoint(x: 0.5, y: 0.5)
        glow.endPoint = CGPoint(x: 1, y: 1)
        for part in [sky, glow, sun] as [CALayer] { layer.addSublayer(part) }
        for _ in SceneryView.ridgeLags {
            let ridge = CAShapeLayer()
            ridges.append(ridge)
            layer.addSublayer(ridge)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ scenery: Scenery) {
        self.scenery = scenery
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sky.colors = scenery.sky.map { $0.cgColor }
        sun.fillColor = scenery.sun.cgColor
        glow.colors = [0.55, 0.18, 0].map { scenery.sun.withAlphaComponent($0).cgColor }
        glow.locations = [0, 0.4, 1]
        for (ridge, color) in zip(ridges, scenery.ridges) { ridge.fillColor = color.cgColor }
        CATransaction.commit()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let scenery = scenery else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sky.frame = bounds
        let radius = scenery.sunRadius * bounds.width
        let center = CGPoint(x: scenery.sunPlace.x * bounds.width, y: scenery.sunPlace.y * bounds.height)
        sun.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
        sun.path = UIBezierPath(ovalIn: sun.bounds).cgPath
        sun.position = center
        glow.bounds = CGRect(x: 0, y: 0, width: 7 * radius, height: 7 * radius)
        glow.position = center
        for (index, ridge) in ridges.enumerated() {
            ridge.frame = bounds
            ridge.path = ridgePath(index, seed: scenery.seed).cgPath
        }
        CATransaction.commit()
        shiftParts()
    }

    /// Sums of a few waves: long and low far away, rougher nearby.
    private func ridgePath(_ index: Int, seed: CGFloat) -> UIBezierPath {
        let depth = CGFloat(index)
        let base = bounds.height * (0.56 + 0.14 * depth)
        let height = bounds.height * (0.085 - 0.012 * depth)
        let path = UIBezierPath()
        let start = -SceneryView.margin
        let end = bounds.width + SceneryView.margin
        path.move(to: CGPoint(x: start, y: bounds.height))
        var x = start
        while x <= end {
            let t = x / bounds.width * (1.15 + 0.3 * depth) + seed * (1 + depth)
            let long = sin(t * 4.1 + depth * 1.7)
            let middle = sin(t * 9.3 + seed * 3.1) * 0.42
            // Peaks are sharper than valleys.
            let sharp = (1 - abs(sin(t * 6.2 + seed + depth))) * 0.55
            path.addLine(to: CGPoint(x: x, y: base - height * (long + middle + sharp)))
            x += 3
        }
        path.addLine(to: CGPoint(x: end, y: bounds.height))
        path.close()
        return path
    }

    private func shiftParts() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let sunShift = CATransform3DMakeTranslation(-offset * SceneryView.sunLag, 0, 0)
        sun.transform = sunShift
        glow.transform = sunShift
        for (ridge, lag) in zip(ridges, SceneryView.ridgeLags) {
            ridge.transform = CATransform3DMakeTranslation(-offset * lag, 0, 0)
        }
        CATransaction.commit()
    }
}
