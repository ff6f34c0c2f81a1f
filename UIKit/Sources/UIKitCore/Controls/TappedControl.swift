import QuartzCore

/// A control of the system's own that is tapped: a tap is the control's rather than a recogniser's of a view around it.
package protocol TappedControl: UIControl {
  /// Shows colours anew that depend on the surroundings, but for the background's.
  func repaintContent()
}

extension TappedControl {
  package func repaintContent() {}
}
