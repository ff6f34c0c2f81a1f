import SpringformVerification

/// A run as JUnit XML, the format that build servers show: a test case for each scene.
///
/// What changed or is not as expected is a failure, what could not be compared an error, and what only `--ci` takes for a failure is skipped
/// without it. There are no times: nothing here reads the clock.
struct JUnitReport {
  let text: String

  init(_ results: RunResults) {
    let cases = results.scenes.map { Case($0) }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(cases.count { $0.outcome == .failure })\""
      + " errors=\"\(cases.count { $0.outcome == .error })\""
    let skipped = " skipped=\"\(cases.count { $0.outcome == .skipped })\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"springform\" \(counts)>",
      "  <testsuite name=\"springform\" \(counts)\(skipped)>", "    <properties>",
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

  private struct Case {
    enum Outcome { case passed, failure, error, skipped }

    let outcome: Outcome
    let lines: [String]

    init(_ scene: SceneResult) {
      let start = "    <testcase name=\"\(htmlEscaped(scene.name))\" classname=\"\(htmlEscaped(scene.scene))\""
      let message = htmlEscaped("\(scene.status.label): \(scene.sentence)")
      switch scene.status {
      case .identical: outcome = .passed
      case .similar: outcome = .passed
      case .failed: outcome = scene.unmetExpectations.isEmpty ? .error : .failure
      case .missing: outcome = .error
      case .changed: outcome = .failure
      case .new, .obsolete: outcome = scene.exitCode == 0 ? .skipped : .failure
      }
      let details = htmlEscaped(
        ([scene.sentence] + scene.details + (scene.acceptCommand.map { ["accept it with: " + $0] } ?? [])).joined(
          separator: "\n"))
      switch outcome {
      case .passed where scene.status == .identical: lines = [start + "/>"]
      case .passed: lines = [start + ">", "      <system-out>\(message)</system-out>", "    </testcase>"]
      case .skipped: lines = [start + ">", "      <skipped message=\"\(message)\"/>", "    </testcase>"]
      case .failure, .error:
        let name = outcome == .failure ? "failure" : "error"
        lines = [
          start + ">", "      <\(name) type=\"\(scene.status.rawValue)\" message=\"\(message)\">\(details)</\(name)>",
          "    </testcase>",
        ]
      }
    }
  }
}
