public import QuartzCore
public import Springform
public import UIKit

extension Stage {
  /// Does at a time, in seconds, what an app would do by itself: views can be changed and animated as in one.
  ///
  /// Only for ``ViewScene/play(_:on:)`` and ``ControllerScene/play(_:on:)``.
  public func perform(at time: Double, _ body: @escaping () -> Void) {
    let loop = MainLoop.required(for: "Stage.perform(at:_:)")
    at(time) { loop.turn(body) }
  }

  /// Makes the phone light or dark at a time, in seconds: colours follow, and views and controllers are told.
  ///
  /// Only for ``ViewScene/play(_:on:)`` and ``ControllerScene/play(_:on:)``.
  public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle, at time: Double) {
    let loop = MainLoop.required(for: "Stage.setUserInterfaceStyle(_:at:)")
    at(time) { loop.turn { loop.changeAppearance(to: style) } }
  }

  /// Tilts the phone at a time, in seconds: views with motion effects follow, evenly.
  ///
  /// Only for ``ViewScene/play(_:on:)`` and ``ControllerScene/play(_:on:)``.
  /// - Parameters:
  ///   - offset: how far aside the viewer then looks from, each way from -1 to 1.
  ///   - duration: how long it takes, in seconds.
  public func tilt(to offset: UIOffset, at time: Double, duration: Double = 0) {
    let loop = MainLoop.required(for: "Stage.tilt(to:at:duration:)")
    at(time) { loop.turn { loop.tilt(to: offset, duration: duration) } }
  }

  /// Shakes the phone at a time, in seconds: the first responder hears of it, or else the key window.
  ///
  /// Only for ``ViewScene/play(_:on:)`` and ``ControllerScene/play(_:on:)``.
  public func shake(at time: Double) {
    let loop = MainLoop.required(for: "Stage.shake(at:)")
    at(time) { loop.turn { loop.shake() } }
  }

  /// Traces what a layer shows, by a key path such as `transform.scale` or the name of a property of its own. Numbers, points
  /// and sizes are traced; anything else, and a path that leads nowhere, becomes the stage's error.
  /// - Parameters:
  ///   - layer: the layer.
  ///   - keyPath: Core Animation's.
  ///   - name: what the curve is called; the key path by default. Two layers' curves of one key path need names.
  public func trace(_ layer: CALayer, _ keyPath: String, as name: String? = nil) {
    let curve = name ?? keyPath
    guard TracedLayers.of(MainLoop.required(for: "Stage.trace(_:_:as:)")).take(curve, layer) else {
      return fail(.failed("two layers have a curve called '\(curve)': give one another name, with 'as:'"))
    }
    switch layer.shownValue(forKeyPath: keyPath) {
    case is CGPoint:
      trace(curve) { (layer.shownValue(forKeyPath: keyPath) as? CGPoint).map { Point($0) } ?? .zero }
    case is CGSize:
      trace(curve) {
        (layer.shownValue(forKeyPath: keyPath) as? CGSize).map { Point(x: $0.width, y: $0.height) } ?? .zero
      }
    case is CGFloat, is Float: trace(curve) { layer.shownNumber(forKeyPath: keyPath) }
    default:
      let owner = layer.delegate.map { "the \(type(of: layer)) of \(type(of: $0))" } ?? "a \(type(of: layer))"
      fail(.failed("'\(keyPath)' of \(owner) is no number, no point and no size that could be traced"))
    }
  }

  /// Traces what a view's layer shows.
  public func trace(_ view: UIView, _ keyPath: String, as name: String? = nil) { trace(view.layer, keyPath, as: name) }
}

/// Whose curves have which names: a second one would replace the first in silence.
private final class TracedLayers: Companion {
  private var layers: [String: ObjectIdentifier] = [:]

  init(_ loop: MainLoop) {}

  /// - Returns: whether the name was free, or the layer's already.
  func take(_ name: String, _ layer: CALayer) -> Bool {
    let owner = ObjectIdentifier(layer)
    return layers.updateValue(owner, forKey: name).map { $0 == owner } ?? true
  }
}

extension CALayer {
  fileprivate func shownNumber(forKeyPath keyPath: String) -> Double {
    switch shownValue(forKeyPath: keyPath) {
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    default: .nan
    }
  }
}
