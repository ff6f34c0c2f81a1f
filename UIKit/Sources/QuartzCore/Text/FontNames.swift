import CoreGraphics
package import Springform

/// The names of fonts as phones have them, such as `HelveticaNeue-Light`.
package enum FontNames {
  /// A font by the name of its family or of itself. One that is not there becomes the scene's error when it is used.
  package static func font(named name: String, size: Double) -> Font {
    installed(name, size: size) ?? Font(family: name, size: size)
  }

  /// The same; `nil` for one that is not there. Families that every iPhone has and this machine has not are replaced by Inter; a note
  /// says so once. Outside of a scene it is not known what the machine has, and none is missing.
  package static func installed(_ name: String, size: Double) -> Font? {
    let families = MainLoop.current.map { $0.stage.fonts.familyNames } ?? []
    func installed(_ family: some StringProtocol) -> String? {
      let wanted = squeezed(family)
      return families.first { squeezed($0) == wanted }
    }
    if let family = installed(name) { return Font(family: family, size: size) }
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = parts.first.map { String($0) } ?? name
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    func font(_ family: String) -> Font {
      Font(
        family: family, size: size, weight: weight(style),
        isItalic: style.contains("italic") || style.contains("oblique"))
    }
    if let family = installed(family) { return font(family) }
    guard everyPhones.contains(where: { squeezed(family).hasPrefix($0) }) || family.hasPrefix(".") else {
      return MainLoop.current == nil ? font(family) : nil
    }
    noteMissing("fonts of the family \(family), which Inter stands for,")
    return font("Inter")
  }

  /// As fonts call themselves: the family without spaces, and the style.
  package static func name(of font: Font) -> String {
    let weight = weights.first { $0.weight == font.weight }?.word ?? ""
    let style = weight.prefix(1).uppercased() + weight.dropFirst() + (font.isItalic ? "Italic" : "")
    return font.family.filter { $0 != " " } + "-" + (style.isEmpty ? "Regular" : style)
  }

  private static func squeezed(_ name: some StringProtocol) -> String { name.lowercased().filter { $0 != " " } }

  private static func weight(_ style: String) -> Font.Weight {
    weights.first { !$0.word.isEmpty && style.contains($0.word.lowercased()) }?.weight ?? .regular
  }

  /// Longer words before those that they contain.
  private static let weights: [(word: String, weight: Font.Weight)] = [
    ("extraLight", .extraLight), ("ultraLight", .extraLight), ("semibold", .semibold), ("demiBold", .semibold),
    ("extraBold", .heavy), ("thin", .thin), ("light", .light), ("medium", .medium), ("bold", .bold), ("heavy", .heavy),
    ("black", .black), ("", .regular),
  ]

  /// Beginnings of families of Apple's list of fonts that are installed with iOS.
  private static let everyPhones = [
    "academyengraved", "americantypewriter", "applesdgothicneo", "arial", "avenir", "baskerville", "bodoni",
    "bradleyhand",
    "chalkboard", "chalkduster", "charter", "cochin", "copperplate", "courier", "damascus", "didot", "dinalternate",
    "dincondensed", "euphemia", "futura", "galvji", "geezapro", "georgia", "gillsans", "grantha", "helvetica",
    "hiragino",
    "hoefler", "kailasa", "kefa", "markerfelt", "menlo", "noteworthy", "optima", "palatino", "papyrus", "partylet",
    "pingfang", "rockwell", "savoyelet", "sfpro", "sfui", "snellroundhand", "symbol", "thonburi", "timesnewroman",
    "trebuchet", "verdana", "zapfdingbats", "zapfino",
  ]
}
