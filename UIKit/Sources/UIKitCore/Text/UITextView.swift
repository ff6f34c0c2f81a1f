public import QuartzCore
import Springform

/// Text over many lines that is edited, and scrolled where it is higher than its view.
///
/// A tap makes it the first responder, and a caret blinks in the text. What is typed there, a scene's plan says with ``insertText(_:)`` and ``deleteBackward()``.
open class UITextView: UIScrollView, UITextInputTraits {
  private let textLabel = UILabel()
  private let caret = Caret()
  private let selectionView = SelectionView()
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

  private static let usualInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
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
    if let given = textContainer.layoutManager?.textStorage {
      ownStorage = given
      given.textView = self
      storageChanged()
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(UITextView.tapped, "tapped:")))
  }

  // MARK: Text

  /// Setting it takes attributes away, and keeps how the first letter looks; it never is `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textLabel.text ?? "" }
    set { changeText(andCaret: true) { $0.text = newValue ?? "" } }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { textLabel.attributedText ?? NSAttributedString(string: "") }
    set { changeText(andCaret: true) { $0.attributedText = newValue ?? NSAttributedString(string: "") } }
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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var allowsEditingTextAttributes = false
  /// Whether the next letters take the place of all there are.
  open var clearsOnInsertion = false

  // MARK: Where lines lie

  /// Room around the text container, in points.
  open var textContainerInset = usualInset { didSet { if textContainerInset != oldValue { linesChanged() } } }

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

  private func changeText(andCaret movesCaret: Bool = false, _ change: (UILabel) -> Void) {
    let old = textLabel.content
    change(textLabel)
    if textLabel.content != old { fillStorage(); linesChanged() }
    if movesCaret, !isReplacing { selection = NSRange(location: letterCount, length: 0) }
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
    super.contentSize = CGSize(width: width, height: self.size(around: lines).height)
    selectionChanged()
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

  // MARK: Places in the text; see Input

  var letters: String { text ?? "" }
  var selection = NSRange(location: 0, length: 0) {
    didSet {
      selection = within(selection)
      guard selection != oldValue else { return }
      nextAttributes = nil
      setNeedsLayout()
      caret.blink(isFirstResponder && selection.length == 0)
      if laidOutWidth != nil { selectionChanged() }
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// In UTF-16; empty where the caret is.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selection = newValue.range } }
  }

  private func selectionChanged() {
    caret.frame = caretRect(for: UITextPosition(NSMaxRange(selection)))
    let rects = isFirstResponder && selection.length > 0 ? lineRects(of: selection) : []
    if !rects.isEmpty, selectionView.superview == nil { insertSubview(selectionView, belowSubview: textLabel) }
    selectionView.frame = CGRect(origin: .zero, size: super.contentSize)
    selectionView.show(rects)
  }

  /// Where the caret stands at a place of the text. A text view that answers with no size shows none.
  open func caretRect(for position: UITextPosition) -> CGRect {
    var content = textLabel.content
    let isEnd = position.index >= letterCount
    if !isEnd, let all = attributedText {
      (content.plain, content.attributed) = (
        nil, all.attributedSubstring(from: NSRange(location: 0, length: max(position.index, 0)))
      )
    }
    let width = lineWidth(in: bounds.width)
    let (end, origin) = (TextLines(content, width: width).end, textOrigin)
    let room = max((width ?? textLabel.frame.width) - Caret.width, 0)
    return CGRect(
      x: origin.x + min(end.minX, room), y: origin.y + end.minY, width: Caret.width, height: end.height)
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    lineRects(of: within(range.range)).first ?? caretRect(for: range.start)
  }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    .around(lineRects(of: within(range.range)))
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(to: point) }

  /// How the next letters look: as the one before the caret, unless it is set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { nextAttributes ?? look(before: selection.location) }
    set { nextAttributes = newValue }
  }
  private var nextAttributes: [NSAttributedString.Key: Any]?
  /// Whether some letters are being replaced, after which the caret stands behind them.
  private var isReplacing = false

  private func look(before index: Int) -> [NSAttributedString.Key: Any] {
    let usual: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label,
    ]
    guard let all = attributedText, all.length > 0 else { return usual }
    return usual.merging(all.attributes(at: max(min(index, all.length) - 1, 0), effectiveRange: nil)) { $1 }
  }

  // MARK: Editing

  // A text view's delegate hears of more than a scroll view's: the same property, with another type.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  // No finger selects anything here, so that it changes no picture.
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

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard !wasMovingAtTouch, !follow(at: recognizer.location(in: self)) else { return }
    becomeFirstResponder()
  }

  /// Goes where a link at a point leads, of a text that is not edited.
  private func follow(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let letter = characterRange(at: point)?.range, let all = attributedText else {
      return false
    }
    var range = NSRange(location: 0, length: 0)
    let value = all.attribute(.link, at: letter.location, effectiveRange: &range)
    guard let link = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return false }
    if delegate?.textView(self, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction) ?? true {
      UIApplication.shared.open(link)
    }
    return true
  }

  /// How links look: in the tint colour unless it is said otherwise.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
    didSet { changeText { _ in } }
  }
  /// What is made a link of by itself; nothing is here.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if !dataDetectorTypes.isEmpty { noteMissing("links that are found in texts") } }
  }
  /// Fonts are as large as they are set here.
  open var adjustsFontForContentSizeCategory = false

  // MARK: TextKit

  private var ownStorage: NSTextStorage?
  private var isTakingStorage = false

  /// The text, whose changes the view shows.
  open var textStorage: NSTextStorage {
    if let ownStorage { return ownStorage }
    let storage = NSTextStorage(attributedString: attributedText)
    (ownStorage, storage.textView) = (storage, self)
    return storage
  }

  /// Says where letters lie, in the container's coordinates.
  open var layoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    textStorage.addLayoutManager(manager)
    ownManager = manager
    return manager
  }
  private var ownManager: NSLayoutManager?

  func storageChanged() {
    guard let ownStorage, !isTakingStorage else { return }
    isTakingStorage = true
    attributedText = NSAttributedString(attributedString: ownStorage)
    isTakingStorage = false
  }

  /// The storage has what the view shows.
  private func fillStorage() {
    guard let ownStorage, !isTakingStorage else { return }
    isTakingStorage = true
    ownStorage.setAttributedString(attributedText)
    isTakingStorage = false
  }

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

  /// Types where the caret is, or over what is selected.
  open func insertText(_ text: String) {
    let range = clearsOnInsertion ? NSRange(location: 0, length: letterCount) : selection
    clearsOnInsertion = false
    edit(range, to: text)
  }

  /// Takes away what is selected, else the character before the caret.
  open func deleteBackward() { if let range = deletedRange { edit(range, to: "") } }

  func edit(_ range: NSRange, to replacement: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true else { return }
    let letters = (text as NSString).replacingCharacters(in: range, with: replacement)
    let attributes = nextAttributes
    isReplacing = true
    // Without letters, the next ones look as the first one did.
    if letters.isEmpty || (textLabel.content.attributed == nil && attributes == nil) {
      text = letters
    } else {
      let all = NSMutableAttributedString(string: "")
      all.append(attributedText)
      if let attributes {
        all.replaceCharacters(in: range, with: NSAttributedString(string: replacement, attributes: attributes))
      } else {
        all.replaceCharacters(in: range, with: replacement)
      }
      attributedText = all
    }
    isReplacing = false
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    nextAttributes = attributes
    caret.blink(isFirstResponder)
    scrollRangeToVisible(selection)
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

/// What text views find in texts.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// What a person does with a link.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
