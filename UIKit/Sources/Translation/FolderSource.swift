import SwiftParser
import SwiftSyntax

/// The source that tells a component's module where its pictures lie.
public enum FolderSource {
  /// Whether one of a component's files declares `Bundle.module` itself.
  public static func isBundleDeclared(in sources: [Translation.Source]) -> Bool {
    sources.contains { source in
      Parser.parse(source: source.text).statements.contains { item in
        guard let node = item.item.as(ExtensionDeclSyntax.self),
          ["Bundle", "Foundation.Bundle"].contains(node.extendedType.trimmedDescription)
        else { return false }
        return node.memberBlock.members.contains { member in
          member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == "module"
        }
      }
    }
  }

  public static let fileName = "SpringformFolder.swift"

  /// - Parameters:
  ///   - path: the component's folder.
  ///   - declaresBundle: false where the target has resources of its own, for which SwiftPM declares `Bundle.module`.
  public static func text(for path: String, declaresBundle: Bool) -> String {
    let literal = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
    let folder = """
      import UIKit

      /// Where the component's source and its pictures lie; UIKit finds it by its name.
      final class SpringformFolder: ComponentFolder { static let path = "\(literal)" }

      """
    guard declaresBundle else { return folder }
    return folder + "extension Bundle { static let module = Bundle.ofComponent(with: SpringformFolder.self) }\n"
  }
}
