import ArgumentParser

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case gif
  case png
  case frames

  /// The format that a path asks for: by its suffix; without one, a directory of frames or the one picture.
  init(path: String, isStill: Bool) throws {
    let name = path.split(separator: "/").last ?? ""
    guard !path.hasSuffix("/"), let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      self = isStill ? .png : .frames
      return
    }
    let suffix = name[name.index(after: dot)...]
    guard let format = Self(rawValue: suffix.lowercased()), format != .frames else {
      throw UsageError.unknown(what: "output suffix", name: "." + suffix, known: [".gif", ".png"])
    }
    self = format
  }
}
