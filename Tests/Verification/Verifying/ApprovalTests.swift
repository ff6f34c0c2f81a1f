import SpringformBitmap
import SpringformComparison
import Testing

@testable import SpringformVerification

@Suite("Approving")
struct ApprovalTests {
  /// A run in which `same` passed, `other` changed and `new` has no baseline.
  private func verified() async throws -> Directory {
    let directory = try Directory()
    for name in ["same", "other"] { try directory.store.write(try await Recording(of: subject(named: name))) }
    try await verify(directory)
    return directory
  }

  @discardableResult
  private func verify(_ directory: Directory) async throws -> RunResults {
    let subjects = [
      subject(named: "same"), subject(slide { $0.distance = 9 }, named: "other"), subject(named: "new"),
    ]
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: subjects, isCI: true,
      acceptCommand: { $0 }, describe: { ("\($0)", 65) })
    return try await run.run(into: directory.results)
  }

  private func approval(_ directory: Directory) throws -> Approval {
    try Approval(from: directory.results, into: directory.store)
  }

  @Test("Exactly what changed or is new is accepted, as it was drawn then; then everything passes")
  func everything() async throws {
    let directory = try await verified()
    let stored = try directory.read("results/other/actual.apng")
    let untouched = directory.identity("baselines/same.apng")
    let approval = try approval(directory)
    #expect(approval.acceptable == ["new", "other"])
    #expect(try approval.accept(approval.acceptable) == ["new", "other"])
    #expect(try directory.read("baselines/other.apng") == stored)
    #expect(directory.identity("baselines/same.apng") == untouched)
    #expect(try approval.accept(approval.acceptable).isEmpty)
    #expect(try await verify(directory).scenes.map(\.status) == [.identical, .identical, .identical])
  }

  @Test("One of several can be accepted alone")
  func one() async throws {
    let directory = try await verified()
    #expect(try approval(directory).accept(["other"]) == ["other"])
    #expect(directory.names("baselines") == ["other.apng", "other.json", "same.apng", "same.json"])
  }

  @Test("What is similar passes, so it is accepted only by its name; then it is identical")
  func similar() async throws {
    let directory = try Directory()
    // Without a record of what the scene did, so that the tolerance decides.
    try await directory.record(subject(named: "near")) { $0.motion = nil }
    let near = subject(slide { $0.distance = 9 }, named: "near") {
      $0.tolerance.picture.maximumDifferentPixels = 1200
    }
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: [near], isCI: true, acceptCommand: { $0 },
      describe: { ("\($0)", 65) })
    #expect(try await run.run(into: directory.results).scenes.map(\.status) == [.similar])
    let approval = try approval(directory)
    #expect(approval.acceptable.isEmpty)
    #expect(try approval.accept(approval.acceptable(meantBy: "near")) == ["near"])
    #expect(try await run.run(into: directory.results).scenes.map(\.status) == [.identical])
  }

  @Test("What passed, and what there is not, cannot be accepted")
  func refusals() async throws {
    let approval = try approval(try await verified())
    #expect(throws: ResultsError.notAcceptable("same", .identical)) { try approval.accept(["same"]) }
    #expect(throws: ResultsError.unknownScene("x", known: ["new", "other", "same"])) { try approval.accept(["x"]) }
    #expect(throws: ResultsError.notAcceptable("same", .identical)) { try approval.acceptable(meantBy: "same") }
    // A scene's name means all its variants that can be accepted.
    #expect(try approval.acceptable(meantBy: "slide") == ["new", "other"])
  }

  @Test(
    "When a stored file is not what was verified, nothing at all is accepted",
    arguments: [
      ("printf x >>other/actual.apng", animationIsAnother), ("printf ' ' >>other/actual.json", manifestIsAnother),
      ("rm other/actual.apng", "cannot read '/other/actual.apng': no such file or directory"),
      ("rm other/actual.json", "cannot read '/other/actual.json': no such file or directory"),
      ("cp other/expected.apng other/actual.apng", animationIsAnother),
      ("cp new/actual.json other", manifestIsAnother), ("cp new/actual.* other", manifestIsAnother),
      (
        "rm -r other && ln -s new other",
        "'/other' is a symbolic link that leads out of its directory, or nowhere; replace it by the file"
      ),
      (
        "mv other/actual.apng .. && ln -s ../../actual.apng other/actual.apng",
        "'/other/actual.apng' is a symbolic link that leads out of its directory, or nowhere; replace it by the file"
      ),
    ])
  func tampered(command: String, sentence: String) async throws {
    let directory = try await verified()
    let before = try directory.read("baselines/other.apng")
    directory.shell("cd results && \(command)")
    let approval = try approval(directory)
    let error = #expect(throws: (any Error).self) { try approval.accept(approval.acceptable) }
    #expect(error.map { "\($0)".replacing(directory.results.directory, with: "") } == sentence)
    #expect(try directory.read("baselines/other.apng") == before)
    #expect(directory.names("baselines") == ["other.apng", "other.json", "same.apng", "same.json"])
  }

  private static let animationIsAnother =
    "'/other/actual.apng' is not what was verified; nothing is accepted; verify again"
  private static let manifestIsAnother =
    "'/other/actual.json' is not what was verified; nothing is accepted; verify again"

  @Test("A baseline that is no longer the one that was compared with is not replaced")
  func baselineChanged() async throws {
    let directory = try await verified()
    try directory.store.write(try await Recording(of: subject(slide { $0.distance = 3 }, named: "other")))
    let approval = try approval(directory)
    #expect(throws: ResultsError.baselineChanged("other")) { try approval.accept(["other"]) }
    try directory.store.write(try await Recording(of: subject(slide { $0.distance = 3 }, named: "new")))
    #expect(throws: ResultsError.baselineChanged("new")) { try approval.accept(["new"]) }
  }

  @Test(
    "Results that cannot be read are an error",
    arguments: [
      ("rm results/results.json", ResultsError.missing(path: "/results.json")),
      (#"sed -i 's/"format": 2/"format": 7/' results/results.json"#, .unknownFormat(path: "/results.json", found: 7)),
      (
        "printf '{\"format\": 2}' >results/results.json",
        .damaged(path: "/results.json", reason: "'environment' is missing")
      ),
      (
        #"sed -i 's/"status": "new"/"status": "good"/' results/results.json"#,
        .damaged(
          path: "/results.json",
          reason: "scenes.[0].status: Cannot initialize Status from invalid String value good")
      ),
    ])
  func unreadable(command: String, error: ResultsError) async throws {
    let directory = try await verified()
    directory.shell(command)
    let found = #expect(throws: ResultsError.self) { try approval(directory) }
    if let found { #expect("\(found)".replacing(directory.path + "/results/", with: "/") == "\(error)") }
  }

  @Test("Names of any kind are accepted under their own baselines")
  func oddNames() async throws {
    let directory = try Directory()
    let names = ["a b", "\"<b>'&", "../../up", "line\nbreak"]
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: names.map { subject(named: $0) },
      isCI: true, acceptCommand: { $0 }, describe: { ("\($0)", 65) })
    _ = try await run.run(into: directory.results)
    let approval = try approval(directory)
    #expect(try approval.accept(approval.acceptable).sorted() == names.sorted())
    #expect(try directory.store.headers().map(\.name) == names.sorted())
    #expect(directory.names() == ["baselines", "results"])
  }
}
