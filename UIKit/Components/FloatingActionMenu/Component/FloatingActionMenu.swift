import UIKit

/// A round button in the corner that fans its actions out on a quarter of a circle.
///
/// The view is as large as what it covers: it dims that, and a touch beside the actions closes the menu.
public final class FloatingActionMenu: UIView {
    public weak var delegate: FloatingActionMenuDelegate?

    /// From the button's centre to the actions', in points.
    public var fanRadius: CGFloat = 132

    /// Between the button's centre and the lower right corner, in points.
    public var inset: CGFloat = 56 {
        didSet { setNeedsLayout() }
    }

    public private(set) var isOpen = false

    private let items: [FloatingActionItem]
    private let dimView = UIView()
    private let mainButton: FloatingActionButton
    private var itemButtons: [FloatingActionButton] = []
    private var labels: [UILabel] = []

    private static let plus: UIBezierPath = {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 12, y: 4))
        path.addLine(to: CGPoint(x: 12, y: 20))
        path.move(to: CGPoint(x: 4, y: 12))
        path.addLine(to: CGPoint(x: 20, y: 12))
        return path
    }()

    // MARK: - Life

    public init(frame: CGRect, items: [FloatingActionItem], color: UIColor) {
        self.items = items
        mainButton = FloatingActionButton(diameter: 60, color: color, path: Self.plus)
        super.init(frame: frame)
        setUp()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        dimView.backgroundColor = UIColor(red: 0.07, green: 0.08, blue: 0.16, alpha: 0.55)
        dimView.alpha = 0
        dimView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimViewTapped(_:))))
        addSubview(dimView)

        for (index, item) in items.enumerated() {
            let button = FloatingActionButton(diameter: 48, color: item.color, path: item.icon)
            button.tag = index
            button.alpha = 0
            button.addTarget(self, action: #selector(itemTapped(_:)), for: .touchUpInside)
            addSubview(button)
            itemButtons.append(button)

            let label = UILabel()
            label.text = item.title
            label.textColor = .white
            label.font = .systemFont(ofSize: 13, weight: .medium)
            label.alpha = 0
            label.sizeToFit()
            addSubview(label)
            labels.append(label)
        }
        mainButton.addTarget(self, action: #selector(mainButtonTapped), for: .touchUpInside)
        addSubview(mainButton)
    }

    override public func layoutSubviews() {
        super.layoutSubviews()
        dimView.frame = bounds
        mainButton.center = home
        for index in items.indices {
            itemButtons[index].center = isOpen ? place(of: index) : home
            labels[index].center = labelPlace(of: index)
        }
    }

    /// Closed, only the button takes touches.
    override public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isOpen || mainButton.frame.contains(point)
    }

    // MARK: - Geometry

    private var home: CGPoint { CGPoint(x: bounds.maxX - inset, y: bounds.maxY - inset) }

    /// From straight up to straight left.
    private func angle(of index: Int) -> CGFloat {
        let share = items.count > 1 ? CGFloat(index) / CGFloat(items.count - 1) : 0.5
        return -.pi / 2 - share * .pi / 2
    }

    private func place(of index: Int) -> CGPoint {
        let angle = self.angle(of: index)
        return CGPoint(x: home.x + fanRadius * cos(angle), y: home.y + fanRadius * sin(angle))
    }

    /// Beyond the action, seen from the button.
    private func labelPlace(of index: Int) -> CGPoint {
        let angle = self.angle(of: index)
        let size = labels[index].bounds.size
        return CGPoint(
            x: place(of: index).x + cos(angle) * (32 + size.width / 2),
            y: place(of: index).y + sin(angle) * (32 + size.height / 2))
    }

    // MARK: - Opening and closing

    public func open() {
        guard !isOpen else { return }
        isOpen = true
        UIView.animate(withDuration: 0.3) { self.dimView.alpha = 1 }
        turnPlus(to: .pi * 0.75)

        for (index, button) in itemButtons.enumerated() {
            button.transform = CGAffineTransform(rotationAngle: -.pi).scaledBy(x: 0.2, y: 0.2)
            let delay = 0.045 * Double(index)
            UIView.animate(
                withDuration: 0.6, delay: delay, usingSpringWithDamping: 0.62, initialSpringVelocity: 0.4,
                options: [.allowUserInteraction],
                animations: {
                    button.center = self.place(of: index)
                    button.transform = .identity
                })
            UIView.animate(withDuration: 0.15, delay: delay, options: [.curveEaseOut]) { button.alpha = 1 }

            let label = labels[index]
            label.transform = CGAffineTransform(translationX: 0, y: 8)
            UIView.animate(withDuration: 0.25, delay: delay + 0.2, options: [.curveEaseOut]) {
                label.alpha = 1
                label.transform = .identity
            }
        }
    }

    public func close() {
        guard isOpen else { return }
        isOpen = false
        UIView.animate(withDuration: 0.3, delay: 0.05, options: []) { self.dimView.alpha = 0 }
        turnPlus(to: 0)
        UIView.animate(withDuration: 0.12) { self.labels.forEach { $0.alpha = 0 } }

        for (index, button) in itemButtons.enumerated() {
            let delay = 0.03 * Double(itemButtons.count - 1 - index)
            UIView.animate(
                withDuration: 0.28, delay: delay, options: [.curveEaseIn],
                animations: {
                    button.center = self.home
                    button.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
                },
                completion: { _ in button.alpha = self.isOpen ? 1 : 0 })
        }
    }

    private func turnPlus(to angle: CGFloat) {
        let turn = CASpringAnimation(keyPath: "transform.rotation.z")
        turn.damping = 14
        turn.stiffness = 220
        turn.fromValue = mainButton.icon.value(forKeyPath: "transform.rotation.z")
        turn.toValue = angle
        turn.duration = turn.settlingDuration
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mainButton.icon.setValue(angle, forKeyPath: "transform.rotation.z")
        CATransaction.commit()
        mainButton.icon.add(turn, forKey: "turn")
    }

    // MARK: - Actions

    @objc private func mainButtonTapped() {
        if isOpen { close() } else { open() }
    }

    @objc private func dimViewTapped(_ recognizer: UITapGestureRecognizer) {
        close()
    }

    @objc private func itemTapped(_ sender: FloatingActionButton) {
        UIView.animateKeyframes(withDuration: 0.3, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
                sender.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
                sender.transform = .identity
            }
        } completion: { _ in
            self.delegate?.floatingActionMenu(self, didSelectItemAt: sender.tag)
            self.close()
        }
    }
}
