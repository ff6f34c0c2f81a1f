import UIKit

/// A line of text that scrolls round when it is too long for its place.
///
/// It rests at its beginning, runs once through, and rests again; its edges fade out while it runs. A text that fits stands still.
@IBDesignable
open class MarqueeLabel: UIView {
    // MARK: - Appearance

    @IBInspectable open var text: String? {
        didSet { textDidChange() }
    }

    open var font: UIFont = .systemFont(ofSize: 17) {
        didSet { textDidChange() }
    }

    @IBInspectable open var textColor: UIColor = .white {
        didSet { label.textColor = textColor }
    }

    /// In points per second.
    @IBInspectable open var speed: CGFloat = 55 {
        didSet { setNeedsLayout() }
    }

    /// How long the text rests at its beginning, in seconds.
    @IBInspectable open var pause: Double = 1.2 {
        didSet { setNeedsLayout() }
    }

    /// Between the text's end and its next beginning, in points.
    @IBInspectable open var gap: CGFloat = 48 {
        didSet { setNeedsLayout() }
    }

    /// How far the text fades out at the edges, in points.
    @IBInspectable open var fadeLength: CGFloat = 24 {
        didSet { setNeedsLayout() }
    }

    // MARK: - Views

    /// Shows the label a second time behind the first.
    private let replicator = CAReplicatorLayer()
    private let label = UILabel()
    private let fade = CAGradientLayer()

    private static let scrollKey = "scroll"
    private static let fadeKey = "fade"

    // MARK: - Life

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.textColor = textColor
        replicator.addSublayer(label.layer)
        layer.addSublayer(replicator)
        fade.startPoint = CGPoint(x: 0, y: 0.5)
        fade.endPoint = CGPoint(x: 1, y: 0.5)
    }

    private func textDidChange() {
        label.text = text
        label.font = font
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override open var intrinsicContentSize: CGSize { label.intrinsicContentSize }

    /// Whether the text is too long for its place.
    open var isScrolling: Bool { label.bounds.width > bounds.width && bounds.width > 0 }

    override open func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 0, y: (bounds.height - label.bounds.height) / 2)
        replicator.frame = bounds
        replicator.instanceCount = isScrolling ? 2 : 1
        replicator.instanceTransform = CATransform3DMakeTranslation(distance, 0, 0)
        CATransaction.commit()
        restart()
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { restart() }
    }

    // MARK: - Motion

    private var distance: CGFloat { label.bounds.width + gap }

    private func restart() {
        label.layer.removeAnimation(forKey: Self.scrollKey)
        fade.removeAnimation(forKey: Self.fadeKey)
        guard isScrolling else {
            layer.mask = nil
            return
        }
        let way = Double(distance / speed)
        let duration = pause + way
        let departure = pause / duration
        let start = label.layer.position.x

        let scroll = CAKeyframeAnimation(keyPath: "position.x")
        scroll.values = [start, start, start - distance]
        scroll.keyTimes = [0, NSNumber(value: departure), 1]
        scroll.timingFunctions = [
            CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0.18, 0.1, 0.86, 0.94),
        ]
        scroll.duration = duration
        scroll.repeatCount = .infinity
        scroll.isRemovedOnCompletion = false
        label.layer.add(scroll, forKey: Self.scrollKey)

        addFade(duration: duration, departure: departure)
    }

    /// At rest the beginning is not faded, since nothing comes before it.
    private func addFade(duration: CFTimeInterval, departure: Double) {
        let share = NSNumber(value: Double(fadeLength / bounds.width))
        let opaque = UIColor.black.cgColor
        let clear = UIColor.clear.cgColor
        fade.frame = bounds
        fade.locations = [0, share, NSNumber(value: 1 - share.doubleValue), 1]
        fade.colors = [opaque, opaque, opaque, clear]
        layer.mask = fade

        let edges = CAKeyframeAnimation(keyPath: "colors")
        let resting = [opaque, opaque, opaque, clear]
        let running = [clear, opaque, opaque, clear]
        edges.values = [resting, resting, running, running, resting]
        edges.keyTimes = [0, departure, departure + 0.3 / duration, 1 - 0.25 / duration, 1].map { NSNumber(value: $0) }
        edges.duration = duration
        edges.repeatCount = .infinity
        edges.isRemovedOnCompletion = false
        fade.add(edges, forKey: Self.fadeKey)
    }
}
