import Glibc
import Springform
import SpringformDocument
import SpringformSceneFile
import SpringformVerification

/// The scenes in a folder and those below it: scene files, Lottie files, and SVG files that no scene file there shows in a layer.
enum SceneFolder {
  /// Names, those of folders replaced by the paths of the scenes in them, in natural order. A scene goes before a folder of its
  /// name.
  /// - Throws: `InputError`, `CoverageError` for a folder without scenes.
  static func expanded(_ names: [String]) throws -> [String] {
    try names.flatMap { name in
      guard !Catalog.current.names.contains(name), let files = try files(in: name) else { return [name] }
      guard !files.isEmpty else { throw CoverageError.noScenes(folder: name) }
      let folder = name == "." || name == "./" ? "" : name.hasSuffix("/") ? name : name + "/"
      return files.map { folder + $0 }
    }
  }

  /// The scenes' paths from a folder on, in natural order; `nil` where there is no such folder.
  /// - Throws: `InputError`.
  static func files(in folder: String) throws -> [String]? {
    guard isDirectory(folder) else { return nil }
    let paths = try FileTree.paths(below: folder, suffixes: Catalog.suffixes, where: isCalledScene)
    let parts =
      paths.contains(where: LoadedScene.isCalledSVG)
      ? svgParts(of: paths.filter { !LoadedScene.isCalledSVG($0) }, in: folder) : []
    return paths.filter { !parts.contains($0) && isScene(folder + "/" + $0) }
  }

  /// The SVG files that scene files, or what they include, show in layers: parts of those scenes, and none by themselves.
  private static func svgParts(of paths: [String], in folder: String) -> Set<String> {
    var parts: Set<String> = []
    for path in paths {
      guard let bytes = try? InputFile.bytes(of: folder + "/" + path, maximumSize: LoadedScene.maximumFileSize),
        !LottieAnimation.isLottie(bytes), let root = (try? Document(bytes, file: path))?.root
      else { continue }
      let place = path.split(separator: "/").dropLast()
      for name in names(ofSVGsIn: root) {
        parts.insert((place + name.split(separator: "/").filter { $0 != "." }).joined(separator: "/"))
      }
    }
    return parts
  }

  private static func names(ofSVGsIn node: Node) -> [String] {
    let own = (node.entries ?? []).flatMap { entry in
      (entry.key == "svg" ? entry.value.scalar.map { [$0.text] } ?? [] : []) + names(ofSVGsIn: entry.value)
    }
    return own + (node.elements ?? []).flatMap(names)
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A scene file has `scene` and a version at its top, a Lottie file what makes it one; what is neither is something else, such as
  /// the manifest of a baseline, which names its scene. One that is called a scene, or cannot be read, is taken for one, so that what
  /// is wrong with it is told.
  private static func isScene(_ path: String) -> Bool {
    if isCalledScene(path) { return true }
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try InputFile.bytes(of: path, maximumSize: LoadedScene.maximumFileSize)
    } catch .tooLarge {
      return false
    } catch {
      return true
    }
    if path.lowercased().hasSuffix(".json"), LottieAnimation.isLottie(bytes) { return true }
    return (try? Document(bytes, file: path))?.root["scene"]?.integer != nil
  }

  private static func isCalledScene(_ name: String) -> Bool {
    [".lottie", ".tgs", ".scene.yml"].contains(where: name.lowercased().hasSuffix) || LoadedScene.isCalledSVG(name)
  }
}
