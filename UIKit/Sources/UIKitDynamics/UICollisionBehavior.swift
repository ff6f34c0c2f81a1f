import Springform
public import UIKitCore

/// Lets its items collide with each other and with its boundaries.
open class UICollisionBehavior: UIItemListBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: UInt.max)
  }

  private var collision: CollisionBehavior { unsafeDowncast(base, to: CollisionBehavior.self) }
  public init(items: [any UIDynamicItem]) { super.init(CollisionBehavior(), items) }
  public convenience init() { self.init(items: []) }

  open var collisionMode = Mode.everything {
    didSet { collision.collisionMode = CollisionBehavior.Mode(rawValue: Int(collisionMode.rawValue & 3)) }
  }

  // MARK: Boundaries

  /// Whether the reference view's edges are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { collision.translatesReferenceBoundsIntoBoundary }
    set { collision.translatesReferenceBoundsIntoBoundary = newValue }
  }

  /// The same, this far inside of the edges.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(
        top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right)))
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    remember(identifier)
    collision.addBoundary(withIdentifier: "\(identifier)", for: bezierPath.cgPath.path)
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    remember(identifier)
    collision.addBoundary(withIdentifier: "\(identifier)", from: Point(p1), to: Point(p2))
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    collision.boundary(withIdentifier: "\(identifier)").map { UIBezierPath(cgPath: CGPath($0)) }
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    identifiers["\(identifier)"] = nil
    collision.removeBoundary(withIdentifier: "\(identifier)")
  }

  open func removeAllBoundaries() {
    identifiers = [:]
    collision.removeAllBoundaries()
  }

  open var boundaryIdentifiers: [any NSCopying]? {
    identifiers.isEmpty ? nil : collision.boundaryIdentifiers.compactMap { identifiers[$0] }
  }

  /// By the names that the stage's boundaries have.
  private var identifiers: [String: any NSCopying] = [:]

  private func remember(_ identifier: any NSCopying) { identifiers["\(identifier)"] = identifier }

  // MARK: Contacts

  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)? {
    didSet {
      let loop = MainLoop.required(for: "UICollisionBehavior.collisionDelegate")
      let told: (Bool) -> (CollisionContact) -> Void = { [weak self, weak loop] began in
        { contact in loop?.turn { self?.tell(of: contact, began: began) } }
      }
      (collision.onContactBegan, collision.onContactEnded) = (told(true), told(false))
    }
  }

  private func tell(of contact: CollisionContact, began: Bool) {
    guard let delegate = collisionDelegate, let item = item(contact.item) else { return }
    let point = contact.point.map { CGPoint($0) } ?? .zero
    switch contact.other {
    case .item(let other):
      guard let other = self.item(other) else { return }
      if began {
        delegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
      } else {
        delegate.collisionBehavior(self, endedContactFor: item, with: other)
      }
    case .boundary(let name):
      let identifier = name.flatMap { identifiers[$0] }
      if began {
        delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
      } else {
        delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }
  }

  private func item(_ base: any DynamicItem) -> (any UIDynamicItem)? {
    items.first { DynamicItems.item($0) === base }
  }
}

// Boundaries are called by strings and numbers, which Objective-C's objects stand for on a phone.
extension String: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
extension Int: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Is told of contacts.
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
