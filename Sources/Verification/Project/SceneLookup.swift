package import SpringformScene

/// The scenes that a project's file may name.
package struct SceneLookup: Sendable {
  /// A scene with its parameters set, and the seed that it is played with.
  package struct SeededScene: Sendable {
    package var scene: any Playable
    /// The seed of its random numbers, when nobody chooses another.
    package var seed: UInt64

    package init(_ scene: any Playable, seed: UInt64 = 0) {
      self.scene = scene
      self.seed = seed
    }
  }

  /// Of all scenes that there are without a file of their own, in their order.
  package var names: [String]
  /// Whether a name is the path of a scene's file.
  package var isPath: @Sendable (_ name: String) -> Bool
  /// Makes a scene with some of its parameters replaced.
  package var make: @Sendable (_ name: String, _ parameters: [ParameterSetting]) throws -> SeededScene
  /// What an error of `make` says to a person.
  package var describe: @Sendable (any Error) -> String

  package init(
    names: [String], isPath: @escaping @Sendable (_ name: String) -> Bool = { _ in false },
    make: @escaping @Sendable (_ name: String, _ parameters: [ParameterSetting]) throws -> SeededScene,
    describe: @escaping @Sendable (any Error) -> String
  ) {
    self.names = names
    self.isPath = isPath
    self.make = make
    self.describe = describe
  }
}
