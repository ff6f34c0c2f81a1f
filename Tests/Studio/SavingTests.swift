import Glibc
import SpringformPipeline
import SpringformScene
import SpringformSceneFile
import SpringformVerification
import TestSupport
import Testing

@testable import SpringformStudio

/// Two who save one file.
@Suite(.serialized) struct SavingTests {
  private static let text = """
    scene: 1
    canvas: { size: [8, 8] }
    params: { way: { value: 1, min: 0, max: 9 } }
    layers: [ { circle: =way } ]

    """

  /// A page's session, and what it is told.
  private final class Page: Sendable {
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

/// Whether a thread of this process waits for somebody's lock.
private func isSomebodyWaiting() -> Bool {
  guard let bytes = try? InputFile.bytes(of: "/proc/locks") else { return true }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
    $0.contains("-> FLOCK") && $0.contains(" \(getpid()) ")
  }
}
