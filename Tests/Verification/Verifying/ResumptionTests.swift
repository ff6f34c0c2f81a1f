import SpringformBitmap
import SpringformComparison
import SpringformDocument
import SpringformExpectations
import SpringformGeometry
import SpringformPipeline
import SpringformScene
import Testing

@testable import SpringformVerification

/// A square whose colour a file says, and a note of each time it is built.
private struct Filed: Playable {
  let name: String
  let path: String
  let built: Names
  let size = Size(width: 8, height: 8)
  let duration: Double? = 0.1

  func build(on stage: Stage) throws {
    built.add(name)
    let square = Layer(frame: Rect(x: 0, y: 0, width: 8, height: 8))
    square.backgroundColor = Color(String(decoding: try InputFile.bytes(of: path), as: UTF8.self)) ?? .black
    stage.rootLayer.addSublayer(square)
  }
}

/// A square whose file is saved while the scene is built, and read before and after.
private struct Saved: Playable {
  let path: String
  let size = Size(width: 8, height: 8)
  let duration: Double? = 0.1

  func build(on stage: Stage) throws {
    for color in ["red", "blue"] {
      try OutputFile.write(Array(color.utf8), to: path)
      _ = try InputFile.bytes(of: path)
    }
  }
}

@Suite("Going on with a run that was ended")
struct ResumptionTests {
  private let directory: Directory
  private let built = Names()

  init() throws {
    directory = try Directory()
    try directory.write("red", to: "color")
  }

  private func subjects(_ names: [String]) -> [Subject] {
    names.map { name in
      var settings = RenderSettings()
      settings.rate = 10
      return Subject(
        sceneName: name, scene: Filed(name: name, path: directory.path + "/color", built: built), settings: settings)
    }
  }

  private func record(_ names: [String]) async throws {
    for subject in subjects(names) { try directory.store.write(try await Recording(of: subject)) }
  }

  /// Verifies, and tells which scenes were taken over and which were built.
  private func run(
    _ subjects: [Subject], uncompared: [UncomparedBaseline] = [], machine: Digest? = Digest(high: 1, low: 1),
    isCI: Bool = false, shard: Shard? = nil
  ) async throws -> (results: RunResults, kept: [String], built: Set<String>) {
    let before = built.all.count
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: subjects, uncompared: uncompared, isCI: isCI, shard: shard,
      machine: machine, acceptCommand: { "accept \($0)" }, describe: { ("\($0)", 65) })
    let kept = Names()
    let results = try await run.run(into: directory.results, finished: { if $1 { kept.add($0.name) } })
    return (results, kept.all, Set(built.all.dropFirst(before)))
  }

  /// As a process that is killed leaves the folder: without results, and with a line of the journal that is not whole.
  private func kill(after lines: Int) {
    directory.shell(
      "cd results && rm results.json && head -n \(lines) journal.jsonl >j && printf '{\"files\"' >>j && mv j journal.jsonl"
    )
  }

  @Test("What was found is not found again, and the results are those of one run")
  func resumed() async throws {
    try await record(["a", "b", "c"])
    try directory.write("blue", to: "color")
    let whole = try await run(subjects(["a", "b", "c", "new"]))
    #expect(whole.kept.isEmpty && whole.built == ["a", "b", "c", "new"])
    #expect(whole.results.scenes.map(\.status) == [.changed, .changed, .changed, .new])
    let files = try directory.read("results/a/difference.apng")
    kill(after: 2)
    let rest = try await run(subjects(["a", "b", "c", "new"]))
    #expect(rest.kept == ["a", "b"] && rest.built == ["c", "new"])
    #expect(rest.results == whole.results)
    #expect(try directory.read("results/a/difference.apng") == files)
    // Also after it has come to its end.
    #expect(try await run(subjects(["a", "b", "c", "new"])).kept == ["a", "b", "c", "new"])
    #expect(try Approval(from: directory.results, into: directory.store).accept(["a", "c"]) == ["a", "c"])
    // By other baselines a scene may be told to be swapped for another.
    #expect(try await run(subjects(["a", "b", "c", "new"])).kept.isEmpty)
  }

  @Test("Nothing is written down or taken over unless that is asked for")
  func notAsked() async throws {
    try await record(["a"])
    _ = try await run(subjects(["a"]))
    #expect(directory.names("results").contains("journal.jsonl"))
    let anew = try await run(subjects(["a"]), machine: nil)
    #expect(anew.kept.isEmpty && anew.built == ["a"])
    #expect(!directory.names("results").contains("journal.jsonl"))
  }

  @Test(
    "A scene is verified again when anything is another: a file, its baseline, its settings, the program, or what was written",
    arguments: [
      "printf blue >color", "rm color; printf red >other; ln -s other color; printf blue >other",
      "cp baselines/b.json baselines/a.json; cp baselines/b.apng baselines/a.apng", "printf x >>baselines/a.apng",
      "rm results/a/actual.apng", "printf x >>results/a/expected.apng", "printf x >results/a/actual.json",
      "rm -r results/a", "mv results/a results/c; ln -s c results/a", "rm results/journal.jsonl",
      "sed -i s/1/2/g results/journal.jsonl",
    ])
  func changed(command: String) async throws {
    try await record(["a", "b"])
    try directory.write("lime", to: "color")
    _ = try await run(subjects(["a", "b"]))
    directory.shell(command)
    // What would be written through a link is refused.
    let again = try? await run(subjects(["a", "b"]))
    #expect(again?.kept.contains("a") != true, "\(command)")
    #expect(again != nil || command.contains("ln -s c results/a"), "\(command)")
  }

  @Test("A scene that is new is looked at again when it may be another's that is not verified any more")
  func newBesideObsolete() async throws {
    try await record(["a"])
    #expect(try await run(subjects(["a", "new"])).results.scenes.map(\.status) == [.identical, .new])
    let again = try await run(subjects(["new"]), uncompared: [UncomparedBaseline(name: "a")])
    #expect(again.kept.isEmpty && again.built.contains("new"))
  }

  @Test("A scene is no longer new when there is half of a baseline")
  func newWithoutManifest() async throws {
    try directory.write("{}", to: "baselines/other.json")
    #expect(try await run(subjects(["new"])).results.scenes.map(\.status) == [.new])
    try directory.write("x", to: "baselines/new.apng")
    let again = try await run(subjects(["new"]))
    #expect(again.kept.isEmpty && again.results.scenes.map(\.status) == [.missing])
  }

  @Test("Of a file that changed while a scene was verified nobody knows which state the result is of")
  func savedMeanwhile() async throws {
    let saved = Subject(sceneName: "saved", scene: Saved(path: directory.path + "/saved"))
    #expect(try await run([saved]).results.scenes.map(\.status) == [.new])
    #expect(try await run([saved]).kept.isEmpty)
  }

  @Test(
    "Files that are none of ours are passed over, and seen when they come or go",
    arguments: [
      "ln -s /etc/passwd baselines/x.json", "ln -s nowhere baselines/x.json", "truncate -s 65M baselines/x.json",
    ])
  func stray(command: String) async throws {
    try await record(["a"])
    directory.shell(command)
    #expect(try await run(subjects(["a"])).results.scenes.map(\.status) == [.identical])
    #expect(try await run(subjects(["a"])).kept == ["a"])
    directory.shell("mv baselines/x.json baselines/y.json")
    #expect(try await run(subjects(["a"])).kept.isEmpty)
  }

  @Test("A journal that is too large to be read is told")
  func large() async throws {
    try await record(["a"])
    directory.shell("mkdir results && truncate -s 65M results/journal.jsonl")
    await #expect(throws: ResultsError.tooLargeJournal(path: directory.path + "/results/journal.jsonl")) {
      try await run(subjects(["a"]))
    }
    #expect(try await run(subjects(["a"]), machine: nil).results.scenes.map(\.status) == [.identical])
  }

  @Test("Settings, tolerances, expectations, --ci and the machine are held against those of the run before")
  func settings() async throws {
    try await record(["a"])
    func isKept(_ isCI: Bool = false, machine: Digest = Digest(high: 1, low: 1), _ change: (inout Subject) -> Void)
      async throws -> Bool
    {
      _ = try await run(subjects(["a"]), machine: machine)
      var subject = subjects(["a"])[0]
      change(&subject)
      return try await !run([subject], machine: Digest(high: 1, low: 1), isCI: isCI).kept.isEmpty
    }
    #expect(try await isKept { _ in })
    #expect(try await isKept { $0.settings.jobs = 3 })
    #expect(try await !isKept { $0.settings.scale = 2 })
    #expect(try await !isKept { $0.tolerance.failingMoments = 1 })
    #expect(try await !isKept { $0.expectations = [.pictures(atMost: 9)] })
    #expect(try await !isKept { $0.parameters = [ParameterSetting(name: "x", value: "1")] })
    #expect(try await !isKept(true) { _ in })
    #expect(try await !isKept(machine: Digest(high: 2, low: 1)) { _ in })
  }

  @Test("What failed for a reason that may pass is tried again")
  func failures() async throws {
    try await record(["a"])
    directory.shell("mv color away")
    #expect(try await run(subjects(["a"])).results.scenes.map(\.status) == [.failed])
    directory.shell("mv away color")
    #expect(try await run(subjects(["a"])).results.scenes.map(\.status) == [.identical])
  }

  @Test("A part takes over what another part of the same folder found, and clears what is not its own")
  func parts() async throws {
    let names = ["a", "b", "c", "d"]
    try await record(names)
    try directory.write("blue", to: "color")
    _ = try await run(subjects(names))
    kill(after: 4)
    let part = try await run(subjects(names), shard: Shard(index: 2, of: 2))
    #expect(part.kept == ["b", "d"] && part.results.scenes.map(\.name) == ["b", "d"])
    #expect(directory.names("results") == ["b", "d", "journal.jsonl", "results.json"])
  }

  @Test("A journal that is a link is not written through")
  func links() async throws {
    try await record(["a"])
    directory.shell("mkdir results && printf precious >outside && ln -s ../outside results/journal.jsonl")
    _ = try await run(subjects(["a"]))
    #expect(try directory.text("outside") == "precious")
  }

  @Test("What a project's scenes are made of is known to the run")
  func projectFiles() throws {
    let path = directory.path + "/color"
    let scenes = SceneLookup(
      names: ["a"],
      make: { name, _ in
        _ = try InputFile.bytes(of: path)
        return SceneLookup.SeededScene(Slide())
      }, describe: { "\($0)" })
    let project = try Project(Document(Array("scenes: [a]".utf8), file: ""), directory: "", scenes: scenes)
    #expect(project.subjects[0].files.map(\.path) == [path])
  }
}
