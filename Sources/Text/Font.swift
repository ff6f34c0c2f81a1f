/// A typeface at a size. Whether the machine has it is found out when text is laid out with it.
public struct Font: Hashable, Sendable {
  /// The family's name as the font's designer spells it, in any case. Fontconfig's generic names (`Sans`, `Serif`,
  /// `Monospace`, `System-ui`) are families too, but another one on every machine.
  public var family: String
  /// The em in points, above 0 up to ``maximumSize``.
  public var size: Double
  /// A weight the family does not have is replaced by its nearest.
  public var weight: Weight
  /// A family without italics is slanted or left upright, as fontconfig decides.
  public var isItalic: Bool
  /// Whether all digits are equally wide, so that numbers do not jump while they count. Families without such digits keep
  /// theirs.
  public var hasMonospacedDigits: Bool

  /// The largest size, in points.
  public static let maximumSize = 1_000_000.0

  public init(
    family: String = "Inter", size: Double, weight: Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// How heavy the strokes are; the raw value is the weight of CSS and OpenType.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case thin = 100
    case extraLight = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// What records and scene files call them, whatever they are called in the source.
    package static let words: [(String, Weight)] = [
      ("thin", .thin), ("extraLight", .extraLight), ("light", .light), ("regular", .regular), ("medium", .medium),
      ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    package var word: String { Self.words.first { $0.1 == self }?.0 ?? "" }
  }
}
