package import Springform
package import SpringformDocument

/// Makes a scene with its defaults, some of them replaced.
package typealias SceneMaker = @Sendable (_ settings: [(name: String, text: String)]) throws -> any Playable

/// A scene as somebody who chooses one sees it, compiled or from a file: what it is called, what can be set, and how it is made.
package struct LoadedScene: Sendable {
  package let name: String
  package let summary: String
  package let parameters: [ParameterDescription]
  /// The seed of its random numbers, when nobody chooses another.
  package let seed: UInt64
  /// What may be a mistake in its file.
  package let warnings: [Problem]
  package var make: SceneMaker

  package init(
    name: String, summary: String, parameters: [ParameterDescription], seed: UInt64 = 0, warnings: [Problem] = [],
    make: @escaping SceneMaker
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.seed = seed
    self.warnings = warnings
    self.make = make
  }

  /// A compiled scene.
  package init<S: Scene>(_ type: S.Type) {
    self.init(name: type.name, summary: type.summary, parameters: S.Parameters.descriptions) { settings in
      var scene = type.init()
      if !settings.isEmpty { scene.parameters = try S.Parameters.reading(settings) }
      return scene
    }
  }

  /// The scene in a file: a scene file's, or a Lottie file as one by itself. What the file says, and not its name, tells which.
  /// - Throws: `InputError`, `ProblemList`, `LottieError`.
  package init(path: String) throws {
    let bytes = try InputFile.bytes(of: path)
    if LottieAnimation.isLottie(bytes) {
      try self.init(lottie: bytes, path: path)
    } else {
      self.init(try SceneFile(bytes, path: path))
    }
  }
}
