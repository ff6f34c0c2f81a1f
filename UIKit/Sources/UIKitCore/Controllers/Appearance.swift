import QuartzCore

/// Whether a controller's view is on the screen.
enum Appearance: Equatable {
  case disappeared, appeared
  case appearing(animated: Bool)
  case disappearing(animated: Bool)

  var isOnItsWay: Bool { self != .disappeared && self != .appeared }
  /// Whether it is there, or will be.
  var leadsToScreen: Bool { if case .appearing = self { true } else { self == .appeared } }
}

extension UIViewController {
  func beginAppearing(_ isAppearing: Bool, animated: Bool) {
    guard appearance.leadsToScreen != isAppearing else { return }
    appearance = isAppearing ? .appearing(animated: animated) : .disappearing(animated: animated)
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIsAppearing(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  func endAppearing() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      viewDidAppear(animated)
      parentMove = nil
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
      parentMove = nil
    case .appeared, .disappeared: return
    }
    for child in children where shouldAutomaticallyForwardAppearanceMethods && child.appearance.isOnItsWay {
      child.endAppearanceTransition()
    }
  }

  /// Those in this one's view.
  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: What the hierarchy tells

  func viewWillMove(to window: UIWindow?) {
    guard hearsOfHierarchy else { return }
    beginAppearanceTransition(window != nil, animated: false)
  }

  /// What has appeared is laid out before the controller hears of it.
  func viewDidMove(to window: UIWindow?) {
    guard hearsOfHierarchy, appearance.isOnItsWay, appearance.leadsToScreen == (window != nil) else { return }
    guard window != nil, let loop = MainLoop.current else { return endAppearanceTransition() }
    loop.after(0) { [weak self] in
      guard let self, viewIfLoaded?.window != nil, hearsOfHierarchy else { return }
      endAppearanceTransition()
    }
  }

  /// Whoever leads a controller on to the screen or off it tells it; otherwise where its view is does.
  private var hearsOfHierarchy: Bool {
    transition == nil && parent?.shouldAutomaticallyForwardAppearanceMethods != false && parent?.isOnItsWay != true
  }

  private var isOnItsWay: Bool { appearance.isOnItsWay || parent?.isOnItsWay == true }
}
