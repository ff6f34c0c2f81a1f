import UIKit

/// A wheel of dots with a comet running through it.
struct FadingDotsAnimation: LoadingAnimation {
    private let count = 10
    private let duration: CFTimeInterval = 1.2

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let diameter = size.width * 0.17
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(origin: .zero, size: size)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
        replicator.instanceDelay = duration / Double(count)
        layer.addSublayer(replicator)

        let dot = CALayer.disc(
            diameter: diameter, center: CGPoint(x: size.width / 2, y: diameter / 2), color: color)
        dot.opacity = 0.15
        replicator.addSublayer(dot)

        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 1
        scale.toValue = 0.45

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0.15

        let comet = CAAnimationGroup()
        comet.animations = [scale, fade]
        comet.timingFunction = CAMediaTimingFunction(name: .easeOut)
        comet.duration = duration
        comet.loop()
        dot.add(comet, forKey: "comet")
    }
}
