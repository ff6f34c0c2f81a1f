import Glibc
import Springform
import SpringformDocument
import SpringformSceneFile
import TestSupport

/// A folder with a scene file and with what that takes from other files.
struct SceneFolder {
  private let directory: TemporaryDirectory
  var path: String { directory.path }

  init() throws { directory = try TemporaryDirectory() }

  func write(_ text: String, _ name: String) throws {
    if let slash = name.lastIndex(of: "/") { mkdir(path + "/" + name[..<slash], 0o777) }
    try OutputFile.write(Array(text.utf8), to: path + "/" + name)
  }

  /// A scene of 100 by 100 points; its first line is the text's third.
  func scene(_ text: String) throws -> SceneFile {
    try SceneFile(Array(("scene: 1\ncanvas: { size: [100, 100] }\n" + text).utf8), path: path + "/test.scene.yml")
  }

  /// Line, column and sentence of what is told first.
  func problem(_ text: String) -> String? {
    firstProblem { try scene(text) }.map { "\($0.position.line):\($0.position.column) \($0.sentence)" }
  }

  /// What the scene looks like at a time.
  func list(_ text: String, at time: Double = 0) throws -> DisplayList? {
    var settings = RenderSettings()
    (settings.from, settings.to) = (time, time + 0.01)
    var list: DisplayList?
    try Playback(scene(text), settings: settings).play { list = $1 }
    return list
  }
}

/// What is told of a scene file that is refused.
func problems(_ read: () throws -> SceneFile) -> [Problem] {
  do {
    _ = try read()
    return []
  } catch { return (error as? ProblemList)?.problems ?? [] }
}

/// What is told first of a scene file that is refused; `nil` of one that is not.
func firstProblem(_ read: () throws -> SceneFile) -> Problem? {
  do {
    _ = try read()
    return nil
  } catch {
    return (error as? ProblemList)?.problems.first
  }
}
