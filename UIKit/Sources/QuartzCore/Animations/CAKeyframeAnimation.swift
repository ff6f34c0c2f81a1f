public import CoreGraphics
import Springform

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
