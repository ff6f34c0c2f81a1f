import SpringformComparison
import SpringformMotionRecord
import SpringformPipeline
import SpringformVerification

/// One change put to the judge.
struct Trial: Sendable {
  let id: String
  let original: Original
  let change: Change

  /// What was said of it, once for each mode; nothing when no pixel moved. A change too weak to be seen is put only to
  /// whoever knows what was recorded.
  func rows(_ modes: [Row.Mode]) async throws -> [Row] {
    let name = original.file.replacing(".apng", with: "") + "-" + (id.split(separator: "/").last ?? "")
    let file = name + ".apng"
    var (expected, expectedFile) = (original.frames, original.file)
    var rows: [Row] = []
    let changed: Frames
    switch change.what {
    case .scene(let scene, let seed):
      let subject = original.banked.subject(scene, seed: seed)
      let recording = try await Recording(of: subject)
      guard !recording.manifest.showsTheSame(as: original.recording.manifest) else { return [] }
      changed = Frames(pictures: try recording.pictures(), rate: original.frames.rate)
      try OutputFile.write(recording.animation, to: file)
      if let other = change.other {
        let result = try await Verifier(store: original.store).verify(subject).result
        return [row(of: result, other)]
      }
      if modes.contains(.recorded) {
        let result = try await Verifier(store: original.store).verify(subject).result
        rows.append(
          row(.recorded, passed: result.status == .identical || result.status == .similar, result.sentence))
      }
    case .frames(let edit):
      changed = try edit(original.frames)
      guard changed.rate != original.frames.rate || changed.pictures != original.frames.pictures else { return [] }
      try OutputFile.write(try await changed.encoded(), to: file)
    case .pair(let edit):
      let pair = try edit(original.frames)
      (expected, changed) = (pair.expected, pair.actual)
      expectedFile = name + "-expected.apng"
      try OutputFile.write(try await expected.encoded(), to: expectedFile)
      try OutputFile.write(try await changed.encoded(), to: file)
    }
    if modes.contains(.pixels), changed.isVisiblyOther(than: expected) {
      let comparison = try FileComparison(expected: expectedFile, actual: file).comparison
      rows.append(row(.pixels, passed: comparison.tier != .different, comparison.sentence))
    }
    return rows
  }

  /// Both causes have to be named: in the sentence, which is right then, or at least among all that a page tells.
  private func row(of result: SceneResult, _ other: (kind: Kind, truth: Truth)) -> Row {
    let judges = [change, Change(kind: other.kind, truth: other.truth, what: change.what)].map {
      RecordedJudge(change: $0)
    }
    let isInSentence = judges.allSatisfy { $0.judge(result.sentence).rightness == .right }
    let isAnywhere = judges.allSatisfy { judge in
      result.causes.contains { judge.judge($0.phrase).rightness == .right }
    }
    return Row(
      id: id, kind: change.kind, truth: "\(change.truth); \(other.truth)", mode: .pairs,
      passed: result.status == .identical || result.status == .similar, sentence: result.sentence,
      rightness: isInSentence && isAnywhere ? .right : isAnywhere ? .vague : .wrong, others: result.causes.count - 2)
  }

  private func row(_ mode: Row.Mode, passed: Bool, _ sentence: String) -> Row {
    let (rightness, others) =
      switch mode {
      case .recorded, .pairs: RecordedJudge(change: change).judge(sentence)
      case .pixels: (PictureJudge(change: change).judge(sentence), 0)
      }
    return Row(
      id: id, kind: change.kind, truth: change.truth.description, mode: mode, passed: passed, sentence: sentence,
      rightness: rightness, isTellable: mode != .pixels || !change.rightClaims.isEmpty, others: others)
  }
}
