public import CoreGraphics
import Springform

/// An animation of what a key path leads to.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether the value is added to what shows without the animation. Paths cannot be added, and take its place.
  open var isAdditive = false
  /// Whether each repetition goes on from where the one before ended.
  open var isCumulative = false
  /// Of an animation of `transform` or `sublayerTransform`, what makes transforms of the numbers it goes through.
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override open class func madeByClass() -> CAAnimation { CAPropertyAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  override final func staged(on layer: CALayer) throws -> StagedAnimation? {
    guard let own = keyPath else { return nil }
    let keyPath = (valueFunction?.part).map { "\(own).\($0)" } ?? own
    guard let property = layer.property(at: keyPath) else {
      throw StageError.failed("\(type(of: layer)) has no property '\(keyPath)' that could be animated")
    }
    return try staged(property, on: layer)
  }

  func staged(_ property: any Property, on layer: CALayer) throws -> StagedAnimation? { nil }

  final func adds<Value>(_ type: Value.Type) -> Bool { isAdditive && type != Path.self }

  /// The value as the property's, `nil` for none.
  func read<P: Property>(_ value: Any?, for property: P) throws -> P.Value? {
    guard var value else { return nil }
    if let numbers = value as? [Any], let transform = valueFunction?.transform(numbers.compactMap { double($0) }) {
      value = transform
    }
    guard let result = property.read(value) else {
      throw StageError.failed("an animation of '\(keyPath ?? "")' has a value that is none of the property: \(value)")
    }
    return result
  }
}

/// From one value to another.
///
/// What is missing of the three values comes from the others, or from what the layer shows when the animation is added.
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
    var from = try read(fromValue, for: property)
    let to = try read(toValue, for: property)
    let start = from ?? (layer.base as? P.Owner)?[keyPath: property.keyPath]
    // Between lists of colours of different lengths there is no way; a phone shows the last one at once.
    if P.Value.self != Path.self, let to, start?.canInterpolate(to: to) == false { from = to }
    var animation = BasicAnimation<P.Owner, P.Value>(
      property.keyPath, from: from, to: to, by: try read(byValue, for: property).map { $0 - .origin }, pacing: pacing)
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

  /// Whether a damping above the critical one counts, which makes the spring creep. It always does here.
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
  }

  override var pacing: Pacing { .spring(spring) }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }
}

/// Through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Fractions of the duration.
  open var keyTimes: [NSNumber]?
  /// The pace between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  // How a cubic way bends at the values, as Kochanek and Bartels have it: as many numbers as values, 0 for each without.

  /// 1 is tight, -1 is round.
  open var tensionValues: [NSNumber]?
  /// Other than 0 makes corners: to the outside below it, to the inside above it.
  open var continuityValues: [NSNumber]?
  /// 1 bends before the value, -1 after it.
  open var biasValues: [NSNumber]?
  /// Instead of the values, of a position.
  open var path: CGPath?
  /// Whether the layer turns with the path.
  open var rotationMode: CAAnimationRotationMode?

  override open class func madeByClass() -> CAAnimation { CAKeyframeAnimation() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    (calculationMode, path, rotationMode) = (other.calculationMode, other.path, other.rotationMode)
    (tensionValues, continuityValues, biasValues) = (other.tensionValues, other.continuityValues, other.biasValues)
  }

  override func staged(_ property: any Property, on layer: CALayer) throws -> StagedAnimation? {
    if let path, let position = property as? StoredProperty<Layer, Point> {
      var animation = KeyframeAnimation(position.keyPath, path: path.path)
      animation.curves = timingFunctions?.map(\.curve) ?? []
      if let rotationMode { animation.rotationMode = rotationMode == .rotateAutoReverse ? .autoReverse : .auto }
      return finished(animation)
    }
    return try stagedValues(property)
  }

  private func stagedValues<P: Property>(_ property: P) throws -> StagedAnimation {
    var values = try (values ?? []).compactMap { try read($0, for: property) }
    let stays = stopsEarly(values.count)
    if stays, let last = values.last { values.append(last) }
    var animation = KeyframeAnimation<P.Owner, P.Value>(property.keyPath, values: values)
    animation.curves = curves(between: values.count)
    return finished(animation, stays: stays)
  }

  /// One between each two values. Core Animation's documentation asks for as many; components give fewer or more, and what has none is
  /// linear.
  private func curves(between count: Int) -> [TimingCurve] {
    guard let timingFunctions, !timingFunctions.isEmpty else { return [] }
    let curves = timingFunctions.prefix(max(count - 1, 0)).map(\.curve)
    return curves + Array(repeating: .linear, count: max(count - 1 - curves.count, 0))
  }

  /// Whether the last key time lies before the end. Core Animation's documentation asks for 1 there, but components do so, and the
  /// last value stays.
  private func stopsEarly(_ count: Int) -> Bool {
    guard let keyTimes, let last = keyTimes.last?.doubleValue else { return false }
    return keyTimes.count == count && last < 1 && (calculationMode == .linear || calculationMode == .cubic)
  }

  /// Of values, as many as there are, and one more where each of them stays until the next; others are ignored, as Apple documents.
  private var fittingKeyTimes: [Double]? {
    guard path == nil, let values, let keyTimes else { return keyTimes?.map(\.doubleValue) }
    return keyTimes.count == values.count + (calculationMode == .discrete ? 1 : 0) ? keyTimes.map(\.doubleValue) : nil
  }

  /// - Parameter stays: whether the values' last one was added, for the rest of the time.
  private func finished<Owner, Value>(
    _ animation: KeyframeAnimation<Owner, Value>, stays: Bool = false
  ) -> StagedAnimation {
    var animation = animation
    animation.keyTimes = fittingKeyTimes.map { $0 + (stays ? [1] : []) }
    animation.calculationMode = calculationMode.mode
    animation.shape = CubicShape(
      tensions: shape(tensionValues, stays: stays), continuities: shape(continuityValues, stays: stays),
      biases: shape(biasValues, stays: stays))
    animation.pacing = pacing
    animation.timing = timing
    animation.isAdditive = adds(Value.self)
    animation.isCumulative = isCumulative
    return StagedAnimation(animation, isRemovedOnCompletion: isRemovedOnCompletion)
  }
}

extension CAKeyframeAnimation {
  /// - Parameter stays: whether the values' last one was added.
  private func shape(_ numbers: [NSNumber]?, stays: Bool) -> [Double] {
    let numbers = (numbers ?? []).map(\.doubleValue)
    return numbers + (stays ? numbers.suffix(1) : [])
  }
}

/// How the values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var mode: CalculationMode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
