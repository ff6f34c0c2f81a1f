import UIKit

/// Rings that open from the middle and thin out.
struct RingsAnimation: LoadingAnimation {
    private let count = 3
    private let duration: CFTimeInterval = 2.4

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let oval = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))

        for index in 0..<count {
            let ring = CAShapeLayer()
            ring.bounds = CGRect(origin: .zero, size: size)
            ring.position = center
            ring.path = oval.cgPath
            ring.fillColor = UIColor.clear.cgColor
            ring.strokeColor = color.cgColor
            ring.opacity = 0
            layer.addSublayer(ring)

            let open = CABasicAnimation(keyPath: "transform.scale")
            open.fromValue = 0.04
            open.toValue = 1

            let thin = CABasicAnimation(keyPath: "lineWidth")
            thin.fromValue = size.width * 0.22
            thin.toValue = size.width * 0.03

            let fade = CAKeyframeAnimation(keyPath: "opacity")
            fade.values = [0, 1, 0.8, 0]
            fade.keyTimes = [0, 0.1, 0.55, 1]

            let ripple = CAAnimationGroup()
            ripple.animations = [open, thin, fade]
            ripple.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.6, 0.4, 1)
            ripple.duration = duration
            ripple.loop(delay: duration / Double(count) * Double(index))
            ring.add(ripple, forKey: "ripple")
        }
    }
}
