public import SpringformExpectations
public import SpringformPipeline
public import SpringformScene

/// Plays a scene without drawing it and checks what should be true of its motion, whatever its pixels.
///
/// ```swift
/// @Test func swing() {
///   assertMotion(Bounce(), .settles("ball.x", at: 260, by: 2), .overshoots("ball.x", atMost: 0.2))
/// }
/// ```
/// Every expectation that is not met fails the test with a sentence of its own.
/// - Parameters:
///   - scene: with its parameters.
///   - expectations: what should be true of the curves and events that the scene traces.
///   - settings: which part of the scene is played, and how many times a second it is looked at.
///   - fileID: where the assertion stands.
///   - filePath: where the assertion stands.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
public func assertMotion(
  _ scene: any Playable, _ expectations: MotionExpectation..., settings: RenderSettings = RenderSettings(),
  fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, function: "", line: line, column: column)
  let name = scene.baselineName
  do {
    let record = try SampledMotion(of: scene, settings: settings)
    for result in expectations.map({ $0.check(record) }) where !result.passes {
      place.fail("\(name): \(result.sentence)")
    }
  } catch {
    place.fail("\(name) could not be played: \(describe(error))")
  }
}
