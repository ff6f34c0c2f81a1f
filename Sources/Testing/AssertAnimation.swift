public import SpringformComparison
public import SpringformPipeline
public import SpringformScene
import SpringformVerification

/// Draws a scene and compares it with its baseline, picture by picture and in time.
///
/// ```swift
/// @Test func bounce() async {
///   await assertAnimation(Bounce(), settings: RenderSettings(rate: 25))
/// }
/// ```
/// It works in Swift Testing and in XCTest. When the animation changed, the test fails with one sentence that says how, and
/// the expected and the actual animation and their amplified difference are left in a folder that the message names.
///
/// A baseline is a lossless animation and its manifest, in `__Baselines__` beside the test's file, in a directory named
/// after that file: `bounce.bounce.apng` and `bounce.bounce.json`, after the test function and the scene.
/// - Parameters:
///   - scene: with its parameters.
///   - name: tells apart what one test asserts of one scene several times; part of the baseline's name. A test that takes
///     arguments has to give one that is made of them.
///   - settings: which part is drawn, how large and how often.
///   - tolerance: what may differ.
///   - record: when baselines are written; by default as the variable `SPRINGFORM_RECORD` says, see ``RecordMode``.
///   - baselines: the baselines' directory; a relative path begins beside the test's file.
///   - fileID: where the assertion stands.
///   - filePath: where the assertion stands.
///   - function: the test's name.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
public func assertAnimation(
  _ scene: any Playable, named name: String? = nil, settings: RenderSettings = RenderSettings(),
  tolerance: AnimationTolerance = AnimationTolerance(), record: RecordMode? = nil, baselines: String? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: Int = #column
) async {
  let place = TestPlace(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let subject = Subject(
    scene, name: place.baselineName(scene.baselineName, name), settings: settings, tolerance: tolerance)
  await BaselineAssertion(subject: subject, name: name, place: place, baselines: baselines, record: record).run()
}

/// Draws the picture that a scene shows at one moment and compares it with its baseline.
///
/// ```swift
/// @Test func open() async { await assertFrame(Menu(), at: 0.8) }
/// ```
/// Everything is as with `assertAnimation`; the baseline is an animation of a single picture.
/// - Parameters:
///   - scene: with its parameters.
///   - time: seconds of the scene.
///   - name: tells apart what one test asserts of one scene several times; by default the time does. A test that takes
///     arguments has to give one that is made of them.
///   - settings: how large it is drawn; how long and how often it plays has no meaning here, but for the rate, at whose
///     refreshes the scene is played.
///   - tolerance: what may differ.
///   - record: when baselines are written; by default as the variable `SPRINGFORM_RECORD` says, see ``RecordMode``.
///   - baselines: the baselines' directory; a relative path begins beside the test's file.
///   - fileID: where the assertion stands.
///   - filePath: where the assertion stands.
///   - function: the test's name.
///   - line: where the assertion stands.
///   - column: where the assertion stands.
public func assertFrame(
  _ scene: any Playable, at time: Double, named name: String? = nil, settings: RenderSettings = RenderSettings(),
  tolerance: Tolerance = Tolerance(), record: RecordMode? = nil, baselines: String? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, function: String = #function, line: UInt = #line,
  column: Int = #column
) async {
  let place = TestPlace(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let subject = Subject(
    scene, name: place.baselineName(scene.baselineName, name ?? "\(time)s"), settings: settings.still(at: time),
    tolerance: AnimationTolerance(picture: tolerance))
  await BaselineAssertion(subject: subject, name: name, place: place, baselines: baselines, record: record).run()
}

extension Subject {
  fileprivate init(_ scene: any Playable, name: String, settings: RenderSettings, tolerance: AnimationTolerance) {
    self.init(
      name: name, sceneName: scene.baselineName,
      parameters: scene.parameterSettings, scene: scene, settings: settings,
      tolerance: tolerance)
  }
}
