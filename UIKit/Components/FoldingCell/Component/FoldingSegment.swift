import UIKit

/// One strip of a folded sheet: a front, a back, and a hinge along its upper edge.
///
/// Its layer keeps a space of its own, in which the next strip hangs from this one.
final class FoldingSegment: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }

    let front: UIView
    let back: UIView
    private let frontShade = UIView()
    private let backShade = UIView()

    /// Radians by which the strip is turned up towards the viewer: 0 hangs flat, pi lies on the strip above.
    private(set) var angle: CGFloat = 0

    init(frame: CGRect, front: UIView, back: UIView) {
        self.front = front
        self.back = back
        super.init(frame: .zero)
        layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        self.frame = frame

        for face in [back, front] {
            face.frame = bounds
            face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            face.layer.isDoubleSided = false
            addSubview(face)
        }
        // Upside down, so that it can be read when the strip is folded up.
        back.layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)

        for (face, shade) in [(front, frontShade), (back, backShade)] {
            shade.frame = face.bounds
            shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            shade.backgroundColor = .black
            shade.alpha = 0
            shade.isUserInteractionEnabled = false
            face.addSubview(shade)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Hangs the next strip from this one's lower edge, so many points before it: what is folded up in it lies between the two.
    func append(_ next: FoldingSegment, thickness: CGFloat) {
        next.layer.zPosition = thickness
        next.frame.origin = CGPoint(x: 0, y: bounds.height)
        addSubview(next)
    }

    // MARK: - Folding

    func setAngle(_ angle: CGFloat) {
        self.angle = angle
        layer.transform = CATransform3DMakeRotation(angle, 1, 0, 0)
        frontShade.alpha = shade(at: angle)
        backShade.alpha = shade(at: .pi - angle)
    }

    /// Turns the strip to an angle, through others on the way if there are any, and tells the delegate.
    func fold(
        through angles: [CGFloat], keyTimes: [NSNumber], timingFunctions: [CAMediaTimingFunction],
        duration: CFTimeInterval, delegate: CAAnimationDelegate
    ) {
        func animation(_ keyPath: String, _ values: [CGFloat]) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.keyTimes = keyTimes
            animation.timingFunctions = timingFunctions
            animation.duration = duration
            return animation
        }
        let turn = animation("transform.rotation.x", [angle] + angles)
        turn.delegate = delegate
        layer.add(turn, forKey: "fold")
        frontShade.layer.add(animation("opacity", ([angle] + angles).map { shade(at: $0) }), forKey: "shade")
        backShade.layer.add(animation("opacity", ([angle] + angles).map { shade(at: .pi - $0) }), forKey: "shade")
        setAngle(angles[angles.count - 1])
    }

    /// The farther a face leans, the less light falls on it.
    private func shade(at angle: CGFloat) -> CGFloat {
        0.55 * min(max(angle / (.pi / 2), 0), 1)
    }
}
