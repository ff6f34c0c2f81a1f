import UIKit

/// An action sheet that slides up like something soft: its edge sloshes.
///
/// Two helper views that nobody sees run to the same place on different springs. The distance between them bends the edge.
open class GooeyMenu: UIView {
    /// Called with the index of a button, after the menu has begun to close.
    open var onSelect: ((Int) -> Void)?

    public private(set) var isOpen = false

    private let menuColor: UIColor
    /// Above the edge, where it has room to swing.
    private let blank: CGFloat = 80
    private let buttonHeight: CGFloat = 40
    private let largestGap: CGFloat = 30

    private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    public let helperSideView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    public let helperCenterView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private var buttons: [UIButton] = []

    private let container: UIView
    private var displayLink: CADisplayLink?
    private var animationCount = 0
    /// How far the edge's middle is bent, in points.
    public private(set) var diff: CGFloat = 0

    // MARK: - Life

    /// - Parameter container: what the menu covers, from below.
    public init(titles: [String], color: UIColor, in container: UIView) {
        self.container = container
        menuColor = color
        let height = container.bounds.height
        super.init(
            frame: CGRect(x: 0, y: 1.5 * height + blank, width: container.bounds.width, height: height / 2 + blank))
        backgroundColor = .clear
        isOpaque = false

        blurView.frame = container.bounds
        blurView.alpha = 0
        blurView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
        container.addSubview(blurView)
        container.addSubview(self)

        helperSideView.center = CGPoint(x: 20, y: height + 60)
        helperCenterView.center = CGPoint(x: container.bounds.midX, y: height + 60)
        for helper in [helperSideView, helperCenterView] {
            helper.isHidden = true
            container.addSubview(helper)
        }
        addButtons(titles)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func addButtons(_ titles: [String]) {
        let free = bounds.height - blank - buttonHeight * CGFloat(titles.count)
        let gap = min(largestGap, free / CGFloat(titles.count + 1))
        let margin = (free - gap * CGFloat(titles.count - 1)) / 2
        for (index, title) in titles.enumerated() {
            let button = UIButton(type: .custom)
            button.frame = CGRect(
                x: 60, y: blank + margin + (buttonHeight + gap) * CGFloat(index), width: bounds.width - 120,
                height: buttonHeight)
            button.setTitle(title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
            button.layer.cornerRadius = buttonHeight / 2
            button.layer.borderWidth = 1
            button.layer.borderColor = UIColor.white.cgColor
            button.tag = index
            button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
    }

    // MARK: - Opening and closing

    @objc open func open() {
        guard !isOpen else { return }
        isOpen = true
        let middle = container.bounds.midY
        UIView.animate(withDuration: 0.618) { self.frame.origin.y = middle - self.blank }
        UIView.animate(withDuration: 0.3) { self.blurView.alpha = 1 }
        swing(helperSideView, to: middle, damping: 0.5, velocity: 0.9)
        swing(helperCenterView, to: middle, damping: 0.8, velocity: 2)

        for (index, button) in buttons.enumerated() {
            button.transform = CGAffineTransform(translationX: 0, y: -90)
            UIView.animate(
                withDuration: 0.7, delay: Double(index) * 0.3 / Double(buttons.count), usingSpringWithDamping: 0.6,
                initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction],
                animations: { button.transform = .identity }, completion: nil)
        }
    }

    @objc open func close() {
        guard isOpen else { return }
        isOpen = false
        let height = container.bounds.height
        UIView.animate(withDuration: 0.618) { self.frame.origin.y = 1.5 * height + self.blank }
        UIView.animate(withDuration: 0.3) { self.blurView.alpha = 0 }
        swing(helperSideView, to: height + 20, damping: 0.6, velocity: 0.9)
        swing(helperCenterView, to: height + 20, damping: 0.7, velocity: 2)
    }

    @objc private func buttonTapped(_ sender: UIButton) {
        close()
        onSelect?(sender.tag)
    }

    private func swing(_ helper: UIView, to y: CGFloat, damping: CGFloat, velocity: CGFloat) {
        beforeAnimation()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { helper.center.y = y },
            completion: { _ in self.finishAnimation() })
    }

    // MARK: - Redrawing

    private func beforeAnimation() {
        if displayLink == nil {
            let link = CADisplayLink(target: self, selector: #selector(displayLinkAction(_:)))
            link.add(to: .main, forMode: .default)
            displayLink = link
        }
        animationCount += 1
    }

    private func finishAnimation() {
        animationCount -= 1
        guard animationCount == 0 else { return }
        displayLink?.invalidate()
        displayLink = nil
    }

    @objc private func displayLinkAction(_ link: CADisplayLink) {
        guard let side = helperSideView.layer.presentation(), let center = helperCenterView.layer.presentation() else {
            return
        }
        diff = side.frame.origin.y - center.frame.origin.y
        setNeedsDisplay()
    }

    override open func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: blank))
        path.addQuadCurve(
            to: CGPoint(x: bounds.width, y: blank), controlPoint: CGPoint(x: bounds.width / 2, y: diff + blank))
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.addLine(to: CGPoint(x: 0, y: bounds.height))
        path.close()

        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path.cgPath)
        menuColor.setFill()
        context.fillPath()
    }
}
