import QuartzCore

/// The line that blinks where something is typed, in the tint colour of what it is in.
final class Caret: UIView {
  /// In points.
  static let width: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    (isUserInteractionEnabled, isHidden) = (false, true)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    (isUserInteractionEnabled, isHidden) = (false, true)
  }

  /// Shows for half a second and hides for as long, from now on, or does not show.
  func blink(_ isShown: Bool) {
    backgroundColor = tintColor
    isHidden = !isShown
    layer.removeAllAnimations()
    guard isShown else { return }
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    (blink.values, blink.keyTimes) = ([1, 1, 0, 0] as [Float], [0, 0.45, 0.55, 1])
    (blink.duration, blink.repeatCount) = (1, .infinity)
    layer.add(blink, forKey: "blink")
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
