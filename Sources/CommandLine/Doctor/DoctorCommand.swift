import ArgumentParser
import Springform

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Tells whether everything is here that Springform needs on this machine.",
    discussion: """
      Libraries and their versions, the typeface, directories that must be writable and programs of use; for what is missing, \
      the command that installs it.
      Exit codes: 0 all that is needed is here, 1 something is missing.
      """)

  @OptionGroup var options: ProjectOptions
  @Flag(help: "Print the findings as JSON.") var json = false

  func run() throws {
    let report = DoctorReport(options)
    try Console.writeResult(json ? SpringformCommandLine.json(report) + "\n" : report.text)
    if !report.isWell { throw FailedVerdict(exitCode: 1) }
  }
}
