public import QuartzCore

/// What stands in a menu.
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
  public enum State: Int, Sendable { case off, on, mixed }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// Elements under a title.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }

  public var identifier: Identifier { given ?? Identifier("\(ObjectIdentifier(self))") }
  /// By which the same menu is known that is made anew.
  let given: Identifier?
  public let options: Options
  public let children: [UIMenuElement]
  public var preferredElementSize: ElementSize

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    (given, self.options, self.children) = (identifier, options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title, subtitle, image)
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: given, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Those that are on, also of menus inside.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}

extension UIMenu {
  /// All of its actions, also those of menus inside.
  var actions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? []
    }
  }
}

/// An element that is found when its menu shows.
public final class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var found: [UIMenuElement]?
  private var isAsked = false

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init("", nil, nil)
  }
  /// An element that is found anew for each menu that has it, and here for each such element.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// What it stands for, which is found when that is asked for first: nothing until then.
  func elements(_ changed: @escaping () -> Void) -> [UIMenuElement] {
    guard !isAsked else { return found ?? [] }
    isAsked = true
    var isWaiting = false
    provider { [weak self] elements in
      self?.found = elements
      if isWaiting { changed() }
    }
    isWaiting = true
    return found ?? []
  }
}
