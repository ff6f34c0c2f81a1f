import UIKit

/// The box: an outline, and a colour that spreads from the middle as far as ``fillProgress`` says.
final class CheckboxLayer: CALayer {

    /// 0 for an empty box, 1 for a full one. It is animated like any of the layer's properties.
    @NSManaged var fillProgress: CGFloat

    var boxColor: CGColor = UIColor.gray.cgColor { didSet { setNeedsDisplay() } }
    var fillColor: CGColor = UIColor.blue.cgColor { didSet { setNeedsDisplay() } }

    override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CheckboxLayer {
            boxColor = other.boxColor
            fillColor = other.fillColor
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(fillProgress) || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(fillProgress) else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.fillProgress ?? fillProgress
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return animation
    }

    override func draw(in ctx: CGContext) {
        let line = bounds.width * 0.07
        let box = bounds.insetBy(dx: bounds.width * 0.1, dy: bounds.height * 0.1)
        let outline = UIBezierPath(roundedRect: box.insetBy(dx: line / 2, dy: line / 2), cornerRadius: box.width * 0.24)

        ctx.addPath(outline.cgPath)
        ctx.setStrokeColor(boxColor)
        ctx.setLineWidth(line)
        ctx.strokePath()

        guard fillProgress > 0 else { return }
        ctx.saveGState()
        ctx.addPath(UIBezierPath(roundedRect: box, cornerRadius: box.width * 0.26).cgPath)
        ctx.clip()
        ctx.setFillColor(fillColor)
        let reach = hypot(box.width, box.height) / 2 * fillProgress
        ctx.fillEllipse(in: CGRect(x: box.midX - reach, y: box.midY - reach, width: 2 * reach, height: 2 * reach))
        ctx.restoreGState()
    }
}
