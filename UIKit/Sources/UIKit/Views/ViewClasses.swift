import QuartzCore

/// UIKit's own views, made by references to their classes.
enum ViewClasses {
  static func make(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(UIView.self): UIView(frame: frame)
    case ObjectIdentifier(UIControl.self): UIControl(frame: frame)
    case ObjectIdentifier(UIButton.self): UIButton(frame: frame)
    case ObjectIdentifier(UILabel.self): UILabel(frame: frame)
    case ObjectIdentifier(UIImageView.self): UIImageView(frame: frame)
    case ObjectIdentifier(UIScrollView.self): UIScrollView(frame: frame)
    case ObjectIdentifier(UIStackView.self): UIStackView(frame: frame)
    case ObjectIdentifier(UISwitch.self): UISwitch(frame: frame)
    case ObjectIdentifier(UISlider.self): UISlider(frame: frame)
    case ObjectIdentifier(UIProgressView.self): UIProgressView(frame: frame)
    case ObjectIdentifier(UIPageControl.self): UIPageControl(frame: frame)
    case ObjectIdentifier(UIActivityIndicatorView.self): UIActivityIndicatorView(frame: frame)
    case ObjectIdentifier(UITextField.self): UITextField(frame: frame)
    case ObjectIdentifier(UITextView.self): UITextView(frame: frame)
    // As a phone does where a class has no such initialiser.
    default: misuse("a \(type) is made with a frame, for which it has no initialiser")
    }
  }
}
