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

extension UIViewController {
  // UIKit itself does nothing then.
  public final func viewDidLoadOfUIKit() {}
  public final func viewWillAppearOfUIKit(_ animated: Bool) {}
  public final func viewDidLayoutSubviewsOfUIKit() {}
}
