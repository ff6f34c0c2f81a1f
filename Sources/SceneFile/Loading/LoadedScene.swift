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

  /// The largest file of a scene, in bytes: a Lottie file's. A scene file is refused once it turns out to be one.
  package static let maximumFileSize = LottieAnimation.maximumFileSize

  /// How SVG files are called, after a full stop: plain, and compressed with gzip.
  package static let svgSuffixes = ["svg", "svgz"]

  /// Whether a file is called an SVG file.
  package static func isCalledSVG(_ path: String) -> Bool {
    svgSuffixes.contains { path.lowercased().hasSuffix("." + $0) }
  }

  /// Whether a file is an SVG file, or is called one, so that what is wrong with it is told. One that is called a scene file is
  /// none, whatever it begins with.
  package static func isSVG(_ bytes: [UInt8], path: String) -> Bool {
    let name = path.lowercased()
    if isCalledSVG(name) { return true }
    return SVGDocument.isSVG(bytes) && ![".yml", ".yaml", ".json", ".tgs"].contains(where: name.hasSuffix)
  }

  /// The scene in a file: a scene file's, or a Lottie file or an SVG file as one by itself. What the file says, and not its name,
  /// tells which.
  /// - Throws: `InputError`, `ProblemList`, `LottieError`.
  package init(path: String) throws {
    let bytes = try InputFile.bytes(of: path, maximumSize: Self.maximumFileSize)
    if Self.isSVG(bytes, path: path) {
      try self.init(svg: bytes, path: path)
    } else if LottieAnimation.isLottie(bytes) {
      try self.init(lottie: bytes, path: path)
    } else {
      self.init(try SceneFile(bytes, path: path))
    }
  }
}
