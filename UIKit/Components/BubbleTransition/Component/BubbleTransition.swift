import UIKit

/// A disc that grows from a point until it fills the screen, with the presented view in it; and shrinks back to it.
open class BubbleTransition: NSObject, UIViewControllerAnimatedTransitioning {
    public enum Mode {
        case present, dismiss
    }

    public var mode = Mode.present
    /// The middle of the disc, in the container's coordinates.
    public var startingPoint = CGPoint.zero
    /// Of the small disc.
    public var startingRadius: CGFloat = 28
    public var duration: TimeInterval = 0.55

    private static let animationKey = "bubble"

    // MARK: - UIViewControllerAnimatedTransitioning

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewControllerKey = mode == .present ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let bubble = controller.view else {
            transitionContext.completeTransition(false)
            return
        }
        if mode == .present {
            bubble.frame = transitionContext.finalFrame(for: controller)
            container.addSubview(bubble)
        }

        let point = bubble.convert(startingPoint, from: container)
        let small = circle(around: point, radius: startingRadius)
        let large = circle(around: point, radius: reach(from: point, in: bubble.bounds))
        let isGrowing = mode == .present

        let mask = CAShapeLayer()
        mask.path = isGrowing ? large : small
        bubble.layer.mask = mask

        let growth = CABasicAnimation(keyPath: "path")
        growth.fromValue = isGrowing ? small : large
        growth.toValue = mask.path
        growth.duration = transitionDuration(using: transitionContext)
        growth.timingFunction = CAMediaTimingFunction(name: isGrowing ? .easeIn : .easeOut)

        CATransaction.begin()
        CATransaction.setCompletionBlock {
            bubble.layer.mask = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        mask.add(growth, forKey: Self.animationKey)
        CATransaction.commit()
    }

    // MARK: - Geometry

    private func circle(around center: CGPoint, radius: CGFloat) -> CGPath {
        return UIBezierPath(
            arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true
        ).cgPath
    }

    /// To the farthest corner.
    private func reach(from point: CGPoint, in bounds: CGRect) -> CGFloat {
        let dx = max(point.x - bounds.minX, bounds.maxX - point.x)
        let dy = max(point.y - bounds.minY, bounds.maxY - point.y)
        return hypot(dx, dy)
    }
}
