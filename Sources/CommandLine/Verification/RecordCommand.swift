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

  @Argument(help: ArgumentHelp("Scenes, or variants as scene@variant; all by default.", valueName: "scene"))
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
    let subjects = try jobs.applied(to: project.subjects(named: names))
    let recorder = Recorder(store: BaselineStore(directory: project.baselines), replacesAll: all)
    if ci { return try check(subjects, recorder) }
    var bar = ProgressBar(isQuiet: quiet)
    defer { bar.end() }
    var entries: [Entry] = []
    for subject in subjects {
      let outcome = try await recorder.record(subject) { done, total in bar.update(done, of: total) }
      bar.end()
      entries.append(Entry(name: subject.name, outcome: outcome))
      if !quiet, !json, outcome != .kept { Console.printError("\(subject.name): \(outcome.rawValue)") }
    }
    if json { return try Console.writeResult(SpringformCommandLine.json(entries) + "\n") }
    let kept = entries.count { $0.outcome == .kept }
    if !quiet, kept > 0 {
      let hint = all ? "" : "; --all writes such anew"
      Console.printError("\(kept) of \(entries.count) baseline\(entries.count == 1 ? " was" : "s were") there\(hint)")
    }
  }

  private struct Entry: Encodable {
    let name: String
    let outcome: Recorder.Outcome
  }

  private func check(_ subjects: [Subject], _ recorder: Recorder) throws {
    let missing = try subjects.filter { try !recorder.isRecorded($0) }.map(\.name)
    guard !missing.isEmpty else { return }
    throw MissingBaselines(names: missing)
  }
}

/// Baselines that would have to be written, where none may be.
struct MissingBaselines: Error {
  let names: [String]
}
