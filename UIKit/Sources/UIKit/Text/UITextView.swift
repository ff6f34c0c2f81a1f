public import QuartzCore
import Springform

/// Text over many lines that is edited, and scrolled where it is higher than its view.
///
/// A tap makes it the first responder, and a caret blinks at the end of the text. What is typed there, a scene's plan says with
/// ``insertText(_:)`` and ``deleteBackward()``.
open class UITextView: UIScrollView, UIKeyInput, UITextInputTraits {
  private let textLabel = UILabel()
  private let caret = Caret()
  public let textContainer: NSTextContainer

  /// - Parameter textContainer: the room that lines are broken in; `nil` for as much as the view has.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? Self.ownContainer
    super.init(frame: frame)
    prepare()
  }

  override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = Self.ownContainer
    super.init(coder: coder)
    prepare()
  }

  private static var ownContainer: NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  private func prepare() {
    backgroundColor = .systemBackground
    // Apple leaves the font open; letters that nothing is said of are as large on a phone.
    (textLabel.text, textLabel.font, textLabel.textColor) = ("", .systemFont(ofSize: 12), .label)
    addSubview(textLabel)
    addSubview(caret)
    textContainer.textView = self
    containerChanged()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(UITextView.tapped, "tapped")))
  }

  // MARK: Text

  /// Setting it takes attributes away, and keeps how the first letter looks; it never is `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textLabel.text ?? "" }
    set { changeText { $0.text = newValue ?? "" } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { textLabel.attributedText ?? NSAttributedString(string: "") }
    set { changeText { $0.attributedText = newValue ?? NSAttributedString(string: "") } }
  }

  open var font: UIFont? {
    get { textLabel.font }
    set { changeText { $0.font = newValue ?? .systemFont(ofSize: 12) } }
  }

  open var textColor: UIColor? {
    get { textLabel.textColor }
    set { changeText { $0.textColor = newValue ?? .label } }
  }

  open var textAlignment: NSTextAlignment {
    get { textLabel.textAlignment }
    set { changeText { $0.textAlignment = newValue } }
  }

  // A keyboard is not drawn here, and letters of a text view are shown as they are.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false

  // MARK: Where lines lie

  /// Room around the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { linesChanged() } }

  override open var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { linesChanged() } } }

  /// As wide as the view, and as high as the text and its insets.
  override open var contentSize: CGSize {
    get {
      layOutText()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// For what width of the view the text was laid out; `nil` when it has changed since.
  private var laidOutWidth: CGFloat?

  private func changeText(_ change: (UILabel) -> Void) {
    change(textLabel)
    linesChanged()
  }

  private func linesChanged() {
    laidOutWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func containerChanged() {
    textLabel.numberOfLines = textContainer.maximumNumberOfLines
    textLabel.lineBreakMode = textContainer.lineBreakMode
    linesChanged()
  }

  /// - Parameter width: that of the view.
  private func lineWidth(in width: CGFloat) -> CGFloat? {
    let room =
      textContainer.widthTracksTextView
      ? width - textContainerInset.left - textContainerInset.right : textContainer.size.width
    return TextMeasure.limit(room - 2 * textContainer.lineFragmentPadding).map { CGFloat($0) }
  }

  private var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// With the insets, rounded up to a pixel.
  private func size(around lines: TextLines) -> CGSize {
    let inset = textContainerInset
    return TextMeasure.rounded(
      Size(
        width: Double(lines.size.width + inset.left + inset.right + 2 * textContainer.lineFragmentPadding),
        height: Double(lines.size.height + inset.top + inset.bottom)))
  }

  private func layOutText() {
    let width = bounds.width
    guard laidOutWidth != width, width > 0 else { return }
    if textContainer.widthTracksTextView {
      let room = width - textContainerInset.left - textContainerInset.right
      textContainer.size = CGSize(width: room, height: .greatestFiniteMagnitude)
    }
    laidOutWidth = width
    let (limit, origin) = (lineWidth(in: width), textOrigin)
    let lines = TextLines(textLabel.content, width: limit)
    let size = CGSize(width: limit ?? lines.size.width, height: lines.size.height)
    textLabel.frame = CGRect(origin: origin, size: size)
    caret.frame = CGRect(
      x: origin.x + min(lines.end.minX, max(size.width - Caret.width, 0)), y: origin.y + lines.end.minY,
      width: Caret.width, height: lines.end.height)
    super.contentSize = CGSize(width: width, height: self.size(around: lines).height)
  }

  override open func layoutSubviews() {
    layOutText()
    super.layoutSubviews()
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : LabelContent.endless
    let fitting = self.size(around: TextLines(textLabel.content, width: lineWidth(in: width)))
    return CGSize(width: min(fitting.width, width), height: fitting.height)
  }

  /// There is one where the text does not scroll.
  override open var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero) }

  override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard !isScrollEnabled, width > 0 else { return nil }
    return CGSize(
      width: intrinsicContentSize.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// Scrolls as little as is needed to show the lines that letters are in.
  open func scrollRangeToVisible(_ range: NSRange) {
    layOutText()
    let lines = end(after: range.location).union(end(after: NSMaxRange(range)))
    scrollRectToVisible(lines.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
  }

  /// Where the word ends that the letters before an index end in: the line that it begins in may have no room for it.
  private func end(after index: Int) -> CGRect {
    var content = textLabel.content
    let all = attributedText ?? NSAttributedString(string: "")
    let rest = (all.string as NSString).substring(from: min(max(index, 0), all.length))
    let word = rest.prefix { !$0.isWhitespace }.utf16.count
    let letters = all.attributedSubstring(
      from: NSRange(location: 0, length: min(max(index, 0), all.length) + word))
    (content.plain, content.attributed) = (nil, letters)
    return TextLines(content, width: lineWidth(in: bounds.width)).end
  }

  // MARK: Editing

  // A text view's delegate hears of more than a scroll view's: the same property, with another type.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  // Nothing is selected here, so that it changes no picture.
  open var isSelectable = true
  open var hasText: Bool { !text.isEmpty }

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

  override open var canBecomeFirstResponder: Bool { isEditable }

  private func tapped() { if !wasMovingAtTouch { becomeFirstResponder() } }

  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    caret.blink(true)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    caret.blink(false)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// Types at the end of the text, in letters that look as the last one does.
  open func insertText(_ text: String) { edit(NSRange(location: attributedText.length, length: 0), to: text) }

  /// Takes the last character away.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let count = String(last).utf16.count
    edit(NSRange(location: attributedText.length - count, length: count), to: "")
  }

  /// - Parameter range: ends where the text does.
  private func edit(_ range: NSRange, to replacement: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else { return }
    let letters = (text as NSString).replacingCharacters(in: range, with: replacement)
    // Without letters, the next ones look as the first one did.
    if letters.isEmpty || textLabel.content.attributed == nil {
      text = letters
    } else {
      let all = NSMutableAttributedString(string: "")
      all.append(attributedText)
      all.replaceCharacters(in: range, with: replacement)
      attributedText = all
    }
    caret.blink(isFirstResponder)
    scrollRangeToVisible(NSRange(location: attributedText.length, length: 0))
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChange(self)
  }

  public class var textDidBeginEditingNotification: Notification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  public class var textDidEndEditingNotification: Notification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }
  public class var textDidChangeNotification: Notification.Name { .init("UITextViewTextDidChangeNotification") }
}
