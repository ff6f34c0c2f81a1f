package import SpringformExpectations
package import SpringformPipeline
package import SpringformSceneFile

/// The scenes that a studio can open, and what only the program around it knows of them.
package struct SceneList: Sendable {
  package struct Entry: Sendable {
    /// What it is opened by; each has its own.
    package let name: String
    /// The scene's name or path on the command line.
    package let word: String
    /// The scene's file, if it has one.
    package let path: String?
    /// The project's file, if there is one that says how to begin.
    package let project: String?
    /// Whether touches do anything to it.
    package let takesTouches: Bool
    /// Reads what the project says of it.
    package let begin: @Sendable () throws -> Beginning
    /// Compares it with its baseline, as it is saved; `nil` where it cannot have one.
    package let review: (@Sendable () async throws -> Review)?
    /// Reads it, if it is a file, and tells what can be set.
    package let load: @Sendable () throws -> LoadedScene

    package init(
      name: String, word: String, path: String?, project: String? = nil, takesTouches: Bool = true,
      begin: @escaping @Sendable () throws -> Beginning = { Beginning() },
      review: (@Sendable () async throws -> Review)? = nil, load: @escaping @Sendable () throws -> LoadedScene
    ) {
      self.name = name
      self.word = word
      self.path = path
      self.project = project
      self.takesTouches = takesTouches
      self.begin = begin
      self.review = review
      self.load = load
    }
  }

  /// What a project says of a scene.
  package struct Beginning: Sendable {
    /// Texts of parameters to begin with, instead of their defaults.
    package let values: [String: String]
    /// What is expected of its motion, besides what it expects of itself.
    package let expectations: [MotionExpectation]

    package init(values: [String: String] = [:], expectations: [MotionExpectation] = []) {
      self.values = values
      self.expectations = expectations
    }
  }

  /// What the program around the studio does for it.
  package struct Services: Sendable {
    /// What an error says to a person, line by line.
    package let describe: @Sendable (any Error) -> String
    /// Runs a command of the program and returns the file that it writes.
    ///
    /// - words: the command without the program's name and without an output.
    /// - suffix: of the output's name.
    /// - scene: what is drawn instead of the scene that the command names.
    package let render: @Sendable (_ words: [String], _ suffix: String, _ scene: SceneMaker?) async throws -> [UInt8]
    /// Called when what a scene has needed is not needed any more.
    package let giveBack: @Sendable () -> Void
    /// How the program is called.
    package let program: String

    package init(
      program: String, describe: @escaping @Sendable (any Error) -> String,
      render: @escaping @Sendable (_ words: [String], _ suffix: String, _ scene: SceneMaker?) async throws -> [UInt8],
      giveBack: @escaping @Sendable () -> Void = {}
    ) {
      self.program = program
      self.describe = describe
      self.render = render
      self.giveBack = giveBack
    }
  }

  package let entries: [Entry]
  /// How scenes are played.
  let settings: RenderSettings
  let services: Services
  /// What scenes shall come to look like.
  let reference: Reference?

  package init(_ entries: [Entry], settings: RenderSettings, services: Services, reference: Reference? = nil) {
    self.entries = entries
    self.settings = settings
    self.services = services
    self.reference = reference
  }
}
