public import SpringformGeometry

/// An animation that can be rendered: a value with parameters that builds a stage.
///
/// ```swift
/// struct Bounce: Scene {
///   struct Parameters: SceneParameters { var damping = 0.5 }
///   var parameters = Parameters()
///   let size = Size(width: 320, height: 200)
///
///   func build(on stage: Stage) {
///     let ball = ShapeLayer(path: .circle(radius: 20), fillColor: .systemRed)
///     ball.position = Point(x: 60, y: 100)
///     stage.rootLayer.addSublayer(ball)
///     stage.tape.tap(ball, at: 0.5) {
///       stage.animate(duration: 1, dampingRatio: parameters.damping) { ball.position.x = 260 }
///     }
///   }
/// }
/// ```
public protocol Scene: Sendable {
  associatedtype Parameters: SceneParameters = NoParameters

  init()

  /// What can be set from outside; the scene's variants differ in nothing else.
  var parameters: Parameters { get set }

  /// The name on the command line; by default the type's own name in kebab-case.
  static var name: String { get }

  /// One line that says what the scene shows.
  static var summary: String { get }

  /// The canvas in points; it may depend on the parameters.
  var size: Size { get }

  /// The length in seconds, or `nil` to end when everything has come to rest (after 20 seconds at
  /// the latest).
  var duration: Double? { get }

  /// How much longer the last picture shows before the animation repeats, in seconds.
  var hold: Double { get }

  /// What lies behind the layers; `clear` keeps the pictures transparent.
  var background: Color { get }

  /// Creates layers, touches, callbacks and traces. What it throws ends the rendering with that error.
  func build(on stage: Stage) throws
}

/// For scenes that have nothing to set.
public struct NoParameters: SceneParameters {
  public init() {}
}

extension Scene {
  public static var name: String { kebabCase(String(describing: Self.self)) }
  public static var summary: String { "" }
  public var duration: Double? { nil }
  public var hold: Double { 0 }
  public var background: Color { .white }
}

extension Scene where Parameters == NoParameters {
  public var parameters: NoParameters {
    get { NoParameters() }
    set {}
  }
}

/// `GooeyMenu` becomes `gooey-menu`.
func kebabCase(_ name: String) -> String {
  var result = ""
  for character in name {
    if character.isUppercase, !result.isEmpty { result += "-" }
    result += character.lowercased()
  }
  return result
}
