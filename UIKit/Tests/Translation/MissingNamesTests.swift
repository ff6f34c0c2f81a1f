import Foundation
import Testing
import Translation

@Suite struct MissingNamesTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func sources(below path: String) -> [Translation.Source] {
    let folder = package.appendingPathComponent(path)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map { Translation.Source(path: file.path, text: $0) }
      }
  }

  private static let names = MissingNames(
    modules: ((try? FileManager.default.contentsOfDirectory(atPath: package.path + "/Sources")) ?? [])
      .filter { ["CoreGraphics", "QuartzCore"].contains($0) || $0.hasPrefix("UIKit") }
      .flatMap { sources(below: "Sources/\($0)") }.map(\.text))

  private func missing(_ text: String) -> [String] {
    Self.names.missing(in: [Translation.Source(path: "A.swift", text: text)]).map(\.name)
  }

  /// Of what compiles, nothing is missing.
  @Test func componentsHaveAllTheirNames() throws {
    let components = try FileManager.default
      .contentsOfDirectory(atPath: Self.package.appendingPathComponent("Components").path).filter { $0 != "Tool" }
    #expect(components.count >= 16)
    for component in components {
      let files = Self.sources(below: "Components/\(component)/Component")
      #expect(!files.isEmpty && Self.names.missing(in: files).isEmpty, "\(component)")
    }
  }

  @Test func placesAreThoseOfTheFile() {
    let found = Self.names.missing(
      in: [
        Translation.Source(path: "A.swift", text: "import UIKit\n\nlet icon: UIPrintInfo? = nil\n"),
        Translation.Source(path: "B.swift", text: "class B: UIView {\n  func b() { layer.frobnicate = 1 }\n}"),
      ])
    #expect(
      found.map(\.description) == [
        "A.swift:3:11: UIPrintInfo is not there", "B.swift:2:20: CALayer.frobnicate is not there",
      ])
  }

  @Test(arguments: [
    ("import Matter\nimport Foundation\nimport AVFoundation.AVPlayer", ["module Matter"]),
    ("import Observation\nimport Synchronization\nimport RegexBuilder", []),
    ("let a = UIGraphicsBeginPDFPage(size)", ["UIGraphicsBeginPDFPage"]),
    ("@UIApplicationMain class A {}", []),
    ("let a = [UIColor.red, UIColor.systemFoo, .blue]", ["UIColor.systemFoo"]),
    (
      "let a = UIView.AnimationOptions.curveLinear, b = UIView.AnimationOptions.wobbly",
      [
        "UIView.AnimationOptions.wobbly"
      ]
    ),
    ("func a(_ label: UILabel) { label.text = nil; label.frobnicate = nil }", ["UILabel.frobnicate"]),
    ("func a(_ button: UIButton?) { button?.titleLabel?.frobnicate = nil }", ["UILabel.frobnicate"]),
    ("func a() { let label = UILabel(); label.frobnicate = nil }", ["UILabel.frobnicate"]),
    ("func a(_ view: UIView) { if let above = view.superview { above.frobnicate() } }", ["UIView.frobnicate"]),
    (
      "class A: UIView { override func frobnicate() {} \n override func draw(_ rect: CGRect) { super.frobnicate() } }",
      [
        "UIView.frobnicate", "UIView.frobnicate",
      ]
    ),
    ("class A: UIView { override var frobnicate: Int { 1 } }", ["UIView.frobnicate"]),
    ("class A: CALayer {}\nextension A { func b() {} }\nfunc a(_ a: A) { a.b(); a.c() }", ["A.c"]),
  ]) func whatIsMissing(source: String, expected: [String]) { #expect(missing(source) == expected) }

  /// What it does not know it says nothing of.
  @Test(arguments: [
    "func a(_ view: UIView) { [1].forEach { view in view.frobnicate() } }",
    "func a(_ view: UIView) { for view in others { view.frobnicate() } }",
    "func a(_ name: String) { name.frobnicate() }",
    "func a(_ view: UIView) { do { let view = make(); view.frobnicate() } }",
    "class A: Unknown { func a() { self.frobnicate() } \n override func b() {} }",
    "#if os(tvOS)\nlet a: UIFocusGuide\n#endif",
    "class A: UIView { enum UIMood { case good }\n let mood = UIMood.good }",
    "let a = CGRect.infinite, b = CGFloat.pi, c: CGSize = .zero, d: UInt8 = 1",
    "class A: UIView { func a() { perform(b, with: nil, afterDelay: 1); _ = self.description } }",
  ]) func whatIsNotKnown(source: String) { #expect(missing(source).isEmpty) }
}
