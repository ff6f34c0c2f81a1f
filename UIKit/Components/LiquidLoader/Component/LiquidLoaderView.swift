import UIKit

/// A glass bowl that fills with a sloshing liquid as the work proceeds.
///
/// Two waves of different lengths run against each other; the surface is calm when nothing happens and rough while it rises.
@IBDesignable
open class LiquidLoaderView: UIView {
    // MARK: - Appearance

    @IBInspectable open var liquidColor: UIColor = UIColor(red: 0.16, green: 0.55, blue: 0.98, alpha: 1) {
        didSet { updateColors() }
    }

    @IBInspectable open var ringWidth: CGFloat = 4 {
        didSet { setNeedsLayout() }
    }

    /// In points, when the surface is rough.
    @IBInspectable open var maximumAmplitude: CGFloat = 9

    /// In points, when it is calm.
    @IBInspectable open var minimumAmplitude: CGFloat = 2.5

    /// Where the surface is bound for, from 0 to 1.
    @IBInspectable open var progress: CGFloat = 0 {
        didSet { progress = min(max(progress, 0), 1) }
    }

    /// Where the surface is.
    public private(set) var level: CGFloat = 0

    // MARK: - Layers

    private let bowl = CALayer()
    private let bowlMask = CAShapeLayer()
    private let backWave = CAShapeLayer()
    private let frontWave = CAShapeLayer()
    private let ring = CAShapeLayer()
    private let darkLabel = UILabel()
    private let lightLabel = UILabel()
    /// Shows the light label inside of the liquid only.
    private let labelMask = CAShapeLayer()

    private var displayLink: CADisplayLink?
    private var lastTimestamp: CFTimeInterval?
    private var phase: CGFloat = 0
    private var amplitude: CGFloat = 0

    // MARK: - Life

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    deinit {
        displayLink?.invalidate()
    }

    private func setUp() {
        amplitude = minimumAmplitude
        bowl.mask = bowlMask
        bowl.addSublayer(backWave)
        bowl.addSublayer(frontWave)
        layer.addSublayer(bowl)
        ring.fillColor = nil
        layer.addSublayer(ring)
        for label in [darkLabel, lightLabel] {
            label.textAlignment = .center
            addSubview(label)
        }
        lightLabel.textColor = .white
        lightLabel.layer.mask = labelMask
        updateColors()
    }

    private func updateColors() {
        bowl.backgroundColor = liquidColor.withAlphaComponent(0.1).cgColor
        backWave.fillColor = liquidColor.withAlphaComponent(0.4).cgColor
        frontWave.fillColor = liquidColor.cgColor
        ring.strokeColor = liquidColor.cgColor
        darkLabel.textColor = liquidColor
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: 2.5 * ringWidth, dy: 2.5 * ringWidth)
        bowl.frame = bounds
        bowlMask.path = UIBezierPath(ovalIn: inner).cgPath
        ring.lineWidth = ringWidth
        ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: ringWidth / 2, dy: ringWidth / 2)).cgPath
        for label in [darkLabel, lightLabel] {
            label.frame = bounds
            label.font = .systemFont(ofSize: bounds.width * 0.22, weight: .bold)
        }
        redraw()
    }

    override open func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stop() } else { start() }
    }

    // MARK: - Motion

    private func start() {
        guard displayLink == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    private func stop() {
        displayLink?.invalidate()
        displayLink = nil
        lastTimestamp = nil
    }

    @objc private func step(_ link: CADisplayLink) {
        let elapsed = CGFloat(link.timestamp - (lastTimestamp ?? link.timestamp))
        lastTimestamp = link.timestamp

        // Exponential easing, the same at any refresh rate.
        let distance = progress - level
        level += distance * (1 - exp(-elapsed * 2.4))
        let rough = minimumAmplitude + (maximumAmplitude - minimumAmplitude) * min(abs(distance) * 4, 1)
        amplitude += (rough - amplitude) * (1 - exp(-elapsed * 3))
        phase += elapsed * 2 * .pi * 0.75
        redraw()
    }

    private func redraw() {
        // Nothing of this is to be animated on top.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let front = wave(phase: phase, waves: 1.1, amplitude: amplitude)
        frontWave.path = front.cgPath
        backWave.path = wave(phase: -0.8 * phase + 1.7, waves: 0.9, amplitude: amplitude * 1.15).cgPath
        labelMask.path = front.cgPath
        CATransaction.commit()

        let text = "\(Int((level * 100).rounded()))%"
        darkLabel.text = text
        lightLabel.text = text
    }

    /// The liquid's body below a sine from edge to edge.
    private func wave(phase: CGFloat, waves: CGFloat, amplitude: CGFloat) -> UIBezierPath {
        let inner = bounds.insetBy(dx: 2.5 * ringWidth, dy: 2.5 * ringWidth)
        // Empty and full leave nothing of the wave to see.
        let top = inner.maxY + amplitude - level * (inner.height + 2 * amplitude)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: inner.minX, y: inner.maxY))
        for x in stride(from: inner.minX, through: inner.maxX, by: 2) {
            let angle = 2 * .pi * waves * (x - inner.minX) / inner.width + phase
            path.addLine(to: CGPoint(x: x, y: top + amplitude * sin(angle)))
        }
        path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
        path.close()
        return path
    }
}
