public import QuartzCore

/// What tilting the device does to a view. A scene's device lies still, straight before its viewer, until the scene tilts it.
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
    guard let low = double(minimumRelativeValue), let high = double(maximumRelativeValue) else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: CGFloat(low + (high - low) * (min(max(offset, -1), 1) + 1) / 2)]
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
  public func addMotionEffect(_ effect: UIMotionEffect) {
    ownMotionEffects.append(effect)
    if let loop = MainLoop.current { followTilt(Tilt.of(loop).path) }
  }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    ownMotionEffects.removeAll { $0 === effect }
    if let loop = MainLoop.current { followTilt(Tilt.of(loop).path) }
  }

  /// Adds to what the view shows what its effects say.
  fileprivate func followTilt(_ path: Tilt.Path) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Tilt.prefix) { layer.removeAnimation(forKey: key) }
    for (index, effect) in motionEffects.enumerated() {
      let starts = effect.keyPathsAndRelativeValues(forViewerOffset: path.start) ?? [:]
      let ends = effect.keyPathsAndRelativeValues(forViewerOffset: path.end) ?? [:]
      for (keyPath, end) in ends.sorted(by: { $0.key < $1.key }) {
        let way = CABasicAnimation(keyPath: Self.layerKeyPath(keyPath))
        // What happens at once has no way; a duration of 0 would mean the transaction's.
        (way.fromValue, way.toValue) = (path.duration > 0 ? starts[keyPath] : end, end)
        (way.beginTime, way.duration) = (path.time, max(path.duration, 1e-3))
        (way.isAdditive, way.isRemovedOnCompletion, way.fillMode) = (true, false, .both)
        layer.add(way, forKey: "\(Tilt.prefix)\(index).\(keyPath)")
      }
    }
    for subview in subviews { subview.followTilt(path) }
  }

  /// Effects speak of the view.
  private static func layerKeyPath(_ keyPath: String) -> String {
    if keyPath.hasPrefix("layer.") { return String(keyPath.dropFirst("layer.".count)) }
    return keyPath.hasPrefix("center") ? "position" + keyPath.dropFirst("center".count) : keyPath
  }
}

/// How the device is held.
package final class Tilt: Companion {
  package struct Path {
    var start = UIOffset.zero
    var end = UIOffset.zero
    var time: CFTimeInterval = 0
    var duration: CFTimeInterval = 0

    /// Where the way is, evenly from its start to its end.
    package func offset(at now: CFTimeInterval) -> UIOffset {
      let share = CGFloat(duration > 0 ? min(max((now - time) / duration, 0), 1) : 1)
      return UIOffset(
        horizontal: start.horizontal + (end.horizontal - start.horizontal) * share,
        vertical: start.vertical + (end.vertical - start.vertical) * share)
    }

    /// A second.
    package func rate(at now: CFTimeInterval) -> UIOffset {
      guard duration > 0, now >= time, now < time + duration else { return .zero }
      return UIOffset(
        horizontal: (end.horizontal - start.horizontal) / CGFloat(duration),
        vertical: (end.vertical - start.vertical) / CGFloat(duration))
    }
  }

  fileprivate static let prefix = "springform.motionEffect."
  package fileprivate(set) var path = Path()

  package init(_ loop: MainLoop) {}
}

extension MainLoop {
  /// Tilts the device, so that its viewer looks from so far aside, each way from -1 to 1.
  package func tilt(to offset: UIOffset, duration: Double) {
    let tilt = Tilt.of(self)
    tilt.path = Tilt.Path(start: tilt.path.end, end: offset, time: CACurrentMediaTime(), duration: duration)
    for window in Windows.of(self).shown { window.followTilt(tilt.path) }
  }
}
