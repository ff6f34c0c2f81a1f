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

  // MARK: Actions; see UIResponderActions.swift

  /// Whether the method is one of this object's; what is cut, copied and chosen is offered by those who override it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

  /// Who would perform an action: this object, or the nearest further on.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: What is typed

  /// In place of the keyboard, while this is the first responder. A stage draws neither.
  open var inputView: UIView? { nil }
  /// Above the keyboard. A stage draws neither.
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// There is nothing on the screen to be exchanged.
  open func reloadInputViews() {}
  /// Of keyboards with keys, of which a stage has none.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: The phone is moved; see Stage.shake(at:)

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let it = self as? any OverridesMotionBegan { return it.motionBeganOfExtension(motion, with: event) }
    motionBeganOfUIKit(motion, with: event)
  }
  public final func motionBeganOfUIKit(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if let it = self as? any OverridesMotionEnded { return it.motionEndedOfExtension(motion, with: event) }
    motionEndedOfUIKit(motion, with: event)
  }
  public final func motionEndedOfUIKit(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

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
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityLanguage: String?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var accessibilityUserInputLabels: [String]?
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// Where it is on the screen: a view says, unless it was told.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint: CGPoint {
    get { ownActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ownActivationPoint = newValue }
  }
  private var ownActivationPoint: CGPoint?

  // Asked by who does not see the screen; nobody asks here.
  // - Returns: whether that has been dealt with.

  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// The element is chosen by who does not see it.
  open func accessibilityActivate() -> Bool { false }
  /// The adjustable element's value is to grow.
  open func accessibilityIncrement() {}
  /// The adjustable element's value is to shrink.
  open func accessibilityDecrement() {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  // Of remote controls and keys, of which there is none.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Of pencils, whose touches are said more exactly later.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
