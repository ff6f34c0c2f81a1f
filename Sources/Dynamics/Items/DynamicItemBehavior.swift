public import SpringformGeometry

/// Sets properties of its items: how they bounce, slide, weigh, slow down and turn.
///
/// A property that is never set leaves the items alone. Of several behaviours the one that set a property last wins;
/// removing that one restores the default, not what another had set before. That is UIKit's way.
public final class DynamicItemBehavior: ItemListBehavior {
  private var values: [ItemProperty: Double] = [:]
  private var pendingVelocities: [(item: any DynamicItem, linear: Vector, angular: Double)] = []

  public init(items: [any DynamicItem] = []) { super.init(itemList: items) }

  /// How much speed is left after a bounce: 0 none, 1 all of it, more makes it grow. 0.2 when nobody sets it.
  public var elasticity: Double {
    get { self[.elasticity] }
    set { self[.elasticity] = newValue }
  }

  /// Resistance to sliding along another item, 0 for none. 0.2 when nobody sets it.
  public var friction: Double {
    get { self[.friction] }
    set { self[.friction] = newValue }
  }

  /// Kilograms per 100 x 100 points, at least a millionth. 1 when nobody sets it.
  public var density: Double {
    get { self[.density] }
    set { self[.density] = newValue }
  }

  /// The share of its speed that an item loses per second, in 1/s. 0.1 when nobody sets it.
  public var resistance: Double {
    get { self[.resistance] }
    set { self[.resistance] = newValue }
  }

  /// The same for turning. 0.1 when nobody sets it.
  public var angularResistance: Double {
    get { self[.angularResistance] }
    set { self[.angularResistance] = newValue }
  }

  /// What an electric field acts upon, in coulombs. 0 when nobody sets it.
  public var charge: Double {
    get { self[.charge] }
    set { self[.charge] = newValue }
  }

  /// Whether items stand still, like walls. False when nobody sets it.
  public var isAnchored: Bool {
    get { self[.isAnchored] != 0 }
    set { self[.isAnchored] = newValue ? 1 : 0 }
  }

  /// Whether items turn. True when nobody sets it.
  public var allowsRotation: Bool {
    get { self[.allowsRotation] != 0 }
    set { self[.allowsRotation] = newValue ? 1 : 0 }
  }

  /// Adds to an item's velocity, in points per second: now, or when the behaviour joins an animator.
  public func addLinearVelocity(_ velocity: Vector, for item: any DynamicItem) {
    add(velocity, angular: 0, to: item)
  }

  /// Adds to an item's angular velocity, in radians per second: now, or when the behaviour joins an animator.
  public func addAngularVelocity(_ velocity: Double, for item: any DynamicItem) {
    add(.zero, angular: velocity, to: item)
  }

  /// The velocity of an item's centre of mass in points per second; zero for an item that is not simulated.
  public func linearVelocity(for item: any DynamicItem) -> Vector { body(of: item)?.velocity ?? .zero }

  /// In radians per second; zero for an item that is not simulated.
  public func angularVelocity(for item: any DynamicItem) -> Double { body(of: item)?.angularVelocity ?? 0 }

  package override var recordedProperties: [RecordedProperty] {
    ItemProperty.allCases.map { RecordedProperty("\($0)", self[$0], default: $0.defaultValue) }
  }

  private subscript(property: ItemProperty) -> Double {
    get { values[property] ?? property.defaultValue }
    set {
      values[property] = newValue
      for body in bodies { body.set(property, to: newValue, owner: ObjectIdentifier(self)) }
    }
  }

  private func add(_ linear: Vector, angular: Double, to item: any DynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    if let body = body(of: item) {
      body.addVelocity(linear, angular: angular)
    } else {
      pendingVelocities.append((item, linear, angular))
    }
  }

  override func entered(_ body: Body) {
    for property in ItemProperty.allCases {
      if let value = values[property] { body.set(property, to: value, owner: ObjectIdentifier(self)) }
    }
    for pending in pendingVelocities where pending.item === body.item {
      body.addVelocity(pending.linear, angular: pending.angular)
    }
    pendingVelocities.removeAll { $0.item === body.item }
  }

  override func left(_ body: Body) { body.resetProperties(ownedBy: ObjectIdentifier(self)) }
}
