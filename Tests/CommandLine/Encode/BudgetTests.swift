import Springform
import Testing

@testable import SpringformCommandLine

@Suite("--budget")
struct BudgetTests {
  private let source = "--from 0.3 --to 0.9 --scale 0.5"

  @Test(
    "The result is never above the budget, and one line says what was given up", arguments: ["gif", "apng", "webp"])
  func fits(format: String) {
    withRun(
      """
      $TOOL render gooey-menu \(source) -o a.\(format) --quiet && full=$(stat -c %s a.\(format)) || exit
      for part in 80 40 20; do
        budget=$((full * part / 100))
        $TOOL render gooey-menu \(source) -o b.\(format) --budget ${budget}B || exit
        $TOOL encode a.\(format) -o c.\(format) --budget ${budget}B || exit
        for f in b c; do test $(stat -c %s $f.\(format)) -le $budget || exit; done
      done
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 6)
      #expect(lines.allSatisfy { $0.contains(" kB; ") && !$0.contains("nothing") }, "\(run.errors)")
    }
  }

  @Test("A budget that is large enough costs nothing")
  func nothingGivenUp() {
    withRun(
      """
      $TOOL render gooey-menu \(source) -o a.gif --quiet && $TOOL render gooey-menu \(source) -o b.gif --budget 1MiB &&
      cmp a.gif b.gif && $TOOL encode a.gif -o c.gif --budget 1.5MB --json | grep -A1 gaveUp
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.errors.contains(" kB; nothing given up\n"), "\(run.errors)")
      #expect(run.output.contains("\"gaveUp\" : ["))
    }
  }

  @Test("The same command gives the same bytes, for any number of jobs")
  func determinism() {
    let command = "$TOOL render gooey-menu \(source) --budget 12kB --quiet"
    withRun(
      "\(command) -o a.gif --jobs 1 && \(command) -o b.gif --jobs 3 && \(command) -o - | cmp - a.gif && cmp a.gif b.gif"
    ) {
      run, _ in #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "What cannot be is an error, and nothing is written",
    arguments: [
      ("-o a.gif --budget 100B", "--budget 100B: it takes "),
      ("-o a.webp --budget 100B", "even with quality 30, 10 instead of 50 pictures a second and 25 % of the width"),
      ("-o a.gif --budget 0", "The value '0' is invalid for '--budget"),
      ("-o a.gif --budget -1MB", "The value '-1MB' is invalid for '--budget"),
      ("-o a.gif --budget 5GB", "The value '5GB' is invalid for '--budget"),
      ("-o f/ --budget 1MB", "--budget is for a \(OutputFormat.animated.alternatives)"),
      ("--frame 1 --budget 1MB", "--budget is for a \(OutputFormat.animated.alternatives)"),
    ])
  func refusals(arguments: String, message: String) {
    withRun("$TOOL render gooey-menu --scale 0.5 \(arguments)") { run, left in
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(left.isEmpty)
    }
  }
}
