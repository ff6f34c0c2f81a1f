import CoreGraphics

/// Something that a control does, as a closure.
open class UIAction: NSObject {
  public typealias Handler = (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  /// By which the action is found again; one of its own by default.
  public var identifier: Identifier { given ?? Identifier("\(ObjectIdentifier(self))") }
  private let given: Identifier?
  /// What did it, while it is done.
  public private(set) var sender: Any?
  private let handler: Handler

  /// - Parameters:
  ///   - title: what a button shows.
  ///   - image: what a button shows before the title.
  ///   - identifier: of two with the same one a control keeps the later.
  ///   - handler: what is done.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    (self.title, self.image, self.handler, given) = (title, image, handler, identifier)
    super.init()
  }

  func perform(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
