import SpringformText

/// One thing that was another when the baseline was recorded.
package struct EnvironmentChange: Codable, Hashable, Sendable {
  /// `springform`, `architecture`, a library's name, or `font` and a family.
  package var name: String
  /// `nil` for what there was not.
  package var recorded: String?
  /// `nil` for what there is no more.
  package var current: String?

  package init(name: String, recorded: String?, current: String?) {
    self.name = name
    self.recorded = recorded
    self.current = current
  }
}

extension Environment {
  /// How this environment differs from the one that a baseline was recorded in. A library that was not there yet drew nothing
  /// of it.
  package func changes(since recorded: Self) -> [EnvironmentChange] {
    var known = self
    known.libraries.removeAll { library in !recorded.libraries.contains { $0.name == library.name } }
    let (old, new) = (recorded.versions, known.versions)
    let names = new.map(\.name) + old.map(\.name).filter { name in !new.contains { $0.name == name } }
    return names.compactMap { name in
      let (before, after) = (Self.text(of: name, in: old), Self.text(of: name, in: new))
      return before == after ? nil : EnvironmentChange(name: name, recorded: before, current: after)
    }.uniqued()
  }

  /// Everything with its version; a family of several versions comes several times.
  private var versions: [Library] {
    [Library(name: "springform", version: springform), Library(name: "architecture", version: architecture)]
      + libraries + fonts.map { Library(name: "font \($0.family)", version: $0.version) }
  }

  private static func text(of name: String, in versions: [Library]) -> String? {
    let found = versions.filter { $0.name == name }.map(\.version)
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }
}

extension [EnvironmentChange] {
  fileprivate func uniqued() -> Self {
    var seen: Set<EnvironmentChange> = []
    return filter { seen.insert($0).inserted }
  }
}
