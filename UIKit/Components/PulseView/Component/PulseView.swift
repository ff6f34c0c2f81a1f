import UIKit

/// Rings that leave a point like sonar, each wider and fainter than the one after it.
@IBDesignable
open class PulseView: UIView {
    // MARK: - Appearance

    /// How many rings are under way at once.
    @IBInspectable open var numberOfPulses: Int = 4 {
        didSet { restartIfNeeded() }
    }

    /// How far a ring travels, in points.
    @IBInspectable open var radius: CGFloat = 110 {
        didSet { restartIfNeeded() }
    }

    /// Where a ring begins, as a fraction of the radius.
    @IBInspectable open var startFraction: CGFloat = 0.22 {
        didSet { restartIfNeeded() }
    }

    /// How long a ring lives, in seconds.
    @IBInspectable open var pulseDuration: Double = 3.2 {
        didSet { restartIfNeeded() }
    }

    @IBInspectable open var lineWidth: CGFloat = 1.5 {
        didSet { pulse.borderWidth = lineWidth }
    }

    open var timingFunction = CAMediaTimingFunction(controlPoints: 0.16, 0.6, 0.4, 1)

    public private(set) var isPulsing = false

    // MARK: - Layers

    private let pulse = CALayer()
    private static let animationKey = "pulse"

    override open class var layerClass: AnyClass { CAReplicatorLayer.self }

    private var replicator: CAReplicatorLayer { layer as! CAReplicatorLayer }

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
        isUserInteractionEnabled = false
        backgroundColor = .clear
        pulse.opacity = 0
        pulse.borderWidth = lineWidth
        replicator.addSublayer(pulse)
        updateColors()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pulse.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
        pulse.cornerRadius = radius
        pulse.position = CGPoint(x: bounds.midX, y: bounds.midY)
        CATransaction.commit()
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// Animations are dropped when a view leaves its window.
    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { restartIfNeeded() }
    }

    private func updateColors() {
        pulse.borderColor = tintColor.withAlphaComponent(0.9).cgColor
        pulse.backgroundColor = tintColor.withAlphaComponent(0.22).cgColor
    }

    // MARK: - Pulsing

    open func start() {
        isPulsing = true
        replicator.instanceCount = numberOfPulses
        replicator.instanceDelay = pulseDuration / Double(max(numberOfPulses, 1))
        pulse.add(makeAnimation(), forKey: Self.animationKey)
    }

    open func stop() {
        isPulsing = false
        pulse.removeAnimation(forKey: Self.animationKey)
    }

    private func restartIfNeeded() {
        setNeedsLayout()
        guard isPulsing else { return }
        stop()
        start()
    }

    private func makeAnimation() -> CAAnimationGroup {
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = startFraction
        scale.toValue = 1

        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = [0, 1, 0.45, 0]
        fade.keyTimes = [0, 0.12, 0.5, 1]

        let group = CAAnimationGroup()
        group.animations = [scale, fade]
        group.duration = pulseDuration
        group.repeatCount = .infinity
        group.timingFunction = timingFunction
        group.isRemovedOnCompletion = false
        return group
    }
}
