/// An animation with a name: a value with parameters that builds a stage.
///
/// To what is played it adds what a list of scenes shows, and how one of them is made.
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
public protocol Scene: Playable {
  associatedtype Parameters: SceneParameters = NoParameters

  init()

  /// What can be set from outside; the scene's variants differ in nothing else.
  var parameters: Parameters { get set }

  /// The name on the command line; by default the type's own name in kebab-case.
  static var name: String { get }

  /// One line that says what the scene shows.
  static var summary: String { get }
}

/// For scenes that have nothing to set.
public struct NoParameters: SceneParameters {
  public init() {}
}

extension Scene {
  public static var name: String { kebabCase(String(describing: Self.self)) }
  public static var summary: String { "" }
  public var parameterTexts: [(name: String, text: String)] { parameters.texts }

  public func settingParameters(_ texts: [(name: String, text: String)]) throws -> any Playable {
    var scene = self
    scene.parameters = try Parameters.reading(parameters.settings + texts)
    return scene
  }
}

extension Scene where Parameters == NoParameters {
  public var parameters: NoParameters {
    get { NoParameters() }
    set {}
  }
}

/// `GooeyMenu` becomes `gooey-menu`.
package func kebabCase(_ name: String) -> String {
  var result = ""
  for character in name {
    if character.isUppercase, !result.isEmpty { result += "-" }
    result += character.lowercased()
  }
  return result
}
