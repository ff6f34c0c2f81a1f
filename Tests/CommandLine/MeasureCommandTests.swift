import Testing

@Suite("measure")
struct MeasureCommandTests {
  /// A square that goes to the right by a spring of its own.
  private static let scene = """
    scene: 1
    name: square
    summary: A square goes to the right
    canvas: { size: [160, 80], background: white }
    time: { duration: 1.6 }
    layers:
      - { id: box, position: [30, 40], size: [30, 24], background: "#E63C28" }
    events:
      - { at: 0.3, do: [ { animate: { spring: { response: 0.4, damping: 0.6 }, to: { box.position.x: 120 } } } ] }
    """

  private static let recorded =
    "cat >square.scene.yml <<'END'\n\(scene)\nEND\n$TOOL render square.scene.yml --quiet -o square.gif &&"

  @Test("A GIF's spring is told in figures and in words")
  func text() {
    withRun("\(Self.recorded) $TOOL measure square.gif") { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.hasPrefix("square.gif: 160x80, "))
      #expect(run.output.contains("1 thing moves") && run.output.contains("#E63C28"))
      #expect(run.output.contains("x 30 -> 120"), "\(run.output)")
      #expect(
        run.output.contains("spring with damping ratio 0.6") && run.output.contains("response 0.4"), "\(run.output)")
      #expect(run.output.contains(".spring(response: 0.4"))
    }
  }

  @Test(
    "As JSON it has the figures; the scene file that it writes is measured the same; CSV has a line for each picture")
  func files() {
    withRun(
      """
      \(Self.recorded) $TOOL measure square.gif --json --csv a.csv --plot a.svg --scene again.scene.yml >a.json &&
      $TOOL render again.scene.yml --quiet -o again.gif && $TOOL measure again.gif && grep -c ^1, a.csv && cat a.json
      """
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.contains("again.gif: 160x80") && run.output.contains("x 30 -> 120"), "\(run.output)")
      #expect(run.output.contains("\"kind\" : \"spring\"") && run.output.contains("\"dampingRatio\""))
      #expect(left == "a.csv a.json a.svg again.gif again.scene.yml square.gif square.scene.yml")
    }
  }

  @Test("A part beyond the picture is refused, however large it is")
  func beyond() {
    withRun("\(Self.recorded) $TOOL measure square.gif --crop 1,0,9223372036854775807,5") { run, _ in
      #expect(run.exitCode == 64 && run.errors.contains("must lie inside 160x80 pixels"), "\(run.errors)")
    }
  }

  @Test("A still film has nothing that moves, which is no error; its scene is an empty one, and its chart is left out")
  func still() {
    withRun(
      """
      \(Self.recorded) $TOOL measure square.gif --to 0.2 --plot a.svg --scene a.scene.yml --fps 50 &&
      $TOOL render a.scene.yml --frame 0 -o a.png --quiet
      """
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(left == "a.png a.scene.yml square.gif square.scene.yml", "\(left)")
      #expect(run.errors.contains("nothing moves, so that there is nothing to plot"), "\(run.errors)")
    }
  }

  @Test(
    "What is wrong is said in one line, with its exit code, and nothing is written",
    arguments: [
      ("measure none.gif", 66, "'none.gif' does not exist"),
      ("measure assets", 66, "assets"),
      ("measure none.gif --fps 0", 64, "--fps 0"),
      ("measure none.gif --from nan", 64, "--from nan"),
      ("measure none.gif --scene -", 64, "--scene -: must be a file"),
      ("measure none.gif --plot a.gif", 64, "unknown output suffix '.gif'"),
      ("measure none.gif --csv none.gif", 64, "are one file"),
      ("measure none.gif --json --csv -", 64, "--json and --csv - both want standard output"),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    expectRefusal(arguments, exitCode: exitCode, message: message)
  }
}
