import ArgumentParser
import Glibc

/// Changes scenes and drawn frames, each in one thing, and asks the judge between two animations what was changed.
///
/// A user runs it as `Scripts/bank`, from the repository's root.
@main
struct ChangeBank: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures whether every change is found and its cause told.",
    discussion: "Exit code 1 when a change passes, too few causes are told, or too many wrongly.")

  @Option(help: "Only this kind of change, or this scene; may be repeated.") var only: [String] = []
  @Option(help: "Only 'recorded', 'pixels' or 'pairs'.") var mode: Row.Mode?
  @Flag(help: "Whole sentences, every kind's totals, and what was left out.") var verbose = false
  @Flag(help: "List the changes without drawing them.") var list = false

  func run() async throws {
    if list {
      for scene in try BankedScene.all() {
        for (index, change) in (scene.changes + scene.pairs).enumerated() {
          let other = change.other.map { " and \($0.kind) | \($0.truth)" } ?? ""
          print("\(scene.name)/\(index) | \(change.kind) | \(change.truth)\(other)")
        }
      }
      return
    }
    let modes = mode.map { [$0] } ?? Row.Mode.allCases
    let (rows, dropped) = try await Bank(modes: modes, only: only).run { done, total in
      let text = "\r\(done) of \(total)\(done == total ? "\n" : "")"
      if isatty(STDERR_FILENO) != 0 { _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) } }
    }
    let table = Table(rows: rows)
    print(table.lines(isVerbose: verbose))
    if verbose { print(dropped.map { "left out: " + $0 }.joined(separator: "\n")) }
    var isGood = true
    for mode in modes {
      let totals = Totals(rows.filter { $0.mode == mode })
      if verbose { print(table.kinds(mode)) }
      print("\(mode == .pairs ? "two causes" : mode.rawValue): \(totals.text)")
      isGood = isGood && totals.reachesGoal(of: mode)
    }
    if !isGood { throw ExitCode(1) }
  }
}

extension Row.Mode: ExpressibleByArgument {}
