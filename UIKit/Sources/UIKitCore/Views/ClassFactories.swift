import QuartzCore

/// This module's views and controllers, made by references to their classes. Written by `Scripts/members --write` from what the compiler knows.
enum ClassFactories {
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(UIActivityIndicatorView.self): UIActivityIndicatorView(frame: frame)
    case ObjectIdentifier(UIBackgroundExtensionView.self): UIBackgroundExtensionView(frame: frame)
    case ObjectIdentifier(UIButton.self): UIButton(frame: frame)
    case ObjectIdentifier(UIControl.self): UIControl(frame: frame)
    case ObjectIdentifier(UIImageView.self): UIImageView(frame: frame)
    case ObjectIdentifier(UILabel.self): UILabel(frame: frame)
    case ObjectIdentifier(UINavigationBar.self): UINavigationBar(frame: frame)
    case ObjectIdentifier(UIRefreshControl.self): UIRefreshControl(frame: frame)
    case ObjectIdentifier(UIScrollView.self): UIScrollView(frame: frame)
    case ObjectIdentifier(UISearchBar.self): UISearchBar(frame: frame)
    case ObjectIdentifier(UISearchTextField.self): UISearchTextField(frame: frame)
    case ObjectIdentifier(UIStackView.self): UIStackView(frame: frame)
    case ObjectIdentifier(UITabBar.self): UITabBar(frame: frame)
    case ObjectIdentifier(UITextField.self): UITextField(frame: frame)
    case ObjectIdentifier(UITextView.self): UITextView(frame: frame)
    case ObjectIdentifier(UIToolbar.self): UIToolbar(frame: frame)
    case ObjectIdentifier(UIView.self): UIView(frame: frame)
    case ObjectIdentifier(UIVisualEffectView.self): UIVisualEffectView(frame: frame)
    case ObjectIdentifier(UIWindow.self): UIWindow(frame: frame)
    // As a phone does where a class has no such initialiser.
    default: misuse("a \(type) is made with a frame, for which it has no initialiser")
    }
  }

  static func controller(_ type: UIViewController.Type) -> UIViewController {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(UIInputViewController.self): UIInputViewController(nibName: nil, bundle: nil)
    case ObjectIdentifier(UINavigationController.self): UINavigationController(nibName: nil, bundle: nil)
    case ObjectIdentifier(UITabBarController.self): UITabBarController(nibName: nil, bundle: nil)
    case ObjectIdentifier(UIViewController.self): UIViewController(nibName: nil, bundle: nil)
    default: misuse("a \(type) is made without anything, for which it has no initialiser")
    }
  }
}
