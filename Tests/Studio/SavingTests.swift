import Glibc
import SpringformGeometry
import SpringformPipeline
import SpringformScene
import SpringformSceneFile
import SpringformVerification
import TestSupport
import Testing

@testable import SpringformStudio

/// Two who save one file.
@Suite(.serialized) struct SavingTests {
  static let text = """
    scene: 1
    canvas: { size: [8, 8] }
    params: { way: { value: 1, min: 0, max: 9 } }
    layers: [ { circle: =way } ]

    """

  /// A page's session, and what it is told.
  final class Page: Sendable {
    let session: Session
    private let said: AsyncStream<Message>

    init(_ path: String) {
      let entry = SceneList.Entry(name: "a", word: path, path: path) { try LoadedScene(path: path) }
      let services = SceneList.Services(program: "springform", describe: { "\($0)" }, render: { _, _, _ in [] })
      let (said, saying) = AsyncStream.makeStream(of: Message.self)
      self.said = said
      session = Session(
        SceneList([entry], settings: RenderSettings(), services: services), ReviewShelf(), Bulletin()
      ) { saying.yield($0) }
    }

    /// The next event of one of these names.
    func hear(_ names: String...) async -> String {
      for await message in said {
        let text = String(decoding: message.bytes, as: UTF8.self)
        if let name = names.first(where: { text.hasPrefix("{\"\($0)\"") }) { return name }
      }
      return ""
    }

    /// Plays the scene with its own touches to the end.
    func play() async {
      await session.receive(.success(.play(take: 1, values: [:], strokes: nil, time: 0, scale: 1)))
      #expect(await hear("timeline", "failure") == "timeline")
    }

    func save(_ value: Int) async {
      await session.receive(.success(.save(values: ["way": "\(value)"], strokes: nil, over: false)))
    }
  }

  @Test("Whoever saves while another replaces the file asks what is to become of the other's words")
  func betweenReadingAndWriting() async throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.scene.yml"
    try OutputFile.write(Array(Self.text.utf8), to: path)
    let page = Page(path)
    await page.session.receive(.success(.open(scene: "a")))
    #expect(await page.hear("scene", "failure") == "scene")
    // Somebody else is at it: what they write comes before what the page writes, however long it takes.
    let other = try await onThread {
      try withLock(on: folder.path, .exclusive) {
        let saving = Task { await page.save(3) }
        while !isSomebodyWaiting(), !String(decoding: try InputFile.bytes(of: path), as: UTF8.self).contains("3") {
          usleep(1000)
        }
        try OutputFile.write(Array((Self.text + "# theirs\n").utf8), to: path)
        return saving
      }
    }
    await other.value
    #expect(await page.hear("saved", "conflict", "failure") == "conflict")
    #expect(String(decoding: try InputFile.bytes(of: path), as: UTF8.self).hasSuffix("# theirs\n"))
  }
}

extension SavingTests {
  /// A finger's touch that comes to lie before the one that was there does not stand in for it.
  @Test(
    "Touches are told from those that the file had when they were played", arguments: [false, true])
  func touchesOnDisk(areReadAgain: Bool) async throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/a.scene.yml"
    let text = Self.text + "time: { duration: 2s }\ntape:\n  - { at: 1s, touch: [4, 4] }\n  - release\n"
    try OutputFile.write(Array(text.utf8), to: path)
    let page = Page(path)
    await page.session.receive(.success(.open(scene: "a")))
    #expect(await page.hear("scene", "failure") == "scene")
    await page.play()
    let strokes = try #require(await page.session.open?.ownStrokes)
    try #require(strokes.count == 1)
    if areReadAgain { await page.session.begin() }
    let inserted = text.replacing("tape:\n", with: "tape:\n  - { at: 0.2s, touch: [1, 1] }\n  - release\n")
    try OutputFile.write(Array(inserted.utf8), to: path)
    if areReadAgain { #expect(await page.hear("scene", "failure") == "scene") }
    let recorded = strokes.map { $0.samples.map { [$0.time, $0.location.x, $0.location.y] } }
    await page.session.receive(.success(.save(values: [:], strokes: recorded, over: true)))
    #expect(await page.hear("saved", "conflict", "failure") == "saved")
    await page.session.end()
    let saved = String(decoding: try InputFile.bytes(of: path), as: UTF8.self)
    #expect(saved.contains("[4, 4]") && !saved.contains("[1, 1]"), "\(saved)")
  }
}

/// Whether a thread of this process waits for somebody's lock.
private func isSomebodyWaiting() -> Bool {
  guard let bytes = try? InputFile.bytes(of: "/proc/locks") else { return true }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
    $0.contains("-> FLOCK") && $0.contains(" \(getpid()) ")
  }
}
