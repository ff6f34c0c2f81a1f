public import SpringformScene

/// The scenes that a project's file may name.
public struct SceneLookup: Sendable {
  /// A scene as it is to be played.
  public struct Found: Sendable {
    public var scene: any Playable
    /// The seed of its random numbers, when nobody chooses another.
    public var seed: UInt64

    public init(_ scene: any Playable, seed: UInt64 = 0) {
      self.scene = scene
      self.seed = seed
    }
  }

  /// Of all scenes that there are without a file of their own, in their order.
  public var names: [String]
  /// Whether a name is the path of a scene's file.
  public var isPath: @Sendable (_ name: String) -> Bool
  /// Makes a scene with some of its parameters replaced.
  public var make: @Sendable (_ name: String, _ parameters: [ParameterSetting]) throws -> Found
  /// What an error of `make` says to a person.
  public var describe: @Sendable (any Error) -> String

  public init(
    names: [String], isPath: @escaping @Sendable (_ name: String) -> Bool = { _ in false },
    make: @escaping @Sendable (_ name: String, _ parameters: [ParameterSetting]) throws -> Found,
    describe: @escaping @Sendable (any Error) -> String
  ) {
    self.names = names
    self.isPath = isPath
    self.make = make
    self.describe = describe
  }
}
