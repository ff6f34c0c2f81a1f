import SpringformDocument
import SpringformExpectations
import SpringformPipeline
import SpringformSceneFile

/// Refreshes that are played; what multiplies shows itself early.
private let refreshes = 6.0

/// Reads a file, and makes and plays the scene as the commands would. Sentences for people are fine; anything else is a
/// finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  do {
    let scene = try SceneFile(bytes, path: "build/fuzz/scene/input.scene.yml")
    precondition(scene.parameterDescriptions.allSatisfy { !$0.name.isEmpty })
    _ = scene.expectations.map(\.sentence)
    try scene.check()
    var settings = RenderSettings()
    settings.rate = 60
    settings.to = refreshes / 60
    settings.seed = scene.seed
    let playback = try Playback(scene.observed, settings: settings)
    // What is drawn is finite: not a number is unequal to itself.
    try playback.play { _, list in precondition(list == list) }
    let record = SampledMotion(try playback.trace())
    for expectation in scene.expectations { _ = expectation.check(record).sentence }
  } catch let problems as ProblemList {
    precondition(!problems.problems.isEmpty && problems.text.isEmpty == false)
    precondition(problems.problems.allSatisfy { $0.position.line >= 1 && $0.position.column >= 1 })
  } catch {}
  return 0
}
