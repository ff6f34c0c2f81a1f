import UIKit

/// Two dots that fly off together, the small one a little behind.
final class Spark {

    let large = CALayer()
    let small = CALayer()

    private let angle: CGFloat
    private var center = CGPoint.zero
    private var side: CGFloat = 0

    private static let colors: [(large: UIColor, small: UIColor)] = [
        (UIColor(red: 0.99, green: 0.62, blue: 0.24, alpha: 1), UIColor(red: 0.98, green: 0.80, blue: 0.30, alpha: 1)),
        (UIColor(red: 0.55, green: 0.78, blue: 0.98, alpha: 1), UIColor(red: 0.36, green: 0.62, blue: 0.96, alpha: 1)),
        (UIColor(red: 0.78, green: 0.58, blue: 0.97, alpha: 1), UIColor(red: 0.96, green: 0.52, blue: 0.76, alpha: 1)),
        (UIColor(red: 0.50, green: 0.86, blue: 0.70, alpha: 1), UIColor(red: 0.32, green: 0.76, blue: 0.60, alpha: 1)),
    ]

    init(index: Int) {
        angle = -.pi / 2 + CGFloat(index) * 2 * .pi / 7
        let colors = Spark.colors[index % Spark.colors.count]
        large.backgroundColor = colors.large.cgColor
        small.backgroundColor = colors.small.cgColor
        large.opacity = 0
        small.opacity = 0
    }

    func place(around center: CGPoint, side: CGFloat) {
        self.center = center
        self.side = side
        for (dot, size) in [(large, side * 0.075), (small, side * 0.05)] {
            dot.bounds = CGRect(x: 0, y: 0, width: size, height: size)
            dot.cornerRadius = size / 2
            dot.position = center
        }
    }

    func fly(at time: CFTimeInterval) {
        send(large, at: time, towards: angle, from: 0.36, to: 0.60)
        send(small, at: time + 0.02, towards: angle + 0.28, from: 0.34, to: 0.50)
    }

    private func send(
        _ dot: CALayer, at time: CFTimeInterval, towards angle: CGFloat, from start: CGFloat, to end: CGFloat
    ) {
        let way = CABasicAnimation(keyPath: "position")
        way.fromValue = point(at: start, angle)
        way.toValue = point(at: end, angle)

        let shrink = CAKeyframeAnimation(keyPath: "transform.scale")
        shrink.values = [0.4, 1, 1, 0]
        shrink.keyTimes = [0, 0.2, 0.7, 1]

        let show = CABasicAnimation(keyPath: "opacity")
        show.fromValue = 1
        show.toValue = 1

        let flight = CAAnimationGroup()
        flight.animations = [way, shrink, show]
        flight.beginTime = time
        flight.duration = 0.66
        flight.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.6, 0.4, 1)
        dot.add(flight, forKey: "flight")
    }

    private func point(at distance: CGFloat, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + cos(angle) * distance * side, y: center.y + sin(angle) * distance * side)
    }
}
