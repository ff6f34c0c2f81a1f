import UIKit

/// Five bars of an equaliser through which a wave runs.
struct LineScaleAnimation: LoadingAnimation {
    private let count = 5
    private let duration: CFTimeInterval = 1.2

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let step = size.width / CGFloat(count)
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(origin: .zero, size: size)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
        replicator.instanceDelay = 0.1
        layer.addSublayer(replicator)

        let bar = CALayer()
        bar.bounds = CGRect(x: 0, y: 0, width: step * 0.56, height: size.height * 0.86)
        bar.cornerRadius = bar.bounds.width / 2
        bar.position = CGPoint(x: step / 2, y: size.height / 2)
        bar.backgroundColor = color.cgColor
        replicator.addSublayer(bar)

        let stretch = CAKeyframeAnimation(keyPath: "bounds.size.height")
        stretch.values = [0.86, 0.3, 0.86, 0.86].map { size.height * $0 }
        stretch.keyTimes = [0, 0.3, 0.6, 1]
        stretch.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: 3)
        stretch.duration = duration
        stretch.loop()
        bar.add(stretch, forKey: "stretch")
    }
}
