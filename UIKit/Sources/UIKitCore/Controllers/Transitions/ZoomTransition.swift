public import QuartzCore

extension UIViewController {
  /// How a controller comes and goes, in navigation and when it is presented.
  public struct Transition {
    enum Kind {
      case modal(UIModalTransitionStyle)
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }
    let kind: Kind

    public static var coverVertical: Transition { Transition(kind: .modal(.coverVertical)) }
    public static var flipHorizontal: Transition { Transition(kind: .modal(.flipHorizontal)) }
    public static var crossDissolve: Transition { Transition(kind: .modal(.crossDissolve)) }
    public static var partialCurl: Transition { Transition(kind: .modal(.partialCurl)) }

    /// The controller's view grows out of another view, and shrinks back into it.
    /// - Parameter sourceViewProvider: the view out of which it grows, asked each time; without any it comes as others do.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(kind: .zoom(options ?? ZoomOptions(), sourceViewProvider)) }

    /// What a zoom is like.
    public struct ZoomOptions {
      /// The part of the zoomed view that the source lies over, in that view.
      public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
      public var interactiveDismissShouldBegin: ((ZoomInteractionContext) -> Bool)?
      /// What lies between the two.
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
      public init() {}
    }

    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    public struct ZoomAlignmentRectContext {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController
    }

    public struct ZoomInteractionContext {
      public let location: CGPoint
      public let velocity: CGVector
      public let willBegin: Bool
    }
  }

  /// The style of what the preferred transition says, or else what is set.
  var ownTransitionStyle: UIModalTransitionStyle {
    if case .modal(let style)? = preferredTransition?.kind { return style }
    return modalTransitionStyle
  }

  /// The way that the controller's own transition says.
  func zoomAnimator(isComing: Bool, other: UIViewController?) -> ZoomAnimator? {
    guard case .zoom(let options, let provider)? = preferredTransition?.kind, let other else { return nil }
    let context = Transition.ZoomSourceViewProviderContext(sourceViewController: other, zoomedViewController: self)
    // On the way back the other controller's view comes into the window only with the transition.
    guard let source = provider(context), source.window != nil || source.isDescendant(of: other.view) else {
      return nil
    }
    return ZoomAnimator(self, source, options, isComing: isComing)
  }
}

/// The view of a controller grows out of another view, or shrinks back into it. Apple documents no numbers.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let controller: UIViewController
  private let source: UIView
  private let options: UIViewController.Transition.ZoomOptions
  private let isComing: Bool

  // In points.
  private static let radius: CGFloat = 38

  init(
    _ controller: UIViewController, _ source: UIView, _ options: UIViewController.Transition.ZoomOptions,
    isComing: Bool
  ) { (self.controller, self.source, self.options, self.isComing) = (controller, source, options, isComing) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = controller.viewIfLoaded else { return context.completeTransition(false) }
    if let to = context.view(forKey: .to), let next = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: next)
      if isComing { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
      to.layoutIfNeeded()
    }
    let start = source.convert(source.bounds, to: container)
    let whole = view.frame
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: 0.25)
    container.insertSubview(dim, belowSubview: view)
    let picture = source.snapshotView(afterScreenUpdates: false)
    picture?.frame = view.bounds
    if let picture { view.addSubview(picture) }
    let old = (
      radius: view.layer.cornerRadius, clips: view.clipsToBounds, transform: view.transform, sourceAlpha: source.alpha
    )
    // The view keeps the width of what it grows out of, and shows as much of its height.
    let aligned = options.alignmentRectProvider?(.init(sourceView: source, zoomedViewController: controller))
    let scale = max(start.width / max(aligned?.width ?? whole.width, 1), 0.01)
    let anchor = aligned.map { CGPoint(x: $0.midX, y: $0.midY) }
    let small = { [source] in
      view.transform = old.transform.scaledBy(x: scale, y: scale)
      let shift = anchor.map { CGPoint(x: ($0.x - whole.width / 2) * scale, y: ($0.y - whole.height / 2) * scale) }
      view.center = CGPoint(x: start.midX - (shift?.x ?? 0), y: start.midY - (shift?.y ?? 0))
      view.bounds.size.height = anchor == nil ? start.height / scale : whole.height
      view.layer.cornerRadius = source.layer.cornerRadius / scale
      picture?.alpha = 1
      dim.alpha = 0
    }
    let large = {
      view.transform = old.transform
      view.bounds.size = whole.size
      view.center = CGPoint(x: whole.midX, y: whole.midY)
      view.layer.cornerRadius = Self.radius
      picture?.alpha = 0
      dim.alpha = 1
    }
    picture?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    UIView.performWithoutAnimation { if isComing { small() } else { large() } }
    source.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0
    ) {
      if self.isComing { large() } else { small() }
    } completion: { [source] _ in
      picture?.removeFromSuperview()
      dim.removeFromSuperview()
      source.alpha = old.sourceAlpha
      (view.layer.cornerRadius, view.clipsToBounds, view.transform) = (old.radius, old.clips, old.transform)
      view.bounds.size = whole.size
      view.center = CGPoint(x: whole.midX, y: whole.midY)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
