public import CoreGraphics
import Springform

extension Text {
  /// A text's lines in their places, in the coordinates of its view, in points.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether an ellipsis stands for what has no room.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// Where letters lie, and how much room they take beside their baseline.
    public struct TypographicBounds: Equatable, Sendable {
      /// The baseline's left end.
      public var origin: CGPoint
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline.
      public var descent: CGFloat
      public var leading: CGFloat

      public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      /// Around several that share a baseline.
      init(around all: some Collection<TypographicBounds>) {
        self.init()
        guard let first = all.first else { return }
        self = first
        for bounds in all.dropFirst() {
          let end = Swift.max(origin.x + width, bounds.origin.x + bounds.width)
          origin.x = Swift.min(origin.x, bounds.origin.x)
          width = end - origin.x
          ascent = Swift.max(ascent, bounds.ascent)
          descent = Swift.max(descent, bounds.descent)
        }
      }
    }

    /// Which letter of the text something is.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let value: Int
      public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
      public func distance(to other: Self) -> Int { other.value - value }
      public func advanced(by n: Int) -> Self { Self(value: value + n) }
    }

    /// A letter as it is drawn.
    struct Glyph: Equatable {
      let bounds: TypographicBounds
      let part: AttributedLayout.Part
      /// Where what the part counts from lies.
      let origin: CGPoint
      let index: CharacterIndex
      /// Of the run that it is of.
      let run: Int
      let color: Springform.Color?
    }

    /// How letters are drawn.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// At any place between pixels, as they always are here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of the text, made of runs.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]
      /// The baseline's left end.
      public var origin: CGPoint { typographicBounds.origin }
      public var typographicBounds: TypographicBounds { TypographicBounds(around: runs.map(\.typographicBounds)) }
      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Neighbouring letters that look the same.
    public struct Run: RandomAccessCollection, Equatable {
      let glyphs: [Glyph]
      let attributes: [ObjectIdentifier: Told]
      public var startIndex: Int { 0 }
      public var endIndex: Int { glyphs.count }
      /// One letter.
      public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// What the text says of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)]?.value as? T }
      public var layoutDirection: LayoutDirection { .leftToRight }
      public var typographicBounds: TypographicBounds { TypographicBounds(around: glyphs.map(\.bounds)) }
      public var characterIndices: [CharacterIndex] { glyphs.map(\.index) }
    }

    /// Some letters of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public let run: Run
      public let indices: Range<Int>
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
      public var typographicBounds: TypographicBounds { TypographicBounds(around: run.glyphs[indices].map(\.bounds)) }
      public var characterIndices: [CharacterIndex] { run.glyphs[indices].map(\.index) }
    }
  }
}

extension Text {
  /// The text with a run for each letter, so that each has a place of its own.
  var inLetters: Text {
    Text(runs: runs.flatMap { run in run.string.map { Run(string: String($0), style: run.style) } })
  }
}

extension Text.Layout {
  /// - Parameters:
  ///   - text: the text.
  ///   - layout: that of the text in letters, each of which has its number as its colour's red.
  ///   - origin: where the layout's upper left corner lies.
  ///   - color: that of letters of a style; `nil` for the foreground's.
  init(
    _ text: Text, _ layout: AttributedLayout, at origin: CGPoint, color: (Text.Style) -> Springform.Color?
  ) {
    let letters = text.runs.enumerated().flatMap { number, run in run.string.map { _ in (run, number) } }
    var lines: [(top: Double, glyphs: [Glyph])] = []
    for part in layout.parts {
      let number = Int(part.attributes.color.red)
      guard letters.indices.contains(number) else { continue }
      let (run, place) = letters[number]
      let top = part.frame.minY
      var bounds = TypographicBounds()
      bounds.origin = CGPoint(x: origin.x + part.frame.minX, y: origin.y + top + layout.baseline)
      (bounds.width, bounds.ascent) = (part.frame.width, layout.baseline)
      bounds.descent = Swift.max(part.frame.height - layout.baseline, 0)
      let glyph = Glyph(
        bounds: bounds, part: part, origin: origin, index: .init(value: number), run: place, color: color(run.style))
      if lines.last?.top != top { lines.append((top, [])) }
      lines[lines.count - 1].glyphs.append(glyph)
    }
    isTruncated = layout.isTruncated
    self.lines = lines.map { line in
      var runs: [[Glyph]] = []
      for glyph in line.glyphs {
        if runs.last?.last?.run != glyph.run { runs.append([]) }
        runs[runs.count - 1].append(glyph)
      }
      return Line(runs: runs.map { Run(glyphs: $0, attributes: text.runs[$0[0].run].style.attributes) })
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw(run.glyphs) }
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(Array(slice.run.glyphs[slice.indices]))
  }

  private func draw(_ glyphs: [Text.Layout.Glyph]) {
    guard !glyphs.isEmpty else { return }
    let all = CGRect(origin: .zero, size: size)
    let foreground = Shading.foreground.paint(in: all, environment) ?? .color(.black)
    if glyphs.contains(where: { $0.part.attributes.underline != nil || $0.part.attributes.strikethrough != nil }) {
      noteMissing("lines below and through letters that a renderer draws")
    }
    record { canvas in
      for glyph in glyphs {
        canvas.withTransform(AffineTransform(translationX: Double(glyph.origin.x), y: Double(glyph.origin.y))) {
          canvas in
          canvas.fill(glyph.part.outlines, with: glyph.color.map { .color($0) } ?? foreground)
          for picture in glyph.part.pictures { canvas.draw(Springform.Image(picture.bitmap), in: picture.frame) }
        }
      }
    }
  }
}
