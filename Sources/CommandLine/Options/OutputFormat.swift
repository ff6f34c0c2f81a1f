import ArgumentParser

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case gif
  case apng
  case webp
  /// One moment.
  case png
  /// A directory of PNG files.
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
      throw UsageError.unknown(what: "output suffix", name: "." + suffix, known: [".gif", ".apng", ".webp", ".png"])
    }
    self = format
  }

  /// The name in a sentence.
  var title: String {
    switch self {
    case .gif: "GIF"
    case .apng: "APNG"
    case .webp: "WebP"
    case .png: "PNG"
    case .frames: "PNG frames"
    }
  }

  /// The most pictures a second that players show in time: they take delays of 10 ms and less for a mistake, and a GIF
  /// counts in steps of that length.
  var highestRate: Double? {
    switch self {
    case .gif: 50
    case .apng, .webp: 90
    case .png, .frames: nil
    }
  }
}
