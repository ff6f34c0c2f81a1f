import SpringformDocument
import Testing

@testable import SpringformSceneFile

struct SceneReaderTests {
  /// A studio reads a file again and again.
  @Test func nothingStaysOfWhatWasKnownWhileAFileWasRead() throws {
    let text = """
      scene: 1
      components: { dot: { params: { radius: 4 }, layers: [ { circle: =radius } ] } }
      layers: [ { use: dot, id: one, radius: 5 }, { use: dot, repeat: { i: 3 }, radius: =time } ]
      """
    let document = try Document(Array(text.utf8), file: "dots.scene.yml")
    weak var known: Library?
    do {
      let library = Library(Problems(document.source))
      known = library
      var reader = SceneReader(document, folder: "", name: "dots", Problems(document.source), library)
      #expect(reader.read().components.count == 2)
      try library.throwIfAny()
    }
    #expect(known == nil)
  }
}
