import SpringformNumerics
import SpringformVerification

/// A run as JUnit XML, the format that build servers show: a test case for each scene.
///
/// What changed or is not as expected is a failure, what could not be compared an error, and what only `--ci` takes for a failure is skipped
/// without it. Pictures are attached as GitLab and the attachments plug-in of Jenkins look for them, by a line of the test's output.
struct JUnitReport {
  let text: String

  /// - Parameters:
  ///   - results: what was found.
  ///   - directory: where the results' media are, as build servers find it.
  ///   - durations: by the scenes' names, in seconds; what is not known is left out.
  init(_ results: RunResults, in directory: String = ".", durations: [String: Double] = [:]) {
    let cases = results.scenes.map { Case($0, in: directory, duration: durations[$0.name]) }
    let known = results.scenes.compactMap { durations[$0.name] }
    let time = known.isEmpty ? "" : " time=\"\(Self.seconds(known.reduce(0, +)))\""
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.outcome == .failure })\""
      + " errors=\"\(cases.count { $0.outcome == .error })\""
    let skipped = " skipped=\"\(cases.count { $0.outcome == .skipped })\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"springform\" \(counts)\(time)>",
      "  <testsuite name=\"springform\" \(counts)\(skipped)\(time)>", "    <properties>",
    ]
    let environment = results.environment
    let properties =
      [("springform", environment.springform), ("architecture", environment.architecture)]
      + environment.libraries.map { ($0.name, $0.version) }
    lines += properties.map { "      <property name=\"\(htmlEscaped($0.0))\" value=\"\(htmlEscaped($0.1))\"/>" }
    lines.append("    </properties>")
    lines += cases.flatMap(\.lines)
    text = (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// The durations that an earlier report tells of these scenes.
  static func durations(of names: [String], in text: String) -> [String: Double] {
    var durations: [String: Double] = [:]
    let names = Dictionary(names.map { (htmlEscaped($0), $0) }) { first, _ in first }
    for line in text.split(separator: "\n") where line.contains("<testcase ") {
      // No attribute holds an unescaped quotation mark.
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 5, parts[4].hasSuffix(" time="), let name = names[String(parts[1])] else { continue }
      durations[name] = Double(parts[5])
    }
    return durations
  }

  private static func seconds(_ value: Double) -> String {
    let milliseconds = Int((min(max(value, 0), 1e9) * 1000).rounded())
    return "\(milliseconds / 1000)." + String(milliseconds % 1000, digits: 3)
  }

  private struct Case {
    enum Outcome { case passed, failure, error, skipped }

    let outcome: Outcome
    let lines: [String]

    init(_ scene: SceneResult, in directory: String, duration: Double?) {
      let start =
        "    <testcase name=\"\(htmlEscaped(scene.name))\" classname=\"\(htmlEscaped(scene.scene))\""
        + (duration.map { " time=\"\(JUnitReport.seconds($0))\"" } ?? "")
      let message = htmlEscaped("\(scene.status.label): \(Prose(scene.sentenceAfterStatus).plain)")
      switch scene.status {
      case .identical: outcome = .passed
      case .similar: outcome = .passed
      case .failed: outcome = scene.unmetExpectations.isEmpty ? .error : .failure
      case .missing: outcome = .error
      case .changed: outcome = .failure
      case .new, .obsolete: outcome = scene.exitCode == 0 ? .skipped : .failure
      }
      let causes = scene.listedCauses.flatMap { cause in [cause.phrase] + cause.consequences.map { "  " + $0 } }
      let prose = ([scene.sentence] + causes).map { Prose($0).plain }
      let acceptance = scene.acceptCommand.map { ["accept it with: " + $0] } ?? []
      let details = htmlEscaped((prose + scene.details + acceptance).joined(separator: "\n"))
      let output = Self.output(scene, in: directory, message: outcome == .passed ? message : nil)
      switch outcome {
      case .passed where scene.status == .identical: lines = [start + "/>"]
      case .passed: lines = [start + ">"] + output + ["    </testcase>"]
      case .skipped: lines = [start + ">", "      <skipped message=\"\(message)\"/>"] + output + ["    </testcase>"]
      case .failure, .error:
        let name = outcome == .failure ? "failure" : "error"
        lines =
          [start + ">", "      <\(name) type=\"\(scene.status.rawValue)\" message=\"\(message)\">\(details)</\(name)>"]
          + output + ["    </testcase>"]
      }
    }

    /// What happened, if it is told nowhere else, and where the pictures are: the one to look at first is the first.
    private static func output(_ scene: SceneResult, in directory: String, message: String?) -> [String] {
      let media = [scene.media.sideBySide, scene.media.expected, scene.media.actual, scene.media.difference]
      let attachments = media.compactMap(\.self).map { htmlEscaped("[[ATTACHMENT|\(directory)/\($0)]]") }
      let lines = (message.map { [$0] } ?? []) + attachments
      return lines.isEmpty ? [] : ["      <system-out>\(lines.joined(separator: "\n"))</system-out>"]
    }
  }
}
