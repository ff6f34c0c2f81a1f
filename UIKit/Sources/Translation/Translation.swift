import SwiftParser
import SwiftSyntax

/// Rewrites what Swift without Objective-C refuses, in sources written for UIKit: `@objc`, `#selector`, `@NSManaged` and their
/// like. Everything else stays as it is, on the line on which it was. What is for SwiftUI, where the component does without it, and files
/// that are for tests, are left out, with a warning.
public struct Translation {
  /// A file of a component.
  public struct Source {
    /// As it is named in the compiler's messages.
    public let path: String
    public let text: String

    public init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  private let files: [(source: Source, tree: SourceFileSyntax)]
  private let hasSwiftUI: Bool
  private let moduleName: String?
  private let swiftUI: SwiftUIFiles?
  private let previews: ComponentPreviews?

  /// - Parameters:
  ///   - sources: all files of a component: what one declares, another uses.
  ///   - hasSwiftUI: whether the component may import SwiftUI, so that what is for it stays.
  ///   - moduleName: that of the module that the component becomes, if it is known.
  ///   - hasPreviews: whether its previews become scenes; otherwise they are left out.
  public init(
    _ sources: [Source], hasSwiftUI: Bool = false, hasPreviews: Bool = false, moduleName: String? = nil
  ) {
    (self.hasSwiftUI, self.moduleName) = (hasSwiftUI, moduleName)
    files = ExtensionOverrides.moved(in: sources).map { ($0, Parser.parse(source: $0.text)) }
    swiftUI = hasSwiftUI ? nil : SwiftUIFiles(files.map(\.tree))
    let shown = files.map { Self.purpose(of: $0.tree) == nil ? $0.tree : Parser.parse(source: "") }
    previews = hasPreviews ? ComponentPreviews(shown, paths: files.map(\.source.path), without: swiftUI) : nil
  }

  /// The name of ``previewList``'s file.
  public static let previewFileName = ComponentPreviews.fileName

  /// The source that lists the component's previews as scenes, `previewScenes`.
  public var previewList: String? { previews?.list }

  /// The files, translated, in the order in which they were given. Each tells the compiler where its lines come from.
  public var translated: [String] {
    let rules = Rules(
      files.map(\.tree), paths: files.map(\.source.path), hasSwiftUI: hasSwiftUI, previews: previews,
      moduleName: moduleName)
    return files.enumerated().map { index, file in
      let (source, tree) = file
      let head = source.location(ofLine: 1)
      if let purpose = Self.purpose(of: tree) ?? (swiftUI?.leavesNothing(of: index) == true ? "SwiftUI" : nil) {
        return head + "#warning(\"this file is left out: it is for \(purpose), which is not here\")\n"
      }
      let edits =
        (swiftUI?.edits(ofFile: index) ?? []) + (previews?.edits(ofFile: index) ?? []) + rules.edits(of: tree)
      let warning = swiftUI?.warning(ofFile: index).map { head + $0 } ?? ""
      return ModuleRule.leading(tree) + warning + head + edits.applied(to: source.text)
    }
  }
}

extension Translation {
  /// What a file is for that is not a component's.
  static func purpose(of file: SourceFileSyntax) -> String? {
    let imports = file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
    if imports.contains("PackageDescription") { return "a package's manifest" }
    return imports.first { ["XCTest", "Testing", "WatchKit", "AppKit", "Cocoa"].contains($0) }
  }
}

extension Translation.Source {
  /// Tells the compiler that what follows stands in a line of this file.
  func location(ofLine line: Int) -> String {
    let literal = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
    return "#sourceLocation(file: \"\(literal)\", line: \(line))\n"
  }
}
