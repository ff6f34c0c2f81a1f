import SpringformMotionRecord
import SpringformPipeline
import SpringformScene

/// Experiments that tell what follows from a parameter or the seed: where one is another than before, the scene is played once more
/// with it as it was. Nothing is drawn for that.
enum SettingTrials {
  /// - Parameters:
  ///   - subject: what is verified.
  ///   - expected: what it did before.
  ///   - actual: what it does.
  /// - Returns: what it does with one more of the changed settings each time as it was; nothing where none has changed, or
  ///   where the scene cannot be played with them.
  static func records(
    of subject: Subject, expected: MotionRecord, actual: MotionRecord
  ) -> [MotionRecord] {
    var steps = Set(expected.parameters.keys).intersection(actual.parameters.keys).sorted().compactMap { name in
      expected.parameters[name] == actual.parameters[name] ? nil : expected.parameters[name].map { [(name, $0)] }
    }
    // Many that change at once are tried together.
    if steps.count > mostTrials { steps = [steps.flatMap(\.self)] }
    var (trial, records) = (subject, [MotionRecord]())
    do {
      for step in steps {
        trial.scene = try trial.scene.settingParameters(step)
        records.append(try record(of: trial))
      }
      if expected.seed != actual.seed {
        trial.settings.seed = expected.seed
        records.append(try record(of: trial))
      }
    } catch {
      return []
    }
    return records
  }

  private static let mostTrials = 8

  private static func record(of subject: Subject) throws -> MotionRecord {
    try Playback(subject.scene, settings: subject.settings).observe().motion
  }
}
