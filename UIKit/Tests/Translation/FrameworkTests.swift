import Foundation
import Testing
import Translation

/// Frameworks that are not here, and what they hand on.
@Suite struct FrameworkTests {
  private func translated(_ text: String, _ others: String...) -> String {
    let sources = ([text] + others).map { Translation.Source(path: "/a/File.swift", text: $0) }
    let result = Translation(sources).translated[0]
    return result.components(separatedBy: "line: 1)\n").dropFirst().joined(separator: "line: 1)\n")
  }

  /// Symbols' effects are UIKit's here. What is asked of the main actor, also what a component adds to it, is asked of the scene's thread.
  @Test(arguments: [
    ("import Symbols\nimport UIKit", "import UIKit\nimport UIKit"),
    ("extension MainActor { static func now() {} }", "extension MainThread { static func now() {} }"),
    ("MainActor.now()", "MainThread.now()"),
  ]) func standIns(source: String, expected: String) {
    #expect(translated(source).hasSuffix(expected))
  }

  /// Where SwiftUI goes, what a file has of Combine by way of it stays, if another file says that the component may have it.
  @Test func combineByWayOfSwiftUI() {
    let file = "import SwiftUI\nclass A: ObservableObject {}"
    #expect(
      translated(file, "import Combine\nclass B {}") == "import UIKit; import Combine\nclass A: ObservableObject {}")
    #expect(translated("import SwiftUI\nclass A {}", "class B {}") == "import UIKit\nclass A {}")
  }

  /// Apple's Foundation hands on Combine and what makes objects observable, wherever these may be had.
  @Test func combineByWayOfFoundation() {
    func translated(_ files: [String], hasSwiftUI: Bool) -> String {
      let sources = files.map { Translation.Source(path: "/a/File.swift", text: $0) }
      let result = Translation(sources, hasSwiftUI: hasSwiftUI).translated[0]
      return result.components(separatedBy: "line: 1)\n").dropFirst().joined(separator: "line: 1)\n")
    }
    let file = "import Foundation\nclass A {}"
    #expect(translated([file], hasSwiftUI: true) == "import UIKit; import Combine; import Observation\nclass A {}")
    #expect(translated([file, "import Combine"], hasSwiftUI: false) == "import UIKit; import Combine\nclass A {}")
    #expect(translated([file], hasSwiftUI: false) == "import UIKit\nclass A {}")
    // UIKit hands on Foundation.
    let other = "import UIKit\nclass A {}"
    #expect(translated([other], hasSwiftUI: true) == "import UIKit; import Combine; import Observation\nclass A {}")
    #expect(translated([other, "import Combine"], hasSwiftUI: false) == "import UIKit; import Combine\nclass A {}")
    #expect(translated([other], hasSwiftUI: false) == other)
    let exported = "@_exported import UIKit\nclass A {}"
    #expect(translated([exported], hasSwiftUI: true) == exported)
  }

  /// A package's folder for what is about SwiftUI is no module of that name.
  @Test func foldersCalledLikeFrameworks() {
    let sources = [
      ("/p/Sources/Core/A.swift", "import SwiftUI\nimport Views\nstruct A {}"),
      ("/p/Sources/SwiftUI/B.swift", "struct B {}"), ("/p/Sources/Views/C.swift", "struct C {}"),
    ]
    let result = Translation(sources.map { Translation.Source(path: $0.0, text: $0.1) }, hasSwiftUI: true).translated[0]
    #expect(result.hasSuffix("import SwiftUI\nimport UIKit\nstruct A {}"))
  }

  /// What stands outside of all types is qualified by the module that the component becomes, as a member of its name would hide it.
  @Test func qualifiedByOwnModule() {
    let sources = [
      ("/p/Album/Album/A.swift", "struct A { var items = Album.items; let b = Album.B() }"),
      ("/p/Album/Album/Model/B.swift", "var items = [1]\nstruct B {}"),
    ].map { Translation.Source(path: $0.0, text: $0.1) }
    let result = Translation(sources, moduleName: "Demo").translated[0]
    #expect(result.hasSuffix("struct A { var items = Demo.items; let b = B() }"))
  }

  /// What is nested in one of SwiftUI's types stays so, whatever folders are called.
  @Test func nestedInFrameworksTypes() {
    let sources = [
      ("/p/Core/Text/A.swift", "func draw(_ layout: Text.Layout, _ b: Text.B) {}"),
      ("/p/Core/Model/B.swift", "struct B {}"),
    ].map { Translation.Source(path: $0.0, text: $0.1) }
    let result = Translation(sources, hasSwiftUI: true).translated[0]
    #expect(result.hasSuffix("func draw(_ layout: Text.Layout, _ b: B) {}"))
  }

  /// A package's folder is called like its module, which its sources name, and a class like a framework is that class.
  @Test func qualifiedByPackage() {
    let sources = [
      ("/p/Panel/Sources/A.swift", "extension Panel.Edge {}\nlet log = OSLog.disabled"),
      ("/p/Panel/Sources/B.swift", "struct Edge {}"),
    ].map { Translation.Source(path: $0.0, text: $0.1) }
    #expect(Translation(sources).translated[0].hasSuffix("extension Edge {}\nlet log = OSLog.disabled"))
  }
}
