import ArgumentParser
import Springform

/// What a command writes.
enum OutputFormat: Hashable {
  case file(ImageFormat)
  /// A directory of PNG files.
  case frames

  /// What moves.
  static let animated = ImageFormat.animated + ImageFormat.videos

  /// Animations first.
  static let files = animated + ImageFormat.allCases.filter { !$0.isAnimated }

  /// The format that a path asks for: by its suffix; without one, a directory of frames or the one picture.
  init(path: String, isStill: Bool) throws {
    let name = path.split(separator: "/").last ?? ""
    guard !path.hasSuffix("/"), let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      self = isStill ? .file(.png) : .frames
      return
    }
    let suffix = name[name.index(after: dot)...]
    guard let format = Self.files.first(where: { $0.suffix == suffix.lowercased() }) else {
      throw UsageError.unknown(what: "output suffix", name: "." + suffix, known: Self.files.map { "." + $0.suffix })
    }
    self = .file(format)
  }

  /// The format of the files.
  var file: ImageFormat {
    switch self {
    case .file(let format): format
    case .frames: .png
    }
  }

  /// Whether there is one picture and no more.
  var isStill: Bool { self != .frames && !file.isAnimated }

  /// The name in a sentence.
  var title: String { self == .frames ? "PNG frames" : file.name }

  /// The word on the command line.
  var word: String { self == .frames ? "frames" : file.suffix }
}

extension OutputFormat: ExpressibleByArgument {
  private static let all = files.map { Self.file($0) } + [.frames]

  init?(argument: String) {
    guard let format = Self.all.first(where: { $0.word == argument }) else { return nil }
    self = format
  }

  static var allValueStrings: [String] { all.map(\.word) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
