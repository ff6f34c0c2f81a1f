public import QuartzCore

/// A text that tells its layout managers of changes.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  /// A text view's, which shows the text.
  weak var textView: UITextView?
  private var editDepth = 0
  private var pending: (actions: EditActions, range: NSRange, delta: Int)?
  open var editedMask: EditActions { pending?.actions ?? [] }
  open var editedRange: NSRange { pending?.range ?? NSRange(location: NSNotFound, length: 0) }
  open var changeInLength: Int { pending?.delta ?? 0 }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.invalidate()
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  override open func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  override open func beginEditing() { editDepth += 1 }
  override open func endEditing() {
    editDepth = max(editDepth - 1, 0)
    if editDepth == 0 { processEditing() }
  }

  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let range = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    if let earlier = pending {
      pending = (earlier.actions.union(editedMask), NSUnionRange(earlier.range, range), earlier.delta + delta)
    } else {
      pending = (editedMask, range, delta)
    }
    if editDepth == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers of what has changed.
  open func processEditing() {
    guard let pending else { return }
    // The delegate may change attributes, which is no change of its own.
    editDepth += 1
    delegate?.textStorage(
      self, willProcessEditing: pending.actions, range: pending.range, changeInLength: pending.delta)
    delegate?.textStorage(
      self, didProcessEditing: pending.actions, range: pending.range, changeInLength: pending.delta)
    editDepth -= 1
    self.pending = nil
    for manager in layoutManagers { manager.invalidate() }
    textView?.storageChanged()
  }

  override open func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }
  override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) {
      values, part, _ in
      setAttributes(values, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
  override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  override open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
