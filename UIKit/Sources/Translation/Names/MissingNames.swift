import SwiftParser
import SwiftSyntax

/// Finds out, before anything is built, what a component's sources name of UIKit, QuartzCore and CoreGraphics that is not here.
///
/// It knows the types of what is declared with one, and follows members from there. Where it does not know a type it is silent,
/// so that all it names is missing, but not all that is missing is named.
public struct MissingNames: Sendable {
  /// A name that leads nowhere.
  public struct Missing: Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// From 1 on.
    public let line: Int
    /// From 1 on, in bytes.
    public let column: Int
    /// A type, a function, a module, or a member behind its type.
    public let name: String

    public var description: String { "\(path):\(line):\(column): \(name) is not there" }
  }

  private let modules: Declarations

  /// - Parameter modules: the sources of the modules that there are.
  public init(modules: [String]) {
    self.modules = Declarations(modules.map { Parser.parse(source: $0) }, isModule: true)
  }

  /// - Parameter sources: all files of a component.
  /// - Returns: in the order of the files and of their lines.
  public func missing(in sources: [Translation.Source]) -> [Missing] {
    let files = sources.map { ($0.path, Parser.parse(source: $0.text)) }.filter { Translation.purpose(of: $0.1) == nil }
    let siblings = Siblings(files.map(\.1), paths: files.map(\.0)).modules
    var declarations = modules
    declarations.add(Declarations(files.map(\.1), isModule: false))
    let swiftUI = SwiftUIFiles(files.map(\.1))
    return files.enumerated().flatMap { index, file in
      let (path, tree) = file
      let search = NameSearch(declarations, siblings: siblings)
      search.walk(tree)
      let converter = SourceLocationConverter(fileName: path, tree: tree)
      return search.found.filter { !swiftUI.isLeftOut($0.position, ofFile: index) }.map { position, name in
        let place = converter.location(for: position)
        return Missing(path: path, line: place.line, column: place.column, name: name)
      }
    }
  }
}
