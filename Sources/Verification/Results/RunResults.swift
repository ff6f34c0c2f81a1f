package import SpringformBitmap

/// What a verification found: the content of `results.json`, and with the media beside it all that reports are made of.
package struct RunResults: Codable, Hashable, Sendable {
  /// The format of the file; readers refuse others.
  package static let currentFormat = 2
  package var format: Int
  /// This process's versions.
  package var environment: Environment
  /// The directory of the baselines, as it was given.
  package var baselines: String
  /// Whether missing and obsolete baselines count as failures.
  package var isCI: Bool
  /// Which part of the scenes this is, `nil` for all.
  package var shard: Shard?
  /// Of the names of everything that all parts together verify, and in a part of what each is taken to cost.
  package var scope: Digest
  /// What a part has in common with all others; `nil` for the whole.
  package var inputs: RunInputs?
  /// In ascending order of their names.
  package var scenes: [SceneResult]

  package init(
    environment: Environment, baselines: String, isCI: Bool, shard: Shard? = nil, scope: [String] = [],
    scenes: [SceneResult] = []
  ) {
    format = Self.currentFormat
    self.environment = environment
    self.baselines = baselines
    self.isCI = isCI
    self.shard = shard
    self.scope = Self.scope(of: scope)
    self.scenes = scenes
  }

  static func scope(of names: [String]) -> Digest { Digest(of: Array(names.joined(separator: "\0").utf8)) }

  /// The content of `results.json`.
  package func json() throws -> String { try DiffableJSON.text(self) }

  /// What the command ends with: the first code of a comparison that could not be made, else 1 if a scene changed, else 2
  /// if a baseline is missing or unexpected and that counts, else 0.
  package var exitCode: Int32 {
    let codes = scenes.map(\.exitCode)
    return codes.first { $0 > 2 } ?? (codes.contains(1) ? 1 : codes.contains(2) ? 2 : 0)
  }
}
