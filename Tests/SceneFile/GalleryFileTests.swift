import Glibc
import Springform
import SpringformGallery
import SpringformPipeline
import SpringformSceneFile
import Testing

/// The gallery's scenes as files, which lie beside the tests.
enum GalleryFile {
  static var folder: String {
    let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return tests + "/assets/scenes/"
  }

  static func scene(_ name: String) throws -> SceneFile {
    let path = folder + name + ".scene.yml"
    return try SceneFile(InputFile.bytes(of: path), path: path)
  }
}

func trace(_ scene: any Playable, rate: Double = 60, seed: UInt64 = 0) throws -> Trace {
  var settings = RenderSettings()
  settings.rate = rate
  settings.seed = seed
  return try Playback(scene, settings: settings).trace()
}

/// The largest difference between the curves of two traces, by name.
func differences(_ a: Trace, _ b: Trace) -> [String: Double] {
  var result: [String: Double] = [:]
  for curve in a.curves {
    guard let other = b.curves.first(where: { $0.name == curve.name }) else {
      result[curve.name] = .infinity
      continue
    }
    for (one, two) in zip(a.columns(of: curve), b.columns(of: other)) {
      let largest = zip(one.values, two.values).map { ($0 - $1).magnitude }.max() ?? .infinity
      result[one.name] = one.values.count == two.values.count ? largest : .infinity
    }
  }
  return result
}

struct GalleryFileTests {
  @Test(
    "A gallery scene as a file moves as the compiled one", arguments: Gallery.scenes.map { $0.name },
    [30.0, 60, 120])
  func curves(name: String, rate: Double) throws {
    let type = try #require(Gallery.scenes.first { $0.name == name })
    let compiled = try trace(type.init(), rate: rate)
    let file = try trace(GalleryFile.scene(name), rate: rate)
    #expect(compiled.times == file.times)
    #expect(compiled.curves.map(\.name) == file.curves.map(\.name))
    for (curve, difference) in differences(compiled, file).sorted(by: { $0.key < $1.key }) {
      #expect(difference <= 1e-9, "\(curve)")
    }
  }

  @Test("Parameters change a file as they change the compiled scene")
  func parameters() throws {
    let settings = [(name: "density", text: "3"), (name: "height", text: "100")]
    let type = try #require(Gallery.scenes.first { $0.name == "jelly-pan" })
    let compiled = try trace(Self.make(type, settings))
    let file = try trace(GalleryFile.scene("jelly-pan").setting(settings))
    for (curve, difference) in differences(compiled, file) { #expect(difference <= 1e-9, "\(curve)") }
  }

  private static func make<S: Scene>(_ type: S.Type, _ settings: [(name: String, text: String)]) throws -> any Scene {
    var scene = type.init()
    scene.parameters = try S.Parameters.reading(settings)
    return scene
  }
}
