import SpringformBitmap
import SpringformNumerics
import SpringformPipeline

/// What all parts of a verification are made of, so that parts of other scenes, settings or baselines are never joined: digests by the
/// names of scenes and variants.
///
/// Paths are not among it, since each machine may have its own.
package struct RunInputs: Codable, Hashable, Sendable {
  /// How each is drawn and compared.
  var settings: [String: Digest]
  /// What the files say that each was made of; those that were made of none are not here.
  var files: [String: Digest]
  /// What the baselines' manifests say, of everything that has one.
  var baselines: [String: Digest]

  /// - Throws: ``BaselineError``.
  init(of run: VerificationRun) throws(BaselineError) {
    let subjects = run.subjects
    settings = Dictionary(subjects.map { ($0.name, Digest(ofText: $0.settingsText)) }) { first, _ in first }
    let contents = subjects.compactMap { subject in run.content(of: subject).map { (subject.name, Digest(ofText: $0)) }
    }
    files = Dictionary(contents) { first, _ in first }
    baselines = try run.verifier.store.manifestDigests(besides: subjects.map(\.name) + run.uncompared.map(\.name))
  }

  /// How two parts are not made of the same.
  package struct Difference: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case coverage, files, settings, baselines }

    package var kind: Kind
    /// Of scenes and variants, in ascending order.
    package var names: [String]

    package init(_ kind: Kind, _ names: [String]) { (self.kind, self.names) = (kind, names) }
  }

  /// What an author changes most comes first; `nil` where nothing differs.
  func difference(from other: Self) -> Difference? {
    let coverage = Set(settings.keys).symmetricDifference(other.settings.keys)
    if !coverage.isEmpty { return Difference(.coverage, coverage.sorted()) }
    let parts: [(Difference.Kind, KeyPath<Self, [String: Digest]>)] = [
      (.files, \.files), (.settings, \.settings), (.baselines, \.baselines),
    ]
    for (kind, path) in parts {
      let (own, others) = (self[keyPath: path], other[keyPath: path])
      let names = Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }
      if !names.isEmpty { return Difference(kind, names.sorted()) }
    }
    return nil
  }
}

extension RunInputs.Difference {
  /// - Parameters:
  ///   - path: of the results of one part.
  ///   - other: of those of the other.
  func sentence(_ path: String, _ other: String) -> String {
    let most = 3
    let shown = names.prefix(most).map { "'\($0)'" } + (names.count > most ? ["\(names.count - most) more"] : [])
    let (list, isOne) = (shown.joined(conjunction: "and"), names.count == 1)
    return switch kind {
    case .coverage: "\(list) \(isOne ? "is" : "are") verified in only one of '\(path)' and '\(other)'"
    case .files: "the content of \(list) is another in '\(path)' than in '\(other)'"
    case .settings: "the settings of \(list) are others in '\(path)' than in '\(other)'"
    case .baselines:
      "the \(isOne ? "baseline" : "baselines") of \(list) \(isOne ? "is another" : "are others") in '\(path)' than in "
        + "'\(other)'"
    }
  }
}

extension Subject {
  /// What is set that decides the result, and not how fast it comes.
  var settingsText: String {
    var settings = settings
    settings.jobs = 1
    return """
      \(name) \(sceneName) \(parameters)
      \(settings)
      \(loop) \(tolerance) \(expectations)
      """
  }
}

extension VerificationRun {
  /// What stands for the content of the files that a scene was made of: of one that cannot be read what is wrong with it; `nil` where it
  /// was made of none.
  fileprivate func content(of subject: Subject) -> String? {
    if let scene = subject.scene as? UnreadableScene { return "unreadable " + describe(scene.error).sentence }
    return subject.files.isEmpty ? nil : subject.files.map(\.digest.description).sorted().joined(separator: " ")
  }
}

extension BaselineStore {
  /// Digests of all baselines' manifests by the baselines' names; one that is there and cannot be read is like others such.
  fileprivate func manifestDigests(besides known: [String]) throws(BaselineError) -> [String: Digest] {
    var digests: [String: Digest] = [:]
    for name in try known + headers(otherThan: known).map(\.name) {
      do {
        digests[name] = try manifestDigest(of: name)
      } catch {
        digests[name] = Digest(ofText: "unreadable")
      }
    }
    return digests
  }
}

extension Digest {
  fileprivate init(ofText text: String) { self.init(of: Array(text.utf8)) }
}
