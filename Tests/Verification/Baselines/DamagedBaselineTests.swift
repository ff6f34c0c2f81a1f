import Glibc
import SpringformBitmap
import SpringformCodecs
import Testing

@testable import SpringformVerification

@Suite("Damaged baselines")
struct DamagedBaselineTests {
  private func reading(
    _ damage: (Directory) async throws -> Void, _ check: (BaselineError, String) -> Void
  ) async throws {
    let directory = try Directory()
    try directory.store.write(try await Recording(of: subject()))
    try await damage(directory)
    let error = await #expect(throws: BaselineError.self) {
      try await Verifier(store: directory.store).verify(subject())
    }
    if let error {
      check(error, directory.path + "/baselines/slide")
      #expect(throws: error) { try directory.store.baseline(named: "slide") }
    }
  }

  /// https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
  private static let pointer =
    "printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:4d7a2146\\nsize 12\\n' >"

  @Test(
    "Whatever is done to a file, it is an error and no verdict",
    arguments: [
      ("rm slide.apng", .missingAnimation(path: "/slide.apng")),
      ("rm slide.json", .missingManifest(path: "/slide.json")),
      (": >slide.apng", .damagedAnimation(path: "/slide.apng", .notTheManifests)),
      (pointer + "slide.apng", .largeFilePointer(path: "/slide.apng")),
      (pointer + "slide.json", .largeFilePointer(path: "/slide.json")),
      ("printf x >>slide.apng", .damagedAnimation(path: "/slide.apng", .notTheManifests)),
      ("truncate -s -1 slide.apng", .damagedAnimation(path: "/slide.apng", .notTheManifests)),
      ("rm slide.apng && mkdir slide.apng", .wrongKind(path: "/slide.apng", isDirectory: true)),
      ("rm slide.json && mkdir slide.json", .wrongKind(path: "/slide.json", isDirectory: true)),
      ("rm slide.apng && mkfifo slide.apng", .wrongKind(path: "/slide.apng", isDirectory: false)),
      ("mv slide.apng .. && ln -s ../slide.apng .", .outside(path: "/slide.apng")),
      ("mv slide.json .. && ln -s ../slide.json .", .outside(path: "/slide.json")),
      ("ln -sf nowhere slide.apng", .outside(path: "/slide.apng")),
      ("rm slide.json && ln -s slide.json slide.json", .outside(path: "/slide.json")),
      (#"sed -i 's/"format": 1/"format": 2/' slide.json"#, .unknownFormat(path: "/slide.json", found: 2)),
      (
        #"sed -i 's/"name": "slide"/"name": "glide"/' slide.json"#,
        .wrongName(path: "/slide.json", found: "glide", expected: "slide")
      ),
    ] as [(String, BaselineError)])
  func damage(command: String, error: BaselineError) async throws {
    try await reading {
      $0.shell("cd baselines && \(command)")
    } _: { found, path in
      #expect("\(found)".replacing(path.dropLast("/slide".count), with: "") == "\(error)", "\(command)")
    }
  }

  @Test(
    "A manifest that says what no recording says is refused with the reason",
    arguments: [
      (": >slide.json", "it is no JSON"), ("printf '{\n [[' >slide.json", "it is no JSON (line "),
      ("head -c 50 /dev/urandom >slide.json", ""),
      ("head -c 100000 /dev/zero | tr '\\0' '[' >slide.json", ""),
      (#"sed -i 's/"time": 0.1/"time": 0/' slide.json"#, "frames are out of order"),
      (#"sed -i 's/"time": 0.1/"time": 0.2/' slide.json"#, "frames are out of order"),
      (#"sed -i 's/"duration": 0.5/"duration": 0.4/' slide.json"#, "ends before its last frame"),
      (#"sed -i 's/"width": 40/"width": -40/' slide.json"#, "no picture has -40x30 pixels"),
      (#"sed -i 's/"width": 40/"width": 99999999999999999999/' slide.json"#, "a number in it is out of range"),
      (#"sed -i 's/\[7, /\[/' slide.json"#, "the curve 'square.x' has 4 values for 5 times"),
      (#"sed -i 's/"scene"/"szene"/' slide.json"#, "'scene' is missing"),
      (#"sed -i 's/"digest": "./"digest": "/' slide.json"#, "a digest has 32 hexadecimal digits"),
      (#"sed -i 's/"seed": 0/"seed": -1/' slide.json"#, "a number in it is out of range"),
    ])
  func manifest(command: String, reason: String) async throws {
    try await reading {
      $0.shell("cd baselines && \(command)")
    } _: { error, _ in
      guard case .damagedManifest(_, let found) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(found.contains(reason), "\(command): \(found)")
    }
  }

  @Test("An animation whose pictures are not those of its manifest is refused when it is compared")
  func otherPictures() async throws {
    let directory = try Directory()
    let (recording, other) = (
      try await Recording(of: subject()), try await Recording(of: subject(slide { $0.distance = 9 }))
    )
    var manifest = recording.manifest
    manifest.animation = other.manifest.animation
    try directory.store.write(Recording(manifest: manifest, animation: other.animation))
    let changed = subject(slide { $0.distance = 5 })
    await #expect(throws: BaselineError.damagedAnimation(path: directory.path + "/baselines/slide.apng", .frame(1))) {
      try await Verifier(store: directory.store).verify(changed)
    }
  }

  @Test("Where all digests agree nothing is decoded")
  func digestsFirst() async throws {
    let directory = try Directory()
    var manifest = try await Recording(of: subject()).manifest
    let garbage = Array("no animation at all".utf8)
    (manifest.animation.byteCount, manifest.animation.digest) = (garbage.count, Digest(of: garbage))
    try directory.store.write(Recording(manifest: manifest, animation: garbage))
    #expect(try await Verifier(store: directory.store).verify(subject()).result.status == .identical)
    let changed = subject(slide { $0.distance = 5 })
    let error = await #expect(throws: BaselineError.self) {
      try await Verifier(store: directory.store).verify(changed)
    }
    #expect(
      error.map { "\($0)" } == "'\(directory.path)/baselines/slide.apng': not a \(ImageFormat.allCases.alternatives); "
        + "restore it from version control")
  }

  @Test("A link that stays inside the directory is followed")
  func innerLink() async throws {
    let directory = try Directory()
    try directory.store.write(try await Recording(of: subject()))
    directory.shell("cd baselines && mkdir files && mv slide.apng files/a.apng && ln -s files/a.apng slide.apng")
    #expect(try await Verifier(store: directory.store).verify(subject()).result.status == .identical)
  }

  @Test("A file in the place of the directory is an error for reading, listing and writing")
  func fileAsDirectory() async throws {
    let directory = try Directory()
    try directory.write("", to: "baselines")
    let error = BaselineError.notADirectory(path: directory.path + "/baselines")
    #expect(throws: error) { try directory.store.baseline(named: "slide") }
    #expect(throws: error) { try directory.store.headers() }
    let recording = try await Recording(of: subject())
    #expect(throws: error) { try directory.store.write(recording) }
  }

  @Test("What has the place of a baseline's file is not replaced by it", arguments: ["slide.apng", "slide.json"])
  func taken(file: String) async throws {
    let directory = try Directory()
    directory.shell("mkdir -p baselines/\(file)/precious")
    let recording = try await Recording(of: subject())
    let error = BaselineError.wrongKind(path: directory.path + "/baselines/" + file, isDirectory: true)
    #expect(throws: error) { try directory.store.write(recording) }
    #expect(directory.names("baselines") == [file])
    #expect(directory.names("baselines/" + file) == ["precious"])
  }

  @Test("Nothing is written through a link that leads out of the directory")
  func writingThroughLinks() async throws {
    let directory = try Directory()
    try directory.write("precious", to: "outside")
    directory.shell("mkdir baselines && ln -s ../outside baselines/slide.json")
    let recording = try await Recording(of: subject())
    #expect(throws: BaselineError.outside(path: directory.path + "/baselines/slide.json")) {
      try directory.store.write(recording)
    }
    #expect(try directory.text("outside") == "precious")
  }
}
