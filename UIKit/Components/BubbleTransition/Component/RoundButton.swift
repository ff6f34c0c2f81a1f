import UIKit

/// A disc with a plus.
open class RoundButton: UIControl {
    public let cross = CAShapeLayer()

    public init(diameter: CGFloat, color: UIColor, crossColor: UIColor) {
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        backgroundColor = color
        layer.cornerRadius = diameter / 2

        let arm = diameter / 6
        let middle = diameter / 2
        let path = UIBezierPath()
        path.move(to: CGPoint(x: middle - arm, y: middle))
        path.addLine(to: CGPoint(x: middle + arm, y: middle))
        path.move(to: CGPoint(x: middle, y: middle - arm))
        path.addLine(to: CGPoint(x: middle, y: middle + arm))
        cross.path = path.cgPath
        cross.frame = bounds
        cross.strokeColor = crossColor.cgColor
        cross.lineWidth = 3
        cross.lineCap = .round
        layer.addSublayer(cross)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override open var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
            }
        }
    }
}
