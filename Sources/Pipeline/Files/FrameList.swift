import SpringformNumerics

/// How long the pictures of a directory stay: a text beside them in the form that ffmpeg's concat demuxer reads, so that
/// pictures can go to other programs with all their times (`ffmpeg -i frames/frames.ffconcat`).
struct FrameList: Equatable {
  struct Entry: Equatable {
    /// A file's name.
    var name: String
    /// Seconds.
    var duration: Double
  }

  static let fileName = "frames.ffconcat"
  private static let header = "ffconcat version 1.0"

  var entries: [Entry] = []

  /// A nanosecond is less than any format can tell.
  var text: String {
    var lines = [Self.header]
    for entry in entries {
      lines.append("file '\(entry.name)'")
      lines.append("duration \(entry.duration.decimalText(places: 9))")
    }
    // ffmpeg shows the last file for no time unless another follows.
    if let last = entries.last { lines.append("file '\(last.name)'") }
    return lines.joined(separator: "\n") + "\n"
  }

  init(entries: [Entry] = []) { self.entries = entries }

  /// Reads such a text, of which only what ``text`` writes is understood.
  /// - Throws: ``InputError/frameList(path:line:)``.
  init(_ text: String, path: String) throws(InputError) {
    var name: String?
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(separator: " ", maxSplits: 1)
      switch words.first {
      case nil: continue
      case "ffconcat" where number == 0: continue
      case "file" where words.count == 2:
        let quoted = words[1].trimming { $0 == " " }
        name = String(quoted.trimming { $0 == "'" })
        guard name?.contains("/") == false, name?.isEmpty == false else {
          throw .frameList(path: path, line: number + 1)
        }
      case "duration" where words.count == 2:
        guard let file = name, let duration = Double(words[1].trimming { $0 == " " }),
          Self.durations.contains(duration)
        else { throw .frameList(path: path, line: number + 1) }
        entries.append(Entry(name: file, duration: duration))
        name = nil
      case let word?:
        guard word.hasPrefix("#") else { throw .frameList(path: path, line: number + 1) }
      }
    }
    guard !entries.isEmpty else { throw .frameList(path: path, line: 1) }
  }

  /// Seconds: the shortest that any format can hold, and a day.
  private static let durations = 0.001...86_400.0
}

extension Substring {
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> Substring {
    var rest = drop(while: isDropped)
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
