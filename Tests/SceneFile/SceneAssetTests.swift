import Glibc
import Springform
import SpringformDocument
import SpringformGallery
import SpringformSceneFile
import Testing

/// All scene files of the project.
@Suite("The project's scene files")
struct SceneAssetTests {
  static let suffix = ".scene.yml"

  /// The names of the files, in order.
  static let names: [String] = {
    guard let stream = opendir(GalleryFile.folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix) { names.append(String(name.dropLast(suffix.count))) }
    }
    return names.sorted()
  }()

  /// Those that say what they expect.
  static let expectant = names.filter { name in
    let bytes = (try? InputFile.bytes(of: GalleryFile.folder + name + suffix)) ?? []
    return String(decoding: bytes, as: UTF8.self).contains("\nexpect:\n")
  }

  @Test("All of the gallery's scenes are there, and as many more that have no compiled twin")
  func inventory() {
    let gallery = Set(Gallery.scenes.map { $0.name })
    #expect(gallery.isSubset(of: Self.names))
    #expect(
      Self.names.filter { !gallery.contains($0) } == [
        "add-to-cart", "boarding-pass", "card-stack", "chained-loader", "city-sales", "confetti", "falling-tags",
        "growing-chart",
        "metaball-menu", "newtons-cradle", "notification-banner", "rubber-band", "toggle-switch", "waving-robot",
      ])
  }

  @Test("A file is called what its scene is called, and says what it shows", arguments: names)
  func title(name: String) throws {
    let scene = try GalleryFile.scene(name)
    #expect(scene.name == name)
    #expect(!scene.summary.isEmpty)
    #expect(scene.parameterDescriptions.allSatisfy { !$0.help.isEmpty })
  }

  @Test("A scene moves as its file expects, however often it is refreshed", arguments: expectant, [10.0, 30, 60])
  func expectations(name: String, rate: Double) throws {
    let unmet = try GalleryFile.scene(name).unmetExpectations(rate: rate)
    #expect(unmet.isEmpty, "\(ProblemList(unmet).text)")
  }

  @Test(
    "A scene that has no compiled twin has curves, says what it expects, and is a few seconds long", arguments: names)
  func completeness(name: String) throws {
    guard !Gallery.scenes.contains(where: { $0.name == name }) else { return }
    let scene = try GalleryFile.scene(name)
    #expect(Self.expectant.contains(name))
    #expect(try trace(scene).curves.count >= 2)
    #expect((2...6).contains(try #require(scene.duration)))
  }
}
