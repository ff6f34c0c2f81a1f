import SpringformGallery
import SpringformPipeline
import SpringformScene
import SpringformSceneFile

/// A scene as its baseline has it: how large, how often, and which part of it.
struct BankedScene: Sendable {
  /// In the table.
  let name: String
  let scene: any Playable
  var settings: RenderSettings
  /// What is changed in it.
  let changes: [Change]
  /// Two changes at once.
  var pairs: [Change] = []
  /// Whether its frames are edited, too.
  var hasEditedFrames: Bool { Self.moving.contains(name) }

  /// Scenes that move in different ways.
  private static let moving: Set = [
    "card", "growing-chart", "metaball-menu", "rubber-band", "toggle-switch",
  ]
}

extension BankedScene {
  /// The scenes of the bank. Large ones are drawn as they are shown, and seldom: they are there for what stands still.
  static func all() throws -> [BankedScene] {
    let own = ["card", "parade", "signals"].map { "Tests/ChangeBank/Scenes/\($0).scene.yml" }
    let files = [
      "chained-loader", "confetti", "falling-tags", "growing-chart", "metaball-menu", "newtons-cradle", "rubber-band",
      "toggle-switch",
    ].map(path)
    let articles = ["gooey-menu", "guillotine-menu", "slime-bubble", "jelly-alert"].map(path)
    let large: [(String, ClosedRange<Double>)] = [
      ("confetti", 2...2.6), ("growing-chart", 1.6...2.2), ("rubber-band", 0.2...0.8), ("toggle-switch", 1...1.6),
    ]
    return try (own + files).map { try file($0, RenderSettings(rate: 20, scale: 0.25), mostOfAKind: 2) }
      + articles.map { try file($0, RenderSettings(rate: 20, scale: 0.25, to: 3), mostOfAKind: 1) }
      + large.map { name, times in
        let settings = RenderSettings(rate: 5, scale: 1, from: times.lowerBound, to: times.upperBound)
        return try file(path(name), settings, mostOfAKind: 2, suffix: "@1") { $0.isLook }
      }
      + [dial] + Gallery.scenes.map { gallery($0) }
  }

  private static func path(_ name: String) -> String { "assets/scenes/\(name).scene.yml" }

  /// - Parameters:
  ///   - settings: but for the seed, which is the file's.
  ///   - mostOfAKind: so many changes of one kind are taken, spread over the file.
  ///   - suffix: tells one scene from another one of the same file.
  ///   - isMeant: which kinds of changes are taken.
  private static func file(
    _ path: String, _ settings: RenderSettings, mostOfAKind: Int, suffix: String = "",
    of isMeant: (Kind) -> Bool = { _ in true }
  ) throws -> BankedScene {
    let bytes = try InputFile.bytes(of: path)
    let file = try SceneFile(bytes, path: path)
    var settings = settings
    settings.seed = file.seed
    settings.hold = 0
    let measure = Measure(scale: settings.scale, rate: settings.rate)
    let changes = SceneChanges(path: path, text: String(decoding: bytes, as: UTF8.self), measure: measure)
    return try BankedScene(
      name: file.name + suffix, scene: file, settings: settings,
      changes: chosen(changes.all().filter { isMeant($0.kind) }, mostOfAKind: mostOfAKind),
      pairs: PairedChanges(changes: changes).some(suffix.isEmpty ? pairCounts[file.name] ?? 0 : 0))
  }

  /// How many pairs of changes are made of a scene: forty together.
  private static let pairCounts = [
    "card": 9, "parade": 6, "signals": 12, "growing-chart": 4, "toggle-switch": 4, "metaball-menu": 3,
    "chained-loader": 3,
  ]

  private static func gallery<S: Scene>(_ type: S.Type) -> BankedScene {
    var settings = RenderSettings(rate: 20, scale: 0.25, to: 3)
    settings.hold = 0
    let measure = Measure(scale: settings.scale, rate: settings.rate)
    return BankedScene(
      name: "\(type)", scene: type.init(), settings: settings, changes: ParameterRule.changes(of: type, measure))
  }

  private static var dial: BankedScene {
    let settings = RenderSettings(rate: 25, scale: 0.5)
    return BankedScene(
      name: "Dial", scene: Dial(), settings: settings,
      changes: DialChanges(measure: Measure(scale: settings.scale, rate: settings.rate)).all())
  }

  /// So many changes of each kind, spread over the file.
  private static func chosen(_ changes: [Change], mostOfAKind: Int) -> [Change] {
    var taken: [Kind: Int] = [:]
    let counts = Dictionary(grouping: changes, by: \.kind).mapValues(\.count)
    return changes.filter { change in
      let number = taken[change.kind, default: 0]
      taken[change.kind] = number + 1
      let step = max((counts[change.kind] ?? 1) / mostOfAKind, 1)
      return number.isMultiple(of: step) && number / step < mostOfAKind
    }
  }
}
