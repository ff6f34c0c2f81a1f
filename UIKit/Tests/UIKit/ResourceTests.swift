import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// As the plugin declares it in a component's module.
final class SpringformFolder: ComponentFolder {
  /// Made once, with a catalogue and with files beside it.
  static let path: String = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("springform-" + UUID().uuidString)
    do {
      let files = Files(folder: folder)
      try files.write(Resources.icon, "Art.xcassets/icon.imageset/Contents.json")
      for scale in 1...3 { try files.picture(scale * 10, 0xFF00_0000, "Art.xcassets/icon.imageset/\(scale).png") }
      try files.picture(10, 0xFFFF_FFFF, "Art.xcassets/icon.imageset/dark.png")
      try files.write(#"{"properties": {"provides-namespace": true}}"#, "Art.xcassets/Set/Contents.json")
      try files.write(Resources.vector, "Art.xcassets/Set/drop.imageset/Contents.json")
      let drop =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="4" height="4" fill="red"/></svg>"#
      try files.write(drop, "Art.xcassets/Set/drop.imageset/drop.svg")
      try files.write(Resources.vector, "Art.xcassets/Plain/plain.imageset/Contents.json")
      try files.write(drop, "Art.xcassets/Plain/plain.imageset/drop.svg")
      for (name, text) in Resources.colors { try files.write(text, "Art.xcassets/\(name).colorset/Contents.json") }
      try files.picture(40, 0xFFFF_0000, "Pictures/flag@2x.png")
      try files.picture(5, 0xFFFF_0000, "Pictures/step1.png")
      try files.picture(5, 0xFF00_00FF, "Pictures/step2.png")
      try files.picture(5, 0xFF00_FF00, "Other.bundle/leaf.png")
      try files.write("%PDF-1.4", "page.pdf")
      try files.write(Resources.page, "arc.pdf")
      try files.write(drop, "Symbols/own.mark.fill.svg")
      try files.write(Resources.symbol, "Art.xcassets/own.template.symbolset/Contents.json")
      try files.write(Resources.template, "Art.xcassets/own.template.symbolset/template.svg")
      if let photo = Data(base64Encoded: Resources.photo) { try files.write(photo, "beach.jpg") }
    } catch { return "/nowhere/\(error)" }
    return folder.path
  }()

  private struct Files {
    let folder: URL

    func write(_ text: String, _ path: String) throws { try write(Data(text.utf8), path) }

    func write(_ data: Data, _ path: String) throws {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    /// A square of so many pixels.
    func picture(_ side: Int, _ color: UInt32, _ path: String) throws {
      try write(Data(try PNGEncoder().encode(try Bitmap(width: side, height: side, fill: color))), path)
    }
  }
}

private enum Resources {
  /// The left half of 8 by 4 points is red.
  static let page = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 8 4]/Contents 4 0 R>>endobj
    4 0 obj<</Length 22>>stream
    1 0 0 rg 0 0 4 4 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """
  /// 16 pixels by 8, the left half red and the right one blue, taken with the camera on its side: the left is up.
  static let photo =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsN"
    + "DhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
    + "FBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAACQf/xAAU"
    + "EQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdEMKmAjjB0f/Z"

  static let icon = """
    {"images": [
      {"filename": "2.png", "scale": "2x", "idiom": "universal"},
      {"filename": "1.png", "scale": "1x", "idiom": "universal"},
      {"filename": "3.png", "scale": "3x", "idiom": "universal"},
      {"filename": "none.png", "scale": "3x", "idiom": "ipad"},
      {"scale": "2x", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
      {"filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
    ], "info": {"version": 1, "author": "xcode"}, "properties": {"template-rendering-intent": "template"}}
    """
  static let symbol = #"{"symbols": [{"filename": "template.svg", "idiom": "universal"}]}"#
  /// As Apple's app "SF Symbols" writes templates: capitals are 70 high between guides, which also tell the margins of a weight.
  static let template = """
    <svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
    <g id="Guides"><path id="Capline-M" d="M0 100H400" stroke="blue"/><path id="Baseline-M" d="M0 170H400" stroke="blue"/>
    <path id="left-margin-Regular-M" d="M90 90V180" stroke="blue"/><path id="right-margin-Regular-M" d="M190 90V180" stroke="blue"/></g>
    <g id="Symbols"><g id="Black-M"><rect x="210" y="100" width="70" height="70"/></g>
    <g id="Regular-M"><rect x="100" y="100" width="40" height="70"/></g></g></svg>
    """
  static let vector = #"{"images": [{"filename": "drop.svg", "idiom": "universal"}]}"#

  private static func color(_ space: String, _ red: String, _ green: String, _ blue: String, _ alpha: String) -> String
  {
    """
    {"color": {"color-space": "\(space)", "components": {"red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha)}}, \
    "idiom": "universal"}
    """
  }

  private static let dark = #"{"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "#

  static let colors = [
    "Floats": "{\"colors\": [\(color("srgb", "\"0.500\"", "\"1.000\"", "\"0.250\"", "\"0.750\""))]}",
    "Bytes": "{\"colors\": [\(color("srgb", "\"51\"", "\"255\"", "\"102\"", "\"1.000\""))]}",
    "Hex": "{\"colors\": [\(color("srgb", "\"0x33\"", "\"0xFF\"", "\"0x66\"", "\"1.000\""))]}",
    "Numbers": "{\"colors\": [\(color("srgb", "0.2", "1", "0.4", "1"))]}",
    "Wide": "{\"colors\": [\(color("display-p3", "\"0.500\"", "\"0.500\"", "\"0.500\"", "\"1.000\""))]}",
    "WideRed": "{\"colors\": [\(color("display-p3", "\"0.500\"", "\"0.000\"", "\"0.000\"", "\"1.000\""))]}",
    "Gray":
      #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "1.000"}}}]}"#,
    "Both":
      "{\"colors\": [\(color("srgb", "\"0xFF\"", "\"0x00\"", "\"0x00\"", "\"1.000\"")), \(dark)\"systemBlueColor\"}}]}",
  ]
}

@Suite struct ResourceTests {
  private var folder: Bundle { Bundle.ofComponent(with: SpringformFolder.self) }

  /// The screen's scale, else the next higher, else the highest.
  @Test func picturesOfCataloguesHaveTheScreensScale() {
    play(0) { _, _ in
      let icon = UIImage(named: "icon")
      #expect(icon?.scale == 3 && icon?.size == CGSize(width: 10, height: 10))
      #expect(icon?.renderingMode == .alwaysTemplate)
      let dark = UIImage(named: "icon", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
      #expect(dark?.scale == 1 && dark?.cgImage?.bitmap[5, 5] == 0xFFFF_FFFF)
      #expect(UIImage(named: "icon", in: .main, compatibleWith: nil) == icon)
      #expect(UIImage(named: "icon", in: folder, with: nil) == icon)
      #expect(UIImage(named: "nothing") == nil && UIImage(named: "leaf") == nil)
    }
  }

  /// A vector has as many pixels as the screen, and groups that say so are part of a name.
  @Test func vectorsAreSharp() {
    play(0) { _, _ in
      let drop = UIImage(named: "Set/drop")
      #expect(drop?.size == CGSize(width: 8, height: 4) && drop?.cgImage?.width == 24)
      #expect(drop?.cgImage?.bitmap[11, 6] == 0xFFFF_0000 && drop?.cgImage?.bitmap[12, 6] == 0)
      #expect(UIImage(named: "drop") == nil && UIImage(named: "plain")?.size.width == 8)
    }
  }

  @Test func pagesAreSharp() {
    play(0) { _, _ in
      let arc = UIImage(named: "arc")
      #expect(arc?.size == CGSize(width: 8, height: 4) && arc?.cgImage?.width == 24)
      #expect(arc?.cgImage?.bitmap[11, 6] == 0xFFFF_0000 && arc?.cgImage?.bitmap[12, 6] == 0)
    }
  }

  /// Photographs are upright, as the camera says, and damaged ones are none.
  @Test func photographsAreRead() {
    play(0) { _, _ in
      guard let beach = UIImage(named: "beach")?.cgImage?.bitmap, let bytes = Data(base64Encoded: Resources.photo)
      else {
        Issue.record("the photograph is not read")
        return
      }
      #expect(beach.width == 8 && beach.height == 16)
      func color(_ y: Int) -> [Int] { (0..<3).map { Int(beach[4, y] >> (16 - 8 * UInt32($0)) & 0xFF) } }
      #expect(zip(color(3), [254, 0, 0]).allSatisfy { abs($0 - $1) < 4 })
      #expect(zip(color(12), [0, 0, 254]).allSatisfy { abs($0 - $1) < 4 })
      #expect(UIImage(data: bytes.prefix(100)) == nil && UIImage(data: Data([0xFF, 0xD8, 0xFF])) == nil)
      #expect(CGImageSourceCreateWithData(bytes as NSData, nil).map { CGImageSourceGetCount($0) } == 1)
    }
  }

  @Test func filesAreFoundByName() throws {
    play(0) { _, _ in
      let flag = UIImage(named: "flag")
      #expect(flag?.scale == 2 && flag?.size == CGSize(width: 20, height: 20))
      #expect(UIImage(named: "flag.png") == flag && UIImage(named: "flag@2x.png") == flag)
      #expect(UIImage(named: "flag.gif") == nil && UIImage(named: "page") == nil)
      let steps = UIImage.animatedImageNamed("step", duration: 2)
      #expect(steps?.images?.count == 2 && steps?.duration == 2)
      #expect(steps?.images?[1].cgImage?.bitmap[2, 2] == 0xFF00_00FF)
      // Without a caller that could be known, as a function, only the program's own bundle is meant.
      #expect(["flag"].compactMap(UIImage.init(named:)).isEmpty)
    }
    // A bundle is asked by itself.
    let inner = folder.path(forResource: "Other", ofType: "bundle").flatMap { Bundle(path: $0) }
    #expect(UIImage(named: "leaf", in: inner, compatibleWith: nil)?.cgImage?.bitmap[2, 2] == 0xFF00_FF00)
  }

  /// 0.5 in every component is a grey of any space with sRGB's curve; half of P3's red has more red, and less of the others, than sRGB
  /// reaches: 1.2249 of sRGB's linear red.
  @Test(arguments: [
    ("Floats", [0.5, 1, 0.25, 0.75]), ("Bytes", [0.2, 1, 0.4, 1]), ("Hex", [0.2, 1, 0.4, 1]),
    ("Numbers", [0.2, 1, 0.4, 1]), ("Wide", [0.5, 0.5, 0.5, 1]), ("WideRed", [0.549, 0, 0, 1]),
    ("Gray", [0.25, 0.25, 0.25, 1]),
  ]) func colorsHaveTheirComponents(name: String, expected: [Double]) {
    play(0) { _, _ in
      guard let color = UIColor(named: name)?.cgColor.color else { return #expect(Bool(false), "\(name)") }
      for (seen, wanted) in zip([color.red, color.green, color.blue, color.alpha], expected) {
        #expect(abs(seen - wanted) < 1e-3, "\(name): \(color)")
      }
    }
  }

  @Test func colorsGoByTheirSurroundings() {
    play(0) { _, _ in
      let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
      let both = UIColor(named: "Both")
      #expect(both == .red && both?.resolvedColor(with: light) == .red)
      #expect(both?.resolvedColor(with: dark) == UIColor.systemBlue.resolvedColor(with: dark))
      #expect(UIColor(named: "Both", in: folder, compatibleWith: dark)?.resolvedColor(with: light) != .red)
      #expect(UIColor(named: "Nothing") == nil && ["Both"].compactMap(UIColor.init(named:)).isEmpty)
    }
  }

  /// Classes of no component have the bundle that Foundation knows.
  @Test func classesHaveTheirComponentsFolder() {
    #expect(folder.bundlePath == SpringformFolder.path)
    #expect(Bundle.ofComponent(with: UIView.self).bundlePath == Bundle(for: UIView.self).bundlePath)
  }
}
