import SpringformNumerics

/// Text in GitHub's dialect of Markdown, within the cell of a table.
enum Markdown {
  /// GitHub takes comments of 65 536 characters; this many bytes are surely fewer.
  private static let byteLimit = 60_000

  /// A text that means nothing but itself: no emphasis, link, HTML, mention of a person or number of an issue.
  static func text(_ text: String) -> String {
    var result = ""
    var previous: [Unicode.Scalar] = []
    let scalars = Array(visible(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$": result += "\\" + String(scalar)
      // A link is made of `://` and of `www.` without asking.
      case ":" where scalars.dropFirst(index + 1).starts(with: ["/", "/"]): result += "\\:"
      case "." where previous.suffix(3).map { $0.properties.lowercaseMapping } == ["w", "w", "w"]: result += "\\."
      // Marks that people and issues are found by, whatever stands before them: a space of no width parts them from it.
      case "@", "#": result += String(scalar) + "\u{200B}"
      default: result.unicodeScalars.append(scalar)
      }
      previous = (previous + [scalar]).suffix(3)
    }
    return result
  }

  /// A name as it stands in a program.
  static func code(_ name: String) -> String {
    let name = visible(name)
    // Within a table a bar ends the cell even here.
    return name.contains("`") ? text(name) : "`" + name.replacing("|", with: "\\|") + "`"
  }

  /// A list within a table's cell, where only HTML makes one.
  /// - Parameter items: each already Markdown, with lists of their own below them.
  static func list(_ items: [(text: String, below: [String])]) -> String {
    let texts = items.map { item in
      "<li>" + item.text + (item.below.isEmpty ? "" : list(item.below.map { ($0, []) })) + "</li>"
    }
    return "<ul>" + texts.joined() + "</ul>"
  }

  /// A link to a page.
  /// - Parameter address: already with codes for everything but plain characters.
  static func link(_ title: String, to address: String) -> String { "[\(text(title))](\(address))" }

  /// A picture that leads somewhere, by HTML: Markdown cannot say how wide it is shown.
  /// - Parameters:
  ///   - address: already with codes for everything but plain characters, as the link's.
  ///   - alternative: what it shows, in plain words.
  ///   - width: in points of the page.
  static func picture(_ address: String, _ alternative: String, width: Int, linkingTo link: String) -> String {
    let picture = "<img src=\"\(htmlEscaped(address))\" width=\"\(width)\" alt=\"\(alternative)\">"
    return "<a href=\"\(htmlEscaped(link))\">\(picture)</a>"
  }

  /// Lines before a table and its rows, as many of them as a summary may hold together with an ending.
  /// - Parameters:
  ///   - rows: each as it is told if there is room, then shorter ones, and the number of things that it tells of.
  ///   - place: where all rows are.
  static func table(
    _ head: String, rows: [(texts: [String], count: Int)], others place: String, ending: String
  ) -> String {
    var text = head
    // The line that tells of what was left out has a place, too.
    var left = byteLimit - text.utf8.count - ending.utf8.count - 100
    var untold = rows.reduce(0) { $0 + $1.count }
    for row in rows {
      guard let told = row.texts.first(where: { $0.utf8.count <= left }) else { break }
      left -= told.utf8.count
      text += told
      untold -= row.count
    }
    if untold > 0 { text += "\nAnd \(untold) more in the \(place).\n" }
    return text + ending
  }

  /// The beginning of a text, of so many characters at most.
  static func shortened(_ text: String, to count: Int) -> String {
    text.count <= count ? text : text.prefix(count - 1) + "…"
  }
}
