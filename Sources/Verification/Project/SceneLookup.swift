import SpringformGeometry
import SpringformPipeline
package import SpringformScene

/// The scenes that a project's file may name.
package struct SceneLookup: Sendable {
  /// A scene with its parameters set, and the seed that it is played with.
  package struct SeededScene: Sendable {
    package var scene: any Playable
    /// The seed of its random numbers, when nobody chooses another.
    package var seed: UInt64
    /// What was read to make it.
    var files: [ReadFiles.Entry] = []

    package init(_ scene: any Playable, seed: UInt64 = 0) {
      self.scene = scene
      self.seed = seed
    }
  }

  /// Of all scenes that there are without a file of their own, in their order.
  package var names: [String]
  /// Whether these are there to be looked at, so that they are verified where somebody asks for them, or has recorded them.
  package var areExamples: Bool
  /// Whether a name is the path of a scene's file.
  package var isPath: @Sendable (_ name: String) -> Bool
  /// The scenes' files in a folder and those below it, by their paths from there; `nil` where there is no such folder.
  package var files: @Sendable (_ folder: String) throws -> [String]?
  /// Makes a scene with some of its parameters replaced.
  package var make: @Sendable (_ name: String, _ parameters: [ParameterSetting]) throws -> SeededScene
  /// What an error of `make` says to a person.
  package var describe: @Sendable (any Error) -> String

  package init(
    names: [String], areExamples: Bool = false, isPath: @escaping @Sendable (_ name: String) -> Bool = { _ in false },
    files: @escaping @Sendable (_ folder: String) throws -> [String]? = { _ in nil },
    make: @escaping @Sendable (_ name: String, _ parameters: [ParameterSetting]) throws -> SeededScene,
    describe: @escaping @Sendable (any Error) -> String
  ) {
    self.names = names
    self.areExamples = areExamples
    self.isPath = isPath
    self.files = files
    self.make = make
    self.describe = describe
  }
}

extension SceneLookup {
  /// A scene with some of its parameters replaced; when its file cannot be read, a scene that fails with what is wrong, so
  /// that the others are verified all the same.
  /// - Throws: `ParameterError`: what sets the parameters is wrong, and not the scene.
  func found(_ name: String, _ parameters: [ParameterSetting]) throws(ParameterError) -> SeededScene {
    do {
      var (scene, files) = try ReadFiles.duringCall { try make(name, parameters) }
      scene.files = files
      return scene
    } catch let error as ParameterError {
      throw error
    } catch {
      return SeededScene(UnreadableScene(error: error))
    }
  }
}

/// Stands for a scene whose file cannot be read.
struct UnreadableScene: Playable {
  let error: any Error
  let size = Size(width: 1, height: 1)

  func build(on stage: Stage) throws { throw error }
}
