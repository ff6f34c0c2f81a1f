import UIKit

/// An arc that runs round while its head hurries ahead and its tail catches up.
struct ArcSpinAnimation: LoadingAnimation {
    private let duration: CFTimeInterval = 1.2

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let lineWidth = size.width * 0.1
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        // Twice round, so that the head may pass the point where it began.
        let circle = UIBezierPath()
        for _ in 0..<2 {
            circle.addArc(
                withCenter: center, radius: (size.width - lineWidth) / 2, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                clockwise: true)
        }

        let track = CAShapeLayer()
        let arc = CAShapeLayer()
        for shape in [track, arc] {
            shape.frame = CGRect(origin: .zero, size: size)
            shape.path = circle.cgPath
            shape.fillColor = nil
            shape.strokeColor = color.cgColor
            shape.lineWidth = lineWidth
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        track.opacity = 0.16

        let easing = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
        let head = CAKeyframeAnimation(keyPath: "strokeEnd")
        head.values = [0.01, 0.38, 0.51]
        let tail = CAKeyframeAnimation(keyPath: "strokeStart")
        tail.values = [0, 0.01, 0.5]
        for end in [head, tail] {
            end.keyTimes = [0, 0.5, 1]
            end.timingFunctions = [easing, easing]
        }
        let stroke = CAAnimationGroup()
        stroke.animations = [head, tail]
        stroke.duration = duration
        stroke.loop()
        arc.add(stroke, forKey: "stroke")

        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = 2 * CGFloat.pi
        turn.duration = 2 * duration
        turn.loop()
        arc.add(turn, forKey: "turn")
    }
}
