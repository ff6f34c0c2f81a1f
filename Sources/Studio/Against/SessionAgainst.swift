import SpringformComparison
import SpringformPipeline
import SpringformScene
import SpringformVerification

extension Session {
  func sendReference(_ id: Int) async throws {
    guard let reference = scenes.reference else { return }
    send(FileMessage(id: id, command: "", bytes: try await reference.portable()))
  }

  /// Draws the scene as the file was drawn, and compares them as `compare` does.
  func judge(_ id: Int, _ values: [String: String], _ strokes: [Stroke]?) {
    let before = judging
    before?.cancel()
    guard let reference = scenes.reference, let open, let shot else { return }
    guard let points = try? Self.size(of: shot.footage.scene, 1, view) else { return }
    let plan = reference.plan(forWidth: Double(points.width))
    guard let words = words(values, plan) else { return }
    judging = Task(priority: .background) { [services = scenes.services] in
      // One after the other, so that hasty hands do not fill the machine.
      await before?.value
      do {
        try Task.checkCancellation()
        let drawn = try await services.render(words, plan.suffix, open.maker(strokes))
        try Task.checkCancellation()
        let judgement = try await Self.judgement(id, drawn, reference)
        try Task.checkCancellation()
        tell(.judgement(judgement))
      } catch is CancellationError {
      } catch {
        tell(.judgement(Judgement(id: id, unknown: services.describe(error))))
      }
    }
  }

  @concurrent private static func judgement(
    _ id: Int, _ drawn: [UInt8], _ reference: Reference
  ) async throws -> Judgement {
    let files = try FileComparison(
      expected: (reference.path, reference.bytes), actual: ("the scene", drawn), choosesMetric: true)
    return Judgement(id: id, files.comparison)
  }
}
