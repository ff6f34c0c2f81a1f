/// What was found about one scene.
package struct SceneResult: Codable, Hashable, Sendable {
  package enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    /// Every pixel and every time is the baseline's.
    case identical
    /// Different only as rasterisers differ, or within the tolerance; passes.
    case similar
    /// Different; fails.
    case changed
    /// There is no baseline yet; fails under `--ci`.
    case new
    /// A part of the baseline is gone; fails.
    case missing
    /// A baseline that nothing is compared with, because its scene or variant is no more or is left out; fails under `--ci`.
    case obsolete
    /// The comparison could not be made, or something is not true that is expected of the motion; fails.
    case failed
  }

  /// The baseline's name: the scene's, with the variant's after an `@`.
  package var name: String
  /// The scene's name, as on the command line.
  package var scene: String
  /// What was set, in order.
  package var parameters: [ParameterSetting]
  package var status: Status
  /// What happened, in one sentence without a full stop.
  package var sentence: String
  /// The name of the baseline that a new scene's becomes when it is accepted; `nil` but for a scene that was renamed.
  package var renamedFrom: String?
  /// The name of the scene that this obsolete baseline becomes that of.
  package var renamedTo: String?
  /// What scenes that changed alike have in common: the sentence without how much differs. `nil` where no cause was found.
  package var cause: String?
  /// What follows the sentence, line by line: all problems of a file, each with the line it stands in.
  package var details: [String]
  /// The baseline; `nil` where there is none.
  package var expected: AnimationSummary?
  /// What was drawn; `nil` where nothing was.
  package var actual: AnimationSummary?
  /// `nil` where frames were not compared, because there was nothing to compare or all digests agreed.
  package var comparison: ComparisonResult?
  /// All that the scene does otherwise than its baseline says, the most visible first; without a record what the pictures tell.
  package var causes: [CauseResult] = []
  /// The curves that changed, and for a changed scene all that it traces.
  package var curves: [CurveResult]
  /// What was another when the baseline was recorded.
  package var environmentChanges: [EnvironmentChange]
  /// What is expected of the motion and not true, each in one sentence.
  package var unmetExpectations: [String]
  package var media: Media
  /// The command that accepts what was drawn; `nil` when there is nothing to accept.
  package var acceptCommand: String?
  /// What a verification of this scene alone would end with: 0 when it passes.
  package var exitCode: Int32
  /// What the files came from, so that exactly what was verified is accepted.
  package var origin: Origin

  package init(
    name: String, scene: String, parameters: [ParameterSetting] = [], status: Status, sentence: String,
    cause: String? = nil, details: [String] = [], expected: AnimationSummary? = nil, actual: AnimationSummary? = nil,
    comparison: ComparisonResult? = nil,
    curves: [CurveResult] = [], environmentChanges: [EnvironmentChange] = [], unmetExpectations: [String] = [],
    media: Media = Media(),
    acceptCommand: String? = nil, exitCode: Int32 = 0, origin: Origin = Origin()
  ) {
    self.name = name
    self.scene = scene
    self.parameters = parameters
    self.status = status
    self.sentence = sentence
    self.cause = cause
    self.details = details
    self.expected = expected
    self.actual = actual
    self.comparison = comparison
    self.curves = curves
    self.environmentChanges = environmentChanges
    self.unmetExpectations = unmetExpectations
    self.media = media
    self.acceptCommand = acceptCommand
    self.exitCode = exitCode
    self.origin = origin
  }
}

extension SceneResult {
  /// The sentence for a place where the status has been told already: it does not begin with that word again.
  package var sentenceAfterStatus: String {
    let beginning = status.rawValue + ": "
    return sentence.hasPrefix(beginning) ? String(sentence.dropFirst(beginning.count)) : sentence
  }
}

/// A parameter and its value, as on the command line.
package struct ParameterSetting: Codable, Hashable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// An animation's outer facts.
package struct AnimationSummary: Codable, Hashable, Sendable {
  /// Pixels.
  package var width: Int
  package var height: Int
  /// Pixels per point.
  package var scale: Double
  /// Pictures per second.
  package var rate: Double
  package var frameCount: Int
  /// Seconds of one play.
  package var duration: Double
  /// How often it plays, `nil` for ever.
  package var plays: Int?

  package init(
    width: Int, height: Int, scale: Double, rate: Double, frameCount: Int, duration: Double, plays: Int? = nil
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.rate = rate
    self.frameCount = frameCount
    self.duration = duration
    self.plays = plays
  }
}

/// Paths of files relative to the results folder, with `/` between parts; `nil` for what was not written.
package struct Media: Codable, Hashable, Sendable {
  /// Lossless animations (APNG).
  package var expected: String?
  package var actual: String?
  /// The amplified difference, one frame for each of the comparison's moments (APNG).
  package var difference: String?
  /// Expected, actual and difference beside each other (GIF).
  package var sideBySide: String?
  /// What a comment shows of it: the moment of these that differs most, or a new scene's picture (PNG).
  package var picture: String?

  package init(
    expected: String? = nil, actual: String? = nil, difference: String? = nil, sideBySide: String? = nil,
    picture: String? = nil
  ) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
    self.sideBySide = sideBySide
    self.picture = picture
  }
}
