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
}
