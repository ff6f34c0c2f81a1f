import Glibc
import SpringformGallery
import Testing

@testable import SpringformCommandLine

/// How whoever starts a command may leave the process.
@Suite("Surroundings of a command")
struct SurroundingsTests {
  @Test(
    "Closed standard streams are opened on nothing, so that no other file has their numbers",
    arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-", ">&- 2>&-"])
  func closed(streams: String) {
    withRun("$TOOL render gooey-menu --to 0.1 -o a.gif \(streams); a=$?; $TOOL info a.gif >b; echo $a $?") { run, _ in
      #expect(run.output == "0 0\n", "\(run.output)\(run.errors)")
    }
    // What would go to a stream that is closed goes nowhere, and a comparison's verdict stays the exit code.
    withRun("$TOOL render gooey-menu --to 0.1 -o a.gif --quiet; $TOOL compare a.gif a.gif \(streams); echo $?") {
      run, _ in
      #expect(run.output.hasSuffix("0\n"), "\(run.output)\(run.errors)")
    }
  }

  @Test("With too few descriptors a command ends in a sentence and its exit code", arguments: [4, 8, 12, 16, 20])
  func descriptors(limit: Int) {
    withRun("ulimit -n \(limit); $TOOL render gooey-menu --to 0.1 -o a.gif") { run, left in
      #expect(run.exitCode == 71)
      #expect(
        run.errors
          == "error: fewer than 24 files can be open besides those that are; raise the limit with 'ulimit -n'\n")
      #expect(left.isEmpty)
    }
  }

  @Test("With few descriptors a command does what it should, or says why not", arguments: [32, 40, 64])
  func enough(limit: Int) {
    withRun("ulimit -n \(limit); $TOOL render gooey-menu --to 0.1 -o a.gif; echo $?; $TOOL verify gooey-menu; echo $?")
    { run, _ in
      #expect(!run.errors.contains("internal") && !run.errors.contains("Fatal"), "\(run.errors)")
      // Some may be open already: those of whoever runs the tests.
      let codes = run.output.split(separator: "\n").filter { $0.allSatisfy(\.isNumber) }
      #expect(codes.count == 2 && codes.allSatisfy { ["0", "71"].contains($0) }, "\(run.output)\(run.errors)")
      #expect(limit < 64 || codes.allSatisfy { $0 == "0" }, "\(run.output)\(run.errors)")
    }
  }

  @Test("A command without arguments of its own is none that was asked for help")
  func arguments() {
    #expect(Surroundings.lack([])?.hasPrefix("this command's arguments cannot be read: there is no /proc") == true)
    #expect(Surroundings.lack(["springform"]) == nil)
  }

  /// Whether this process may hide /proc from another.
  static let canHide = system("unshare -rm mount -t tmpfs none /proc 2>/dev/null") == 0

  @Test("Without /proc a comparison fails instead of printing the help", .enabled(if: canHide))
  func withoutProc() {
    withRun(
      """
      $TOOL render gooey-menu --to 0.1 -o a.gif --quiet
      unshare -rm sh -c 'mount -t tmpfs none /proc; "$TOOL" compare a.gif a.gif; echo $?; "$TOOL" verify --ci; echo $?'
      """
    ) { run, _ in
      #expect(run.output == "71\n71\n", "\(run.output)\(run.errors)")
      #expect(run.errors.contains("there is no /proc"))
    }
  }
}

@Suite("The bar that shows how far a command is")
struct ProgressTests {
  @Test(
    "A log and a dumb terminal get none",
    arguments: [
      ("", "xterm", true), (nil, nil, true), ("false", "xterm", true), ("0", "xterm", true), ("true", "xterm", false),
      ("1", "xterm", false), (nil, "dumb", false),
    ] as [(String?, String?, Bool)])
  func welcome(ci: String?, term: String?, isWelcome: Bool) {
    #expect(ProgressBar.isWelcome { ["CI": ci, "TERM": term][$0] ?? nil } == isWelcome)
  }

  @Test(
    "How long the rest takes is told once a second has passed, as long as the part that is done",
    arguments: [
      (0.5, 5, 10, nil), (2, 5, 10, "2 s"), (1, 1, 100, "99 s"), (1, 1, 101, "2 min"), (10, 1, 361, "60 min"),
      (100, 1, 361, "10 h"), (3, 10, 10, nil), (3, 0, 10, nil), (1.4, 2, 3, "1 s"),
    ] as [(Double, Int, Int, String?)])
  func rest(seconds: Double, done: Int, total: Int, text: String?) {
    #expect(ProgressBar.rest(after: seconds, done, of: total) == text)
  }

  /// On a terminal of its own.
  private func onTerminal(_ command: String, _ variables: String, check: (String) -> Void) {
    withRun(
      """
      unset CI; export TERM=xterm \(variables)
      script -qefc '\(command)' log >/dev/null </dev/null; cat log
      """
    ) { run, _ in check(run.output) }
  }

  @Test("It is drawn on a terminal, and goes at the end")
  func drawn() {
    let command = "$TOOL render gooey-menu --to 0.2 -o a.gif"
    onTerminal(command, "") { text in
      #expect(text.contains("] 10/10") && text.contains("\r\u{1B}[K"), "\(text)")
    }
    for variables in ["CI=true", "TERM=dumb"] {
      onTerminal(command, variables) { text in #expect(!text.contains("] 10/10") && !text.contains("\u{1B}"), "\(text)")
      }
    }
  }

  @Test("Interrupted, it leaves a line of its own to what comes next")
  func interrupted() {
    // As soon as the log tells how much is left, however long that takes on a busy machine.
    let watching = "(until grep -q [\\ ]left log; do sleep 0.1; done; kill -INT $(cat pid))"
    let running = "sh -c \"echo \\$\\$ >pid; exec $TOOL render gooey-menu -o a.gif --to 400\""
    onTerminal("\(watching) & \(running); echo $? next", "") { text in
      let lines = text.replacing("\r\n", with: "\n").split(separator: "\n")
      #expect(lines.contains("130 next"), "\(lines.suffix(4))")
      let bar = lines.last { $0.contains("/20000") } ?? ""
      #expect(bar.contains(" left\u{1B}[K"), "\(lines.suffix(4))")
    }
  }
}
