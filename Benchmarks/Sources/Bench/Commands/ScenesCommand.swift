import ArgumentParser
import Springform
import SpringformGallery
import SpringformSceneFile

/// A scene of the gallery in Swift, and the same as a file.
private struct ScenePair {
  let name: String
  let compiled: any Playable
  let file: any Playable
}

/// What one refresh of a scene costs, compiled and read from a file.
struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes", abstract: "Times playing the gallery's scenes in Swift and from their files.",
    discussion: """
      Neither reading nor making the scene nor drawing counts. First a refresh alone, then with the list of what is drawn, as \
      every picture needs it. Ratios are medians over the rounds, in each of which both take turns.
      """)

  @Option(help: "How many times each scene is played.") var rounds = 15
  @Option(help: "Refreshes per second.") var rate = 60.0
  @Option(help: "Only these scenes.") var only: [String] = []

  func run() throws {
    print("| scene | a refresh in Swift, µs | from its file | ratio | with what is drawn, µs | from its file | ratio |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for pair in try pairs() {
      let cells = try [pair.name] + cells(pair, isLookedAt: false) + cells(pair, isLookedAt: true)
      print("| \(cells.joined(separator: " | ")) |")
    }
  }

  private func cells(_ pair: ScenePair, isLookedAt: Bool) throws -> [String] {
    var compiled: [Double] = []
    var file: [Double] = []
    for _ in 0..<rounds {
      compiled.append(try microseconds(pair.compiled, isLookedAt: isLookedAt))
      file.append(try microseconds(pair.file, isLookedAt: isLookedAt))
    }
    return [
      text(median(compiled), digits: 2), text(median(file), digits: 2),
      text(median(zip(file, compiled).map(/)), digits: 2),
    ]
  }

  private func pairs() throws -> [ScenePair] {
    try Gallery.scenes.filter { only.isEmpty || only.contains($0.name) }.map { type in
      let path = "assets/scenes/\(type.name).scene.yml"
      return ScenePair(
        name: type.name, compiled: type.init(), file: try SceneFile(contents(of: path), path: path))
    }
  }

  /// Of one refresh, on average.
  private func microseconds(_ scene: any Playable, isLookedAt: Bool) throws -> Double {
    let stage = Stage(size: scene.size)
    defer { stage.end() }
    try scene.build(on: stage)
    let clock = Clock(rate: rate)
    let count = clock.tickCount(before: scene.duration ?? 10)
    let time = seconds {
      for index in 0..<count {
        stage.advance(to: clock.tick(index))
        if isLookedAt { _ = stage.displayList(background: scene.background, showsTouches: true) }
      }
    }
    if let error = stage.error { throw error }
    return time / Double(count) * 1e6
  }
}
