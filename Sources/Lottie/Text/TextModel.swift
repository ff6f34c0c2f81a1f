import SpringformGeometry
import SpringformScene
import SpringformText

/// What a text layer shows.
struct TextModel: Sendable {
  /// In the order of time; each holds until the next one.
  var documents: [(frame: Double, document: TextDocument)]
  /// The line that the letters stand on, where it is not a straight one.
  var path: TextPathModel?
  var grouping = TextGrouping.letters
  /// About which point of its group a letter turns and grows: from its middle, in percent of the group's size.
  var alignment = Property(Numbers.zero)
  var animators: [TextAnimatorModel] = []
  /// The number of the expression that gives the letters.
  var expression: Int?
  /// The key path of the fill.
  var colorPath = ""

  func document(at frame: Double) -> TextDocument? {
    (documents.last { $0.frame <= frame } ?? documents.first)?.document
  }
}

/// A text, and how it is set.
struct TextDocument: Sendable {
  var string = ""
  /// A number among the file's fonts.
  var font = 0
  /// Of the em, in points.
  var size = 0.0
  /// From a baseline to the next one, in points; 0 for what is usual.
  var lineHeight = 0.0
  /// How far the letters are raised, in points.
  var baselineShift = 0.0
  /// What is added between letters, in thousandths of an em.
  var tracking = 0.0
  var justification = Justification.left
  var fill: Color?
  var stroke: Color?
  var strokeWidth = 0.0
  /// The room in which lines are broken: its width, and its left upper corner.
  var boxWidth: Double?
  var boxOrigin: Point?

  /// What lines have in common; lines that fill their box are set as ``left`` ones are, but for animated tracking.
  enum Justification: Sendable { case left, right, center, full }
}

/// Which letters turn and grow together.
enum TextGrouping: Sendable { case letters, words, lines }

/// A line that letters stand on.
struct TextPathModel: Sendable {
  var outline: Property<Outline>
  /// Where the text begins, in points from the line's beginning.
  var start: Property<Numbers>
  /// Not 0 where it runs from the end to the beginning.
  var isReversed: Property<Numbers>
  /// Not 0 where letters turn with the line.
  var turnsLetters: Property<Numbers>
  /// Not 0 where letters are spread over the whole of it.
  var spreads: Property<Numbers>
}

/// A font that a file names.
struct FontModel: Sendable {
  var name = ""
  var family = ""
  var style = ""
  var weight = Font.Weight.regular
  var isItalic = false
  /// How far letters reach above the baseline, in percent of the em.
  var ascent = 0.0

  /// - Parameter weight: what the file says besides the style's name.
  init(name: String = "", family: String = "", style: String = "", weight: String = "", ascent: Double = 0) {
    (self.name, self.family, self.style, self.ascent) = (name, family, style, ascent)
    for word in style.split(separator: " ") {
      switch word.lowercased() {
      case "italic": isItalic = true
      case "bold": self.weight = .bold
      case "black": self.weight = .black
      case "medium": self.weight = .medium
      case "regular", "normal": self.weight = .regular
      // As lottie-web has it.
      case "light", "thin": self.weight = .extraLight
      default: break
      }
    }
    switch weight.lowercased() {
    case "normal": self.weight = .regular
    case "bold": self.weight = .bold
    default:
      guard let number = Int(weight), (1...1000).contains(number) else { return }
      self.weight = Font.Weight(rawValue: min(max((number + 50) / 100, 1), 9) * 100) ?? .regular
    }
  }
}

/// How letters look that are drawn, by font and character.
struct GlyphTable: Sendable {
  struct Picture: Sendable {
    var image: Image
    var frame: Rect
  }

  /// A letter in a font of 100 points, its baseline beginning at the origin.
  struct Glyph: Sendable {
    var advance = 0.0
    var outline = Path()
    /// What has colours of its own, such as an emoji.
    var pictures: [Picture] = []
  }

  struct Typeface: Hashable, Sendable {
    var family: String
    var style: String
  }

  /// Those that the file brings along.
  private(set) var own: [Typeface: [String: Glyph]] = [:]
  /// Those of texts in the file, by their fonts' numbers.
  private var used: [Int: [String: Glyph]] = [:]
  /// How many of this machine's fonts there are.
  private(set) var count = 0

  /// The most different letters of this machine's fonts.
  static let maximumCount = 10_000

  mutating func add(own glyph: Glyph, _ character: String, of typeface: Typeface) {
    if own[typeface]?[character] == nil { own[typeface, default: [:]][character] = glyph }
  }

  mutating func add(_ glyph: Glyph, _ character: String, font: Int) {
    used[font, default: [:]][character] = glyph
    count += 1
  }

  mutating func use(own typeface: Typeface, for font: Int) { used[font] = own[typeface] }

  /// - Returns: `nil` for what takes no room and is not drawn.
  func glyph(_ character: String, font: Int) -> Glyph? { used[font]?[character] }
}
