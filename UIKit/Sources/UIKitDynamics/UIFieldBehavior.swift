import Springform
public import UIKitCore

/// A force that depends on where an item is, or how it moves.
open class UIFieldBehavior: UIItemListBehavior {
  private var field: FieldBehavior { unsafeDowncast(base, to: FieldBehavior.self) }

  private init(_ field: FieldBehavior) { super.init(field, []) }

  // MARK: Kinds

  /// Slows items down, the more the faster they are.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.dragField()) }
  /// Whirls items about its position.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortexField()) }
  /// Attracts items, the more the nearer they are.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    UIFieldBehavior(.radialGravityField(position: Point(position)))
  }
  /// Pulls items in one direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravityField(direction: Vector(direction)))
  }
  /// Has items move with one velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocityField(direction: Vector(direction)))
  }
  /// Pushes items here and there.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.noiseField(smoothness: Double(smoothness), animationSpeed: Double(speed)))
  }
  /// Pushes what moves here and there.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.turbulenceField(smoothness: Double(smoothness), animationSpeed: Double(speed)))
  }
  /// Pulls items to its position as a spring.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.springField()) }
  /// Pushes items by their charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electricField()) }
  /// Bends the ways of items.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magneticField()) }

  /// A force that a function finds, of the field, the item's position, velocity, mass and charge, and the time step.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    let holder = WeakTarget(nil)
    let field = UIFieldBehavior(
      .field { _, position, velocity, mass, charge, step in
        guard let field = holder.object as? UIFieldBehavior else { return .zero }
        return Vector(
          block(field, CGPoint(position), CGVector(velocity), CGFloat(mass), CGFloat(charge), step))
      })
    holder.object = field
    return field
  }

  // MARK: What it is like

  open var position: CGPoint {
    get { CGPoint(field.position) }
    set { field.position = Point(newValue) }
  }
  /// Where it acts, about its position; everywhere unless set.
  open var region = UIRegion.infinite { didSet { field.region = region.region } }
  open var strength: CGFloat {
    get { CGFloat(field.strength) }
    set { field.strength = Double(newValue) }
  }
  /// How fast it fades with the distance: the power of that by which it is divided.
  open var falloff: CGFloat {
    get { CGFloat(field.falloff) }
    set { field.falloff = Double(newValue) }
  }
  /// Nearer than this it grows no more.
  open var minimumRadius: CGFloat {
    get { CGFloat(field.minimumRadius) }
    set { field.minimumRadius = Double(newValue) }
  }
  open var direction: CGVector {
    get { CGVector(field.direction) }
    set { field.direction = Vector(newValue) }
  }
  /// Of noise and turbulence: 1 is the same everywhere.
  open var smoothness: CGFloat {
    get { CGFloat(field.smoothness) }
    set { field.smoothness = Double(newValue) }
  }
  /// Of noise and turbulence: how often they change, per second.
  open var animationSpeed: CGFloat {
    get { CGFloat(field.animationSpeed) }
    set { field.animationSpeed = Double(newValue) }
  }
}

/// A part of the plane about a field's position.
open class UIRegion: NSObject, NSCopying {
  let region: Region

  private init(_ region: Region) { self.region = region }

  /// A circle.
  public init(radius: CGFloat) { region = Region(radius: Double(radius)) }
  /// A rectangle.
  public init(size: CGSize) { region = Region(size: Size(size)) }

  open class var infinite: UIRegion { UIRegion(.infinite) }

  open func inverse() -> UIRegion { UIRegion(region.inverse()) }
  open func union(with region: UIRegion) -> UIRegion { UIRegion(self.region.union(with: region.region)) }
  open func difference(from region: UIRegion) -> UIRegion { UIRegion(self.region.difference(from: region.region)) }
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.intersection(with: region.region))
  }
  open func contains(_ point: CGPoint) -> Bool { region.contains(Point(point)) }

  open func copy(with zone: NSZone? = nil) -> Any { UIRegion(region) }
}
