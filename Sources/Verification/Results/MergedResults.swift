import SpringformBitmap
import SpringformPipeline

extension RunResults {
  /// The results of all parts of a verification as one, with their files.
  ///
  /// Nothing is written unless every part is there once, all were made alike, and no two tell of the same scene.
  /// - Parameters:
  ///   - folders: where the parts left their results.
  ///   - folder: where the whole goes.
  ///   - acceptCommand: the command that accepts a result of this name from there.
  /// - Throws: ``ResultsError``, ``BaselineError``, `OutputError`.
  package static func merge(
    _ folders: [ResultsFolder], into folder: ResultsFolder, acceptCommand: (_ name: String) -> String
  ) throws -> Self {
    for part in folders {
      guard let place = canonicalPath(part.directory), place == canonicalPath(folder.directory) else { continue }
      throw ResultsError.mergedIntoPart(path: part.directory)
    }
    try folder.discardResults()
    let parts = try folders.map { (folder: $0, results: try $0.load()) }
    try check(parts)
    guard var merged = parts.first?.results else { throw ResultsError.missing(path: folder.resultsPath) }
    (merged.shard, merged.inputs) = (nil, nil)
    merged.scenes = parts.flatMap(\.results.scenes).sorted { $0.name < $1.name }
    for (one, other) in zip(merged.scenes, merged.scenes.dropFirst()) where one.name == other.name {
      throw ResultsError.sceneTwice(one.name)
    }
    merged.scope = scope(of: merged.scenes.map(\.name))
    merged.environment.fonts = Set(parts.flatMap(\.results.environment.fonts)).sorted()
    for index in merged.scenes.indices where merged.scenes[index].acceptCommand != nil {
      merged.scenes[index].acceptCommand = acceptCommand(merged.scenes[index].name)
    }
    try folder.begin(for: merged.scenes.map(\.name))
    for part in parts {
      for result in part.results.scenes { try folder.copy(result, from: part.folder) }
    }
    try folder.finish(merged)
    return merged
  }

  private static func check(_ parts: [(folder: ResultsFolder, results: Self)]) throws(ResultsError) {
    var counts: Set<Int> = []
    var indices: [Int] = []
    for part in parts {
      guard let shard = part.results.shard else { throw .notShards(path: part.folder.resultsPath) }
      counts.insert(shard.count)
      indices.append(shard.index)
    }
    guard let count = counts.first, counts.count == 1 else { throw .shardCounts(counts.sorted()) }
    let twice = Set(indices.filter { index in indices.count { $0 == index } > 1 }).sorted()
    // Only as many as could be meant: the number comes from a file.
    let missing = (1...count).lazy.filter { !indices.contains($0) }.prefix(20)
    guard twice.isEmpty, missing.isEmpty else { throw .shards(twice: twice, missing: Array(missing), count: count) }
    guard let first = parts.first else { return }
    for part in parts {
      let (path, otherPath) = (first.folder.resultsPath, part.folder.resultsPath)
      guard let inputs = first.results.inputs, let others = part.results.inputs else {
        throw .damaged(path: part.results.inputs == nil ? otherPath : path, reason: "'inputs' is missing")
      }
      let conditions = Array(zip(first.results.conditions, part.results.conditions))
      func check(_ conditions: ArraySlice<(Environment.Library, Environment.Library)>) throws(ResultsError) {
        for (old, new) in conditions where old != new {
          throw .unlike(
            what: new.name, path: path, value: old.version, otherPath: otherPath, otherValue: new.version)
        }
      }
      // What was drawn is told in words, so the digest that follows from it comes last.
      try check(conditions.dropLast())
      if let difference = inputs.difference(from: others) {
        throw .otherInputs(difference, path: path, otherPath: otherPath)
      }
      try check(conditions.suffix(1))
    }
  }

  /// What all parts must have in common.
  private var conditions: [Environment.Library] {
    [
      Environment.Library(name: "--ci", version: isCI ? "given" : "not given"),
      Environment.Library(name: "springform", version: environment.springform),
      Environment.Library(name: "the architecture", version: environment.architecture),
    ] + environment.libraries
      + [Environment.Library(name: "the digest of all names and costs", version: scope.description)]
  }
}
