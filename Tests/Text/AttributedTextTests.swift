import SpringformGeometry
import SpringformText
import Testing

/// Inter's em is 2816 units; its lines are 2728 units above the baseline and 680 below. At 28.16 points a unit is a hundredth.
@Suite struct AttributedTextTests {
  let library = FontLibrary()
  static let font = Font(size: 28.16)
  static let lineHeight = 34.08

  func layout(
    _ runs: [AttributedText.Run], width: Double? = nil, lines: Int? = nil, truncation: Paragraph.Truncation = .tail
  ) throws -> AttributedLayout {
    try library.layout(AttributedText(runs), width: width, maximumLines: lines, truncation: truncation)
  }

  func run(_ string: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> AttributedText.Run {
    var attributes = TextAttributes(font: Self.font)
    change(&attributes)
    return AttributedText.Run(string, attributes)
  }

  @Test("A text of one kind is laid out as a plain one")
  func plain() throws {
    let plain = try library.layout("Quick, fox", font: Self.font)
    let layout = try layout([run("Quick, fox")])
    #expect(abs(layout.size.width - plain.size.width) < 1e-9 && abs(layout.size.height - plain.size.height) < 1e-9)
    #expect(layout.baseline == plain.baseline && layout.lineCount == 1 && !layout.isTruncated)
    #expect(layout.parts.map(\.outlines) == [plain.outlines])
    #expect(layout.parts[0].frame == Rect(origin: .zero, size: layout.size))
  }

  @Test("A colour parts letters without moving them")
  func colors() throws {
    let layout = try layout([run("AV"), run("AV") { $0.color = .red }])
    #expect(layout.parts.map(\.attributes.color) == [.black, .red])
    let plain = try library.layout("AVAV", font: Self.font)
    #expect(abs(layout.size.width - plain.size.width) < 1e-9)
    var all = Path()
    for part in layout.parts { all.addPath(part.outlines) }
    #expect(all.elements.count == plain.outlines.elements.count)
    #expect(abs(layout.parts[1].frame.minX - layout.parts[0].frame.maxX) < 1e-9)
  }

  @Test("Fonts stand on one baseline, and the largest makes the line")
  func sizes() throws {
    let layout = try layout([run("H"), run("H") { $0.font.size = 56.32 }, run("H") { $0.font.weight = .black }])
    #expect(abs(layout.size.height - 68.16) < 1e-3 && abs(layout.baseline - 54.56) < 1e-3)
    let bottoms = layout.parts.compactMap { $0.outlines.controlBounds?.maxY }
    #expect(bottoms.count == 3 && bottoms.allSatisfy { abs($0 - 54.56) < 0.02 })
    // A capital is 2048 units high.
    let heights = layout.parts.compactMap { $0.outlines.controlBounds?.height }
    #expect(abs(heights[0] - 20.48) < 0.02 && abs(heights[1] - 40.96) < 0.02)
    #expect(layout.parts[2].frame.width > layout.parts[0].frame.width)
  }

  @Test("Letters are raised by points", arguments: [5.0, -7])
  func baselineOffset(offset: Double) throws {
    let layout = try layout([run("H"), run("H") { $0.baselineOffset = offset }])
    let bottoms = layout.parts.compactMap { $0.outlines.controlBounds?.maxY }
    #expect(abs(bottoms[0] - bottoms[1] - offset) < 1e-3)
    #expect(abs(layout.size.height - Self.lineHeight - abs(offset)) < 1e-3)
  }

  @Test("Letters are taken apart within a run")
  func letterSpacing() throws {
    let (plain, spaced) = (try layout([run("HHHH")]), try layout([run("HHHH") { $0.letterSpacing = 3 }]))
    #expect(abs(spaced.size.width - plain.size.width - 9) < 1e-3)
  }

  @Test("Where a line below or through letters lies, the font says")
  func rules() throws {
    let layout = try layout([run("H") { $0.underline = TextAttributes.Rule() }])
    let part = layout.parts[0]
    #expect(part.underline.y > layout.baseline && part.underline.y < layout.size.height)
    // Through the middle of small letters, more or less.
    #expect(part.strikethrough.y < layout.baseline && part.strikethrough.y > layout.baseline - 12)
    #expect(part.underline.thickness > 1 && part.underline.thickness < 3)
  }

  @Test("Lines are as high as the paragraph says, and what is added lies above them")
  func lineHeights() throws {
    func heights(_ change: (inout ParagraphStyle) -> Void) throws -> (height: Double, baseline: Double) {
      let layout = try layout([run("one\u{2028}two\u{2028}three") { change(&$0.paragraph) }])
      #expect(layout.lineCount == 3)
      return (layout.size.height, layout.baseline)
    }
    for (change, height, baseline) in [
      ({ $0.lineHeightMultiple = 1.5 }, 3 * 51.12, 27.28 + 17.04), ({ $0.minimumLineHeight = 40 }, 120, 27.28 + 5.92),
      ({ $0.maximumLineHeight = 30 }, 90, 27.28 - 4.08), ({ $0.lineSpacing = 10 }, 3 * 34.08 + 20, 27.28),
      ({ $0.minimumLineHeight = 20 }, 3 * 34.08, 27.28),
    ] as [((inout ParagraphStyle) -> Void, Double, Double)] {
      let found = try heights(change)
      #expect(abs(found.height - height) < 2e-3 && abs(found.baseline - baseline) < 2e-3)
    }
  }

  @Test("Paragraphs lie apart, each with its own style, which its first letters have")
  func paragraphs() throws {
    let layout = try layout([
      run("one\n") { $0.paragraph.spacing = 4 }, run("two") { $0.paragraph.spacingBefore = 6 },
      run("\n\n"), run("four"),
    ])
    #expect(layout.lineCount == 4)
    #expect(abs(layout.size.height - 4 * Self.lineHeight - 10) < 1e-3)
    #expect(abs(layout.parts[1].frame.minY - Self.lineHeight - 10) < 1e-3)
  }

  @Test("Lines are indented", arguments: [(0.0, 0.0), (20, 0), (0, 30), (15, 25), (40, 12)])
  func indents(first: Double, others: Double) throws {
    let layout = try layout(
      [
        run("several words in a row that are broken") {
          ($0.paragraph.firstLineHeadIndent, $0.paragraph.headIndent, $0.paragraph.tailIndent) = (first, others, -10)
        }
      ], width: 200)
    #expect(layout.lineCount > 2)
    #expect(abs(layout.parts[0].frame.minX - first) < 1e-3)
    for part in layout.parts.dropFirst() { #expect(abs(part.frame.minX - others) < 1e-3) }
    #expect(layout.size.width <= 190)
    let narrow = try self.layout([run("word word word") { $0.paragraph.tailIndent = 80 }], width: 200)
    #expect(narrow.size.width <= 80 && narrow.lineCount == 3)
  }

  @Test("Paragraphs are aligned with each other, with a width and without")
  func alignment() throws {
    let runs = [
      run("a long line\n") { $0.paragraph.alignment = .center }, run("short") { $0.paragraph.alignment = .trailing },
    ]
    let layout = try layout(runs)
    #expect(abs(layout.parts[1].frame.maxX - layout.parts[0].frame.maxX) < 0.01 && layout.parts[0].frame.minX < 0.01)
    let wide = try self.layout(runs, width: 400)
    #expect(abs(wide.parts[0].frame.midX - 200) < 0.01 && abs(wide.parts[1].frame.maxX - 400) < 0.01)
  }

  @Test("Justified lines fill the width")
  func justified() throws {
    let layout = try layout(
      [run("several words in a row that are broken") { $0.paragraph.isJustified = true }], width: 200)
    for part in layout.parts.dropLast() { #expect(abs(part.frame.width - 200) < 0.01) }
    #expect(layout.parts.last.map { $0.frame.width < 199 } == true)
  }

  @Test("Words are broken where the paragraph says so")
  func brokenWords() throws {
    func first(_ breaksWords: Bool) throws -> Double {
      try layout([run("word incomprehensible") { $0.paragraph.breaksWords = breaksWords }], width: 150).parts[0].frame
        .width
    }
    #expect(try first(true) > 130)
    #expect(try first(false) < 100)
  }

  @Test("Only so many lines are shown of all paragraphs")
  func truncation() throws {
    let runs = [run("one\n"), run("a second line that is far too long for it"), run("\nthree")]
    let cut = try layout(runs, width: 150, lines: 2)
    #expect(cut.lineCount == 2 && cut.isTruncated && cut.size.width <= 150)
    #expect(try layout(runs, width: 150, lines: 1).isTruncated)
    #expect(try !layout(runs).isTruncated)
  }

  @Test("Digits are equally wide where the font says so")
  func monospacedDigits() throws {
    func width(_ text: String, _ tabular: Bool) throws -> Double {
      try library.layout(text, font: Font(size: 20, hasMonospacedDigits: tabular)).size.width
    }
    #expect(try width("1111", false) < width("0000", false))
    #expect(try width("1111", true) == width("0000", true))
    let runs = try layout([run("1111") { $0.font.hasMonospacedDigits = true }])
    let same = try layout([run("0000") { $0.font.hasMonospacedDigits = true }])
    #expect(runs.size == same.size)
  }

  /// Of the font's tables: `hhea` 2728, -680 and 0, `OS/2` 2048 and 1536.
  @Test func metrics() throws {
    let metrics = try library.metrics(of: Self.font)
    let expected = [27.28, 6.8, 0, 20.48, 15.36]
    for (found, value) in zip(
      [metrics.ascent, metrics.descent, metrics.lineGap, metrics.capHeight, metrics.xHeight], expected)
    {
      #expect(abs(found - value) < 0.011)
    }
    #expect(library.familyNames.contains("Inter") && library.familyNames == library.familyNames.sorted())
  }

  @Test("What has no letters has no size, and what is impossible is refused")
  func limits() throws {
    #expect(try layout([]).size == .zero && layout([run("")]).lineCount == 0)
    #expect(throws: FontError.unknownFamily("Nobody's")) { try layout([run("a") { $0.font.family = "Nobody's" }]) }
    #expect(throws: FontError.self) { try layout([run("a") { $0.letterSpacing = .nan }]) }
    #expect(throws: FontError.self) { try layout([run("a") { $0.paragraph.headIndent = .infinity }]) }
    #expect(throws: FontError.textLength(4097)) { try layout([run(String(repeating: "a", count: 4097))]) }
    #expect(try layout([run("a\0b")]).parts.count == 1)
    #expect(try layout([run("a") { $0.baselineOffset = 1e300 }]).size.height.isFinite)
    #expect(try layout([run("a") { $0.paragraph.firstLineHeadIndent = 1e300 }]).size.width.isFinite)
  }

  @Test("Letters of other fonts, and those with colours, belong to their run")
  func otherFonts() throws {
    let layout = try layout([run("a😀b"), run("c") { $0.color = .red }])
    #expect(layout.parts.count == 2 && layout.parts[0].pictures.count == 1)
    #expect(layout.parts[0].pictures[0].frame.minX > 10)
  }
}
