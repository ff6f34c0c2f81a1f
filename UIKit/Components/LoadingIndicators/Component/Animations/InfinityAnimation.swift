import UIKit

/// A light that runs along a lying eight and trails its own fading copies.
struct InfinityAnimation: LoadingAnimation {
    private let count = 16
    private let duration: CFTimeInterval = 2.4

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let diameter = size.width * 0.15
        let eight = makeEight(in: CGRect(origin: .zero, size: size).insetBy(dx: diameter / 2, dy: size.height * 0.26))

        let rail = CAShapeLayer()
        rail.frame = CGRect(origin: .zero, size: size)
        rail.path = eight.cgPath
        rail.fillColor = nil
        rail.strokeColor = color.withAlphaComponent(0.16).cgColor
        rail.lineWidth = diameter * 0.4
        layer.addSublayer(rail)

        let trail = CAReplicatorLayer()
        trail.frame = CGRect(origin: .zero, size: size)
        trail.instanceCount = count
        trail.instanceDelay = 0.032
        trail.instanceAlphaOffset = -1 / Float(count)
        layer.addSublayer(trail)

        let light = CALayer.disc(diameter: diameter, center: CGPoint(x: size.width / 2, y: size.height / 2), color: color)
        trail.addSublayer(light)

        let run = CAKeyframeAnimation(keyPath: "position")
        run.path = eight.cgPath
        run.calculationMode = .paced
        run.duration = duration
        run.loop()
        light.add(run, forKey: "run")
    }

    /// From the crossing through the right loop and the left one back to it.
    private func makeEight(in rect: CGRect) -> UIBezierPath {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let (reach, height) = (rect.width / 2, rect.height / 2)
        let path = UIBezierPath()
        path.move(to: center)
        for side in [1, -1] as [CGFloat] {
            let tip = CGPoint(x: center.x + side * reach, y: center.y)
            path.addCurve(
                to: tip, controlPoint1: CGPoint(x: center.x + side * reach * 0.36, y: center.y - height * 1.05),
                controlPoint2: CGPoint(x: tip.x, y: center.y - height * 1.2))
            path.addCurve(
                to: center, controlPoint1: CGPoint(x: tip.x, y: center.y + height * 1.2),
                controlPoint2: CGPoint(x: center.x + side * reach * 0.36, y: center.y + height * 1.05))
        }
        path.close()
        return path
    }
}
