public import QuartzCore

/// A line of text that is edited.
///
/// A tap makes it the first responder, and a caret blinks. What is typed, a scene's plan says with
/// ``insertText(_:)`` and ``deleteBackward()``.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When a view beside the text shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private let textLabel = UILabel()
  private let placeholderLabel = UILabel()
  private let caret = Caret()
  private let clearButton = ClearButton()
  private let selectionView = SelectionView()
  private let ground = UIImageView(image: nil)

  // What is set by one property calls no override of another one, as on a phone: each leads to what is shown, and what is set to
  // what it is already changes nothing.
  private var content = TextFieldContent() {
    // In the dark, colours may differ that are the same in the light.
    didSet { if painting({ content != oldValue }) { update() } }
  }

  /// Setting it takes attributes away, and keeps how the first letter looks.
  open var text: String? {
    get { content.text }
    set { show(newValue) }
  }
  /// Setting it makes the field's font, colour and alignment those of the first letter.
  open var attributedText: NSAttributedString? {
    get { textLabel.attributedText }
    set { show(newValue?.string, newValue.flatMap { $0.length > 0 ? $0 : nil }) }
  }

  private func show(_ text: String?, _ attributed: NSAttributedString? = nil) {
    var new = content
    (new.text, new.attributed) = (text, attributed)
    if let attributed { new.take(attributed.attributes(at: 0, effectiveRange: nil)) }
    content = new
    selection = NSRange(location: letterCount, length: 0)
  }

  open var placeholder: String? {
    get { content.placeholder }
    set { (content.placeholder, content.attributedPlaceholder) = (newValue, nil) }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { content.placeholder == nil ? nil : placeholderLabel.attributedText }
    set { (content.placeholder, content.attributedPlaceholder) = (newValue?.string, newValue) }
  }
  open var font: UIFont? {
    get { content.font }
    set { content.font = newValue }
  }
  open var textColor: UIColor? {
    get { content.textColor }
    set { content.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.alignment = newValue }
  }
  /// How letters look that nothing else is said of.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = ownAttributes
      (all[.font], all[.foregroundColor]) = (font ?? .systemFont(ofSize: 17), textColor ?? .label)
      return all
    }
    set {
      let isOther = Alike.differ(ownAttributes, newValue)
      ownAttributes = newValue
      content.take(newValue)
      if isOther { update() }
    }
  }
  private var ownAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the next letter looks while the field is edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? nextAttributes ?? defaultTextAttributes : nil }
    set { if isEditing { nextAttributes = newValue } }
  }
  private var nextAttributes: [NSAttributedString.Key: Any]?
  /// Whether a text that has no room is shown smaller, but no smaller than ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { update() } } }
  /// Whether the font follows the size of text that people have chosen. They have chosen none here.
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { update() } } }
  /// Shown behind the text, stretched, unless the border is a rounded rectangle.
  open var background: UIImage? { didSet { if background != oldValue { update() } } }
  open var disabledBackground: UIImage? { didSet { if disabledBackground != oldValue { update() } } }
  override open var isEnabled: Bool { didSet { if isEnabled != oldValue { update() } } }
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { update() } } }
  open var leftView: UIView? { didSet { if leftView !== oldValue { replace(oldValue, with: leftView) } } }
  open var rightView: UIView? { didSet { if rightView !== oldValue { replace(oldValue, with: rightView) } } }
  open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { setNeedsLayout() } } }
  open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { setNeedsLayout() } } }
  /// When a cross shows at the end that empties the field, if there is something in it and no view on the right.
  open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }
  open weak var delegate: (any UITextFieldDelegate)?

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { update() } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether attributes are offered to be changed; nothing is offered here.
  open var allowsEditingTextAttributes = false
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the next letter takes the place of all there are.
  open var clearsOnInsertion = false

  /// Whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { !letters.isEmpty }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [placeholderLabel, textLabel, caret, clearButton] { addSubview(view) }
    clearButton.addAction(UIAction { [unowned self] _ in clear() }, for: .touchUpInside)
    update()
  }

  // MARK: Where things lie

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text lies: between the views beside it, and as far inside the border as it takes.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds
    switch borderStyle {
    case .none: break
    case .line, .bezel: rect = rect.insetBy(dx: 2, dy: 2)
    case .roundedRect: rect = rect.insetBy(dx: 7, dy: 2)
    }
    if shows(leftViewMode), leftView != nil { rect.origin.x = leftViewRect(forBounds: bounds).maxX }
    let right =
      shows(rightViewMode) && rightView != nil
      ? rightViewRect(forBounds: bounds).minX
      : showsClearButton ? clearButtonRect(forBounds: bounds).minX : rect.maxX
    rect.size.width = max(right - rect.minX, 0)
    return rect
  }

  /// Where the text lies while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = ClearButton.size
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width - 5, y: bounds.midY - size.height / 2), size: size)
  }

  private var showsClearButton: Bool {
    shows(clearButtonMode) && hasText && !(shows(rightViewMode) && rightView != nil)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    textLabel.frame = rect
    leftView?.frame = leftViewRect(forBounds: bounds)
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
    rightView?.isHidden = !shows(rightViewMode)
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clearButton.isHidden = !showsClearButton
    placeholderLabel.isHidden = true
    if !hasText, content.placeholder != nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    ground.frame = bounds
    placeCaret()
  }

  /// Shows the placeholder; subclasses that show one of their own leave it out.
  open func drawPlaceholder(in rect: CGRect) {
    placeholderLabel.frame = rect
    placeholderLabel.isHidden = false
  }

  override open var intrinsicContentSize: CGSize {
    let shown = hasText ? textLabel.sizeThatFits(.zero) : placeholderLabel.sizeThatFits(.zero)
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    // A field with a rounded border is 34 points high at the usual size of the font, and one without as high as its line.
    return borderStyle == .roundedRect
      ? CGSize(width: shown.width + 14, height: line + 13) : CGSize(width: shown.width, height: line)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func repaint() {
    super.repaint()
    update()
  }

  private func update() {
    let font = content.font ?? .systemFont(ofSize: 17)
    for label in [textLabel, placeholderLabel] { (label.font, label.textAlignment) = (font, content.alignment) }
    (textLabel.text, placeholderLabel.text) = (shownText, content.placeholder)
    (textLabel.textColor, placeholderLabel.textColor) = (content.textColor ?? .label, .placeholderText)
    if !ownAttributes.isEmpty, let shownText {
      textLabel.attributedText = NSAttributedString(string: shownText, attributes: defaultTextAttributes)
    }
    if let attributed = content.attributed, !isSecureTextEntry { textLabel.attributedText = attributed }
    textLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    textLabel.minimumScaleFactor = minimumFontSize / max(font.pointSize, 1)
    ground.image = borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background
    if ground.image != nil, ground.superview == nil { insertSubview(ground, at: 0) }
    if let own = content.attributedPlaceholder { placeholderLabel.attributedText = own }
    layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : layer.cornerRadius
    if borderStyle != .none {
      layer.borderColor = painting { (borderStyle == .roundedRect ? UIColor.systemGray4 : .label).cgColor }
    }
    invalidateIntrinsicContentSize()
    caretMoved()
  }

  private var shownText: String? { isSecureTextEntry ? content.text.map { String($0.map { _ in "•" }) } : content.text }

  // MARK: Places in the text; see Input

  var letters: String { content.text ?? "" }
  /// In UTF-16; empty where the caret is.
  var selection = NSRange(location: 0, length: 0) {
    didSet {
      selection = within(selection)
      guard selection != oldValue else { return }
      nextAttributes = nil
      caretMoved()
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selection = newValue.range } }
  }

  private func placeCaret() {
    caret.frame = caretRect(for: UITextPosition(NSMaxRange(selection)))
    let rects = isEditing && selection.length > 0 ? lineRects(of: selection) : []
    if !rects.isEmpty, selectionView.superview == nil { insertSubview(selectionView, belowSubview: textLabel) }
    selectionView.frame = bounds
    selectionView.show(rects)
  }

  /// Where the caret stands at a place of the text. A field that answers with no size shows none.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let whole = min(textLabel.sizeThatFits(.zero).width, rect.width)
    let start: CGFloat =
      switch textAlignment {
      case .center: rect.midX - whole / 2
      case .right: rect.maxX - whole
      default: rect.minX
      }
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight
    let x = position.index >= letterCount ? start + whole : start + textLabel.content.width(before: position.index)
    return CGRect(
      x: min(x, rect.maxX - Caret.width), y: rect.midY - height / 2, width: Caret.width, height: height)
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    lineRects(of: within(range.range)).first ?? caretRect(for: range.start)
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    .around(lineRects(of: within(range.range)))
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(to: point) }

  // MARK: Editing

  /// In place of the keyboard, and above it. A stage draws neither.
  override open var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  override open var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  override open var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    editingChanged()
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    editingChanged()
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }

  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  /// Types where the caret is, or over what is selected; a line break is the return key.
  open func insertText(_ text: String) {
    guard text == "\n" else {
      let range = clearsOnInsertion ? NSRange(location: 0, length: letterCount) : selection
      clearsOnInsertion = false
      return edit(range, to: text)
    }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    // Who listens for that has it end.
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Takes away what is selected, else the character before the caret.
  open func deleteBackward() { if let range = deletedRange { edit(range, to: "") } }

  func edit(_ range: NSRange, to replacement: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
    else { return }
    let attributes = nextAttributes
    var new = content
    new.text = (letters as NSString).replacingCharacters(in: range, with: replacement)
    new.attributed = nil
    if let attributes, let old = textLabel.attributedText {
      let all = NSMutableAttributedString(attributedString: old)
      all.replaceCharacters(in: range, with: NSAttributedString(string: replacement, attributes: attributes))
      if all.length > 0 { new.attributed = all }
    }
    content = new
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    nextAttributes = attributes
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  private func editingChanged() { caretMoved() }

  private func caretMoved() {
    setNeedsLayout()
    caret.blink(isEditing && selection.length == 0)
  }
}
