import SpringformScene

/// Two changes of one scene at once that have nothing to do with each other.
struct PairedChanges {
  let changes: SceneChanges

  /// - Parameter count: how many pairs; where a component is used several times, a third of them are of two uses.
  func some(_ count: Int) throws -> [Change] {
    let singles = try changes.singles()
    let ofUses = singles.filter { $0.kind == .argument }
    let uses = pairs(of: ofUses, count / 3) { $0.truth.property == $1.truth.property }
    return uses + pairs(of: singles.filter { $0.kind != .argument }, count - uses.count) { _, _ in true }
  }

  private func pairs(
    of singles: [SceneChanges.Single], _ count: Int, where isMeant: (SceneChanges.Single, SceneChanges.Single) -> Bool
  ) -> [Change] {
    guard singles.count > 1 else { return [] }
    var random = SeededRandom(seed: 7)
    var taken: Set<Set<Kind>> = []
    var result: [Change] = []
    for attempt in 0..<Self.attempts where result.count < count {
      func any() -> SceneChanges.Single {
        singles[min(Int(random.number(in: 0...Double(singles.count))), singles.count - 1)]
      }
      let (one, other) = (any(), any())
      let kinds: Set = [one.kind, other.kind]
      // Every combination of kinds once, as long as there are others.
      guard Self.areIndependent(one, other), isMeant(one, other), !taken.contains(kinds) || attempt > Self.attempts / 2,
        let scene = changes.scene([one.edit, other.edit])
      else { continue }
      taken.insert(kinds)
      result.append(Change(kind: one.kind, truth: one.truth, what: scene, other: (other.kind, other.truth)))
    }
    return result
  }

  private static let attempts = 2000

  /// Whether neither hides the other or puts it at another time.
  private static func areIndependent(_ one: SceneChanges.Single, _ other: SceneChanges.Single) -> Bool {
    guard let name = one.truth.name, let otherName = other.truth.name, name != otherName else { return false }
    let hiding: Set<Kind> = [.layerMissing, .layerOrder, .seed]
    let moving: Set<Kind> = [.touchTime, .dragEnd, .dragDuration, .dragCurve, .holdTime, .eventTime, .emitter]
    func isFar(_ one: Kind, _ other: Kind) -> Bool {
      !hiding.contains(one) && (other.isLook || !moving.contains(one) && !one.isOfBodies)
    }
    return isFar(one.kind, other.kind) && isFar(other.kind, one.kind)
  }
}
