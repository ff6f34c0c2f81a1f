import ArgumentParser

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case gif
  case png
  case frames

  /// The format that a path asks for: by its suffix, or a directory of frames without one.
  init(path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    guard !path.hasSuffix("/"), let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      self = .frames
      return
    }
    let suffix = name[name.index(after: dot)...]
    guard let format = Self(rawValue: suffix.lowercased()), format != .frames else {
      throw UsageError.unknown(what: "output suffix", name: "." + suffix, known: [".gif", ".png"])
    }
    self = format
  }
}
