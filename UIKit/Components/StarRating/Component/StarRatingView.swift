import UIKit

/// Stars that follow the finger and pop up as it passes, drawn in `draw(_:)`.
@IBDesignable
open class StarRatingView: UIControl {
    // MARK: - Appearance

    @IBInspectable open var starCount: Int = 5 {
        didSet { resetStars() }
    }

    /// In stars, halves included.
    @IBInspectable open var rating: Double = 0 {
        didSet {
            rating = min(max(rating, 0), Double(starCount))
            if rating != oldValue { startAnimating() }
        }
    }

    @IBInspectable open var allowsHalfStars: Bool = true

    @IBInspectable open var fillColor: UIColor = UIColor(red: 1, green: 0.76, blue: 0.18, alpha: 1) {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable open var emptyColor: UIColor = UIColor(white: 1, alpha: 0.16) {
        didSet { setNeedsDisplay() }
    }

    @IBInspectable open var spacing: CGFloat = 8 {
        didSet { setNeedsDisplay() }
    }

    // MARK: - State of the motion

    private struct Star {
        /// How much of it is filled, 0...1.
        var fill: CGFloat = 0
        var scale: CGFloat = 1
        /// Of the scale, per second.
        var velocity: CGFloat = 0
    }

    private var stars: [Star] = []
    private var displayLink: CADisplayLink?
    private var lastTimestamp: CFTimeInterval = 0

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
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        resetStars()
    }

    private func resetStars() {
        stars = (0..<starCount).map { Star(fill: target(of: $0)) }
        setNeedsDisplay()
    }

    private func target(of index: Int) -> CGFloat { CGFloat(min(max(rating - Double(index), 0), 1)) }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(starCount) * 36 + CGFloat(starCount - 1) * spacing, height: 36)
    }

    // MARK: - Drawing

    private var starSide: CGFloat {
        min((bounds.width - CGFloat(starCount - 1) * spacing) / CGFloat(max(starCount, 1)), bounds.height)
    }

    private func starFrame(_ index: Int) -> CGRect {
        let width = CGFloat(starCount) * starSide + CGFloat(starCount - 1) * spacing
        return CGRect(
            x: bounds.midX - width / 2 + CGFloat(index) * (starSide + spacing), y: bounds.midY - starSide / 2,
            width: starSide, height: starSide)
    }

    override open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for (index, star) in stars.enumerated() {
            let frame = starFrame(index)
            let path = starPath(radius: frame.width * 0.42)
            context.saveGState()
            context.translateBy(x: frame.midX, y: frame.midY)
            context.scaleBy(x: star.scale, y: star.scale)

            emptyColor.setFill()
            path.fill()

            path.addClip()
            let box = path.bounds
            fillColor.setFill()
            UIRectFill(CGRect(x: box.minX, y: box.minY, width: box.width * star.fill, height: box.height))
            context.restoreGState()
        }
    }

    /// Five points around the origin, rounded at their tips.
    private func starPath(radius: CGFloat) -> UIBezierPath {
        let inner = radius * 0.52
        let rounding = radius * 0.13
        let corners: [CGPoint] = (0..<10).map { corner in
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let distance = corner.isMultiple(of: 2) ? radius : inner
            return CGPoint(x: distance * cos(angle), y: distance * sin(angle))
        }
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let before = point(from: corner, towards: corners[(index + 9) % 10], distance: rounding)
            let after = point(from: corner, towards: corners[(index + 1) % 10], distance: rounding)
            if index == 0 { path.move(to: before) } else { path.addLine(to: before) }
            path.addQuadCurve(to: after, controlPoint: corner)
        }
        path.close()
        return path
    }

    private func point(from start: CGPoint, towards end: CGPoint, distance: CGFloat) -> CGPoint {
        let length = hypot(end.x - start.x, end.y - start.y)
        return CGPoint(
            x: start.x + (end.x - start.x) / length * distance, y: start.y + (end.y - start.y) / length * distance)
    }

    // MARK: - Touches

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(from: touch)
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        update(from: touch)
        return true
    }

    private func update(from touch: UITouch) {
        let first = starFrame(0)
        let stars = Double((touch.location(in: self).x - first.minX) / (starSide + spacing))
        let step = allowsHalfStars ? 0.5 : 1
        let new = min(max((stars / step).rounded(.up) * step, 0), Double(starCount))
        guard new != rating else { return }
        rating = new
        sendActions(for: .valueChanged)
    }

    // MARK: - Motion

    private func startAnimating() {
        guard displayLink == nil, window != nil else {
            if window == nil { resetStars() }
            return
        }
        lastTimestamp = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link.add(to: .main, forMode: .common)
        displayLink = link
    }

    @objc private func step(_ link: CADisplayLink) {
        let elapsed = CGFloat(min(max(link.timestamp - lastTimestamp, 0), 0.05))
        lastTimestamp = link.timestamp
        var isMoving = false
        for index in stars.indices {
            let target = self.target(of: index)
            if abs(target - stars[index].fill) > 0.002 {
                // A star that changes is kicked; one that empties shrinks back.
                stars[index].velocity += (target > stars[index].fill ? 34 : -16) * elapsed
                stars[index].fill += (target - stars[index].fill) * (1 - exp(-elapsed * 16))
                isMoving = true
            } else {
                stars[index].fill = target
            }
            // A spring back to the natural size, in four small steps.
            for _ in 0..<4 {
                let force = -420 * (stars[index].scale - 1) - 15 * stars[index].velocity
                stars[index].velocity += force * elapsed / 4
                stars[index].scale += stars[index].velocity * elapsed / 4
            }
            if abs(stars[index].scale - 1) > 0.001 || abs(stars[index].velocity) > 0.01 { isMoving = true }
        }
        setNeedsDisplay()
        if !isMoving {
            link.invalidate()
            displayLink = nil
        }
    }
}
