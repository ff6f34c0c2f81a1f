public import QuartzCore

/// What was copied. Each scene has its own, which is empty at its beginning.
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  private final class Known: Companion {
    var boards: [Name: UIPasteboard] = [:]
    init(_ loop: MainLoop) {}
  }

  public let name: Name
  /// Grows with each change.
  open private(set) var changeCount = 0
  /// By the kind of what they are: one for each thing that was copied.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private init(_ name: Name) { self.name = name }

  open class var general: UIPasteboard {
    let known = Known.of(.required(for: "UIPasteboard.general"))
    return known.boards[.general] ?? make(.general, in: known)
  }

  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(pasteboardName)
  }

  open class func withUniqueName() -> UIPasteboard {
    let known = Known.of(.required(for: "UIPasteboard.withUniqueName()"))
    return make(Name("unique-\(known.boards.count)"), in: known)
  }

  open class func remove(withName pasteboardName: Name) {
    Known.of(.required(for: "UIPasteboard.remove(withName:)")).boards[pasteboardName] = nil
  }

  private class func make(_ name: Name, in known: Known) -> UIPasteboard {
    let board = UIPasteboard(name)
    known.boards[name] = board
    return board
  }

  public class var changedNotification: Notification.Name { Notification.Name("UIPasteboardChangedNotification") }
  public class var removedNotification: Notification.Name { Notification.Name("UIPasteboardRemovedNotification") }

  // MARK: By kinds

  private enum Kind: String {
    case text = "public.utf8-plain-text"
    case url = "public.url"
    case image = "public.png"
    case color = "com.apple.uikit.color"
  }

  private func all<Value>(_ kind: Kind) -> [Value]? {
    let found = items.compactMap { $0[kind.rawValue] as? Value }
    return found.isEmpty ? nil : found
  }
  private func put(_ values: [Any]?, _ kind: Kind) { items = (values ?? []).map { [kind.rawValue: $0] } }

  open var strings: [String]? {
    get { all(.text) }
    set { put(newValue, .text) }
  }
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { all(.url) }
    set { put(newValue, .url) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get { all(.image) }
    set { put(newValue, .image) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { all(.color) }
    set { put(newValue, .color) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { colors != nil }
  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first?.keys.sorted() ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
}
