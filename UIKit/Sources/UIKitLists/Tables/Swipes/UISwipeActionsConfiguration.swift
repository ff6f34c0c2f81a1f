public import UIKitCore

/// What appears beside a row that is swiped.
open class UISwipeActionsConfiguration: NSObject {
  /// From the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe all the way does what the first of them does.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button that appears beside a row that is swiped.
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }

  /// Called with the button's view, and with what is to be called when all is done, with whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  private var ownColor: UIColor?
  /// Red of what destroys and grey of others, unless it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray2) }
    set { ownColor = newValue }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}

/// The same, as it was before iOS 11.
open class UITableViewRowAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case `default`
    case normal
    /// The same as `default`.
    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect? {
    didSet { if backgroundEffect != nil { noteMissing("effects behind the buttons beside swiped rows") } }
  }
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
    return copy
  }

  func action(for path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
      [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
