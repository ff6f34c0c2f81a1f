import UIKit

/// Three lines that can be turned.
open class MenuButton: UIControl {
    /// 0 for standing lines, a right angle for lying ones.
    public var angle: CGFloat = 0 {
        didSet { transform = CGAffineTransform(rotationAngle: angle) }
    }

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let lines = UIBezierPath()
        for x in [-6, 0, 6] as [CGFloat] {
            lines.move(to: CGPoint(x: bounds.midX + x, y: bounds.midY - 9))
            lines.addLine(to: CGPoint(x: bounds.midX + x, y: bounds.midY + 9))
        }
        let shape = CAShapeLayer()
        shape.path = lines.cgPath
        shape.strokeColor = UIColor.white.cgColor
        shape.lineWidth = 2
        shape.lineCap = .round
        layer.addSublayer(shape)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
