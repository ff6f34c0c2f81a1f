package import SpringformPipeline
package import SpringformScene

/// The scenes that a studio can open.
package struct SceneList: Sendable {
  package struct Entry: Sendable {
    /// What it is opened by; each has its own.
    package let name: String
    /// Texts of parameters to begin with, instead of their defaults.
    package let values: [String: String]
    /// Reads it, if it is a file, and tells what can be set.
    package let load: @Sendable () throws -> LoadedScene

    package init(
      name: String, values: [String: String] = [:], load: @escaping @Sendable () throws -> LoadedScene
    ) {
      self.name = name
      self.values = values
      self.load = load
    }
  }

  package let entries: [Entry]
  /// How scenes are played.
  let settings: RenderSettings
  /// What an error says to a person, line by line.
  let describe: @Sendable (any Error) -> String

  package init(
    _ entries: [Entry], settings: RenderSettings, describe: @escaping @Sendable (any Error) -> String
  ) {
    self.entries = entries
    self.settings = settings
    self.describe = describe
  }
}

/// A scene and what can be set on it.
package struct LoadedScene: Sendable {
  package var name: String
  package var summary: String
  package var parameters: [ParameterDescription]
  package var seed: UInt64
  /// The scene with its defaults, some of them replaced.
  package var make: @Sendable (_ settings: [(name: String, text: String)]) throws -> any Playable

  package init(
    name: String, summary: String, parameters: [ParameterDescription], seed: UInt64,
    make: @escaping @Sendable (_ settings: [(name: String, text: String)]) throws -> any Playable
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.seed = seed
    self.make = make
  }
}
