import Springform
import SpringformComparison
import SpringformGallery
import SpringformPipeline
import SpringformRaster
import SpringformScene
import Testing

/// The gallery's scenes in Swift and as files, picture by picture.
struct GalleryPictureTests {
  /// What the pictures of a scene may be, where they are not equal.
  private static let exceptions: [String: Tier] = [
    // The file's sums are in another order, and a pull that differs in its last bits moves edges by as much.
    "curve-refresh": .similar,
    // The file's photographs are shapes of a unit square, scaled: their edges and gradients are rounded in another place.
    "guillotine-menu": .similar,
  ]

  @Test(
    "A gallery scene as a file shows the same pictures as the compiled one", arguments: Gallery.scenes.map { $0.name })
  func pictures(name: String) throws {
    let type = try #require(Gallery.scenes.first { $0.name == name })
    let (compiled, file) = (try looks(type.init()), try looks(GalleryFile.scene(name)))
    #expect(compiled.count == file.count)
    let renderer = try Renderer(scale: 1)
    var worst = Tier.identical
    // Equal drawings make equal pictures; others may still do.
    for (one, other) in zip(compiled, file) where one != other && worst != .different {
      let comparison = PictureComparison(expected: try renderer.render(one), actual: try renderer.render(other))
      worst = max(worst, comparison.tier)
    }
    #expect(worst == Self.exceptions[name] ?? .identical)
  }

  /// What every picture draws, at the default rate.
  private func looks(_ scene: any Playable) throws -> [DisplayList] {
    var looks: [DisplayList] = []
    try Playback(scene, settings: RenderSettings()).play { looks.append($1) }
    return looks
  }
}
