import UIKit

/// Three balls that breathe one after another.
struct BallPulseAnimation: LoadingAnimation {
    private let count = 3
    private let duration: CFTimeInterval = 0.8

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let spacing = size.width * 0.08
        let diameter = (size.width - 2 * spacing) / CGFloat(count)
        let easing = CAMediaTimingFunction(controlPoints: 0.2, 0.68, 0.18, 1.08)

        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = [1, 0.3, 1]
        scale.keyTimes = [0, 0.45, 1]
        scale.timingFunctions = [easing, easing]

        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = [1, 0.55, 1]
        fade.keyTimes = [0, 0.45, 1]

        for index in 0..<count {
            let x = diameter / 2 + CGFloat(index) * (diameter + spacing)
            let ball = CALayer.disc(diameter: diameter, center: CGPoint(x: x, y: size.height / 2), color: color)
            layer.addSublayer(ball)

            let pulse = CAAnimationGroup()
            pulse.animations = [scale, fade]
            pulse.duration = duration
            pulse.loop(delay: 0.12 * Double(index))
            ball.add(pulse, forKey: "pulse")
        }
    }
}
