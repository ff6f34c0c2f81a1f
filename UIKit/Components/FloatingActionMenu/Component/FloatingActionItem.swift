import UIKit

/// One of a menu's actions.
public struct FloatingActionItem {
    public let title: String
    /// In a square of 24 points, drawn as lines.
    public let icon: UIBezierPath
    public let color: UIColor

    public init(title: String, icon: UIBezierPath, color: UIColor) {
        self.title = title
        self.icon = icon
        self.color = color
    }
}

@objc public protocol FloatingActionMenuDelegate: AnyObject {
    func floatingActionMenu(_ menu: FloatingActionMenu, didSelectItemAt index: Int)
}

/// A round button with an icon and a soft shadow.
final class FloatingActionButton: UIControl {
    let icon = CAShapeLayer()

    init(diameter: CGFloat, color: UIColor, path: UIBezierPath) {
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        backgroundColor = color
        layer.cornerRadius = diameter / 2
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.28
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 4)

        icon.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
        icon.position = CGPoint(x: diameter / 2, y: diameter / 2)
        icon.path = path.cgPath
        icon.fillColor = nil
        icon.strokeColor = UIColor.white.cgColor
        icon.lineWidth = 2.2
        icon.lineCap = .round
        icon.lineJoin = .round
        layer.addSublayer(icon)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.12, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
            }
        }
    }
}
