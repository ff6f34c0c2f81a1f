import SpringformGeometry
import SpringformPipeline
import SpringformScene
import SpringformSceneFile

/// The scene that a page has open: as it was read, and the files that it came from.
struct OpenScene: Sendable {
  let entry: SceneList.Entry
  /// `nil` as long as its file has been wrong.
  private(set) var scene: LoadedScene?
  /// What the project has said of it when it was read.
  private(set) var beginning = SceneList.Beginning()
  /// The file's content when it was read.
  private(set) var text: String?
  /// What fingers do by the scene's own touches, as it was played last with those: touches that stay as they are written.
  var ownStrokes: [Stroke] = []
  /// What each file looked like that the scene was made from.
  private var states: [String: FileState?] = [:]

  /// How often files are looked at.
  static let interval = Duration.milliseconds(80)

  init(_ entry: SceneList.Entry) {
    self.entry = entry
    watch([entry.path, entry.project].compactMap(\.self))
  }

  /// Reads the scene.
  mutating func read() async throws -> LoadedScene {
    watch(Array(states.keys))
    let text = try entry.path.map {
      String(decoding: try InputFile.bytes(of: $0, maximumSize: LoadedScene.maximumFileSize), as: UTF8.self)
    }
    if text != self.text { (self.text, ownStrokes) = (text, []) }
    let (loaded, files) = try await ReadFiles.during { [entry] in try entry.load() }
    note(files)
    beginning = try entry.begin()
    scene = loaded
    return loaded
  }

  /// Files that were read for it.
  mutating func note(_ files: [ReadFiles.Entry]) { watch(files.map(\.path).filter { states[$0] == nil }) }

  private mutating func watch(_ paths: [String]) { for path in paths { states[path] = FileState(of: path) } }

  /// Whether one of its files is another one now, and there.
  var hasChanged: Bool {
    states.contains { path, state in FileState(of: path).map { $0 != state } ?? false }
  }

  /// The scene with some parameters set, and perhaps other touches than its own.
  ///
  /// Touches go into a scene file's text, so that what is played is what is saved.
  func playable(_ values: [String: String], _ strokes: [Stroke]?) throws -> (any Playable)? {
    let settings = values.sorted { $0.key < $1.key }.map { (name: $0.key, text: $0.value) }
    guard let strokes else { return try scene?.make(settings) }
    guard let path = entry.path, let text else {
      return try scene.map { RetapedScene(try $0.make(settings), strokes: strokes) }
    }
    var editor = try SceneFileEditor(text, path: path)
    try editor.setTape(strokes, keeping: ownStrokes)
    return try editor.file.setting(settings)
  }
}

extension OpenScene {
  /// The tape of a scene file once it does what strokes say, line by line; `nil` where no file can say so.
  func tape(_ strokes: [Stroke]?) -> [String]? {
    guard let strokes, let path = entry.path, let text else { return nil }
    return try? SceneFileEditor(text, path: path).tape(strokes, keeping: ownStrokes)
  }

  /// Makes the scene with these touches; `nil` for its own.
  func maker(_ strokes: [Stroke]?) -> SceneMaker? {
    guard let strokes, let scene else { return nil }
    return { settings in
      try playable(Dictionary(settings.map { ($0.name, $0.text) }) { $1 }, strokes) ?? scene.make(settings)
    }
  }
}

extension Stroke {
  /// How far from where it was a finger may be, in points; with what rounding adds, less than half a point.
  private static let tolerance = 0.35
  /// More samples than these are no hand's.
  private static let limit = 20_000

  /// Strokes as a page recorded them, simplified and rounded.
  static func read(_ recorded: [[[Double]]]?) -> [Stroke]? {
    recorded?.prefix(100).compactMap { samples in
      Stroke(
        samples.prefix(limit).compactMap { numbers in
          numbers.count == 3
            ? Sample(time: numbers[0], location: Point(x: numbers[1], y: numbers[2])) : nil
        })?.simplified
    }
  }

  /// The touches of a take by which a page may name them again.
  static func known(_ strokes: [Stroke]) -> [Stroke] { strokes.compactMap(\.simplified).compactMap(\.simplified) }

  /// As few points as a file has.
  var simplified: Stroke? { simplified(within: Self.tolerance).rounded }
}
