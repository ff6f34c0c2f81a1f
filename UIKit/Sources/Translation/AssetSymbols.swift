public import Foundation

/// The names that Xcode makes of an asset catalogue's pictures and colours, as Swift declares them.
public struct AssetSymbols {
  enum Kind: String {
    case picture = "imageset"
    case color = "colorset"
  }

  struct Asset: Hashable {
    let kind: Kind
    /// With the names of folders that make a namespace.
    let path: [String]
  }

  private let assets: [Asset]
  /// What the component declares itself as a static property.
  private let declared: Set<String>

  init(_ assets: [Asset], declared: Set<String> = []) { (self.assets, self.declared) = (assets, declared) }

  /// Of all catalogues in a folder.
  public init(inFolder folder: URL, beside sources: [Translation.Source]) {
    let origin = folder.resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(at: origin, includingPropertiesForKeys: nil)?.allObjects
    let sets = (paths ?? []).compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    assets = sets.compactMap { Self.asset(at: $0) }
    declared = sources.reduce(into: []) { names, source in
      for match in source.text.matches(of: #/\b(?:static|class)\s+(?:let|var)\s+`?(\w+)/#) {
        names.insert(String(match.1))
      }
    }
  }

  private static func asset(at url: URL) -> Asset? {
    guard let kind = Kind(rawValue: url.pathExtension) else { return nil }
    var (namespaces, folder): ([String], URL) = ([], url.deletingLastPathComponent())
    while folder.pathExtension != "xcassets" {
      guard folder.pathComponents.count > 1 else { return nil }
      if isNamespace(folder) { namespaces.insert(folder.lastPathComponent, at: 0) }
      folder.deleteLastPathComponent()
    }
    return Asset(kind: kind, path: namespaces + [url.deletingPathExtension().lastPathComponent])
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    return (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  // MARK: Names

  /// The name as an identifier: without what its kind says, in words that begin with capitals but for the first.
  static func symbol(_ name: String, _ kind: Kind?) -> String {
    var name = name
    let suffix = kind == .picture ? "Image" : kind == .color ? "Color" : ""
    if !suffix.isEmpty, name.hasSuffix(suffix), name != suffix { name.removeLast(suffix.count) }
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return "_" }
    // Initials stay as they are where nothing follows.
    if words.count == 1, first.count > 1, first.allSatisfy(\.isUppercase) { return first }
    let symbol = lowered(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return symbol.first.map { $0.isNumber ? "_" + symbol : symbol } ?? symbol
  }

  /// A first word, whose capitals at its beginning become small, but for one that begins another word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    guard capitals > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    let next = word.dropFirst(capitals).first
    let count = next.map { $0.isLowercase } ?? false ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  // MARK: Source

  /// What SwiftUI has already.
  private static let taken: Set<String> = [
    "clear", "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple", "primary",
    "secondary", "accentColor", "brown", "cyan", "indigo", "mint", "teal",
  ]

  /// The declarations; empty where there is nothing to declare.
  /// - Parameter hasSwiftUI: whether the module imports SwiftUI, whose colours have the names, too.
  public func text(hasSwiftUI: Bool) -> String {
    guard !assets.isEmpty else { return "" }
    let bundle = "Bundle.ofComponent(with: SpringformFolder.self)"
    let colors =
      !hasSwiftUI
      ? ""
      // A component may have types of its own of these names.
      : ["SwiftUI.Color", "SwiftUI.ShapeStyle where Self == SwiftUI.Color"].map {
        shorthands(.color, $0, type: "SwiftUI.Color") { "SwiftUI.Color(ColorResource.\($0))" }
      }.joined()
    return "import \(hasSwiftUI ? "SwiftUI" : "UIKit")\n"
      + declarations(.picture, "ImageResource") { "ImageResource(name: \"\($0)\", bundle: \(bundle))" }
      + declarations(.color, "ColorResource") { "ColorResource(name: \"\($0)\", bundle: \(bundle))" }
      + colors
      + shorthands(.color, "UIColor", type: "UIColor") { "UIColor(resource: .\($0))" }
      + shorthands(.picture, "UIImage", type: "UIImage") { "UIImage(resource: .\($0))" }
  }

  /// The first of those that come to the same name, and the enumerations that they lie in.
  private func declarations(_ kind: Kind, _ type: String, _ value: (String) -> String) -> String {
    func body(_ assets: [Asset], depth: Int) -> String {
      var seen: Set<String> = []
      var lines = ""
      for asset in assets where asset.path.count == depth + 1 {
        let symbol = Self.symbol(asset.path[depth], kind)
        guard seen.insert(symbol).inserted else { continue }
        lines += "static let `\(symbol)` = \(value(asset.path.joined(separator: "/")))\n"
      }
      let deeper = Dictionary(grouping: assets.filter { $0.path.count > depth + 1 }) { $0.path[depth] }
      for (name, assets) in deeper.sorted(by: { $0.key < $1.key }) {
        let symbol = Self.symbol(name, nil)
        let capital = symbol.prefix(1).uppercased() + symbol.dropFirst()
        guard seen.insert(capital).inserted else { continue }
        lines += "enum `\(capital)` {\n\(body(assets, depth: depth + 1))}\n"
      }
      return lines
    }
    let lines = body(assets.filter { $0.kind == kind }, depth: 0)
    return lines.isEmpty ? "" : "extension \(type) {\n\(lines)}\n"
  }

  /// Properties of the types themselves, but for names that are taken.
  private func shorthands(_ kind: Kind, _ extended: String, type: String, _ value: (String) -> String) -> String {
    var seen = Self.taken.union(declared)
    var lines = ""
    for asset in assets where asset.kind == kind && asset.path.count == 1 {
      let symbol = Self.symbol(asset.path[0], kind)
      if seen.insert(symbol).inserted { lines += "static var `\(symbol)`: \(type) { \(value(symbol)) }\n" }
    }
    return lines.isEmpty ? "" : "extension \(extended) {\n\(lines)}\n"
  }
}
