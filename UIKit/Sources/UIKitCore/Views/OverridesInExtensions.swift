public import CoreGraphics

// What extensions override of UIKit's own classes, as Objective-C lets them: the translator has an extension conform to one of these, and the class
// asks it. What `super` has done there is what UIKit does, by the name that ends with `OfUIKit`.

public protocol OverridesHitTest: UIView {
  func hitTestOfExtension(_ point: CGPoint, with event: UIEvent?) -> UIView?
}

public protocol OverridesMotionBegan: UIResponder {
  func motionBeganOfExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
}

public protocol OverridesMotionEnded: UIResponder {
  func motionEndedOfExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
}

public protocol OverridesViewDidLoad: UIViewController { func viewDidLoadOfExtension() }

public protocol OverridesViewWillAppear: UIViewController { func viewWillAppearOfExtension(_ animated: Bool) }

public protocol OverridesViewDidLayoutSubviews: UIViewController { func viewDidLayoutSubviewsOfExtension() }

extension UIView {
  public func hitTestOfUIKit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, deafeningAnimationCount == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}

extension UIViewController {
  func tellDidLoad() { (self as? any OverridesViewDidLoad)?.viewDidLoadOfExtension() }
  func tellWillAppear(_ animated: Bool) {
    (self as? any OverridesViewWillAppear)?.viewWillAppearOfExtension(animated)
  }
  func tellDidLayoutSubviews() { (self as? any OverridesViewDidLayoutSubviews)?.viewDidLayoutSubviewsOfExtension() }

  // UIKit itself does nothing then.
  public func viewDidLoadOfUIKit() {}
  public func viewWillAppearOfUIKit(_ animated: Bool) {}
  public func viewDidLayoutSubviewsOfUIKit() {}
}
