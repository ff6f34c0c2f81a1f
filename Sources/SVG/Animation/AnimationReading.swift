extension Rewriting {
  /// Finds what moves in the document, and tells what does not.
  /// - Throws: ``SVGError/tooMuchMotion``.
  mutating func readAnimation(_ sheet: StyleSheet) throws(SVGError) -> SVGAnimation? {
    let all = elements
    let smil = SMILReader(tree, elements: all, size: size)
    var css = CSSAnimationReader(sheet)
    for (number, element) in all.enumerated() { try css.read(element, number: number) }
    guard (smil.tracks + css.tracks).reduce(0, { $0 + $1.cost }) <= SVGDocument.maximumMotion else {
      throw .tooMuchMotion
    }
    // The first of its kind stands for all.
    var told: Set<String> = []
    for (what, line) in smil.unmoved + css.unmoved where told.insert(what).inserted { warn(.unmoved(what, line: line)) }
    let animation = SVGAnimation(smil.tracks.filter(\.moves) + css.tracks)
    if let animation, let round = animation.round { warn(.rhythms(round: round, shown: animation.duration)) }
    return animation
  }

  /// Animations have been read, and are nothing that is drawn.
  func dropAnimations() {
    for element in elements where element.style.keys.contains(where: { $0.hasPrefix("animation") }) {
      element.style = element.style.filter { !$0.key.hasPrefix("animation") }
    }
  }
}
