import UIKit

/// A button that answers a touch with a wave from under the finger, as Material Design has it.
///
/// While the finger rests the wave fills the button and the button rises; let go, the wave fades.
@IBDesignable
open class RippleButton: UIButton {
    // MARK: - Appearance

    @IBInspectable open var rippleColor: UIColor = UIColor(white: 1, alpha: 0.32) {
        didSet { highlight.backgroundColor = rippleColor.withAlphaComponent(0.12).cgColor }
    }

    @IBInspectable open var cornerRadius: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    /// Whether the wave begins where the finger is, or else in the middle.
    @IBInspectable open var tracksTouchLocation: Bool = true

    /// How long the wave takes to the farthest corner, in seconds.
    @IBInspectable open var spreadDuration: Double = 0.55

    @IBInspectable open var fadeDuration: Double = 0.4

    // MARK: - Layers

    private struct Elevation {
        let offset: CGFloat
        let radius: CGFloat
        let opacity: Float

        static let resting = Elevation(offset: 3, radius: 5, opacity: 0.24)
        static let raised = Elevation(offset: 9, radius: 13, opacity: 0.34)
    }

    /// Clips the waves, so that the button itself may cast a shadow.
    private let container = CALayer()
    private let highlight = CALayer()
    private var currentRipple: CAShapeLayer?

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
        container.masksToBounds = true
        highlight.backgroundColor = rippleColor.withAlphaComponent(0.12).cgColor
        highlight.opacity = 0
        container.addSublayer(highlight)
        layer.insertSublayer(container, at: 0)

        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: Elevation.resting.offset)
        layer.shadowRadius = Elevation.resting.radius
        layer.shadowOpacity = Elevation.resting.opacity
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = cornerRadius
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
        container.frame = bounds
        container.cornerRadius = cornerRadius
        highlight.frame = bounds
    }

    // MARK: - Touches

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        startRipple(at: tracksTouchLocation ? touch.location(in: self) : center)
        return super.beginTracking(touch, with: event)
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endRipple()
    }

    override open func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endRipple()
    }

    // MARK: - Waves

    private func startRipple(at point: CGPoint) {
        let radius = distanceToFarthestCorner(from: point)
        let ripple = CAShapeLayer()
        ripple.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
        ripple.position = point
        ripple.path = UIBezierPath(ovalIn: ripple.bounds).cgPath
        ripple.fillColor = rippleColor.cgColor
        container.addSublayer(ripple)
        currentRipple = ripple

        let spread = CABasicAnimation(keyPath: "transform.scale")
        spread.fromValue = 0.06
        spread.toValue = 1
        spread.duration = spreadDuration
        spread.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.7, 0.25, 1)
        ripple.add(spread, forKey: "spread")

        let drift = CABasicAnimation(keyPath: "position")
        drift.fromValue = NSValue(cgPoint: point)
        drift.toValue = NSValue(cgPoint: CGPoint(x: (point.x + bounds.midX) / 2, y: (point.y + bounds.midY) / 2))
        drift.duration = spreadDuration
        drift.timingFunction = spread.timingFunction
        drift.fillMode = .forwards
        drift.isRemovedOnCompletion = false
        ripple.add(drift, forKey: "drift")

        fade(highlight, to: 1, duration: 0.2)
        rise(to: .raised, duration: 0.25)
    }

    private func endRipple() {
        fade(highlight, to: 0, duration: fadeDuration)
        rise(to: .resting, duration: fadeDuration)
        guard let ripple = currentRipple else { return }
        currentRipple = nil
        CATransaction.begin()
        CATransaction.setCompletionBlock { ripple.removeFromSuperlayer() }
        fade(ripple, to: 0, duration: fadeDuration)
        CATransaction.commit()
    }

    private func fade(_ layer: CALayer, to opacity: Float, duration: CFTimeInterval) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = layer.presentation()?.opacity ?? layer.opacity
        fade.toValue = opacity
        fade.duration = duration
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = opacity
        CATransaction.commit()
        layer.add(fade, forKey: "fade")
    }

    private func rise(to elevation: Elevation, duration: CFTimeInterval) {
        let shown = layer.presentation() ?? layer
        let offset = CABasicAnimation(keyPath: "shadowOffset")
        offset.fromValue = NSValue(cgSize: shown.shadowOffset)
        offset.toValue = NSValue(cgSize: CGSize(width: 0, height: elevation.offset))
        let radius = CABasicAnimation(keyPath: "shadowRadius")
        radius.fromValue = shown.shadowRadius
        radius.toValue = elevation.radius
        let opacity = CABasicAnimation(keyPath: "shadowOpacity")
        opacity.fromValue = shown.shadowOpacity
        opacity.toValue = elevation.opacity

        layer.shadowOffset = CGSize(width: 0, height: elevation.offset)
        layer.shadowRadius = elevation.radius
        layer.shadowOpacity = elevation.opacity

        let group = CAAnimationGroup()
        group.animations = [offset, radius, opacity]
        group.duration = duration
        group.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(group, forKey: "elevation")
    }

    private func distanceToFarthestCorner(from point: CGPoint) -> CGFloat {
        let dx = max(point.x - bounds.minX, bounds.maxX - point.x)
        let dy = max(point.y - bounds.minY, bounds.maxY - point.y)
        return hypot(dx, dy)
    }
}
