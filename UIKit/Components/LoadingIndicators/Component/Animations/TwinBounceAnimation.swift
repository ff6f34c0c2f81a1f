import UIKit

/// Two translucent discs, one of which swells as the other shrinks.
struct TwinBounceAnimation: LoadingAnimation {
    private let duration: CFTimeInterval = 1.2

    func install(in layer: CALayer, size: CGSize, color: UIColor) {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        for index in 0..<2 {
            let disc = CALayer.disc(diameter: size.width, center: center, color: color)
            disc.opacity = 0.6
            layer.addSublayer(disc)

            let bounce = CABasicAnimation(keyPath: "transform.scale")
            bounce.fromValue = index == 0 ? 0.08 : 1
            bounce.toValue = index == 0 ? 1 : 0.08
            bounce.duration = duration
            bounce.autoreverses = true
            bounce.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            bounce.repeatCount = .infinity
            bounce.isRemovedOnCompletion = false
            disc.add(bounce, forKey: "bounce")
        }
    }
}
