import SpringformBitmap

/// Finds scenes that were renamed or swapped since their baselines were recorded: they show, picture for picture, what belongs
/// to another name.
struct SceneMoves {
  private let subjects: [Subject]
  private let store: BaselineStore
  /// The baselines that new scenes show, by the scenes' names.
  private var origins: [String: Baseline] = [:]
  /// The names of baselines by what all of them can be told by; made when a scene changed.
  private lazy var namesByLook = findNamesByLook()

  /// Draws the scenes that have no baseline, if one of the others could be theirs.
  init(of subjects: [Subject], from uncompared: [UncomparedBaseline], in store: BaselineStore) async {
    (self.subjects, self.store) = (subjects, store)
    guard !uncompared.isEmpty else { return }
    let new = subjects.filter { (try? store.hasFiles(of: $0.name)) == false }
    var left = new.isEmpty ? [] : uncompared.compactMap { try? store.baseline(named: $0.name) }
    for subject in new where left.contains(where: { subject.isDrawn(as: $0.manifest) }) {
      guard let drawn = try? await Manifest.fingerprint(of: subject) else { continue }
      let alike = left.filter { drawn.isSameScene(as: $0.manifest) }
      // Of several the file that was moved to another folder.
      let file = subject.name.split(separator: "/").last
      let named = alike.first { $0.manifest.name.split(separator: "/").last == file }
      guard let origin = named ?? alike.first else { continue }
      origins[subject.name] = origin
      left.removeAll { $0.manifest.name == origin.manifest.name }
    }
  }

  /// What the scene of an obsolete baseline is called now.
  func newName(of name: String) -> String? { origins.first { $0.value.manifest.name == name }?.key }

  /// Says so where a scene has another's baseline, or shows it.
  mutating func explain(_ verdict: inout Verdict) async {
    let name = verdict.result.name
    switch verdict.result.status {
    case .new:
      guard let origin = origins[name] else { return }
      verdict.result.renamedFrom = origin.manifest.name
      verdict.result.origin.renamed = origin.digest
      verdict.explain(Sentences.renamed(from: origin.manifest.name))
    case .changed:
      guard let actual = verdict.actual?.manifest, let own = try? store.baseline(named: name)?.manifest,
        actual.settingChanges(since: own).isEmpty
      else { return }
      let others = (namesByLook[Look(actual)] ?? []).filter { $0 != name }
      let shown = others.filter { (try? store.baseline(named: $0))?.manifest.showsTheSame(as: actual) == true }
      for other in shown where await self.shows(other, own) {
        verdict.explain(Sentences.swapped(with: other))
        return
      }
      if let other = shown.first { verdict.explain(Sentences.shows(other)) }
    default: break
    }
  }

  /// Whether the scene of this name shows a baseline now.
  private func shows(_ name: String, _ baseline: Manifest) async -> Bool {
    guard let subject = subjects.first(where: { $0.name == name }) else { return false }
    return (try? await Manifest.fingerprint(of: subject, against: baseline))?.showsTheSame(as: baseline) == true
  }

  private struct Look: Hashable {
    let count: Int
    let last: Digest?

    init(_ manifest: Manifest) { (count, last) = (manifest.frames.count, manifest.frames.last?.digest) }
  }

  private func findNamesByLook() -> [Look: [String]] {
    var names: [Look: [String]] = [:]
    for header in (try? store.headers()) ?? [] {
      guard let manifest = try? store.manifest(named: header.name) else { continue }
      names[Look(manifest), default: []].append(header.name)
    }
    return names
  }
}

extension Subject {
  /// Whether a manifest may be this subject's: it was drawn with these settings.
  fileprivate func isDrawn(as manifest: Manifest) -> Bool {
    RecordedSettings(settings).changes(since: manifest.settings).isEmpty && parameters == manifest.parameters
  }
}

extension Manifest {
  /// Whether both are of one scene, by any name.
  fileprivate func isSameScene(as other: Self) -> Bool {
    settingChanges(since: other).isEmpty && showsTheSame(as: other)
      && MotionFinding(expected: other.motion, actual: motion).changes.isEmpty
  }
}

extension Verdict {
  /// Says what happened in other words; what else is wrong stays.
  fileprivate mutating func explain(_ sentence: String) {
    result.sentence = ([sentence] + result.unmetExpectations).joined(separator: "; ")
    result.cause = sentence
    result.causes = []
  }
}
