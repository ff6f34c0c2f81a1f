import UIKit

/// The presented view hangs on a hinge in the upper left corner: it falls like a blade, bounces off the left edge of the screen, and
/// swings back up when it is dismissed. The button that opens it turns with it.
open class GuillotineTransition: NSObject, UIViewControllerAnimatedTransitioning {
    public enum Mode {
        case present, dismiss
    }

    public var mode = Mode.present
    /// Opens and closes; it lies above the menu while that is there.
    public weak var button: MenuButton?
    /// Height of the bar that the menu hangs on; the hinge is in the middle of its left end.
    public var barHeight: CGFloat = 64
    /// Seconds. The push that the menu falls with follows from it.
    public var fallDuration: TimeInterval = 0.6
    public var elasticity: CGFloat = 0.6
    public var density: CGFloat = 1.5
    /// Called within the animation of what is seen of a closed menu.
    public var alongside: ((Mode) -> Void)?

    private var animator: UIDynamicAnimator?
    private var context: UIViewControllerContextTransitioning?
    private weak var menu: UIView?
    private var displayLink: CADisplayLink?

    // MARK: - UIViewControllerAnimatedTransitioning

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return fallDuration
    }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = mode == .present ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let menu = controller.view else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        context = transitionContext
        self.menu = menu
        if mode == .present {
            hang(menu, in: container, final: transitionContext.finalFrame(for: controller))
            let animator = UIDynamicAnimator(referenceView: container)
            animator.delegate = self
            self.animator = animator
        }
        swing(menu, in: container)
        follow()
        UIView.animate(withDuration: fallDuration) {
            self.alongside?(self.mode)
        }
    }

    /// Standing upright on the bar, turned back by a right angle.
    private func hang(_ menu: UIView, in container: UIView, final: CGRect) {
        container.addSubview(menu)
        menu.bounds = CGRect(origin: .zero, size: final.size)
        menu.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        menu.center = CGPoint(x: final.height / 2, y: barHeight - final.width / 2)
        if let button = button {
            container.addSubview(button)
        }
    }

    // MARK: - Physics

    private func swing(_ menu: UIView, in container: UIView) {
        guard let animator = animator else { return }
        animator.removeAllBehaviors()
        let size = menu.bounds.size

        let hinge = CGPoint(x: barHeight / 2, y: barHeight / 2)
        let offset = UIOffset(horizontal: hinge.x - size.width / 2, vertical: hinge.y - size.height / 2)
        animator.addBehavior(
            UIAttachmentBehavior(item: menu, offsetFromCenter: offset, attachedToAnchor: hinge))

        let collision = UICollisionBehavior(items: [menu])
        if mode == .present {
            collision.addBoundary(
                withIdentifier: "side" as NSString, from: CGPoint(x: -1, y: size.height - 1),
                to: CGPoint(x: -1, y: size.height))
        } else {
            let top = barHeight - size.width - 1
            collision.addBoundary(
                withIdentifier: "top" as NSString, from: CGPoint(x: size.height - 1, y: top),
                to: CGPoint(x: size.height, y: top))
        }
        animator.addBehavior(collision)

        let matter = UIDynamicItemBehavior(items: [menu])
        matter.elasticity = elasticity
        matter.density = density
        animator.addBehavior(matter)

        let push = UIPushBehavior(items: [menu], mode: .continuous)
        let force = 2 / .pi * container.bounds.height / CGFloat(fallDuration)
        push.pushDirection = CGVector(dx: 0, dy: mode == .present ? force : -force)
        animator.addBehavior(push)
    }

    // MARK: - The button

    private func follow() {
        guard displayLink == nil else { return }
        let link = CADisplayLink(target: self, selector: #selector(turnButton(_:)))
        link.add(to: .main, forMode: .default)
        displayLink = link
    }

    /// The last tick finds the menu at rest.
    @objc private func turnButton(_ link: CADisplayLink) {
        button?.angle = .pi / 2 - abs(menuAngle)
        if context == nil {
            link.invalidate()
            displayLink = nil
        }
    }

    /// As it is seen: -90 degrees closed, 0 open.
    public var menuAngle: CGFloat {
        guard let menu = menu, menu.window != nil else { return -.pi / 2 }
        let transform = (menu.layer.presentation() ?? menu.layer).affineTransform()
        return atan2(transform.b, transform.a)
    }
}

extension GuillotineTransition: UIDynamicAnimatorDelegate {
    /// All is at rest: physics has done its work.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        guard let context = context, let menu = menu else { return }
        self.context = nil
        animator.removeAllBehaviors()
        if mode == .present {
            menu.transform = .identity
            menu.frame = context.containerView.bounds
        } else if let button = button {
            context.viewController(forKey: .to)?.view.addSubview(button)
        }
        context.completeTransition(true)
    }
}
