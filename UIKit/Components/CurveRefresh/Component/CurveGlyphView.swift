import UIKit

/// Two lines that bend into two arrows as ``progress`` goes from 0 to 1.
open class CurveGlyphView: UIView {
    override open class var layerClass: AnyClass {
        return CurveGlyphLayer.self
    }

    private var glyph: CurveGlyphLayer {
        return layer as! CurveGlyphLayer
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        layer.contentsScale = UIScreen.main.scale
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// From 0 to 1.
    open var progress: CGFloat {
        get { return glyph.progress }
        set { glyph.progress = newValue }
    }

    /// In radians.
    open var rotation: CGFloat {
        get { return glyph.rotation }
        set { glyph.rotation = newValue }
    }

    private static let spinKey = "spin"

    /// Two turns a second, from where it is.
    open func startSpinning() {
        let spin = CABasicAnimation(keyPath: #keyPath(CurveGlyphLayer.rotation))
        spin.byValue = 2 * CGFloat.pi
        spin.duration = 0.5
        spin.isCumulative = true
        spin.repeatCount = .infinity
        glyph.add(spin, forKey: Self.spinKey)
    }

    open func stopSpinning() {
        glyph.removeAnimation(forKey: Self.spinKey)
    }
}

/// Draws the two lines, at any moment of an animation.
open class CurveGlyphLayer: CALayer {
    @NSManaged public var progress: CGFloat
    @NSManaged public var rotation: CGFloat

    private static let radius: CGFloat = 10
    private static let length: CGFloat = 30
    private static let gap: CGFloat = 1
    private static let barb: CGFloat = 3
    private static let sweep = 0.9 * CGFloat.pi

    override public init() {
        super.init()
        progress = 0
        rotation = 0
    }

    override public init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CurveGlyphLayer {
            progress = other.progress
            rotation = other.rotation
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        progress = 0
        rotation = 0
    }

    override open class func needsDisplay(forKey key: String) -> Bool {
        if key == #keyPath(progress) || key == #keyPath(rotation) {
            return true
        }
        return super.needsDisplay(forKey: key)
    }

    override open func draw(in ctx: CGContext) {
        ctx.translateBy(x: bounds.midX, y: bounds.midY)
        ctx.rotate(by: rotation)
        ctx.translateBy(x: -bounds.midX, y: -bounds.midY)
        ctx.setStrokeColor(UIColor(white: 0.35, alpha: 1).cgColor)
        ctx.setLineWidth(2)
        ctx.setLineCap(.round)
        ctx.setLineJoin(.round)
        ctx.addPath(path.cgPath)
        ctx.strokePath()
    }

    /// The left line comes from below and the right one from above; from the half on their heads bend. The right one is the left one,
    /// turned by half a turn about the middle.
    private var path: UIBezierPath {
        let p = min(max(progress, 0), 1)
        let half = bounds.height / 2
        let left = CGPoint(x: bounds.midX - Self.radius, y: half - Self.gap)
        let path = UIBezierPath()
        if p <= 0.5 {
            let fall = (1 - 2 * p) * (half - Self.length)
            addLine(from: left.y + Self.length + fall, to: CGPoint(x: left.x, y: left.y + fall), bend: 0, to: path)
        } else {
            let way = 2 * (p - 0.5)
            addLine(from: left.y + Self.length * (1 - way), to: left, bend: Self.sweep * way, to: path)
        }
        let twin = UIBezierPath(cgPath: path.cgPath)
        twin.apply(
            CGAffineTransform(translationX: bounds.width, y: bounds.height).rotated(by: .pi))
        path.append(twin)
        return path
    }

    private func addLine(from tail: CGFloat, to head: CGPoint, bend: CGFloat, to path: UIBezierPath) {
        path.move(to: CGPoint(x: head.x, y: tail))
        path.addLine(to: head)
        if bend > 0 {
            path.addArc(
                withCenter: CGPoint(x: head.x + Self.radius, y: head.y), radius: Self.radius,
                startAngle: .pi, endAngle: .pi + bend, clockwise: true)
        }
        let end = path.currentPoint
        let angle = .pi / 3 - bend
        path.move(to: end)
        path.addLine(to: CGPoint(x: end.x - Self.barb * cos(angle), y: end.y + Self.barb * sin(angle)))
    }
}
