public import CoreGraphics
package import Springform

/// From one value to another.
///
/// What is missing of the three values comes from the others, or from what the layer has without the animation, at each moment and
/// whether it was set before the animation was added or after. Without any of them, the way leads there from what the layer showed
/// before the turn.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override open class func madeByClass() -> CAAnimation { CABasicAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func staged(_ property: any Property, on layer: CALayer) throws -> StagedAnimation? {
    try stagedBasic(property, on: layer)
  }

  private func stagedBasic<P: Property>(_ property: P, on layer: CALayer) throws -> StagedAnimation {
    let (from, to) = (try read(fromValue, for: property), try read(toValue, for: property))
    let by = try read(byValue, for: property).map { $0 - .origin }
    let before = from == nil && to == nil && by == nil ? layer.shownBefore(property, at: keyPath ?? "") : nil
    var animation = BasicAnimation<P.Owner, P.Value>(
      property.keyPath, from: from ?? before, to: to, by: by, pacing: pacing)
    animation.takesUnderlyingValue = true
    animation.timing = timing
    animation.isAdditive = adds(P.Value.self)
    animation.isCumulative = isCumulative
    return StagedAnimation(animation, isRemovedOnCompletion: isRemovedOnCompletion)
  }
}

/// From one value to another as a spring goes there.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// A spring by how long it seems to take, in seconds, and how much it bounces: 0 not at all, up to 1; below 0 it creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 1e-3))
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    (mass, stiffness, damping) = (1, frequency * frequency, 2 * ratio * frequency)
    allowsOverdamping = ratio > 1
    duration = settlingDuration
  }

  /// A spring however it is described.
  package convenience init(_ spring: Spring) {
    self.init()
    (mass, stiffness, damping) = (CGFloat(spring.mass), CGFloat(spring.stiffness), CGFloat(spring.damping))
    initialVelocity = CGFloat(spring.initialVelocity)
    // One of the two is the spring.
    allowsOverdamping = true
    allowsOverdamping = spring == self.spring
    described = spring
  }

  /// Whether a damping above the critical one counts, which makes the spring creep.
  open var allowsOverdamping = false
  /// How long the spring seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / Double((stiffness / mass).squareRoot()) }
  /// How much it bounces.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// How long it takes until the spring all but rests, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  override open class func madeByClass() -> CAAnimation { CASpringAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
    described = other.described
  }

  override var pacing: Pacing { .spring(spring) }

  /// The spring that this was made of, whose author's numbers are kept as long as it is that spring.
  private var described: Spring?

  private var spring: Spring {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    return described.flatMap { $0 == spring ? $0 : nil } ?? spring
  }
}
