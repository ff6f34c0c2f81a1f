// The marks of Markdown that a text understands: those within a line.

/// Reads Markdown's marks for emphasis, code, links and lines through words.
enum Markdown {
  /// The parts of a text, without the marks and with what they stand for.
  static func runs(of string: String) -> [Text.Run] { runs(of: [Text.Run(string: string)]) }

  /// The same of parts of which each is read by itself.
  static func runs(of runs: [Text.Run]) -> [Text.Run] {
    runs.flatMap { run -> [Text.Run] in
      guard run.string.contains(where: { "*_`~[\\".contains($0) }) else { return [run] }
      var reader = Reader(Array(run.string), run.style)
      let parts = reader.read(until: nil)
      return parts.isEmpty ? [Text.Run(string: "", style: run.style)] : parts
    }
  }

  private struct Reader {
    let characters: [Character]
    var index = 0
    var style: Text.Style

    init(_ characters: [Character], _ style: Text.Style) {
      (self.characters, self.style) = (characters, style)
    }

    /// Reads as far as a mark that ends what is being read, which it takes along.
    mutating func read(until end: [Character]?) -> [Text.Run] {
      var runs: [Text.Run] = []
      var plain = ""
      func flushed() -> [Text.Run] { plain.isEmpty ? [] : [Text.Run(string: plain, style: style)] }
      while index < characters.count {
        if let end, starts(with: end) {
          index += end.count
          break
        }
        if characters[index] == "\\", index + 1 < characters.count,
          characters[index + 1].isPunctuation || "`~".contains(characters[index + 1])
        {
          plain.append(characters[index + 1])
          index += 2
        } else if let (mark, change) = mark {
          runs += flushed()
          plain = ""
          let outer = style
          change(&style)
          index += mark.count
          runs += read(until: mark)
          style = outer
        } else if let link = link {
          runs += flushed()
          plain = ""
          var inner = Reader(link.title, style)
          inner.style.color = style.color ?? .accentColor
          runs += inner.read(until: nil)
          index = link.end
        } else {
          plain.append(characters[index])
          index += 1
        }
      }
      return runs + flushed()
    }

    private func starts(with mark: [Character], at place: Int? = nil) -> Bool {
      characters[(place ?? index)...].starts(with: mark)
    }

    /// The mark that begins here and ends later, and what it stands for.
    private var mark: (mark: [Character], change: (inout Text.Style) -> Void)? {
      let marks: [(String, (inout Text.Style) -> Void)] = [
        ("**", { $0.weight = .bold }), ("__", { $0.weight = .bold }),
        ("~~", { $0.isStruckThrough = true }),
        ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }),
        ("`", { $0.hasMonospacedDigits = true }),
      ]
      for (word, change) in marks {
        let mark = Array(word)
        let after = index + mark.count
        guard starts(with: mark), after < characters.count, !characters[after].isWhitespace else {
          continue
        }
        // Within a word, an underscore is one.
        if mark[0] == "_", index > 0,
          characters[index - 1].isLetter || characters[index - 1].isNumber
        {
          continue
        }
        guard (after + 1..<characters.count).contains(where: { starts(with: mark, at: $0) }) else {
          continue
        }
        return (mark, change)
      }
      return nil
    }

    /// The link `[title](address)` that begins here.
    private var link: (title: [Character], end: Int)? {
      guard characters[index] == "[", let middle = characters[index...].firstIndex(of: "]"),
        middle + 1 < characters.count, characters[middle + 1] == "(",
        let end = characters[middle...].firstIndex(of: ")")
      else { return nil }
      return (Array(characters[(index + 1)..<middle]), end + 1)
    }
  }
}
