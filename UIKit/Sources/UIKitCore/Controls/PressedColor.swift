extension UIColor {
  /// Over a button of an alert or a row of a menu while a finger is on it, as phones show it.
  package static var pressed: UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1) }
  }
}
