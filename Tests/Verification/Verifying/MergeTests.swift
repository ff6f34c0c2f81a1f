import SpringformText
import Testing

@testable import SpringformVerification

@Suite("Merging results")
struct MergeTests {
  /// The results of `count` parts in directories `part-1` and so on.
  private func parts(_ count: Int, in directory: Directory, isCI: Bool = true) async throws -> [ResultsFolder] {
    if directory.names("baselines").isEmpty {
      for name in ["a", "b", "gone"] { try directory.store.write(try await Recording(of: subject(named: name))) }
    }
    var folders: [ResultsFolder] = []
    for index in 1...count {
      let run = VerificationRun(
        verifier: Verifier(store: directory.store),
        subjects: [
          subject(named: "a"), subject(slide { $0.distance = 9 }, named: "b"),
          subject(slide { $0.label = "x" }, named: "n/w"),
        ],
        uncompared: [UncomparedBaseline(name: "gone")], isCI: isCI, shard: Shard(index: index, of: count),
        acceptCommand: { "one \($0)" },
        describe: { ("\($0)", 65) })
      let folder = ResultsFolder(directory: directory.path + "/part-\(index)")
      _ = try await run.run(into: folder)
      folders.append(folder)
    }
    return folders
  }

  @Test("Merged parts are the whole: every scene, every file, one exit code, and they can be accepted")
  func whole() async throws {
    let directory = try Directory()
    let parts = try await parts(3, in: directory)
    let merged = try RunResults.merge(parts.reversed(), into: directory.results) { "all \($0)" }
    #expect(merged.scenes.map(\.name) == ["a", "b", "gone", "n/w"])
    #expect(merged.scenes.map(\.status) == [.identical, .changed, .obsolete, .new])
    #expect(merged.shard == nil && merged.exitCode == 1)
    #expect(merged.scenes.map(\.acceptCommand) == [nil, "all b", nil, "all n/w"])
    #expect(merged.environment.fonts.map(\.family) == ["Inter"])
    #expect(try directory.results.load() == merged)
    #expect(directory.names("results") == ["b", "gone", "n=2Fw", "results.json"])
    #expect(directory.names("results/b") == directory.names("part-2/b"))
    let approval = try Approval(from: directory.results, into: directory.store)
    #expect(try approval.accept(approval.acceptable) == ["b", "n/w"])
  }

  @Test("Parts that are missing, there twice, or of another run are refused, and nothing is written")
  func refusals() async throws {
    let directory = try Directory()
    let three = try await parts(3, in: directory)
    func merging(_ folders: [ResultsFolder]) throws -> RunResults {
      try RunResults.merge(folders, into: directory.results) { $0 }
    }
    #expect(throws: ResultsError.shards(twice: [], missing: [2], count: 3)) { try merging([three[0], three[2]]) }
    #expect(throws: ResultsError.shards(twice: [1], missing: [3], count: 3)) {
      try merging([three[0], three[1], three[0]])
    }
    #expect(throws: ResultsError.shards(twice: [2], missing: [], count: 3)) { try merging(three + [three[1]]) }
    #expect(throws: ResultsError.missing(path: directory.path + "/nowhere/results.json")) {
      try merging(three + [ResultsFolder(directory: directory.path + "/nowhere")])
    }
    #expect(throws: ResultsError.mergedIntoPart(path: three[1].directory)) {
      try RunResults.merge(three, into: three[1]) { $0 }
    }
    #expect(directory.names("results").isEmpty)
  }

  @Test(
    "Parts that were not made alike, or tell of the same scene, are refused",
    arguments: [
      (
        #"s/"isCI": true/"isCI": false/"#,
        "the parts were not made alike: --ci is given in '/part-1/results.json' and not given in '/part-2/results.json'"
      ),
      (#"s/"name": "cairo", "version": "/&9/"#, "the parts were not made alike: cairo is "),
      (#"s/"springform": "/&9/"#, "the parts were not made alike: springform is "),
      (
        #"s/"count": 2/"count": 3/"#,
        "the results are parts of 2 and 3; merge those of one verification"
      ),
      (#"s/"index": 2/"index": 3/"#, "'/part-2/results.json' is damaged: "),
      (#"s/"count": 2/"count": 0/"#, "'/part-2/results.json' is damaged: "),
      (
        #"s/"scope": "./"scope": "/; s/\("scope": "[^"]*\)/\1a/"#,
        "the parts were not made alike: the digest of all names and costs is "
      ),
      (
        #"/"inputs"/,/^  },/ s/"b": "./"b": "/; /"inputs"/,/^  },/ s/\("b": "[^"]*\)/\1a/"#,
        "the parts are not of one verification: the settings of 'b' are others in "
      ),
      (#"/"inputs"/,/^  },/d"#, "'/part-2/results.json' is damaged: 'inputs' is missing; verify again"),
      (#"s/"name": "b"/"name": "a"/"#, "two parts tell of 'a'; merge those of one verification"),
      (#"/"shard"/d"#, "'/part-2/results.json' is not a part of several"),
      (
        #"s/"count": 2/"count": 999999999999/; s/"index": 2/"index": 1/"#,
        "the results are parts of 2 and 999999999999; merge those of one verification"
      ),
    ])
  func unlike(edit: String, sentence: String) async throws {
    let directory = try Directory()
    let parts = try await parts(2, in: directory)
    directory.shell("sed -i '\(edit)' part-2/results.json")
    let found = #expect(throws: ResultsError.self) { try RunResults.merge(parts, into: directory.results) { $0 } }
    if let found {
      #expect("\(found)".replacing(directory.path, with: "").hasPrefix(sentence), "\(found)")
    }
    #expect(directory.names("results").isEmpty)
  }

  @Test("One part that claims to be one of very many is refused at once")
  func manyParts() async throws {
    let directory = try Directory()
    let parts = try await parts(1, in: directory)
    directory.shell(#"sed -i 's/"count": 1/"count": 9223372036854775807/' part-1/results.json"#)
    #expect(throws: ResultsError.shards(twice: [], missing: Array(2...21), count: .max)) {
      try RunResults.merge(parts, into: directory.results) { $0 }
    }
  }
}
