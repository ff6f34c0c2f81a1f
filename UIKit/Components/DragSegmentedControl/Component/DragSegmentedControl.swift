import UIKit

/// A segmented control whose thumb can be tapped along or dragged.
///
/// The titles lie twice on top of each other, in the two colours; a mask that moves with the thumb shows the upper ones inside of
/// it only, so a title changes its colour as the thumb passes over it.
@IBDesignable
open class DragSegmentedControl: UIControl, UIGestureRecognizerDelegate {
    // MARK: - Appearance

    open var titles: [String] = [] {
        didSet { rebuildLabels() }
    }

    open var font: UIFont = .systemFont(ofSize: 15, weight: .semibold) {
        didSet { (labels + selectedLabels).forEach { $0.font = font } }
    }

    @IBInspectable open var titleColor: UIColor = UIColor(white: 1, alpha: 0.75) {
        didSet { labels.forEach { $0.textColor = titleColor } }
    }

    @IBInspectable open var selectedTitleColor: UIColor = .black {
        didSet { selectedLabels.forEach { $0.textColor = selectedTitleColor } }
    }

    @IBInspectable open var thumbColor: UIColor = .white {
        didSet { selectedContainer.backgroundColor = thumbColor }
    }

    /// Between the thumb and the edge, in points.
    @IBInspectable open var inset: CGFloat = 3 {
        didSet { setNeedsLayout() }
    }

    open var animationDuration: TimeInterval = 0.45
    open var springDamping: CGFloat = 0.75

    public private(set) var selectedIndex = 0

    // MARK: - Views

    private let labelContainer = UIView()
    private let selectedContainer = UIView()
    /// Cuts the thumb out of the upper titles.
    private let cutout = UIView()
    private let shadowView = UIView()
    private var labels: [UILabel] = []
    private var selectedLabels: [UILabel] = []
    private var frameAtStart = CGRect.zero

    // MARK: - Life

    public convenience init(titles: [String]) {
        self.init(frame: .zero)
        self.titles = titles
        rebuildLabels()
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        shadowView.layer.shadowColor = UIColor.black.cgColor
        shadowView.layer.shadowOpacity = 0.25
        shadowView.layer.shadowRadius = 4
        shadowView.layer.shadowOffset = CGSize(width: 0, height: 2)
        shadowView.backgroundColor = thumbColor
        selectedContainer.backgroundColor = thumbColor
        cutout.backgroundColor = .black
        selectedContainer.layer.mask = cutout.layer
        for view in [labelContainer, shadowView, selectedContainer] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }

        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.delegate = self
        addGestureRecognizer(tap)
        addGestureRecognizer(pan)
    }

    private func rebuildLabels() {
        (labels + selectedLabels).forEach { $0.removeFromSuperview() }
        labels = titles.map { makeLabel($0, color: titleColor, in: labelContainer) }
        selectedLabels = titles.map { makeLabel($0, color: selectedTitleColor, in: selectedContainer) }
        setNeedsLayout()
    }

    private func makeLabel(_ title: String, color: UIColor, in container: UIView) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        container.addSubview(label)
        return label
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        labelContainer.frame = bounds
        selectedContainer.frame = bounds
        for index in titles.indices {
            labels[index].frame = segmentFrame(index)
            selectedLabels[index].frame = segmentFrame(index)
        }
        moveThumb(to: thumbFrame(index: selectedIndex))
    }

    // MARK: - Geometry

    private var segmentWidth: CGFloat { (bounds.width - 2 * inset) / CGFloat(max(titles.count, 1)) }

    private func segmentFrame(_ index: Int) -> CGRect {
        CGRect(x: inset + CGFloat(index) * segmentWidth, y: 0, width: segmentWidth, height: bounds.height)
    }

    private func thumbFrame(index: Int) -> CGRect { segmentFrame(index).insetBy(dx: 0, dy: inset) }

    private func index(at x: CGFloat) -> Int {
        min(max(Int((x - inset) / segmentWidth), 0), max(titles.count - 1, 0))
    }

    private func moveThumb(to frame: CGRect) {
        for view in [shadowView, cutout] {
            view.frame = frame
            view.layer.cornerRadius = frame.height / 2
        }
    }

    // MARK: - Selecting

    open func select(_ index: Int, animated: Bool) {
        let isChange = index != selectedIndex
        selectedIndex = index
        if animated {
            UIView.animate(
                withDuration: animationDuration, delay: 0, usingSpringWithDamping: springDamping, initialSpringVelocity: 0,
                options: [.beginFromCurrentState, .curveEaseOut],
                animations: { self.moveThumb(to: self.thumbFrame(index: index)) })
        } else {
            moveThumb(to: thumbFrame(index: index))
        }
        if isChange { sendActions(for: .valueChanged) }
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        select(index(at: recognizer.location(in: self).x), animated: true)
    }

    @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            frameAtStart = shadowView.frame
        case .changed:
            var frame = frameAtStart
            frame.origin.x += recognizer.translation(in: self).x
            moveThumb(to: squeezed(frame))
        case .ended, .cancelled, .failed:
            // Where the thumb would have rolled to decides.
            let landing = shadowView.frame.midX + recognizer.velocity(in: self).x * 0.08
            select(index(at: landing), animated: true)
        default:
            break
        }
    }

    /// At the ends the thumb gives way, like a rubber ball at a wall.
    private func squeezed(_ frame: CGRect) -> CGRect {
        let (lowest, highest) = (thumbFrame(index: 0).minX, thumbFrame(index: titles.count - 1).minX)
        var result = frame
        if frame.minX < lowest {
            result.origin.x = lowest
            result.size.width -= give(lowest - frame.minX)
        } else if frame.minX > highest {
            let give = self.give(frame.minX - highest)
            result.origin.x = highest + give
            result.size.width -= give
        }
        return result
    }

    private func give(_ distance: CGFloat) -> CGFloat {
        let limit = segmentWidth * 0.35
        return limit * (1 - 1 / (distance / limit + 1))
    }

    // MARK: - UIGestureRecognizerDelegate

    /// Only a drag that begins on the thumb moves it.
    override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer is UIPanGestureRecognizer else { return true }
        return shadowView.frame.insetBy(dx: -8, dy: -8).contains(gestureRecognizer.location(in: self))
    }
}
