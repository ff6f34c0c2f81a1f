import UIKit

/// Draws one style of indicator into a layer and sets it in motion.
public protocol LoadingAnimation {
    /// - Parameters:
    ///   - layer: an empty layer as large as `size`.
    ///   - size: a square.
    func install(in layer: CALayer, size: CGSize, color: UIColor)
}

public enum LoadingIndicatorStyle: Int, CaseIterable {
    case ballPulse
    case lineScale
    case fadingDots
    case arcSpin
    case chase
    case gridPulse
    case rings
    case cradle
    case twinBounce
    case infinity

    var animation: LoadingAnimation {
        switch self {
        case .ballPulse: return BallPulseAnimation()
        case .lineScale: return LineScaleAnimation()
        case .fadingDots: return FadingDotsAnimation()
        case .arcSpin: return ArcSpinAnimation()
        case .chase: return ChaseAnimation()
        case .gridPulse: return GridPulseAnimation()
        case .rings: return RingsAnimation()
        case .cradle: return CradleAnimation()
        case .twinBounce: return TwinBounceAnimation()
        case .infinity: return InfinityAnimation()
        }
    }
}

/// A view that shows that something is under way.
@IBDesignable
public final class LoadingIndicatorView: UIView {
    public var style: LoadingIndicatorStyle = .ballPulse {
        didSet { if isAnimating { rebuild() } }
    }

    @IBInspectable public var color: UIColor = .white {
        didSet { if isAnimating { rebuild() } }
    }

    @IBInspectable public var hidesWhenStopped: Bool = true

    public private(set) var isAnimating = false

    private var canvas: CALayer?

    public convenience init(frame: CGRect, style: LoadingIndicatorStyle, color: UIColor) {
        self.init(frame: frame)
        self.style = style
        self.color = color
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    override public var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    override public func layoutSubviews() {
        super.layoutSubviews()
        if isAnimating, canvas?.bounds.size != canvasFrame.size { rebuild() }
    }

    public func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        rebuild()
    }

    public func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        canvas?.removeFromSuperlayer()
        canvas = nil
    }

    private var canvasFrame: CGRect {
        let side = min(bounds.width, bounds.height)
        return CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    private func rebuild() {
        canvas?.removeFromSuperlayer()
        let canvas = CALayer()
        canvas.frame = canvasFrame
        layer.addSublayer(canvas)
        style.animation.install(in: canvas, size: canvas.bounds.size, color: color)
        self.canvas = canvas
    }
}

extension CALayer {
    /// A filled circle with its centre at `center`.
    static func disc(diameter: CGFloat, center: CGPoint, color: UIColor) -> CALayer {
        let disc = CALayer()
        disc.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
        disc.cornerRadius = diameter / 2
        disc.position = center
        disc.backgroundColor = color.cgColor
        return disc
    }
}

extension CAAnimation {
    /// For ever, and `delay` seconds behind the first of its kind, which is already in its second round.
    func loop(delay: CFTimeInterval = 0) {
        beginTime = CACurrentMediaTime() - duration + delay
        repeatCount = .infinity
        isRemovedOnCompletion = false
    }
}
