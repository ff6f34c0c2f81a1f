import SpringformNumerics

/// One thing that `doctor` looked at.
struct Finding: Encodable {
  enum Kind: String, Encodable, CaseIterable {
    case library, font, script, file, directory, program
  }

  enum State: String, Encodable {
    case fine
    /// Not there, and not needed by every command.
    case optional
    /// Not there, or not usable.
    case missing
  }

  let kind: Kind
  let name: String
  let state: State
  /// A version, a path, or what is wrong.
  let value: String
  /// What it is for.
  var purpose: String?
  /// What to do about it.
  var remedy: String?
}

extension Finding {
  /// `pkg-config  /usr/bin/pkg-config`, or what is missing, what for, and what to do.
  func line(nameWidth: Int) -> String {
    let padding = String(repeating: " ", count: max(nameWidth - name.count, 0))
    let note = state == .fine ? "" : [purpose, remedy].compactMap(\.self).map { "; \($0)" }.joined()
    return "  \(visible(name))\(padding)  \(visible(value))\(visible(note))\n"
  }
}
