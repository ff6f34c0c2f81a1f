import UIKit

/// A ring that is drawn up to its progress, which Core Animation can animate.
open class RingProgressLayer: CALayer {
    /// From 0; above 1 the ring overlaps itself.
    @NSManaged open var progress: CGFloat

    open var startColor = UIColor.systemPink.cgColor {
        didSet { setNeedsDisplay() }
    }
    open var endColor = UIColor.systemOrange.cgColor {
        didSet { setNeedsDisplay() }
    }
    open var trackColor = UIColor.systemPink.withAlphaComponent(0.18).cgColor {
        didSet { setNeedsDisplay() }
    }
    open var ringWidth: CGFloat = 20 {
        didSet { setNeedsDisplay() }
    }
    /// Of implicit animations, in seconds.
    open var animationDuration: CFTimeInterval = 1.2

    override public init() {
        super.init()
        progress = 0
    }

    override public init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? RingProgressLayer else { return }
        progress = other.progress
        startColor = other.startColor
        endColor = other.endColor
        trackColor = other.trackColor
        ringWidth = other.ringWidth
        animationDuration = other.animationDuration
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override open class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(progress) || super.needsDisplay(forKey: key)
    }

    override open func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(progress) else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.duration = animationDuration
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.33, 0, 0.12, 1)
        return animation
    }

    // MARK: - Drawing

    override open func draw(in context: CGContext) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (min(bounds.width, bounds.height) - ringWidth) / 2
        guard radius > 0 else { return }

        context.setLineWidth(ringWidth)
        context.setStrokeColor(trackColor)
        context.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        context.strokePath()

        guard progress > 0 else { return }
        drawArc(in: context, center: center, radius: radius)
        drawTip(in: context, center: center, radius: radius)
    }

    /// A gradient along an arc is a row of short arcs, each in the colour of its place.
    private func drawArc(in context: CGContext, center: CGPoint, radius: CGFloat) {
        let top = -CGFloat.pi / 2
        // Of the turn that is under way; a full turn before it lies below.
        let visible = min(progress, 1)
        let start = progress - visible
        let steps = max(Int((visible * 180).rounded(.up)), 1)

        context.setFillColor(color(at: start))
        context.fillEllipse(in: tipRect(at: start, center: center, radius: radius))
        context.setLineCap(.butt)
        for step in 0..<steps {
            let from = start + visible * CGFloat(step) / CGFloat(steps)
            let to = start + visible * CGFloat(step + 1) / CGFloat(steps)
            context.setStrokeColor(color(at: (from + to) / 2))
            // A hair longer than its share, or the background would shine through the joints.
            context.addArc(
                center: center, radius: radius, startAngle: top + 2 * .pi * from, endAngle: top + 2 * .pi * to + 0.01,
                clockwise: false)
            context.strokePath()
        }
    }

    /// The round end, with a shadow on what it is about to cover.
    private func drawTip(in context: CGContext, center: CGPoint, radius: CGFloat) {
        let tip = tipRect(at: progress, center: center, radius: radius)
        let angle = 2 * .pi * progress - .pi / 2
        context.saveGState()
        // Only ahead of the end: behind it the ring itself lies.
        context.translateBy(x: center.x, y: center.y)
        context.rotate(by: angle)
        context.clip(to: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height))
        context.setShadow(
            offset: CGSize(width: 0, height: 0), blur: ringWidth * 0.4,
            color: UIColor.black.withAlphaComponent(progress > 0.9 ? 0.5 : 0).cgColor)
        context.setFillColor(color(at: progress))
        context.fillEllipse(
            in: CGRect(x: radius - ringWidth / 2, y: -ringWidth / 2, width: ringWidth, height: ringWidth))
        context.restoreGState()
        context.setFillColor(color(at: progress))
        context.fillEllipse(in: tip)
    }

    private func tipRect(at progress: CGFloat, center: CGPoint, radius: CGFloat) -> CGRect {
        let angle = 2 * .pi * progress - .pi / 2
        return CGRect(
            x: center.x + radius * cos(angle) - ringWidth / 2, y: center.y + radius * sin(angle) - ringWidth / 2,
            width: ringWidth, height: ringWidth)
    }

    private func color(at progress: CGFloat) -> CGColor {
        let (start, end) = (UIColor(cgColor: startColor), UIColor(cgColor: endColor))
        let share = min(max(progress / max(self.progress, 1), 0), 1)
        var (r1, g1, b1, a1) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var (r2, g2, b2, a2) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        start.getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        end.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return UIColor(
            red: r1 + (r2 - r1) * share, green: g1 + (g2 - g1) * share, blue: b1 + (b2 - b1) * share,
            alpha: a1 + (a2 - a1) * share
        ).cgColor
    }
}
