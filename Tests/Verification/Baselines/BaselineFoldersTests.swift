import SpringformPipeline
import Testing

@testable import SpringformVerification

@Suite("Baselines of scenes in folders")
struct BaselineFoldersTests {
  private let name = "scenes/door/a.scene.yml"

  @Test("A baseline lies in the folders that its scene's file lies in, and takes them along when it goes")
  func mirrored() async throws {
    let directory = try Directory()
    try await directory.record(subject(named: name))
    try await directory.record(subject(named: "scenes/b.scene.yml@dark"))
    #expect(directory.names("baselines") == ["scenes"])
    #expect(directory.names("baselines/scenes") == ["b.scene.yml@dark.apng", "b.scene.yml@dark.json", "door"])
    #expect(directory.names("baselines/scenes/door") == ["a.scene.yml.apng", "a.scene.yml.json"])
    #expect(try directory.store.headers().map(\.name) == ["scenes/b.scene.yml@dark", name])
    #expect(try await Verifier(store: directory.store).verify(subject(named: name)).result.status == .identical)
    try directory.store.remove(name)
    #expect(!directory.names("baselines/scenes").contains("door"))
    try directory.store.remove("scenes/b.scene.yml@dark")
    #expect(directory.names("baselines").isEmpty)
  }

  /// The names that versions before gave.
  private func moveBack(_ directory: Directory) {
    directory.shell(
      "cd baselines && for kind in json apng; do mv scenes/door/a.scene.yml.$kind scenes=2Fdoor=2Fa.scene.yml.$kind; done; rm -r scenes"
    )
  }

  @Test("A baseline with the name of an earlier version is found, listed, compared and removed as any other")
  func former() async throws {
    let directory = try Directory()
    try await directory.record(subject(named: name))
    moveBack(directory)
    #expect(try directory.store.headers().map(\.name) == [name])
    #expect(try directory.store.headers(otherThan: [name]).isEmpty)
    #expect(try directory.store.shortNames() == [name])
    let changed = subject(slide { $0.distance = 5 }, named: name)
    #expect(try await Verifier(store: directory.store).verify(subject(named: name)).result.status == .identical)
    #expect(try await Verifier(store: directory.store).verify(changed).result.status == .changed)
    try directory.store.remove(name)
    #expect(directory.names("baselines").isEmpty)
  }

  @Test("Recording gives it its new name, with the same bytes, and whatever is accepted has it as well")
  func renamed() async throws {
    let directory = try Directory()
    try await directory.record(subject(named: name))
    let files = ["json", "apng"].map { "baselines/scenes/door/a.scene.yml." + $0 }
    let before = try files.map { try directory.read($0) }
    moveBack(directory)
    let recorder = Recorder(store: directory.store)
    #expect(try await recorder.record(subject(named: name)) == .renamed)
    #expect(try await recorder.record(subject(named: name)) == .kept)
    #expect(try files.map { try directory.read($0) } == before)
    #expect(directory.names("baselines") == ["scenes"])
    moveBack(directory)
    try directory.store.write(try await Recording(of: subject(slide { $0.distance = 5 }, named: name)))
    #expect(directory.names("baselines") == ["scenes"])
    #expect(try directory.read(files[1]) != before[1])
  }

  @Test("A damaged one is told by its own path, and no record is written over it")
  func damaged() async throws {
    let directory = try Directory()
    try await directory.record(subject(named: name))
    moveBack(directory)
    directory.shell("rm baselines/*.apng")
    let error = BaselineError.missingAnimation(path: directory.path + "/baselines/scenes=2Fdoor=2Fa.scene.yml.apng")
    await #expect(throws: error) { try await Recorder(store: directory.store).record(subject(named: name)) }
    #expect(directory.names("baselines") == ["scenes=2Fdoor=2Fa.scene.yml.json"])
  }

  @Test("Where there are two of one scene, the one of an earlier version goes, and nothing is told to be renamed")
  func both() async throws {
    let directory = try Directory()
    try await directory.record(subject(slide { $0.distance = 5 }, named: name))
    moveBack(directory)
    directory.shell("cp -r baselines former && rm -r baselines")
    try await directory.record(subject(named: name))
    directory.shell("cp former/* baselines")
    let manifest = try directory.read("baselines/scenes/door/a.scene.yml.json")
    #expect(try await Recorder(store: directory.store).record(subject(named: name)) == .kept)
    #expect(directory.names("baselines") == ["scenes"])
    #expect(try directory.read("baselines/scenes/door/a.scene.yml.json") == manifest)
  }

  @Test(
    "What has the place of a file that would go is told before anything is written",
    arguments: ["json", "apng", "apng.next"])
  func takenFormer(suffix: String) async throws {
    let directory = try Directory()
    let path = "baselines/scenes=2Fdoor=2Fa.scene.yml." + suffix
    directory.shell("mkdir -p \(path)")
    let recording = try await Recording(of: subject(named: name))
    #expect(throws: BaselineError.wrongKind(path: directory.path + "/" + path, isDirectory: true)) {
      try directory.store.write(recording)
    }
    #expect(!directory.names("baselines").contains("scenes"))
  }

  @Test("A replacement that was interrupted is completed by the next one in its folder, whatever that writes")
  func interrupted() async throws {
    let directory = try Directory()
    try await directory.record(subject(named: name))
    directory.shell("cd baselines/scenes/door && mv a.scene.yml.apng a.scene.yml.apng.next")
    #expect(try directory.store.baseline(named: name) != nil)
    try await directory.record(subject(named: "scenes/door/b"))
    #expect(
      directory.names("baselines/scenes/door") == ["a.scene.yml.apng", "a.scene.yml.json", "b.apng", "b.json"])
  }

  @Test("Nothing is read or written through a folder that is a link, wherever it leads")
  func links() async throws {
    for target in ["..", "other"] {
      let directory = try Directory()
      directory.shell("mkdir -p baselines/other && ln -s \(target) baselines/scenes")
      let error = BaselineError.linkedFolder(path: directory.path + "/baselines/scenes")
      let recording = try await Recording(of: subject(named: name))
      #expect(throws: error) { try directory.store.write(recording) }
      #expect(throws: error) { try directory.store.baseline(named: name) }
      #expect(try directory.store.headers().isEmpty)
      #expect(directory.names("baselines/other").isEmpty && directory.names() == ["baselines"])
    }
  }

  @Test("A file in a folder's place stays, and is told")
  func taken() async throws {
    let directory = try Directory()
    try directory.write("precious", to: "baselines/scenes")
    let recording = try await Recording(of: subject(named: name))
    #expect(throws: BaselineError.notADirectory(path: directory.path + "/baselines/scenes")) {
      try directory.store.write(recording)
    }
    #expect(try directory.text("baselines/scenes") == "precious")
  }
}
