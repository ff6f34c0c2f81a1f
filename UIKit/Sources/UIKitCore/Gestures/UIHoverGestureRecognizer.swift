public import QuartzCore

/// Recognises a pointer above its view. A stage has fingers and no pointers, so that it never begins.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }

  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
