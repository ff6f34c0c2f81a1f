package import SpringformPipeline
package import SpringformScene

/// A scene that says itself what should be true of its motion, as scene files do under `expect`.
///
/// It is checked wherever the scene is verified, beside what the project expects of it.
package protocol ExpectingScene: Playable {
  /// What should be true, with the parameters that are set.
  var expectations: [MotionExpectation] { get }
  /// The same scene with the curves that only its expectations need.
  var observed: any Playable { get }
  /// The names of the conditions among those curves, which are either true or not: the verdict on them tells all of it.
  var observedConditions: Set<String> { get }
}

extension ExpectingScene {
  package var observedConditions: Set<String> { [] }
}

extension SampledMotion {
  /// Plays a scene without drawing it, with all curves that its own expectations need.
  /// - Parameters:
  ///   - scene: with its parameters.
  ///   - settings: which part of it is played, and how many times a second it is looked at.
  /// - Throws: what the scene throws, and `PlaybackError`.
  package init(of scene: any Playable, settings: RenderSettings) throws {
    let observed = (scene as? any ExpectingScene)?.observed ?? scene
    self = try Self(Playback(observed, settings: settings))
  }
}

/// What a scene expects of itself, if it is one that does.
package func ownExpectations(of scene: any Playable) -> [MotionExpectation] {
  (scene as? any ExpectingScene)?.expectations ?? []
}
