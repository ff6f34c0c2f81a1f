import UIKit

/// A badge that sticks to its place: pulled it stretches, let go it springs back, pulled too far it tears.
open class SlimeView: UIView {
    // MARK: - Appearance

    /// How far the slime stretches before it tears, in points.
    open var maxDistance: CGFloat = 180

    open var color: UIColor = UIColor(red: 234 / 255, green: 175 / 255, blue: 47 / 255, alpha: 1) {
        didSet { updateColors() }
    }

    /// Called when a torn badge is let go.
    open var onBurst: (() -> Void)?

    // MARK: - Parts

    public let headDot = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    public let trailDot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let shapeLayer = CAShapeLayer()

    public private(set) var isBroken = false
    private var displayLink: CADisplayLink?
    private let smallestTrail: CGFloat = 0.25

    // MARK: - Life

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.addSublayer(shapeLayer)
        for dot in [trailDot, headDot] {
            dot.layer.cornerRadius = dot.bounds.width / 2
            dot.center = home
            addSubview(dot)
        }
        updateColors()
        headDot.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panHeadDot(_:))))
    }

    private func updateColors() {
        headDot.backgroundColor = color
        trailDot.backgroundColor = color
        shapeLayer.fillColor = color.cgColor
    }

    private var home: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    // MARK: - Dragging

    @objc private func panHeadDot(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            isBroken = false
            stopFollowing()
            headDot.layer.removeAllAnimations()
            trailDot.layer.removeAllAnimations()
            drag(to: recognizer.location(in: self))
        case .changed:
            drag(to: recognizer.location(in: self))
        case .ended, .cancelled:
            if isBroken { burst() } else { springHome() }
        default:
            break
        }
    }

    private func drag(to point: CGPoint) {
        headDot.center = point
        guard !isBroken else { return }
        if hypot(point.x - home.x, point.y - home.y) < maxDistance { stretch() } else { tear() }
    }

    /// The longer the bridge, the smaller the trail.
    @objc private func stretch() {
        let head = headDot.layer.presentation()?.position ?? headDot.center
        let distance = hypot(head.x - home.x, head.y - home.y)
        let scale = max(smallestTrail, 1 - distance / maxDistance)
        trailDot.transform = CGAffineTransform(scaleX: scale, y: scale)
        showBridge(to: head, trailRadius: trailDot.bounds.width / 2 * scale)
    }

    private func tear() {
        isBroken = true
        showBridge(to: home, trailRadius: 0)
        UIView.animate(
            withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
            options: [.beginFromCurrentState],
            animations: { self.trailDot.transform = .identity }, completion: nil)
    }

    /// The bridge and the trail follow the head on its way.
    private func springHome() {
        let link = CADisplayLink(target: self, selector: #selector(stretch))
        link.add(to: .main, forMode: .common)
        displayLink = link
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.headDot.center = self.home },
            completion: { finished in
                guard finished else { return }
                self.stopFollowing()
                self.stretch()
            })
    }

    private func stopFollowing() {
        displayLink?.invalidate()
        displayLink = nil
    }

    /// The head is gone, and comes back to its place.
    private func burst() {
        onBurst?()
        headDot.alpha = 0
        UIView.animate(
            withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
            animations: {
                self.headDot.center = self.home
                self.headDot.alpha = 1
            }, completion: nil)
    }

    // MARK: - Drawing

    private func showBridge(to head: CGPoint, trailRadius: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shapeLayer.path = bridge(from: home, trailRadius, to: head, headDot.bounds.width / 2)?.cgPath
        CATransaction.commit()
    }

    /// A band between two circles, whose sides are curves that bend inwards.
    private func bridge(from trail: CGPoint, _ r1: CGFloat, to head: CGPoint, _ r2: CGFloat) -> UIBezierPath? {
        let distance = hypot(head.x - trail.x, head.y - trail.y)
        guard distance > 0 else { return nil }
        let sine = (head.x - trail.x) / distance
        let cosine = (head.y - trail.y) / distance

        let a = CGPoint(x: trail.x - r1 * cosine, y: trail.y + r1 * sine)
        let b = CGPoint(x: trail.x + r1 * cosine, y: trail.y - r1 * sine)
        let c = CGPoint(x: head.x + r2 * cosine, y: head.y - r2 * sine)
        let d = CGPoint(x: head.x - r2 * cosine, y: head.y + r2 * sine)
        let o = CGPoint(x: a.x + distance / 2 * sine, y: a.y + distance / 2 * cosine)
        let p = CGPoint(x: b.x + distance / 2 * sine, y: b.y + distance / 2 * cosine)

        let path = UIBezierPath()
        path.move(to: a)
        path.addLine(to: b)
        path.addQuadCurve(to: c, controlPoint: p)
        path.addLine(to: d)
        path.addQuadCurve(to: a, controlPoint: o)
        path.close()
        return path
    }
}
