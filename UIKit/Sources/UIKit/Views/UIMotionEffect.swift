public import QuartzCore

/// What tilting the device does to a view. A scene's device lies still, straight before its viewer, so that views are as they are without.
open class UIMotionEffect: NSObject {
  override public init() {}

  /// What is added to which key paths while the viewer looks from so far aside, each way from -1 to 1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Adds to a key path a number between two, by how far the device is tilted.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

  public let keyPath: String
  public let type: EffectType
  /// A number.
  open var minimumRelativeValue: Any?
  /// A number.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }

  override open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue) else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: low + (high - low) * (min(max(offset, -1), 1) + 1) / 2]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

/// Several as one.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  override open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return values.isEmpty ? nil : values.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
