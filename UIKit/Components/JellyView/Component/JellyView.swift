import UIKit

/// A soft rectangle: nine small views in a grid, tied to each other with springs, and an outline through their centres.
open class JellyView: UIView {
    // MARK: - Matter

    /// Of the grid, in the middle of the view.
    public let viewSize: CGSize
    public var elasticity: CGFloat = 0
    public var density: CGFloat = 1
    /// Of the springs.
    public var damping: CGFloat = 0.3
    /// Of the springs, in hertz.
    public var frequency: CGFloat = 5

    public var fillColor: UIColor {
        didSet { shapeLayer.fillColor = fillColor.cgColor }
    }

    // MARK: - Parts

    private let divisions = 3
    private let shapeLayer = CAShapeLayer()
    private var displayLink: CADisplayLink?
    public private(set) var items: [UIView] = []
    public private(set) lazy var animator = UIDynamicAnimator(referenceView: self)

    // MARK: - Life

    public init(frame: CGRect, viewSize: CGSize, fillColor: UIColor) {
        self.viewSize = viewSize
        self.fillColor = fillColor
        super.init(frame: frame)
        shapeLayer.fillColor = fillColor.cgColor
        layer.addSublayer(shapeLayer)
        addItems()
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addItems() {
        let separation = CGSize(
            width: viewSize.width / CGFloat(divisions - 1), height: viewSize.height / CGFloat(divisions - 1))
        let margin = CGSize(
            width: (bounds.width - viewSize.width) / 2, height: (bounds.height - viewSize.height) / 2)
        for row in 0..<divisions {
            for column in 0..<divisions {
                let item = UIView(
                    frame: CGRect(
                        x: margin.width + separation.width * CGFloat(column),
                        y: margin.height + separation.height * CGFloat(row), width: 10, height: 10))
                item.backgroundColor = .clear
                item.isUserInteractionEnabled = false
                item.tag = row * divisions + column
                addSubview(item)
                items.append(item)
            }
        }
    }

    /// Ties the items together and begins to draw.
    open func show() {
        attachItems()
        let link = CADisplayLink(target: self, selector: #selector(redraw))
        link.add(to: .main, forMode: .default)
        displayLink = link
        redraw()
    }

    override open func removeFromSuperview() {
        displayLink?.invalidate()
        displayLink = nil
        animator.removeAllBehaviors()
        super.removeFromSuperview()
    }

    // MARK: - Springs

    private func attachItems() {
        let separation = viewSize.width / CGFloat(divisions - 1)
        for item in items {
            for other in items
            where item.center.x - other.center.x == separation || item.center.y - other.center.y == separation {
                let tie = UIAttachmentBehavior(item: item, attachedTo: other)
                tie.damping = damping
                tie.frequency = frequency
                animator.addBehavior(tie)

                let matter = UIDynamicItemBehavior(items: [item])
                matter.elasticity = elasticity
                matter.density = density
                animator.addBehavior(matter)
            }
        }
    }

    // MARK: - Dragging

    /// The corners and the middle follow the finger; the springs pull the others along.
    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: self)
        recognizer.setTranslation(.zero, in: self)
        for item in items where item.tag % 2 == 0 {
            item.center = CGPoint(x: item.center.x + translation.x, y: item.center.y + translation.y)
            animator.updateItem(usingCurrentState: item)
        }
    }

    // MARK: - Drawing

    @objc private func redraw() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shapeLayer.path = outline.cgPath
        CATransaction.commit()
    }

    /// From corner to corner, bent to the middle of each edge.
    private var outline: UIBezierPath {
        let places = items.map { $0.layer.presentation()?.position ?? $0.center }
        let path = UIBezierPath()
        path.move(to: places[0])
        path.addQuadCurve(to: places[2], controlPoint: places[1])
        path.addQuadCurve(to: places[8], controlPoint: places[5])
        path.addQuadCurve(to: places[6], controlPoint: places[7])
        path.addQuadCurve(to: places[0], controlPoint: places[3])
        path.close()
        return path
    }
}
