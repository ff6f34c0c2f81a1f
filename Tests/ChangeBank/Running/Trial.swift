import SpringformComparison
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
    let file = original.file.replacing(".apng", with: "") + "-" + (id.split(separator: "/").last ?? "") + ".apng"
    var rows: [Row] = []
    let changed: Frames
    switch change.what {
    case .scene(let scene, let seed):
      let subject = original.banked.subject(scene, seed: seed)
      let recording = try await Recording(of: subject)
      guard !recording.manifest.showsTheSame(as: original.recording.manifest) else { return [] }
      changed = Frames(pictures: try recording.pictures(), rate: original.frames.rate)
      try OutputFile.write(recording.animation, to: file)
      if modes.contains(.recorded) {
        let result = try await Verifier(store: original.store).verify(subject).result
        rows.append(
          row(.recorded, passed: result.status == .identical || result.status == .similar, result.sentence))
      }
    case .frames(let edit):
      changed = try edit(original.frames)
      guard changed.rate != original.frames.rate || changed.pictures != original.frames.pictures else { return [] }
      try OutputFile.write(try await changed.encoded(), to: file)
    }
    if modes.contains(.pixels), changed.isVisiblyOther(than: original.frames) {
      let comparison = try FileComparison(expected: original.file, actual: file).comparison
      rows.append(row(.pixels, passed: comparison.tier != .different, comparison.sentence))
    }
    return rows
  }

  private func row(_ mode: Row.Mode, passed: Bool, _ sentence: String) -> Row {
    let rightness =
      switch mode {
      case .recorded: RecordedJudge(change: change).judge(sentence)
      case .pixels: PictureJudge(change: change).judge(sentence)
      }
    return Row(
      id: id, kind: change.kind, truth: change.truth.description, mode: mode, passed: passed, sentence: sentence,
      rightness: rightness)
  }
}
