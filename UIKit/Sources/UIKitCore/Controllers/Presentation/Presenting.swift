import QuartzCore

extension UIViewController {
  func makePresentation(by presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
    if let own = (self as? any OwnPresentation)?.makeOwnPresentation(by: presenter) { return own }
    return switch modalPresentationStyle {
    case .custom, .none:
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      FullScreenPresentation(presentedViewController: self, presenting: presenter)
    }
  }

  // MARK: Presenting

  private var coversContext: Bool {
    modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext
  }

  /// The nearest around that says that it is covered alone.
  private var contextAncestor: UIViewController {
    definesPresentationContext ? self : parent?.contextAncestor ?? self
  }

  /// What this one or the nearest around presents.
  private var nearestPresented: UIViewController? { ownPresented ?? parent?.nearestPresented }

  func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let loop = MainLoop.required(for: "UIViewController.present(_:animated:completion:)")
    let presenter = presented.coversContext ? contextAncestor : rootAncestor
    guard presented !== presenter, presented.ownPresenting == nil else {
      return loop.fail("a \(type(of: presented)) is presented that is on the screen already")
    }
    // As UIKit, which warns of both, and does nothing.
    guard presenter.ownPresented == nil else {
      return noteMissing("presentations by a controller that presents already")
    }
    guard let window = presenter.view.window else {
      return noteMissing("presentations by a controller whose view is in no window")
    }
    let presentation = presented.presentationFor(presenter, source: self)
    // Over the screen, or over the presenter where it lies.
    let holder = presenter.parent == nil ? window : presenter.view.superview ?? window
    let container = PresentationContainer(frame: holder === window ? window.bounds : presenter.view.frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    (presenter.ownPresented, presented.ownPresenting, presented.presentation) = (presented, presenter, presentation)
    holder.addSubview(container)
    presented.loadViewIfNeeded()

    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forPresented: presented, presenting: presenter, source: self)
        ?? presented.makeAnimator(isPresenting: true) : nil
    let removes = presentation.shouldRemovePresentersView
    let course = ControllerTransition.Course(
      from: presenter, to: presented, container: container, fromView: removes ? presenter.view : nil,
      toView: presentation.presentedView, fromFinalFrame: removes ? .zero : presenter.view.frame,
      toFinalFrame: { presentation.frameOfPresentedViewInContainerView }, style: presentation.presentationStyle)
    presentation.phase = .coming
    let transition = ControllerTransition(
      course, animator: animator,
      interaction: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    ) { didComplete in
      if didComplete {
        presentation.hasCome()
      } else {
        presentation.hasGone()
      }
      presentation.presentationTransitionDidEnd(didComplete)
      completion?()
    }
    // Who has presented may still register what is animated alongside.
    loop.after(0) {
      presentation.presentationTransitionWillBegin()
      presented.beginAppearanceTransition(true, animated: animated)
      if removes {
        presenter.beginAppearanceTransition(false, animated: animated)
        container.insertSubview(presenter.view, at: 0)
      }
      transition.run()
    }
  }

  private func presentationFor(_ presenter: UIViewController, source: UIViewController) -> UIPresentationController {
    // One that was asked for before knows nothing of the presenter. An app's own is made anew, as nobody may have set anything on it.
    let known =
      presentation ?? (modalPresentationStyle == .popover ? makePresentation(by: presenter, source: source) : nil)
    guard let presentation = known,
      presentation is UISheetPresentationController || presentation is UIPopoverPresentationController
    else { return makePresentation(by: presenter, source: source) }
    presentation.presentingViewController = presenter
    return adapted(presentation, by: presenter, source: source)
  }

  /// A popover is a sheet on a phone, unless its delegate says otherwise; and so for others.
  private func adapted(
    _ presentation: UIPresentationController, by presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let style = presentation.adaptivePresentationStyle
    guard style != .none, style != presentation.presentationStyle else { return presentation }
    let adapted: UIPresentationController =
      style == .fullScreen || style == .overFullScreen
      ? FullScreenPresentation(presentedViewController: self, presenting: presenter)
      : UISheetPresentationController(presentedViewController: self, presenting: presenter)
    adapted.delegate = presentation.delegate
    adapted.adaptedStyle = style
    return adapted
  }

  // MARK: Dismissing

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let loop = MainLoop.required(for: "UIViewController.dismiss(animated:completion:)")
    guard let presented = nearestPresented else {
      guard let presenter = presentingViewController else { return loop.after(0) { completion?() } }
      return presenter.startDismissing(animated: animated, completion: completion)
    }
    guard let presentation = presented.presentation, let container = presentation.containerView,
      let presenter = presented.ownPresenting, presentation.phase != .going
    else { return }
    // What the presented one presents goes with it, unseen.
    presented.ownPresented?.presentation?.hasGone()
    let delegate = presented.transitioningDelegate
    let animator =
      animated
      ? delegate?.animationController(forDismissed: presented)
        ?? presented.makeAnimator(isPresenting: false) : nil
    let removed = presentation.shouldRemovePresentersView
    let course = ControllerTransition.Course(
      from: presented, to: presenter, container: container, fromView: presentation.presentedView,
      toView: removed ? presenter.view : nil, fromFinalFrame: .zero,
      toFinalFrame: { removed ? container.bounds : presenter.view.frame }, style: presentation.presentationStyle)
    presentation.phase = .going
    let transition = ControllerTransition(
      course, animator: animator,
      interaction: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    ) { didComplete in
      if didComplete {
        presentation.hasGone()
      } else {
        presentation.hasCome()
      }
      presentation.dismissalTransitionDidEnd(didComplete)
      completion?()
    }
    loop.after(0) {
      presentation.dismissalTransitionWillBegin()
      presented.beginAppearanceTransition(false, animated: animated)
      if removed { presenter.beginAppearanceTransition(true, animated: animated) }
      transition.run()
    }
  }
}

extension UIPresentationController {
  package enum Phase { case planned, coming, there, going }

  /// The presented controller covers the presenter.
  func hasCome() {
    phase = .there
    if presentedViewController.appearance.leadsToScreen {
      presentedViewController.endAppearanceTransition()
    } else {
      // It was to go, and stays.
      presentedViewController.beginAppearanceTransition(true, animated: false)
      presentedViewController.endAppearanceTransition()
    }
    guard shouldRemovePresentersView else { return }
    presentingViewController.beginAppearanceTransition(false, animated: false)
    presentingViewController.view.removeFromSuperview()
    presentingViewController.endAppearanceTransition()
  }

  /// The presenter is there alone.
  func hasGone() {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    presented.ownPresented?.presentation?.hasGone()
    presented.beginAppearanceTransition(false, animated: false)
    if shouldRemovePresentersView, let containerView, let holder = containerView.superview {
      presenter.beginAppearanceTransition(true, animated: false)
      // Below what else lies over it.
      let place = holder.subviews.firstIndex { $0 === containerView } ?? 0
      holder.insertSubview(presenter.view, at: place)
      presenter.view.frame = containerView.frame
      presenter.endAppearanceTransition()
    }
    presentedView?.removeFromSuperview()
    containerView?.removeFromSuperview()
    presented.endAppearanceTransition()
    containerView = nil
    (presenter.ownPresented, presented.ownPresenting, presented.presentation) = (nil, nil, nil)
  }
}
