import CoreGraphics

/// Something that a control does, as a closure.
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var selectedImage: UIImage?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// By which the action is found again; one of its own by default.
  public var identifier: Identifier { given ?? Identifier("\(ObjectIdentifier(self))") }
  private let given: Identifier?
  /// What did it, while it is done.
  public private(set) var sender: Any?
  private let handler: Handler

  /// - Parameters:
  ///   - title: what a button shows.
  ///   - image: what a button shows before the title.
  ///   - subtitle: below the title, in a menu.
  ///   - selectedImage: shown in a menu while the state is on.
  ///   - identifier: of two with the same one a control keeps the later.
  ///   - discoverabilityTitle: explains it more fully.
  ///   - attributes: how it is to be shown in a menu.
  ///   - state: whether it is marked in a menu.
  ///   - handler: what is done.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping Handler
  ) {
    (self.selectedImage, self.handler, given) = (selectedImage, handler, identifier)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title, subtitle, image)
  }

  package func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
