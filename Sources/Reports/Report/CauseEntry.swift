import SpringformNumerics
import SpringformVerification

/// A cause in the list below a scene's sentence, as the template wants it.
struct CauseEntry {
  /// HTML.
  let causeText: String
  /// The way to the moment that shows it; `nil` where none does.
  let causeAddress: String?
  /// That moment's time in words.
  let causeTime: String
  let hasConsequences: Bool
  let consequencesTitle: String
  /// HTML.
  let consequences: [String]

  /// - Parameter section: the id of the scene's section.
  static func all(of scene: SceneResult, in section: String) -> [Self] {
    let moments = scene.comparison?.moments ?? []
    return scene.causes.enumerated().map { index, cause in
      let moment = cause.moment.flatMap { moments.indices.contains($0) ? moments[$0] : nil }
      return Self(cause, address: "#\(section)/cause-\(index + 1)", at: moment)
    }
  }

  private init(_ cause: CauseResult, address: String, at moment: MomentResult?) {
    func html(_ phrase: String) -> String { Prose(visible(capitalized(phrase))).html }
    let count = cause.consequences.count
    causeText = html(cause.phrase)
    causeAddress = moment == nil ? nil : address
    causeTime = moment.map { $0.time.typographicText(places: 3) + "\u{A0}s" } ?? ""
    hasConsequences = count > 0
    consequencesTitle = count == 1 ? "1 thing follows from it" : "\(count.groupedText) things follow from it"
    consequences = cause.consequences.map(html)
  }
}
