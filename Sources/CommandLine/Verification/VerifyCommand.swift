import ArgumentParser
import Springform
import SpringformBitmap
import SpringformVerification

struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Draws scenes and compares them with their baselines.",
    discussion: """
      What was found goes into the report directory: results.json, and for every scene that is not identical its \
      animations, so that 'approve' can accept them. Baselines are never written.
      A baseline that nothing is compared with is told, because its scene's file is gone or nothing names it any more: of a \
      folder those of files below it, without names all.
      Exit codes: 0 all pass, 1 a scene changed, 2 with --ci: a scene has no baseline, or nothing is compared with a \
      baseline; another code tells why a comparison could not be made.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scenes, variants as scene@variant, or files and folders of scenes; by default what \(Project.fileName) names, or else what has a baseline.",
      valueName: "scene"))
  var names: [String] = []

  @OptionGroup var options: ProjectOptions
  @OptionGroup var jobs: JobsOption
  @OptionGroup var reports: ReportOption
  @OptionGroup var address: AddressOptions

  @Flag(help: "Let missing and obsolete baselines fail.") var ci = false

  @Option(
    help: ArgumentHelp(
      "Verify only part I of N; the parts take about as long as each other, by what the baselines tell.",
      valueName: "i/n"))
  var shard: ShardOption?

  @Flag(
    help:
      "Write down in the report directory what is found, and take over what an interrupted run found there of the same files, settings and program."
  ) var resume = false

  @Flag(help: "Print the results as JSON.") var json = false
  @Flag(help: "Print nothing but errors.") var quiet = false

  func run() async throws {
    let project = try project()
    let folder = try reports.folder(of: project)
    // Whatever ends this run must not leave what another has found.
    try folder.discardResults()
    let store = BaselineStore(directory: project.baselines)
    let coverage = try project.coverage(of: names, in: store)
    // A build server would be green for ever.
    guard !ci || !coverage.isEmpty else { throw NothingCovered() }
    let run = VerificationRun(
      verifier: Verifier(store: store), subjects: try jobs.applied(to: coverage.subjects),
      uncompared: coverage.uncompared, isCI: ci,
      shard: shard?.shard, machine: resume ? try machine() : nil, acceptCommand: acceptCommand(),
      describe: { error in
        let failure = ErrorMessage(error)
        return (failure.text ?? "\(error)", failure.exitCode)
      })
    var bar = ProgressBar(isQuiet: quiet || json)
    defer { bar.end() }
    var list = ResultsList(isQuiet: quiet || json)
    var durations: [String: Double] = [:]
    var begin = ContinuousClock.now
    var keptCount = 0
    let found = try await run.run(into: folder) { _, done, total in
      bar.update(done, of: total)
    } finished: { result, isKept in
      let end = ContinuousClock.now
      if !isKept { durations[result.name] = (end - begin) / .seconds(1) }
      begin = end
      keptCount += isKept ? 1 : 0
      bar.end()
      list.add(result)
    }
    if keptCount > 0, !quiet, !json {
      Console.printError("\(keptCount) of \(found.scenes.count) were verified before, and are as they were")
    }
    let results = try await VerificationSummary.writeReport(
      on: found, in: folder, durations: durations, addresses: address.addresses)
    try VerificationSummary(results, in: folder, acceptCommand: acceptCommand()("")).report(json: json, quiet: quiet)
  }

  /// Where the settings cannot be read, old results go from where they are without any.
  private func project() throws -> Project {
    do {
      return try options.project()
    } catch {
      try reports.folder(ofUnreadable: options)?.discardResults()
      throw error
    }
  }

  private func machine() throws -> Digest {
    guard let digest = MachineDigest.current() else {
      throw UsageError.conflict(
        "a library was replaced while the program runs, so nobody can tell what draws", hint: "run it again")
    }
    return digest
  }

  /// The options that lead `approve` to the same places.
  private func acceptCommand() -> @Sendable (String) -> String {
    let places = [("--config", options.config), ("--baselines", options.baselines), ("--report", reports.report)]
      .flatMap { option, value in value.map { [option, shellQuoted($0)] } ?? [] }
    let program = RootCommand.programName
    return { name in ([program, "approve"] + places + (name.isEmpty ? [] : [shellQuoted(name)])).joined(separator: " ")
    }
  }
}

struct ShardOption: ExpressibleByArgument {
  let shard: Shard

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], let shard = Shard(index: index, of: count)
    else {
      return nil
    }
    self.shard = shard
  }
}

/// A word of a shell command that stands for a text.
func shellQuoted(_ text: String) -> String {
  let plain = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./@+,:=".utf8.contains(byte)
    }
  }
  return plain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
}
