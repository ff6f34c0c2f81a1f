import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformPipeline
import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct PreviewCacheTests {
  private func make(_ scenes: [PreviewScene], in folder: Folder, _ change: (inout PreviewOptions) -> Void = { _ in })
    async throws -> Preview.Outcome
  {
    var options = PreviewOptions()
    change(&options)
    return try await Preview(scenes, options: options).make(in: folder.path)
  }

  @Test("a second run of unchanged inputs draws nothing and leaves the same bytes")
  func unchanged() async throws {
    let folder = try Folder()
    let scenes = [Ball.preview(), Ball.preview(name: "other", way: 20)]
    let first = try await make(scenes, in: folder)
    #expect(first.drawn == ["ball", "other"])
    let page = try folder.bytes("index.html")
    let manifest = try folder.bytes("manifest.json")
    let second = try await make(scenes, in: folder)
    #expect(second.drawn == [])
    #expect(second.manifest == first.manifest)
    #expect(try folder.bytes("index.html") == page)
    #expect(try folder.bytes("manifest.json") == manifest)
  }

  @Test("without the cache everything is drawn again, to the same bytes")
  func uncached() async throws {
    let folder = try Folder()
    let first = try await make([Ball.preview()], in: folder)
    let second = try await make([Ball.preview()], in: folder) { $0.usesCache = false }
    #expect(second.drawn == ["ball"])
    #expect(second.manifest == first.manifest)
  }

  @Test("every part of the key tells one rendering from another")
  func key() throws {
    let machine = Digest(of: [1])
    let scene = Ball.preview()
    let key = PreviewKey(scene, budget: nil, ffmpeg: nil, machine: machine)
    let changes: [String: (inout PreviewKey) -> Void] = [
      "name": { $0.name += "2" }, "scene": { $0.scene += "2" },
      "parameters": { $0.parameters.append(ParameterSetting(name: "a", value: "b")) }, "rate": { $0.rate = 30 },
      "scale": { $0.scale = 2 }, "from": { $0.from = 0.1 }, "to": { $0.to = 1 }, "speed": { $0.speed = 2 },
      "hold": { $0.hold = 1 }, "crop": { $0.crop = [0, 0, 9, 9] }, "background": { $0.background = "#000000" },
      "showsTouches": { $0.showsTouches.toggle() },
      "showsPhysics": { $0.showsPhysics.toggle() }, "shutterAngle": { $0.shutterAngle = 180 },
      "shutterSamples": { $0.shutterSamples = 8 }, "seed": { $0.seed = 7 }, "plays": { $0.plays = 3 },
      "budget": { $0.budget = 1000 }, "ffmpeg": { $0.ffmpeg = "7.1" }, "machine": { $0.machine = Digest(of: [2]) },
    ]
    // No part is forgotten here, nor in the digest.
    #expect(Set(Mirror(reflecting: key).children.compactMap(\.label)) == Set(changes.keys))
    var digests = [try key.digest()]
    for (_, change) in changes {
      var other = key
      change(&other)
      digests.append(try other.digest())
    }
    #expect(Set(digests).count == changes.count + 1)
    // Jobs decide how long it takes and nothing else.
    #expect(
      try PreviewKey(Ball.preview { $0.settings.jobs = 3 }, budget: nil, ffmpeg: nil, machine: machine).digest()
        == digests[0])
  }

  @Test("every setting of a scene is in the key")
  func settings() throws {
    let machine = Digest(of: [1])
    let changes: [(inout Subject) -> Void] = [
      { _ in }, { $0.name = "b" }, { $0.sceneName = "b" }, { $0.parameters = [] }, { $0.settings.rate = 30 },
      { $0.settings.scale = 2 }, { $0.settings.from = 0.1 }, { $0.settings.to = 0.5 }, { $0.settings.speed = 2 },
      { $0.settings.hold = 1 }, { $0.settings.crop = Rect(x: 1, y: 0, width: 9, height: 9) },
      { $0.settings.background = .black }, { $0.settings.showsTouches = false },
      { $0.settings.showsPhysics = true }, { $0.settings.shutter = Shutter(angle: 180) },
      { $0.settings.shutter = Shutter(angle: 180, sampleCount: 8) }, { $0.settings.seed = 1 }, { $0.loop = .times(2) },
    ]
    let digests = try changes.map {
      try PreviewKey(Ball.preview($0), budget: nil, ffmpeg: nil, machine: machine).digest()
    }
    #expect(Set(digests).count == changes.count)
    // A setting that is new must be thought of here; only the number of jobs does not count.
    #expect(Mirror(reflecting: RenderSettings()).children.count == 13)
  }

  @Test("a scene whose settings changed is drawn, and only that one")
  func changedSettings() async throws {
    let folder = try Folder()
    _ = try await make([Ball.preview(), Ball.preview(name: "other")], in: folder)
    let outcome = try await make([Ball.preview(), Ball.preview(name: "other", way: 10)], in: folder)
    #expect(outcome.drawn == ["other"])
    #expect(
      try await make([Ball.preview(), Ball.preview(name: "other", way: 10)], in: folder) { $0.budget = 100_000 }.drawn
        .count == 2)
  }

  @Test("a scene whose file changed is drawn again, also when the file is gone and comes back")
  func changedFile() async throws {
    let folder = try Folder()
    let files = try Folder()
    try files.write([1], "color")
    let filed = Ball.preview(name: "filed", colorFile: files.path + "/color")
    #expect(try await make([filed], in: folder).drawn == ["filed"])
    #expect(try await make([filed], in: folder).drawn == [])
    try files.write([2], "color")
    #expect(try await make([filed], in: folder).drawn == ["filed"])
    var scene = filed
    scene.files = [files.path + "/other"]
    try files.write([1], "other")
    _ = try await make([scene], in: folder) { $0.usesCache = false }
    #expect(try await make([scene], in: folder).drawn == [])
    try files.write([3], "other")
    #expect(try await make([scene], in: folder).drawn == ["filed"])
  }

  @Test("media that were touched or are gone are made again")
  func damagedMedia() async throws {
    let folder = try Folder()
    let media = try #require(try await make([Ball.preview()], in: folder).manifest.scenes.first?.media)
    for file in media.all {
      let bytes = try folder.bytes(file.path)
      var damaged = bytes
      damaged[bytes.count / 2] ^= 1
      try folder.write(damaged, file.path)
      #expect(try await make([Ball.preview()], in: folder).drawn == ["ball"])
      #expect(try folder.bytes(file.path) == bytes)
      #expect(try await make([Ball.preview()], in: folder).drawn == [])
    }
  }

  @Test("a manifest that is damaged, of another format or hostile is not believed")
  func damagedManifest() async throws {
    let folder = try Folder()
    try folder.write([42], "precious.gif")
    _ = try await make([Ball.preview()], in: folder)
    let manifest = try folder.text("manifest.json")
    let texts = [
      "", "{", manifest.replacing("\"format\": 2", with: "\"format\": 1"),
      manifest.replacing("\"path\": \"media/", with: "\"path\": \"../media/"),
      manifest.replacing("\"path\": \"media/", with: "\"path\": \"precious.gif"),
    ]
    for text in texts {
      try folder.write(Array(text.utf8), "manifest.json")
      #expect(try await make([Ball.preview()], in: folder).drawn == ["ball"])
      #expect(try folder.bytes("precious.gif") == [42])
    }
  }

  @Test("media that no scene needs any more go, and files that are not the gallery's stay")
  func leftovers() async throws {
    let folder = try Folder()
    let old = try #require(try await make([Ball.preview()], in: folder).manifest.scenes.first?.media)
    try folder.write([1], "media/mine.gif")
    let new = try #require(try await make([Ball.preview(way: 5)], in: folder).manifest.scenes.first?.media)
    for file in old.all where !new.all.contains(file) {
      #expect(throws: InputError.missing(path: folder.path + "/" + file.path)) { try folder.bytes(file.path) }
    }
    #expect(try folder.bytes("media/mine.gif") == [1])
  }

  @Test("media go that a run has left which ended before its manifest, unless another run is under way")
  func orphans() async throws {
    let folder = try Folder()
    _ = try await make([Ball.preview()], in: folder)
    let left = [
      "media/" + String(repeating: "0", count: 32) + ".gif", "media/" + String(repeating: "f", count: 32) + ".js",
    ]
    for name in left { try folder.write([1], name) }
    let other = DirectoryShare(of: folder.path + "/media")
    _ = try await make([Ball.preview()], in: folder)
    for name in left { #expect(try folder.bytes(name) == [1]) }
    withExtendedLifetime(other) {}
  }

  @Test("media go that a run has left which ended before its manifest")
  func orphansOfNobody() async throws {
    let folder = try Folder()
    _ = try await make([Ball.preview()], in: folder)
    let orphan = "media/" + String(repeating: "0", count: 32) + ".gif"
    try folder.write([1], orphan)
    try folder.write([1], "media/mine.gif")
    _ = try await make([Ball.preview()], in: folder)
    #expect(throws: InputError.missing(path: folder.path + "/" + orphan)) { try folder.bytes(orphan) }
    #expect(try folder.bytes("media/mine.gif") == [1])
  }

  @Test(
    "a manifest that names devices or pipes as what a scene has read is drawn anew",
    arguments: ["/dev/zero", "/dev/stdin"])
  func devices(path: String) async throws {
    let folder = try Folder()
    try folder.write([1], "color")
    let scenes = [Ball.preview(colorFile: folder.path + "/color")]
    _ = try await make(scenes, in: folder)
    let manifest = try folder.text("manifest.json")
    try folder.write(Array(manifest.replacing(folder.path + "/color", with: path).utf8), "manifest.json")
    #expect(try await make(scenes, in: folder).drawn == ["ball"])
  }

  @Test("words about a scene are brought up to date without drawing it")
  func words() async throws {
    let folder = try Folder()
    _ = try await make([Ball.preview(summary: "before")], in: folder)
    let outcome = try await make([Ball.preview(summary: "afterwards")], in: folder)
    #expect(outcome.drawn == [])
    #expect(outcome.manifest.scenes.first?.summary == "afterwards")
    #expect(try folder.text("index.html").contains("afterwards"))
  }
}
