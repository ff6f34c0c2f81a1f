import UIKit

/// Dots of which the one that counts is a bar; in between, one shrinks while the next one grows.
final class PageDots: UIView {
    var count = 0 {
        didSet { makeDots() }
    }
    var position: CGFloat = 0 {
        didSet { placeDots() }
    }

    private let side: CGFloat = 6
    private let barLength: CGFloat = 22
    private let gap: CGFloat = 7
    private var dots: [CALayer] = []

    private func makeDots() {
        for dot in dots { dot.removeFromSuperlayer() }
        dots = (0..<count).map { _ in
            let dot = CALayer()
            dot.backgroundColor = UIColor.white.cgColor
            dot.cornerRadius = side / 2
            layer.addSublayer(dot)
            return dot
        }
        placeDots()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeDots()
    }

    private func placeDots() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let whole = CGFloat(count) * side + CGFloat(count - 1) * gap + barLength - side
        var x = bounds.midX - whole / 2
        for (index, dot) in dots.enumerated() {
            let nearness = max(1 - abs(CGFloat(index) - position), 0)
            let width = side + (barLength - side) * nearness
            dot.frame = CGRect(x: x, y: bounds.midY - side / 2, width: width, height: side)
            dot.opacity = Float(0.4 + 0.6 * nearness)
            x += width + gap
        }
        CATransaction.commit()
    }
}
