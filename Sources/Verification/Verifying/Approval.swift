/// Accepts what a verification drew as the new baselines.
package struct Approval {
  private let folder: ResultsFolder
  private let store: BaselineStore
  private let results: RunResults

  /// - Parameters:
  ///   - folder: where a verification left its results.
  ///   - store: the baselines that it compared with.
  /// - Throws: ``ResultsError``.
  package init(from folder: ResultsFolder, into store: BaselineStore) throws(ResultsError) {
    self.folder = folder
    self.store = store
    results = try folder.load()
  }

  /// The names of all results that wait to be accepted: changed and new scenes, and not those that passed as similar.
  package var acceptable: [String] { results.scenes.filter(\.awaitsApproval).map(\.name) }

  /// The names of the results that can be accepted among those of this name, or of the scene of this name.
  /// - Throws: ``ResultsError/unknownScene(_:known:)``, ``ResultsError/notAcceptable(_:_:)``,
  ///   ``ResultsError/unmetExpectations(_:_:)``.
  package func acceptable(meantBy name: String) throws(ResultsError) -> [String] {
    let meant = results.scenes.filter { $0.name == name || $0.scene == name }
    guard let first = meant.first else { throw .unknownScene(name, known: results.scenes.map(\.name)) }
    let acceptable = meant.filter(\.isAcceptable)
    guard !acceptable.isEmpty else { throw first.refusal }
    return acceptable.map(\.name)
  }

  /// The results that fail and cannot be accepted, because there is nothing to accept.
  package var unacceptable: [SceneResult] {
    results.scenes.filter { $0.exitCode != 0 && !$0.awaitsApproval && $0.renamedTo == nil }
  }

  /// Of the results of these names those that fail whatever their pictures, because they break what is expected of them.
  package func breakingExpectations(_ names: [String]) -> [SceneResult] {
    results.scenes.filter { names.contains($0.name) && !$0.unmetExpectations.isEmpty }
  }

  /// Replaces baselines by the animations that were stored when the scenes were verified; nothing is drawn again. A renamed
  /// scene's baseline has its new name then, and no longer the old one.
  ///
  /// All of them are checked before the first is replaced: the files must be those that were verified, and the baselines
  /// those that they were compared with, or the accepted ones already.
  /// - Parameter names: any of ``acceptable`` or ``acceptable(meantBy:)``.
  /// - Returns: the names whose baselines were written; the others had been accepted before.
  /// - Throws: ``ResultsError``, ``BaselineError``, `OutputError`.
  package func accept(_ names: [String]) throws -> [String] {
    var seen: Set<String> = []
    let recordings = try names.filter { seen.insert($0).inserted }.map { try recording($0) }
    let written = try recordings.filter { try store.write($0) }.map(\.manifest.name)
    for result in results.scenes where seen.contains(result.name) {
      guard let old = result.renamedFrom else { continue }
      // One that has been recorded anew since is another scene's.
      if try store.baseline(named: old)?.digest == result.origin.renamed { try store.remove(old) }
    }
    return written
  }

  /// The name of the baseline that goes when a scene's result is accepted, because the scene was renamed.
  package func formerName(of name: String) -> String? { results.scenes.first { $0.name == name }?.renamedFrom }

  /// The scene's name of what was verified by a name.
  package func scene(of name: String) -> String? { results.scenes.first { $0.name == name }?.scene }

  /// What was verified by a name.
  func manifest(of name: String) throws -> Manifest { try folder.manifest(of: result(named: name)) }

  private func result(named name: String) throws(ResultsError) -> SceneResult {
    guard let result = results.scenes.first(where: { $0.name == name }) else {
      throw .unknownScene(name, known: results.scenes.map(\.name))
    }
    return result
  }

  /// What is to be written.
  private func recording(_ name: String) throws -> Recording {
    let result = try result(named: name)
    guard result.isAcceptable else { throw result.refusal }
    let recording = try folder.recording(of: result)
    let current = try store.baseline(named: name)?.digest
    // What was accepted before is not written again.
    guard current == result.origin.baseline || current == result.origin.actual else {
      throw ResultsError.baselineChanged(name)
    }
    return recording
  }
}

extension SceneResult {
  /// Whether what was drawn can be accepted by the scene's name. Where every picture is identical, it is a new record.
  var isAcceptable: Bool { origin.actual != nil && status != .failed }

  /// Why it cannot be accepted.
  package var refusal: ResultsError {
    unmetExpectations.isEmpty ? .notAcceptable(name, status) : .unmetExpectations(name, unmetExpectations)
  }

  /// Whether something was drawn that does not pass, or has nothing to be compared with.
  package var awaitsApproval: Bool { isAcceptable && status != .similar }
}
