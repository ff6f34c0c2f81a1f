import UIKit

/// A heart that can be liked: a ring opens, the heart springs out of it, and sparks fly.
@IBDesignable
public final class LikeButton: UIControl {

    @IBInspectable public var likedColor: UIColor = UIColor(red: 0.96, green: 0.18, blue: 0.42, alpha: 1) {
        didSet { applyColors() }
    }
    @IBInspectable public var idleColor: UIColor = UIColor(red: 0.66, green: 0.69, blue: 0.74, alpha: 1) {
        didSet { applyColors() }
    }
    @IBInspectable public var ringStartColor: UIColor = UIColor(red: 0.86, green: 0.24, blue: 0.56, alpha: 1)
    @IBInspectable public var ringEndColor: UIColor = UIColor(red: 0.77, green: 0.55, blue: 0.96, alpha: 1)

    /// Whether the heart is full. Setting it changes the look at once; a tap animates.
    public override var isSelected: Bool {
        didSet { if isSelected != oldValue { applyColors() } }
    }

    private let ringLayer = CAShapeLayer()
    private let outlineLayer = CAShapeLayer()
    private let heartLayer = CAShapeLayer()
    private let sparks: [Spark] = (0..<7).map { Spark(index: $0) }

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
        ringLayer.fillColor = nil
        ringLayer.opacity = 0
        layer.addSublayer(ringLayer)
        for spark in sparks {
            layer.addSublayer(spark.large)
            layer.addSublayer(spark.small)
        }
        outlineLayer.fillColor = nil
        outlineLayer.lineJoin = .round
        layer.addSublayer(outlineLayer)
        heartLayer.strokeColor = nil
        layer.addSublayer(heartLayer)
        applyColors()

        addTarget(self, action: #selector(press), for: [.touchDown, .touchDragEnter])
        addTarget(self, action: #selector(release), for: [.touchDragExit, .touchCancel])
        addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
    }

    private func applyColors() {
        withoutActions {
            outlineLayer.strokeColor = idleColor.cgColor
            heartLayer.fillColor = likedColor.cgColor
            heartLayer.opacity = isSelected ? 1 : 0
            outlineLayer.opacity = isSelected ? 0 : 1
        }
    }

    // MARK: - Layout

    private var side: CGFloat { min(bounds.width, bounds.height) }

    public override func layoutSubviews() {
        super.layoutSubviews()
        withoutActions {
            let heart = heartPath(side: side * 0.5).cgPath
            for shape in [outlineLayer, heartLayer] {
                shape.bounds = CGRect(x: 0, y: 0, width: side * 0.5, height: side * 0.5)
                shape.position = CGPoint(x: bounds.midX, y: bounds.midY + side * 0.02)
                shape.path = heart
            }
            outlineLayer.lineWidth = side * 0.035

            ringLayer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            ringLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
            ringLayer.path = circle(radius: ringRadius / 2)
            ringLayer.lineWidth = ringRadius

            for spark in sparks {
                spark.place(around: CGPoint(x: bounds.midX, y: bounds.midY), side: side)
            }
        }
    }

    private var ringRadius: CGFloat { side * 0.42 }

    private func circle(radius: CGFloat) -> CGPath {
        UIBezierPath(
            arcCenter: CGPoint(x: side / 2, y: side / 2), radius: radius, startAngle: 0, endAngle: 2 * .pi,
            clockwise: true
        ).cgPath
    }

    private func heartPath(side: CGFloat) -> UIBezierPath {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * side, y: y * side) }
        let path = UIBezierPath()
        path.move(to: point(0.5, 0.93))
        path.addCurve(to: point(0.03, 0.34), controlPoint1: point(0.40, 0.83), controlPoint2: point(0.03, 0.62))
        path.addCurve(to: point(0.28, 0.07), controlPoint1: point(0.03, 0.18), controlPoint2: point(0.13, 0.07))
        path.addCurve(to: point(0.5, 0.21), controlPoint1: point(0.38, 0.07), controlPoint2: point(0.46, 0.13))
        path.addCurve(to: point(0.72, 0.07), controlPoint1: point(0.54, 0.13), controlPoint2: point(0.62, 0.07))
        path.addCurve(to: point(0.97, 0.34), controlPoint1: point(0.87, 0.07), controlPoint2: point(0.97, 0.18))
        path.addCurve(to: point(0.5, 0.93), controlPoint1: point(0.97, 0.62), controlPoint2: point(0.60, 0.83))
        path.close()
        return path
    }

    // MARK: - Touches

    @objc private func press() { scaleHeart(to: 0.8, duration: 0.12) }

    @objc private func release() { scaleHeart(to: 1, duration: 0.2) }

    @objc private func toggle(_ sender: LikeButton) {
        isSelected.toggle()
        release()
        if isSelected { animateLike() } else { animateUnlike() }
        sendActions(for: .valueChanged)
    }

    private func scaleHeart(to scale: CGFloat, duration: CFTimeInterval) {
        for shape in [outlineLayer, heartLayer] {
            let animation = CABasicAnimation(keyPath: "transform.scale")
            animation.fromValue = shape.presentation()?.value(forKeyPath: "transform.scale")
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
            withoutActions { shape.setValue(scale, forKeyPath: "transform.scale") }
            shape.add(animation, forKey: "press")
        }
    }

    // MARK: - Liking

    private func animateLike() {
        let start = CACurrentMediaTime()
        openRing(at: start)
        popHeart(at: start + 0.2)
        for spark in sparks { spark.fly(at: start + 0.26) }
    }

    private func openRing(at time: CFTimeInterval) {
        let grow = CABasicAnimation(keyPath: "transform.scale")
        grow.fromValue = 0.15
        grow.toValue = 1
        grow.duration = 0.22
        grow.timingFunction = CAMediaTimingFunction(name: .easeOut)
        grow.fillMode = .forwards

        let widen = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
        widen.toValue = circle(radius: ringRadius)
        let thin = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.lineWidth))
        thin.toValue = 0
        for animation in [widen, thin] {
            animation.beginTime = 0.16
            animation.duration = 0.34
            animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.7, 0.3, 1)
            animation.fillMode = .forwards
        }

        let tint = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeColor))
        tint.fromValue = ringStartColor.cgColor
        tint.toValue = ringEndColor.cgColor
        tint.duration = 0.4
        tint.fillMode = .forwards

        let show = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        show.fromValue = 1
        show.toValue = 1

        let ring = CAAnimationGroup()
        ring.animations = [grow, widen, thin, tint, show]
        ring.beginTime = time
        ring.duration = 0.5
        ringLayer.add(ring, forKey: "ring")
    }

    private func popHeart(at time: CFTimeInterval) {
        let pop = CAKeyframeAnimation(keyPath: "transform.scale")
        pop.values = springValues(from: 0, to: 1, damping: 6.5, frequency: 3.1, count: 48)
        pop.beginTime = time
        pop.duration = 0.8
        pop.fillMode = .backwards
        heartLayer.add(pop, forKey: "pop")
    }

    /// The displacement of a damped spring, sampled: it swings around the end and dies away.
    private func springValues(
        from start: CGFloat, to end: CGFloat, damping: CGFloat, frequency: CGFloat, count: Int
    ) -> [CGFloat] {
        (0...count).map { index in
            let time = CGFloat(index) / CGFloat(count)
            let swing = exp(-damping * time) * cos(2 * .pi * frequency * time * 0.8)
            return index == count ? end : end + (start - end) * swing
        }
    }

    private func animateUnlike() {
        let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 0.18
        heartLayer.add(fade, forKey: "fade")

        let nudge = CASpringAnimation(keyPath: "transform.scale")
        nudge.fromValue = 0.7
        nudge.toValue = 1
        nudge.damping = 12
        nudge.stiffness = 320
        nudge.duration = nudge.settlingDuration
        outlineLayer.add(nudge, forKey: "nudge")
    }

    private func withoutActions(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }
}
