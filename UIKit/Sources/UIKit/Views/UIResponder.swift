public import QuartzCore

/// Something that touches are told to, and that passes on what it does not care for.
open class UIResponder: NSObject, KeyValueObserving {
  override public init() { super.init() }

  /// See Associations.swift.
  var associations: Associations?

  // No view here comes from Interface Builder, so that neither of these is ever called; sources override them all the same.

  /// Called of what was loaded from a nib.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows the view.
  open func prepareForInterfaceBuilder() {}

  /// Called when something has changed that was observed with `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// Who gets what this one does not take.
  open var next: UIResponder? { nil }

  // MARK: The first responder, whom what is typed goes to

  open var isFirstResponder: Bool { isFirst }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  /// - Returns: whether it is the first one now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirst() }

  /// - Returns: whether it no longer is the first one.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirst() }

  // MARK: Accessibility; see UIAccessibilityTraits

  /// Whether it is one thing to those who do not see it: labels and standard controls are.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// `NSNotFound` for what is none of them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open var accessibilityViewIsModal = false

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
