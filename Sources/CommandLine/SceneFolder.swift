import Glibc
import Springform
import SpringformDocument

/// The scenes in a folder and those below it: scene files and Lottie files.
enum SceneFolder {
  /// Names, those of folders replaced by the paths of the scenes in them, in natural order. A scene goes before a folder of its
  /// name.
  /// - Throws: `InputError`, ``UsageError`` for a folder without scenes.
  static func expanded(_ names: [String]) throws -> [String] {
    try names.flatMap { name in
      guard !Catalog.current.names.contains(name), isDirectory(name) else { return [name] }
      let folder = name == "." || name == "./" ? "" : name.hasSuffix("/") ? name : name + "/"
      let paths = try FileTree.paths(below: name, suffixes: ["yml", "yaml", "json", "lottie"])
      let scenes = try paths.map { folder + $0 }.filter(isScene)
      guard !scenes.isEmpty else {
        throw UsageError.conflict(
          "there are no scenes in '\(name)'", hint: "scene files are .scene.yml, Lottie files .json or .lottie")
      }
      return scenes
    }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A scene file has `scene` and a version at its top, a Lottie file what makes it one; what is neither is something else, such as
  /// the manifest of a baseline, which names its scene. One that is called a scene is taken for one, so that what is wrong with it
  /// is told.
  private static func isScene(_ path: String) throws -> Bool {
    if path.hasSuffix(".lottie") || path.hasSuffix(".scene.yml") { return true }
    let bytes = try InputFile.bytes(of: path)
    if path.hasSuffix(".json"), LottieAnimation.isLottie(bytes) { return true }
    return (try? Document(bytes, file: path))?.root["scene"]?.integer != nil
  }
}
