import ArgumentParser
import Springform
import SpringformVerification

struct RecordCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Draws scenes and keeps them as baselines.",
    discussion: """
      Baselines that are missing are written; those that are there stay, unless --all is given. With --ci nothing is \
      written, and a missing baseline is a failure with exit code 2.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes, variants as scene@variant, or files and folders of scenes; by default what \(Project.fileName) names, or else what has a baseline.",
      valueName: "scene"))
  var names: [String] = []

  @OptionGroup var options: ProjectOptions
  @OptionGroup var jobs: JobsOption

  @Flag(help: "Write the baselines that are there anew, too.") var all = false
  @Flag(help: "Write nothing; fail if a baseline is missing.") var ci = false
  @Flag(help: "Print what was done as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    if all, ci {
      throw UsageError.conflict("--all writes baselines, and with --ci none is written", hint: "leave one out")
    }
    let project = try options.project()
    let store = BaselineStore(directory: project.baselines)
    let subjects = try jobs.applied(to: project.coverage(of: names, in: store).subjects)
    let recorder = Recorder(store: store, replacesAll: all)
    let failure = ci ? try check(subjects, recorder) : try await record(subjects, recorder)
    if let failure { throw failure }
  }

  /// Writes what there is to write; whatever fails is told, and the others are recorded all the same.
  /// - Returns: the first failure.
  private func record(_ subjects: [Subject], _ recorder: Recorder) async throws -> FailedVerdict? {
    var bar = ProgressBar(isQuiet: quiet)
    defer { bar.end() }
    var entries: [Entry] = []
    var failure: FailedVerdict?
    for subject in subjects {
      do {
        let outcome = try await recorder.record(subject) { done, total in bar.update(done, of: total) }
        bar.end()
        entries.append(Entry(name: subject.name, outcome: outcome.rawValue))
        if !quiet, !json, outcome != .kept { Console.printError("\(subject.name): \(outcome.rawValue)") }
      } catch {
        bar.end()
        entries.append(Entry(name: subject.name, outcome: "failed"))
        let told = tell(error, of: subject)
        failure = failure ?? told
      }
    }
    if json { try Console.writeResult(SpringformCommandLine.json(entries) + "\n") }
    let kept = entries.count { $0.outcome == Recorder.Outcome.kept.rawValue }
    if !quiet, !json, kept > 0 {
      let hint = all ? "" : "; --all writes such anew"
      Console.printError("\(kept) of \(entries.count) baseline\(entries.count == 1 ? " was" : "s were") there\(hint)")
    }
    return failure
  }

  private struct Entry: Encodable {
    let name: String
    let outcome: String
  }

  private func check(_ subjects: [Subject], _ recorder: Recorder) throws -> FailedVerdict? {
    var missing: [String] = []
    var failure: FailedVerdict?
    for subject in subjects {
      do {
        if try !recorder.isRecorded(subject) { missing.append(subject.name) }
      } catch {
        let told = tell(error, of: subject)
        failure = failure ?? told
      }
    }
    guard missing.isEmpty else {
      let told = ErrorMessage(MissingBaselines(names: missing))
      told.print()
      return failure ?? FailedVerdict(exitCode: told.exitCode)
    }
    return failure
  }

  private func tell(_ error: any Error, of subject: Subject) -> FailedVerdict {
    let message = ErrorMessage(error)
    message.print(about: subject.name)
    return FailedVerdict(exitCode: message.exitCode)
  }
}

/// Baselines that would have to be written, where none may be.
struct MissingBaselines: Error {
  let names: [String]
}
