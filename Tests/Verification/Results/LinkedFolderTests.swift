import SpringformPipeline
import Testing

@testable import SpringformVerification

/// Results that are not where a verification put them.
@Suite("Results behind links")
struct LinkedFolderTests {
  private func verified(shard: Shard? = nil) async throws -> Directory {
    let directory = try Directory()
    try directory.store.write(try await Recording(of: subject()))
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: [subject(slide { $0.distance = 9 })], isCI: true,
      shard: shard,
      acceptCommand: { $0 }, describe: { ("\($0)", 65) })
    _ = try await run.run(into: directory.results)
    return directory
  }

  @Test("A scene's folder that is a link is not accepted, nor is what it leads to")
  func approve() async throws {
    let directory = try await verified()
    let before = try directory.read("baselines/slide.apng")
    directory.shell("mv results/slide elsewhere; ln -s ../elsewhere results/slide")
    let approval = try Approval(from: directory.results, into: directory.store)
    #expect(throws: BaselineError.outside(path: directory.path + "/results/slide")) {
      try approval.accept(["slide"])
    }
    #expect(try directory.read("baselines/slide.apng") == before)
  }

  @Test("Nor is it merged, and what lies there stays")
  func merge() async throws {
    let directory = try await verified(shard: Shard(index: 1, of: 1))
    directory.shell("mv results/slide elsewhere; ln -s ../elsewhere results/slide")
    #expect(throws: BaselineError.outside(path: directory.path + "/results/slide")) {
      try RunResults.merge([directory.results], into: ResultsFolder(directory: directory.path + "/whole")) { $0 }
    }
    directory.shell("rm results/slide; mv elsewhere results/slide; mkdir -p aim whole; ln -s ../aim whole/slide")
    #expect(throws: OutputError.cannotCreate(path: directory.path + "/whole/slide", code: 20)) {
      try RunResults.merge([directory.results], into: ResultsFolder(directory: directory.path + "/whole")) { $0 }
    }
    #expect(directory.names("aim").isEmpty)
  }

  @Test("The results themselves are a file of the folder, and no device, pipe or link out of it")
  func results() async throws {
    let directory = try await verified()
    let path = directory.path + "/results/results.json"
    for (command, error) in [
      ("mv results.json .. && ln -s ../results.json .", InputError.outside(path: path)),
      ("ln -sf /dev/zero results.json", .outside(path: path)),
      ("rm results.json && mkfifo results.json", .notPlain(path: path)),
    ] {
      directory.shell("cd results && \(command)")
      #expect(throws: ResultsError.unreadable(path: path, error), "\(command)") { try directory.results.load() }
    }
  }

  @Test(
    "What a replacement of a baseline left that was cut short goes with the next one that is recorded, be it another's")
  func next() async throws {
    let directory = try Directory()
    for name in ["cut", "done", "torn"] { try await directory.record(subject(named: name)) }
    // Ended before the new manifest counted, and after it.
    directory.shell("cd baselines; printf new >cut.apng.next; mv done.apng done.apng.next; printf old >done.apng")
    directory.shell("cd baselines; printf x >gone.apng.next; mkdir torn.apng.next")
    try await directory.record(subject(named: "other"))
    #expect(
      directory.names("baselines").filter { $0.contains("next") || $0.hasPrefix("gone") } == ["torn.apng.next"])
    for name in ["cut", "done"] { #expect(try directory.store.baseline(named: name)?.manifest.name == name) }
  }
}
