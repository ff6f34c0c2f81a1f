package import SpringformBitmap
package import SpringformComparison
package import SpringformMotionRecord

/// Why a scene is not as its baseline says: one thing that it does otherwise, and where that is seen.
package struct CauseResult: Codable, Hashable, Sendable {
  /// What sort of thing it is; `nil` where it was told from pictures, or is how they were drawn.
  package var kind: MotionChange.Kind?
  /// The object's shortest name, where it is one of a layer, a behaviour or a gesture recogniser.
  package var object: String?
  /// The property that changed or that is animated.
  package var property: String?
  /// In words without a full stop; names stand between backticks.
  package var phrase: String
  /// What follows from it, each in such words.
  package var consequences: [String]
  /// From when on, in seconds of the scene; `nil` for from the beginning.
  package var time: Double?
  /// The number of the comparison's moment that shows it; `nil` where none differs.
  package var moment: Int?
  /// Around the layer that it is about at that moment, in pixels of the new animation, or of the baseline where the layer is missing
  /// now. `nil` where it is about none, or where that is not known.
  package var bounds: PixelRect?

  package init(
    kind: MotionChange.Kind? = nil, object: String? = nil, property: String? = nil, phrase: String,
    consequences: [String] = [], time: Double? = nil, moment: Int? = nil, bounds: PixelRect? = nil
  ) {
    self.kind = kind
    self.object = object
    self.property = property
    self.phrase = phrase
    self.consequences = consequences
    self.time = time
    self.moment = moment
    self.bounds = bounds
  }

  init(_ change: MotionChange) {
    self.init(
      kind: change.kind, object: change.object, property: change.property, phrase: change.phrase,
      consequences: change.consequences, time: change.time)
  }
}

extension CauseResult {
  /// What is told of two animations as wholes, as their pictures show it; the moment that differs most shows it best.
  package static func told(_ phrase: String?, of comparison: AnimationComparison) -> [Self] {
    phrase.map { [Self(phrase: $0, moment: comparison.worst)] } ?? []
  }

  /// What an excerpt shows of it: the last of its moments until then, and where the layer is, if it is that very moment.
  package func showing(_ excerpt: Excerpt) -> Self {
    var result = self
    guard let moment else { return result }
    let place = excerpt.moments.lastIndex { $0 <= moment }
    result.moment = place ?? (excerpt.moments.isEmpty ? nil : 0)
    let isShown = place.map { excerpt.moments[$0] == moment } ?? false
    result.bounds = isShown ? bounds?.scaled(by: excerpt.scale) : nil
    return result
  }
}

extension [CauseResult] {
  /// Whether a sentence, which names the two that weigh most, leaves something to be listed.
  package var needList: Bool { count > 2 || contains { !$0.consequences.isEmpty } }
}
