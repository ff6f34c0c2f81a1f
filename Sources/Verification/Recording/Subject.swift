package import SpringformCodecs
package import SpringformComparison
package import SpringformExpectations
package import SpringformPipeline
package import SpringformScene

/// A scene with everything that decides what is verified of it.
package struct Subject: Sendable {
  /// The baseline's name: the scene's, with the variant's after an `@`.
  package var name: String
  /// The scene's name, as on the command line.
  package var sceneName: String
  /// What was set on the scene, in order.
  package var parameters: [ParameterSetting]
  /// With its parameters.
  package var scene: any Playable
  package var settings: RenderSettings
  package var loop: LoopCount
  package var tolerance: AnimationTolerance
  /// What should be true of the motion, whatever its pixels: what the scene expects of itself, and what the project does.
  package var expectations: [MotionExpectation]
  /// What was read to make the scene.
  package var files: [ReadFiles.Entry] = []

  /// - Parameters:
  ///   - name: the baseline's name; the scene's by default.
  ///   - sceneName: the scene's name, as on the command line.
  ///   - parameters: what was set on the scene, for people to read.
  ///   - scene: with its parameters.
  ///   - settings: which part is drawn, how large and how often.
  ///   - loop: how often the recorded animation plays.
  ///   - tolerance: what may differ.
  ///   - expectations: what should be true of the motion besides what the scene expects of itself.
  package init(
    name: String? = nil, sceneName: String, parameters: [ParameterSetting] = [], scene: any Playable,
    settings: RenderSettings = RenderSettings(), loop: LoopCount = .forever,
    tolerance: AnimationTolerance = AnimationTolerance(), expectations: [MotionExpectation] = []
  ) {
    self.name = name ?? sceneName
    self.sceneName = sceneName
    self.parameters = parameters
    self.scene = scene
    self.settings = settings
    self.loop = loop
    self.tolerance = tolerance
    self.expectations = ownExpectations(of: scene) + expectations
  }
}
