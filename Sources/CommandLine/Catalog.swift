import Springform

/// The scenes that the running command knows.
struct Catalog: Sendable {
  @TaskLocal static var current = Catalog(scenes: [])

  let scenes: [any Scene.Type]

  var names: [String] { scenes.map { $0.name } }

  func scene(named name: String) throws -> any Scene.Type {
    guard let scene = scenes.first(where: { $0.name == name }) else {
      throw UsageError.unknown(what: "scene", name: name, known: names)
    }
    return scene
  }
}

/// Finds the name that was probably meant.
func closest(to name: String, among known: [String]) -> String? {
  let scored = known.map { (name: $0, distance: editDistance(Array(name.lowercased()), Array($0.lowercased()))) }
  guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(2, name.count / 3) ? best.name : nil
}

/// The number of single-character edits between two words (Levenshtein).
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let above = row[j + 1]
      row[j + 1] = x == y ? diagonal : min(diagonal, above, row[j]) + 1
      diagonal = above
    }
  }
  return row[b.count]
}
