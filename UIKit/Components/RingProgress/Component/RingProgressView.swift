import UIKit

/// A ring with its progress in the middle, as on a watch.
@IBDesignable
open class RingProgressView: UIView {
    public let label = UILabel()

    override open class var layerClass: AnyClass { RingProgressLayer.self }

    private var ring: RingProgressLayer { layer as! RingProgressLayer }
    private var displayLink: CADisplayLink?

    @IBInspectable open var startColor: UIColor {
        get { UIColor(cgColor: ring.startColor) }
        set {
            ring.startColor = newValue.cgColor
            ring.trackColor = newValue.withAlphaComponent(0.18).cgColor
        }
    }

    @IBInspectable open var endColor: UIColor {
        get { UIColor(cgColor: ring.endColor) }
        set { ring.endColor = newValue.cgColor }
    }

    @IBInspectable open var ringWidth: CGFloat {
        get { ring.ringWidth }
        set { ring.ringWidth = newValue }
    }

    /// From 0, shown at once.
    @IBInspectable open var progress: CGFloat {
        get { ring.progress }
        set { setProgress(newValue, animated: false) }
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
        isOpaque = false
        contentMode = .redraw
        ring.contentsScale = UIScreen.main.scale
        ring.setNeedsDisplay()
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
        showProgress()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: ringWidth, dy: ringWidth)
        label.font = .systemFont(ofSize: bounds.width * 0.2, weight: .semibold)
    }

    open func setProgress(_ progress: CGFloat, animated: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        if animated {
            displayLink?.invalidate()
            let link = CADisplayLink(target: self, selector: #selector(showProgress))
            link.add(to: .main, forMode: .common)
            displayLink = link
            CATransaction.setCompletionBlock { [weak self] in
                link.invalidate()
                self?.showProgress()
            }
        }
        ring.progress = progress
        CATransaction.commit()
        if !animated { showProgress() }
    }

    /// The label counts what the ring shows.
    @objc private func showProgress() {
        let shown = ring.presentation()?.progress ?? ring.progress
        label.text = "\(Int((shown * 100).rounded())) %"
    }
}
