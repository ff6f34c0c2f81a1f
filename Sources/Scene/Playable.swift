public import SpringformGeometry

/// What is played on a stage and drawn: a canvas, a length, and what happens on it.
///
/// Whoever writes an animation in Swift writes a ``Scene``, which also has a name and parameters.
public protocol Playable: Sendable {
  /// The canvas in points; it may depend on a scene's parameters.
  var size: Size { get }

  /// The length in seconds, or `nil` to end when everything has come to rest (after 20 seconds at
  /// the latest).
  var duration: Double? { get }

  /// How much longer the last picture shows before the animation repeats, in seconds.
  var hold: Double { get }

  /// What lies behind the layers; `clear` keeps the pictures transparent.
  var background: Color { get }

  /// What can be set on it by name, with the values that are set now as they would be written on the command line.
  var parameterTexts: [(name: String, text: String)] { get }

  /// The same with other values of some parameters, as ``parameterTexts`` has them; itself where it has none.
  /// - Throws: ``ParameterError`` for a name that there is not, and a value that does not fit.
  func settingParameters(_ texts: [(name: String, text: String)]) throws -> any Playable

  /// Creates layers, touches, callbacks and traces. What it throws ends the rendering with that error.
  func build(on stage: Stage) throws
}

extension Playable {
  public var duration: Double? { nil }
  public var hold: Double { 0 }
  public var background: Color { .white }
  public var parameterTexts: [(name: String, text: String)] { [] }
  public func settingParameters(_ texts: [(name: String, text: String)]) throws -> any Playable { self }
}
