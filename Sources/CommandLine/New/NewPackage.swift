import Glibc
import Springform
import SpringformVerification

/// The files of a new package.
struct NewPackage {
  let name: PackageName
  let dependency: Dependency
  /// The component that it shows; without, it has a scene of its own.
  var component: ComponentFolder?

  /// Paths in the package and what the files say.
  var files: [(path: String, text: String)] { component == nil ? sceneFiles : componentFiles }

  private var sceneFiles: [(path: String, text: String)] {
    [
      ("Package.swift", text(EmbeddedTexts.Package_swift_txt)),
      ("README.md", text(EmbeddedTexts.README_md_txt)),
      (".gitignore", text(EmbeddedTexts.gitignore_txt)),
      (".github/workflows/animations.yml", text(EmbeddedTexts.workflow_yml_txt)),
      ("Sources/\(name.text)/Main.swift", text(EmbeddedTexts.Main_swift_txt)),
      ("Sources/\(name.text)/Bounce.swift", text(EmbeddedTexts.Scene_swift_txt)),
      ("\(tests)/BounceTests.swift", text(EmbeddedTexts.Tests_swift_txt)),
    ]
  }

  /// Without a workflow: a machine elsewhere has neither the component nor Springform's checkout.
  private var componentFiles: [(path: String, text: String)] {
    [
      ("Package.swift", text(EmbeddedTexts.ComponentPackage_swift_txt)),
      ("README.md", text(EmbeddedTexts.ComponentREADME_md_txt)),
      (".gitignore", text(EmbeddedTexts.gitignore_txt)),
      ("Sources/\(name.text)/Main.swift", text(componentMain)),
      ("Sources/\(name.text)/Demo.swift", text(componentScene)),
      ("\(tests)/DemoTests.swift", text(EmbeddedTexts.ComponentTests_swift_txt)),
      // The manifest names the folder, which is there before the first baseline.
      ("\(tests)/__Baselines__/.gitkeep", ""),
    ]
  }

  /// What is no text: the link to the component's folder, or the first baseline, so that the test has something to compare with
  /// at once.
  /// - Parameter directory: where the package is being made.
  func complete(in directory: String) async throws {
    guard let component else { return try await record(in: directory) }
    let link = "\(directory)/Sources/\(name.text)/Component"
    guard symlink(component.path, link) == 0 else {
      throw UsageError.conflict(
        "no link to '\(component.path)' can be made here", hint: "use a file system that has links")
    }
  }

  private func record(in directory: String) async throws {
    let subject = Subject(
      name: "bounce.bounce", sceneName: Bounce.name, scene: Bounce(), settings: RenderSettings(rate: 25))
    let store = BaselineStore(directory: "\(directory)/\(tests)/__Baselines__/BounceTests")
    _ = try await Recorder(store: store).record(subject)
  }

  private var isSwiftUI: Bool { component?.framework == .swiftUI }

  private var componentMain: String {
    isSwiftUI ? EmbeddedTexts.SwiftUIMain_swift_txt : EmbeddedTexts.ComponentMain_swift_txt
  }

  private var componentScene: String {
    guard !isSwiftUI else { return EmbeddedTexts.SwiftUIScene_swift_txt }
    return switch component?.subject {
    case .controller: EmbeddedTexts.ComponentController_swift_txt
    case .helper: EmbeddedTexts.ComponentHelper_swift_txt
    case .view, .swiftUIView, nil: EmbeddedTexts.ComponentScene_swift_txt
    }
  }

  /// What the package shows, as code and texts name it.
  private var subject: String {
    switch component?.subject {
    case .view(let name, _), .controller(let name, _), .swiftUIView(let name, _): name
    case .helper: "What it animates"
    case nil: ""
    }
  }

  /// The statements that make it.
  private var making: String {
    let frame = "CGRect(x: 60, y: 60, width: 200, height: 120)"
    switch component?.subject {
    case .view(let name, let initializer):
      let needs = component?.needs.lines(for: "view") ?? []
      guard let made = initializer.shared.map({ "." + $0 }) ?? initializer.arguments.map({ "(\($0))" }) else {
        let made = "\(name)(frame: \(frame))"
        return needs.isEmpty ? made : Self.joined(["let view = " + made] + needs + ["return view"])
      }
      return Self.joined(["let view = \(name)\(made)", "view.frame = \(frame)"] + needs + ["return view"])
    case .controller(let name, let initializer):
      let made = initializer.shared.map { "\(name).\($0)" } ?? "\(name)(\(initializer.arguments ?? ""))"
      let needs = component?.needs.lines(for: "controller") ?? []
      return needs.isEmpty
        ? made : Self.joined(["", "let controller = " + made] + needs + ["return controller"]) + "\n "
    case .swiftUIView(let name, let arguments): return "\(name)(\(arguments))"
    // Something for modifiers, styles and transitions to work on.
    case .helper where isSwiftUI:
      return "RoundedRectangle(cornerRadius: 20).fill(.orange).frame(width: 100, height: 100)"
    case .helper, nil: return ""
    }
  }

  private static func joined(_ lines: [String]) -> String { lines.joined(separator: "\n    ") }

  /// What the component has to be given before it shows anything, by name.
  var needs: [String] { component?.needs.properties.map(\.name) ?? [] }

  /// Where the first scene's author has to say more than the source does.
  var hasPlaceholders: Bool {
    making.split(separator: "\n").contains { $0.contains("<#") && !$0.contains("//") }
  }

  private var drag: String {
    guard component?.isDragged ?? false else { return "" }
    guard !isSwiftUI else {
      return "\n    stage.tape.touch(CGPoint(x: 160, y: 160), at: 1.2) {\n"
        + "      $0.drag(by: CGVector(dx: 60, dy: 0), duration: 0.4)\n    }"
    }
    return "\n    stage.tape.touch(view, at: 1.2) { $0.drag(by: CGVector(dx: 60, dy: 0), duration: 0.4) }"
  }

  private var tests: String { "Tests/\(name.module)Tests" }

  /// The modules that the component and its scene are compiled with, as lines of the manifest.
  private var products: String {
    guard let component else { return "" }
    var names = [component.framework.rawValue]
    // Without, what it has for SwiftUI is left out, and what needs that.
    if component.framework == .uiKit, component.usesSwiftUI { names.append("SwiftUI") }
    if component.usesCombine { names.append("Combine") }
    names += isSwiftUI ? ["SwiftUIScenes", "ViewScenes"] : ["ViewScenes"]
    return names.map { "\n        .product(name: \"\($0)\", package: \"UIKit\")," }.joined()
  }

  private var previewNote: String {
    guard isSwiftUI else { return "" }
    return """

      Each `#Preview` and `PreviewProvider` in the source is a scene, too:

      ```sh
      swift run -q \(name.text) list                                         # all scenes
      swift run -q \(name.text) preview                                      # a page that shows them
      swift run -q \(name.text) record && swift run -q \(name.text) verify   # holds them against what they were
      ```

      """
  }

  private func text(_ template: String) -> String {
    let values = [
      ("name", name.text), ("module", name.module), ("dependency", dependency.line), ("package", dependency.package),
      ("components", dependency.componentsLine), ("subject", subject),
      ("framework", component?.framework.rawValue ?? ""), ("products", products), ("previews", previewNote),
      ("scene", component?.declaresDemo == true ? "DemoScene" : "Demo"),
      ("sceneName", component?.declaresDemo == true ? "  static let name = \"demo\"\n" : ""),
      ("making", making), ("drag", drag), ("ciNote", ciNote),
      ("ciComment", ciNote.isEmpty ? "" : "# " + ciNote + "\n"),
    ]
    return values.reduce(template) { text, value in
      text.replacing("{{\(value.0)}}", with: value.1)
    }.replacing("{ \n", with: "{\n")
  }

  /// What has to change before a machine elsewhere can build the package.
  private var ciNote: String {
    switch dependency {
    case .checkout: "It needs Springform's URL in Package.swift: now that names a directory of one machine."
    case .release: ""
    }
  }
}
