import SpringformText

/// A text's letters in their lines, before anything moves them. What is odd here is odd in lottie-web.
struct TextSetting {
  struct Letter {
    /// `nil` for what is not seen.
    var glyph: GlyphTable.Glyph?
    var advance = 0.0
    var isBreak = false
    var isSpace = false
    var line = 0
    /// The number of its group, how wide that is, where in it the letter begins, and how much room comes after it.
    var group = 0
    var groupWidth = 0.0
    var offset = 0.0
    var extra = 0.0
  }

  private(set) var letters: [Letter] = []
  private(set) var lineWidths: [Double] = []
  /// From a baseline to the next one.
  let lineHeight: Double
  /// What is added between letters.
  let tracking: Double
  /// How wide all lines are, or the box.
  private(set) var width = 0.0
  /// Where they begin.
  private(set) var start = 0.0

  init(_ text: TextDocument, grouping: TextGrouping, glyphs: GlyphTable) {
    lineHeight = text.lineHeight != 0 ? text.lineHeight : text.size * 1.2
    tracking = text.tracking / 1000 * text.size
    func letter(_ string: String) -> Letter {
      guard !TextLetters.isBreak(string) else { return Letter(isBreak: true) }
      let glyph = glyphs.glyph(string, font: text.font)
      return Letter(glyph: glyph, advance: (glyph?.advance ?? 0) * text.size / 100, isSpace: string == " ")
    }
    letters = TextLetters.split(text.string).map(letter)
    if let width = text.boxWidth { breakLines(width) }
    measureLines()
    group(grouping)
    if let box = text.boxWidth {
      width = box
    } else {
      width = lineWidths.max() ?? 0
      switch text.justification {
      case .right: start = -width
      case .center: start = -width / 2
      case .left, .full: break
      }
    }
  }

  /// How far a line begins from the left edge.
  func indent(ofLine line: Int, _ justification: TextDocument.Justification) -> Double {
    switch justification {
    case .right: start + width - lineWidths[line]
    case .center: start + (width - lineWidths[line]) / 2
    case .left, .full: 0
    }
  }

  /// Begins a new line where a letter does not fit any more: at the last space, which goes, or before the letter.
  private mutating func breakLines(_ width: Double) {
    let source = letters
    letters = []
    var (index, space, lineWidth) = (0, nil as Int?, 0.0)
    while index < source.count {
      let letter = source[index]
      if letter.isSpace { space = letters.count }
      if letter.isBreak { lineWidth = 0 }
      // A letter that is wider than the box has a line to itself.
      if lineWidth + letter.advance > width, !letter.isSpace, space != nil || letters.last.map({ !$0.isBreak }) ?? false
      {
        if let last = space {
          index -= letters.count - last - 1
          letters.removeSubrange(last...)
        }
        letters.append(Letter(isBreak: true))
        (space, lineWidth) = (nil, 0)
      } else {
        lineWidth += letter.advance + tracking
        letters.append(letter)
        index += 1
      }
    }
  }

  /// Spaces at the end of a line do not count.
  private mutating func measureLines() {
    var (lineWidth, spaces) = (-tracking, 0.0)
    for index in letters.indices {
      if letters[index].isBreak {
        lineWidths.append(lineWidth)
        (lineWidth, spaces) = (-2 * tracking, 0)
      }
      letters[index].line = lineWidths.count
      let room = letters[index].advance + tracking
      if letters[index].isSpace {
        spaces += room
      } else {
        lineWidth += room + spaces
        spaces = 0
      }
    }
    lineWidths.append(lineWidth)
  }

  private mutating func group(_ grouping: TextGrouping) {
    guard grouping != .letters else {
      for index in letters.indices {
        (letters[index].group, letters[index].groupWidth) = (index, letters[index].advance)
      }
      return
    }
    var (first, number, width) = (0, 0, 0.0)
    for index in letters.indices {
      let letter = letters[index]
      let ends = letter.isBreak || letter.isSpace && grouping == .words
      letters[index].offset = width
      width += letter.advance
      guard ends || index == letters.count - 1 else { continue }
      if ends { width -= letter.advance }
      for member in first...index {
        (letters[member].group, letters[member].groupWidth, letters[member].extra) = (number, width, letter.advance)
      }
      (first, number, width) = (index + 1, number + 1, 0)
    }
  }
}
