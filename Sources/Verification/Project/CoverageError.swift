/// What is wrong with what a run should be about.
package enum CoverageError: Error, Equatable {
  case unknownScene(String, known: [String])
  /// A folder that is there and holds no scenes.
  case noScenes(folder: String)
  /// A directory of the usual name that is a link out of the folder.
  case outside(directory: String, option: String)
}

extension CoverageError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownScene(let name, _): "unknown scene '\(name)'"
    case .outside(let directory, let option):
      "'\(directory)' leads out of this folder; if that is meant, say so: \(option) \(directory)"
    case .noScenes(let folder):
      "there are no scenes in '\(folder)'; scene files are .scene.yml, Lottie files .json or .lottie, SVG files .svg or .svgz"
    }
  }
}
