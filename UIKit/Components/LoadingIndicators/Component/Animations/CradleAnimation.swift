import UIKit

/// Newton's cradle: the outer balls swing in turn, the inner ones pass the blow on.
struct CradleAnimation: LoadingAnimation {
    private let count = 5
    private let duration: CFTimeInterval = 1.2
    private let swing: CGFloat = .pi / 5

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let diameter = size.width / CGFloat(count + 1)
        let length = size.height * 0.72
        let top = (size.height - length) / 2 - diameter / 4

        for index in 0..<count {
            let pendulum = CALayer()
            pendulum.bounds = CGRect(x: 0, y: 0, width: diameter, height: length)
            pendulum.anchorPoint = CGPoint(x: 0.5, y: 0)
            let offset = CGFloat(index) - CGFloat(count - 1) / 2
            pendulum.position = CGPoint(x: size.width / 2 + offset * diameter, y: top)
            layer.addSublayer(pendulum)

            let string = CALayer()
            string.frame = CGRect(x: diameter / 2 - 0.5, y: 0, width: 1, height: length - diameter)
            string.backgroundColor = color.withAlphaComponent(0.35).cgColor
            pendulum.addSublayer(string)
            pendulum.addSublayer(
                .disc(diameter: diameter, center: CGPoint(x: diameter / 2, y: length - diameter / 2), color: color))

            if index == 0 { pendulum.add(makeSwing(by: swing, from: 0), forKey: "swing") }
            if index == count - 1 { pendulum.add(makeSwing(by: -swing, from: 0.5), forKey: "swing") }
        }
    }

    /// Out and back within half of the period that starts at `start`.
    private func makeSwing(by angle: CGFloat, from start: Double) -> CAKeyframeAnimation {
        let out = CAMediaTimingFunction(controlPoints: 0, 0.55, 0.45, 1)
        let back = CAMediaTimingFunction(controlPoints: 0.55, 0, 1, 0.45)
        let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        if start == 0 {
            animation.values = [0, angle, 0, 0]
            animation.keyTimes = [0, 0.25, 0.5, 1]
            animation.timingFunctions = [out, back, CAMediaTimingFunction(name: .linear)]
        } else {
            animation.values = [0, 0, angle, 0]
            animation.keyTimes = [0, 0.5, 0.75, 1]
            animation.timingFunctions = [CAMediaTimingFunction(name: .linear), out, back]
        }
        animation.duration = duration
        animation.loop()
        return animation
    }
}
