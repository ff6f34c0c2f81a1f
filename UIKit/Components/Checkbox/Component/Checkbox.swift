import UIKit

/// A box that is checked, unchecked, or something between: its colour spreads from the middle, and its mark is drawn, morphs and is
/// wiped away.
@IBDesignable
open class Checkbox: UIControl, CAAnimationDelegate {

    public enum CheckState: Int {
        case unchecked, checked, mixed
    }

    /// What it shows. Setting it changes the look at once.
    open var checkState: CheckState {
        get { storedState }
        set { setCheckState(newValue, animated: false) }
    }

    @IBInspectable open var boxColor: UIColor = UIColor(red: 0.72, green: 0.75, blue: 0.80, alpha: 1) {
        didSet { boxLayer.boxColor = boxColor.cgColor }
    }

    @IBInspectable open var animationDuration: Double = 0.3

    private var storedState = CheckState.unchecked
    private let markLayer = CAShapeLayer()

    private var boxLayer: CheckboxLayer { layer as! CheckboxLayer }

    open override class var layerClass: AnyClass { CheckboxLayer.self }

    // MARK: - Life

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        boxLayer.boxColor = boxColor.cgColor
        boxLayer.fillColor = tintColor.cgColor

        markLayer.fillColor = nil
        markLayer.strokeColor = UIColor.white.cgColor
        markLayer.lineCap = .round
        markLayer.lineJoin = .round
        markLayer.strokeEnd = 0
        markLayer.delegate = self
        layer.addSublayer(markLayer)

        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
        addTarget(self, action: #selector(pressed), for: .touchDown)
        addTarget(self, action: #selector(released), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        boxLayer.fillColor = tintColor.cgColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        markLayer.frame = bounds
        markLayer.lineWidth = bounds.width * 0.1
        markLayer.path = markPath(for: storedState).cgPath
    }

    /// A line over three points, for each state, so that one flows into the other.
    private func markPath(for state: CheckState) -> UIBezierPath {
        let places: [(CGFloat, CGFloat)] =
            state == .mixed ? [(0.30, 0.5), (0.5, 0.5), (0.70, 0.5)] : [(0.29, 0.52), (0.44, 0.67), (0.72, 0.35)]
        let points = places.map { CGPoint(x: bounds.width * $0.0, y: bounds.height * $0.1) }
        let path = UIBezierPath()
        path.move(to: points[0])
        path.addLine(to: points[1])
        path.addLine(to: points[2])
        return path
    }

    // MARK: - Touches

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        let next: [CheckState: CheckState] = [.unchecked: .checked, .checked: .unchecked, .mixed: .unchecked]
        setCheckState(next[storedState]!, animated: true)
        sendActions(for: .valueChanged)
    }

    @objc private func pressed() {
        UIView.animate(withDuration: 0.12, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.transform = CGAffineTransform(scaleX: 0.88, y: 0.88)
        }
    }

    @objc private func released() {
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.45, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.transform = .identity
        }
    }

    // MARK: - State

    open func setCheckState(_ state: CheckState, animated: Bool) {
        guard state != storedState else { return }
        let old = storedState
        storedState = state
        guard animated else { return showAtOnce() }
        switch (old, state) {
        case (.unchecked, _): appear()
        case (_, .unchecked): disappear()
        default: morph()
        }
    }

    private func showAtOnce() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        markLayer.removeAllAnimations()
        markLayer.path = markPath(for: storedState).cgPath
        markLayer.strokeEnd = storedState == .unchecked ? 0 : 1
        boxLayer.fillProgress = storedState == .unchecked ? 0 : 1
        CATransaction.commit()
    }

    private func appear() {
        markLayer.path = markPath(for: storedState).cgPath
        fill(to: 1)

        let draw = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        draw.fromValue = 0
        draw.toValue = 1
        draw.beginTime = CACurrentMediaTime() + animationDuration * 0.5
        draw.duration = animationDuration
        draw.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        draw.fillMode = .backwards
        markLayer.strokeEnd = 1
        markLayer.add(draw, forKey: "mark")
    }

    /// The mark is wiped away from its beginning; when it is gone, the colour goes too.
    private func disappear() {
        let wipe = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeStart))
        wipe.fromValue = 0
        wipe.toValue = 1
        wipe.duration = animationDuration * 0.7
        wipe.timingFunction = CAMediaTimingFunction(name: .easeIn)
        wipe.fillMode = .forwards
        wipe.isRemovedOnCompletion = false
        wipe.delegate = self
        wipe.setValue("wipe", forKey: "name")
        markLayer.add(wipe, forKey: "mark")
    }

    private func morph() {
        let morph = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
        morph.fromValue = markLayer.presentation()?.path ?? markLayer.path
        morph.toValue = markPath(for: storedState).cgPath
        morph.duration = animationDuration
        morph.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1.3)
        markLayer.path = markPath(for: storedState).cgPath
        markLayer.add(morph, forKey: "morph")
    }

    private func fill(to progress: CGFloat) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(animationDuration)
        boxLayer.fillProgress = progress
        CATransaction.commit()
    }

    // MARK: - CAAnimationDelegate

    public func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        guard finished, animation.value(forKey: "name") as? String == "wipe" else { return }
        markLayer.strokeEnd = 0
        markLayer.removeAnimation(forKey: "mark")
        fill(to: 0)
    }

    // MARK: - CALayerDelegate

    /// The mark changes at once unless an animation says otherwise.
    open override func action(for layer: CALayer, forKey event: String) -> CAAction? {
        layer === markLayer ? NSNull() : super.action(for: layer, forKey: event)
    }
}
