public import QuartzCore

/// Something that touches are told to, and that passes on what it does not care for.
open class UIResponder: NSObject {
  override public init() { super.init() }

  // No view here comes from Interface Builder, so that neither of these is ever called; sources override them all the same.

  /// Called of what was loaded from a nib.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows the view.
  open func prepareForInterfaceBuilder() {}

  /// Who gets what this one does not take.
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
