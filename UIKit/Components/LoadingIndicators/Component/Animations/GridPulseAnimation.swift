import UIKit

/// Nine tiles across which a wave goes from corner to corner: a row of copies, and copies of the row.
struct GridPulseAnimation: LoadingAnimation {
    private let duration: CFTimeInterval = 1.2
    private let delay: CFTimeInterval = 0.12

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let gap = size.width * 0.06
        let side = (size.width - 2 * gap) / 3

        let columns = CAReplicatorLayer()
        columns.instanceTransform = CATransform3DMakeTranslation(side + gap, 0, 0)
        let rows = CAReplicatorLayer()
        rows.instanceTransform = CATransform3DMakeTranslation(0, side + gap, 0)
        for replicator in [columns, rows] {
            replicator.frame = CGRect(origin: .zero, size: size)
            replicator.instanceCount = 3
            replicator.instanceDelay = delay
        }
        rows.addSublayer(columns)
        layer.addSublayer(rows)

        let tile = CALayer()
        tile.frame = CGRect(x: 0, y: 0, width: side, height: side)
        tile.cornerRadius = side * 0.24
        tile.backgroundColor = color.cgColor
        columns.addSublayer(tile)

        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = [1, 0.36, 1, 1]
        let fade = CAKeyframeAnimation(keyPath: "opacity")
        fade.values = [1, 0.4, 1, 1]
        for animation in [scale, fade] {
            animation.keyTimes = [0, 0.32, 0.64, 1]
            animation.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: 3)
        }
        let wave = CAAnimationGroup()
        wave.animations = [scale, fade]
        wave.duration = duration
        wave.loop()
        tile.add(wave, forKey: "wave")
    }
}
