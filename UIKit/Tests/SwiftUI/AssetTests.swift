import QuartzCore
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// As the plugin declares it in a component's module.
final class SpringformFolder: ComponentFolder {
  /// Made once, with a catalogue.
  static let path: String = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("springform-" + UUID().uuidString)
    do {
      for (name, text) in files {
        let file = folder.appendingPathComponent("Art.xcassets/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch { return "/nowhere/\(error)" }
    return folder.path
  }()

  private static let files = [
    "leaf.imageset/Contents.json": #"{"images": [{"filename": "leaf.svg", "idiom": "universal"}]}"#,
    "leaf.imageset/leaf.svg":
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4" fill="red"/></svg>"#,
    "brand.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0"}}}]}
    """,
  ]
}

/// Pictures, colours and fonts by their names.
@Suite struct AssetTests {
  @Test("Pictures are those of the component's catalogue, by their names and by what Xcode makes of them")
  func pictures() {
    let bundle = Bundle.ofComponent(with: SpringformFolder.self)
    Playing {
      VStack(spacing: 0) {
        Image("leaf")
        Image("leaf", bundle: .main)
        Image("leaf", bundle: bundle)
        Image(ImageResource(name: "leaf", bundle: bundle))
      }
    }
    .play(to: 0) { _, shown in
      #expect(shown.all("Image leaf").map(\.bounds.size) == Array(repeating: Size(width: 8, height: 4), count: 4))
    }
    #expect(UIImage(resource: ImageResource(name: "leaf", bundle: bundle)).size == CGSize(width: 8, height: 4))
  }

  @Test("So are colours")
  func colors() {
    Playing {
      ZStack {
        Rectangle().fill(Color("brand"))
        Rectangle().fill(Color(ColorResource(name: "brand", bundle: Bundle.ofComponent(with: SpringformFolder.self))))
      }
    }
    .play(to: 0) { _, shown in
      let colors = shown.all("Rectangle").compactMap { ($0 as? ShapeLayer)?.fillColor }
      #expect(colors.map { ($0.green * 100).rounded() } == [50, 50])
      #expect(colors.map { ($0.red * 100).rounded() } == [100, 100])
    }
  }

  @Test("A font that is not installed is the system's, as on phones")
  func fonts() {
    var widths: [CGFloat] = []
    for font in [SwiftUI.Font.custom("NoSuchFace-Bold", fixedSize: 20), .system(size: 20)] {
      Playing { Text("Springform").font(font) }.play(to: 0) { _, shown in widths.append(shown.frame("Text").width) }
    }
    #expect(widths.first == widths.last && widths[0] > 0)
  }
}
