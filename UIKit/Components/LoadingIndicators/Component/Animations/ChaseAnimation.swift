import UIKit

/// Five balls on one circle: bunched at the top, strung out on the way.
struct ChaseAnimation: LoadingAnimation {
    private let count = 5
    private let duration: CFTimeInterval = 1.2

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let diameter = size.width * 0.2
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let circle = UIBezierPath(
            arcCenter: center, radius: (size.width - diameter) / 2, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
            clockwise: true)

        for index in 0..<count {
            let rate = CGFloat(index) / CGFloat(count)
            let ball = CALayer.disc(diameter: diameter, center: CGPoint(x: center.x, y: diameter / 2), color: color)
            ball.opacity = Float(1 - 0.7 * rate)
            layer.insertSublayer(ball, at: 0)

            let run = CAKeyframeAnimation(keyPath: "position")
            run.path = circle.cgPath
            run.calculationMode = .paced

            let shrink = CABasicAnimation(keyPath: "transform.scale")
            shrink.fromValue = 1 - 0.6 * rate
            shrink.toValue = 0.3 + 0.6 * rate
            shrink.autoreverses = true
            shrink.duration = duration / 2

            let chase = CAAnimationGroup()
            chase.animations = [run, shrink]
            chase.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, 0.15 + Float(rate), 0.25, 1)
            chase.duration = duration
            chase.loop()
            ball.add(chase, forKey: "chase")
        }
    }
}
