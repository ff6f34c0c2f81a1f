import Glibc
import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformExpectations
import SpringformPipeline
import SpringformText
import Testing

@testable import SpringformVerification

@Suite("Verifying many scenes")
struct VerificationRunTests {
  private func run(
    _ directory: Directory, _ subjects: [Subject], isCI: Bool = false, shard: Shard? = nil
  ) async throws -> RunResults {
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: subjects,
      uncompared: try directory.store.headers(otherThan: subjects.map(\.name)).map {
        UncomparedBaseline(name: $0.name)
      }, isCI: isCI,
      shard: shard, acceptCommand: { "accept \($0)" }, describe: { ("\($0)", 65) })
    return try await run.run(into: directory.results)
  }

  private func record(_ directory: Directory, _ names: [String]) async throws {
    for name in names { try directory.store.write(try await Recording(of: subject(named: name))) }
  }

  @Test("Every scene gets its status, sorted by name, and the file holds what was returned")
  func statuses() async throws {
    let directory = try Directory()
    try await record(directory, ["a", "b", "c", "gone"])
    directory.shell("rm baselines/c.apng")
    let subjects = [
      subject(named: "new"), subject(named: "c"), subject(slide { $0.distance = 9 }, named: "b"), subject(named: "a"),
      subject(Broken(), named: "d"),
    ]
    let results = try await run(directory, subjects)
    #expect(results.scenes.map(\.name) == ["a", "b", "c", "d", "gone", "new"])
    #expect(results.scenes.map(\.status) == [.identical, .changed, .missing, .failed, .obsolete, .new])
    #expect(try directory.results.load() == results)
  }

  @Test(
    "The exit code is that of a comparison that failed, else 1 for a change, else 2 under --ci, else 0",
    arguments: [
      (["a"], [], false, 0), (["a"], [], true, 0), (["a", "new"], [], false, 0), (["a", "new"], [], true, 2),
      (["a"], ["gone"], false, 0), (["a"], ["gone"], true, 2), (["changed", "new"], ["gone"], true, 1),
      (["changed", "damaged"], ["gone"], true, 65),
    ] as [([String], [String], Bool, Int32)])
  func exitCodes(names: [String], gone: [String], isCI: Bool, exitCode: Int32) async throws {
    let directory = try Directory()
    try await record(directory, names.filter { $0 != "new" } + gone)
    if names.contains("damaged") { try directory.write("x", to: "baselines/damaged.json") }
    let subjects = names.map { name in
      subject(slide { if name == "changed" { $0.distance = 9 } }, named: name)
    }
    #expect(try await run(directory, subjects, isCI: isCI).exitCode == exitCode)
  }

  @Test("An error never becomes a pass, whatever exit code it claims")
  func noPass() async throws {
    let directory = try Directory()
    try await record(directory, ["broken"])
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: [subject(Broken(), named: "broken")],
      isCI: false, acceptCommand: { $0 }, describe: { _ in ("fine", 0) })
    let results = try await run.run(into: directory.results)
    #expect(results.scenes.map(\.status) == [.failed])
    #expect(results.exitCode == 70)
  }

  @Test("A broken expectation ends with exit code 1, also for a scene that is new")
  func expectations() async throws {
    let directory = try Directory()
    try await record(directory, ["a"])
    let strict = { (name: String) in subject(named: name) { $0.expectations = [.pictures(atMost: 1)] } }
    #expect(try await run(directory, [strict("a")]).exitCode == 1)
    let new = try await run(directory, [strict("new")])
    #expect(new.scenes.map(\.status) == [.obsolete, .new] && new.exitCode == 1)
  }

  @Test("Only what does not pass leaves files, under paths that the results name")
  func files() async throws {
    let directory = try Directory()
    try await record(directory, ["same", "other"])
    let results = try await run(
      directory, [subject(named: "same"), subject(slide { $0.distance = 9 }, named: "other"), subject(named: "n w")])
    #expect(directory.names("results") == ["n=20w", "other", "results.json"])
    #expect(
      directory.names("results/other") == ["actual.apng", "actual.json", "difference.apng", "expected.apng"])
    #expect(directory.names("results/n=20w") == ["actual.apng", "actual.json"])
    #expect(results.scenes[0].media == Media(actual: "n=20w/actual.apng"))
    #expect(
      results.scenes[1].media
        == Media(
          expected: "other/expected.apng", actual: "other/actual.apng", difference: "other/difference.apng"))
    #expect(try directory.read("results/other/expected.apng") == directory.read("baselines/other.apng"))
    #expect(results.scenes.map(\.acceptCommand) == ["accept n w", "accept other", nil])
  }

  @Test("What is similar leaves the same files as what changed and names the command that accepts it, and passes")
  func similar() async throws {
    let directory = try Directory()
    // Without a record of what the scene did, so that the tolerance decides.
    try await directory.record(subject(named: "near")) { $0.motion = nil }
    let near = subject(slide { $0.distance = 9 }, named: "near") {
      $0.tolerance.picture.maximumDifferentPixels = 1200
    }
    let results = try await run(directory, [near])
    #expect(results.scenes.map(\.status) == [.similar] && results.exitCode == 0)
    #expect(results.scenes[0].acceptCommand == "accept near")
    #expect(
      directory.names("results/near") == ["actual.apng", "actual.json", "difference.apng", "expected.apng"])
    #expect(
      results.scenes[0].media
        == Media(expected: "near/expected.apng", actual: "near/actual.apng", difference: "near/difference.apng"))
  }

  @Test("An obsolete baseline is shown as it was recorded; a damaged one is told all the same")
  func obsolete() async throws {
    let directory = try Directory()
    try await record(directory, ["gone", "torn"])
    directory.shell("printf x >>baselines/torn.apng")
    let results = try await run(directory, [])
    #expect(results.scenes.map(\.status) == [.obsolete, .obsolete])
    #expect(results.scenes.map(\.scene) == ["slide", "torn"])
    #expect(results.scenes.map(\.expected?.frameCount) == [5, nil])
    #expect(results.scenes.map(\.media) == [Media(expected: "gone/expected.apng"), Media()])
    #expect(try directory.read("results/gone/expected.apng") == directory.read("baselines/gone.apng"))
  }

  @Test("A run removes the files of the one before, and nothing else")
  func leftOvers() async throws {
    let directory = try Directory()
    _ = try await run(directory, [subject(named: "a"), subject(named: "b")])
    try directory.write("mine", to: "results/notes.txt")
    try directory.write("mine", to: "results/b/notes.txt")
    try await record(directory, ["a"])
    _ = try await run(directory, [subject(named: "a")])
    #expect(directory.names("results") == ["b", "notes.txt", "results.json"])
    #expect(directory.names("results/b") == ["notes.txt"])
  }

  @Test("Results are never written through a link in their directory")
  func links() async throws {
    let directory = try Directory()
    directory.shell("mkdir results elsewhere && echo precious >elsewhere/actual.apng && ln -s ../elsewhere results/a")
    await #expect(throws: OutputError.cannotCreate(path: directory.path + "/results/a", code: ENOTDIR)) {
      try await run(directory, [subject(named: "a")])
    }
    #expect(try directory.text("elsewhere/actual.apng") == "precious\n")
    #expect(directory.names("elsewhere") == ["actual.apng"])
    #expect(directory.names("results") == ["a"])
  }

  @Test("The parts of a run together are the whole, each scene once, equally large, whoever asks", arguments: 1...5)
  func shards(count: Int) async throws {
    let directory = try Directory()
    try await record(directory, ["gone", "e"])
    let names = ["c", "a", "d", "b", "e"]
    var seen: [String] = []
    var sizes: [Int] = []
    for index in 1...count {
      let subjects = (index % 2 == 0 ? names : names.reversed()).map { subject(named: $0) }
      let results = try await run(directory, subjects, shard: Shard(index: index, of: count))
      #expect(results.shard == Shard(index: index, of: count))
      seen += results.scenes.map(\.name)
      sizes.append(results.scenes.count)
    }
    #expect(seen.sorted() == ["a", "b", "c", "d", "e", "gone"])
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("Two subjects of one name are refused")
  func duplicates() async throws {
    let directory = try Directory()
    await #expect(throws: VerificationError.duplicateName("a")) {
      try await run(directory, [subject(named: "a"), subject(named: "a")])
    }
  }

  @Test("The environment lists the faces that drew any scene's texts")
  func fonts() async throws {
    let directory = try Directory()
    #expect(try await run(directory, [subject()]).environment.fonts.isEmpty)
    let labelled = subject(slide { $0.label = "a" }, named: "labelled")
    #expect(try await run(directory, [subject(), labelled]).environment.fonts.map(\.family) == ["Inter"])
  }
}
