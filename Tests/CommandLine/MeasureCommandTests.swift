import Foundation
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

  @Test("A still film has nothing that moves, which is no error; its scene shows what stays, and its chart is left out")
  func still() {
    withRun(
      """
      \(Self.recorded) $TOOL measure square.gif --to 0.2 --plot a.svg --scene a.scene.yml &&
      $TOOL render a.scene.yml --frame 0 -o a.png --quiet
      """
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(left == "a.ground.png a.png a.scene.yml square.gif square.scene.yml", "\(left)")
      #expect(run.errors.contains("nothing moves, so that there is nothing to plot"), "\(run.errors)")
    }
  }

  @Test("A thing is picked by a place that it is at some time, and called by its name everywhere")
  func picked() {
    withRun(
      """
      \(Self.recorded) $TOOL measure square.gif --at 120,40 --name card --csv a.csv --plot a.svg --scene a.scene.yml &&
      grep -c ^card, a.csv && grep -c "id: card" a.scene.yml && grep -c "card x" a.svg
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.contains("1 thing moves") && run.output.contains("\ncard  30"), "\(run.output)")
    }
  }

  @Test(
    "What cannot be picked or named is refused",
    arguments: [
      ("--at 20,70", "nothing that moves as a whole is ever at 20,70"),
      ("--at 200,10", "--at 200,10: must be inside 160x80 pixels"),
      ("--to 0.2 --name card", "--name is for one thing, and nothing moves"),
      ("--name canvas", "--name canvas: must be"),
      ("--fps 30", "--fps is for pictures without times, and 'square.gif' has its own"),
    ])
  func pickRefused(options: String, message: String) {
    withRun("\(Self.recorded) $TOOL measure square.gif \(options)") { run, _ in
      #expect(run.exitCode == 64 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("A damaged recording is measured as far as it goes, with a warning")
  func damaged() {
    withRun("\(Self.recorded) head -c -1 square.gif >cut.gif; $TOOL measure cut.gif") { run, _ in
      #expect(run.exitCode == 0 && run.errors.contains("warning: 'cut.gif'"), "\(run.errors)")
      #expect(run.output.contains("x 30 -> 120"), "\(run.output)")
    }
  }

  @Test(
    "What is no plain box is cut out of the picture, a bar that is turned is told upright, and both move again as they did"
  )
  func shapes() {
    withRun(
      """
      cat >star.scene.yml <<'END'
      scene: 1
      name: star
      summary: A star goes to the right, a bar turns
      canvas: { size: [240, 200], background: white }
      time: { duration: 1.6 }
      layers:
        - { id: star, path: "M0 -30 L9 -9 L30 -7 L14 6 L19 28 L0 15 L-19 28 L-14 6 L-30 -7 L-9 -9 Z", fill: orange, position: [50, 50] }
        - { id: bar, size: [90, 20], cornerRadius: 6, background: purple, position: [120, 150], rotation: 40deg }
      events:
        - at: 0.3
          do: [ { animate: { spring: { response: 0.4, damping: 0.6 }, to: { star.position.x: 180, bar.rotation: 0 } } } ]
      END
      $TOOL render star.scene.yml --quiet -o star.gif && $TOOL measure star.gif --scene again.scene.yml &&
      $TOOL render again.scene.yml --quiet -o again.gif && $TOOL measure again.gif
      """
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(left == "again.gif again.scene.yml again.thing1.png star.gif star.scene.yml", "\(left)")
      let measured = run.output.components(separatedBy: "again.gif: 240x200")
      #expect(measured.count == 2)
      for text in measured {
        #expect(text.contains(/x (49.[6-9]|50.[0-3]) -> (179.[6-9]|180.[0-3])/), "\(text)")
        #expect(text.contains("rotation 40 -> 0"), "\(text)")
        #expect(text.components(separatedBy: "spring with damping ratio 0.6").count == 3, "\(text)")
      }
    }
  }

  @Test("A box that begins to turn is not taken for one that grows")
  func turning() {
    withRun(
      """
      cat >turn.scene.yml <<'END'
      scene: 1
      name: turn
      summary: A box turns
      canvas: { size: [160, 160], background: "#DDE7F3" }
      time: { duration: 2 }
      layers: [ { id: box, position: [80, 80], size: [76, 48], background: orange } ]
      events:
        - at: 0.243
          do: [ { animate: { spring: { response: 1.156, damping: 0.794 }, to: { box.rotation: 40deg } } } ]
      END
      $TOOL render turn.scene.yml --fps 60 --quiet -o turn.apng && $TOOL measure turn.apng
      """
    ) { run, _ in
      #expect(run.output.contains("rotation 0 -> 40"), "\(run.output)")
      #expect(run.output.contains(/spring with damping ratio 0.79\d.* and response 1.15\d/), "\(run.output)")
      #expect(!run.output.contains("width"), "\(run.output)")
    }
  }

  @Test(
    "What moves alike is told once, with its count; of springs the one that most things have is told in other words")
  func together() {
    withRun(
      """
      cat >rows.scene.yml <<'END'
      scene: 1
      name: rows
      summary: Three rows go to the right, and another goes farther in a way of its own
      canvas: { size: [240, 200], background: white }
      time: { duration: 1.6 }
      layers:
        - { id: a, position: [30, 30], size: [30, 24], background: "#E63C28" }
        - { id: b, position: [30, 70], size: [30, 24], background: "#286EE6" }
        - { id: c, position: [30, 110], size: [30, 24], background: "#1E8C3C" }
        - { id: d, position: [30, 160], size: [30, 24], background: "#141414" }
      events:
        - at: 0.3
          do: [ { animate: { spring: { response: 0.4, damping: 0.6 }, to: { a.position.x: 120, b.position.x: 120, c.position.x: 120 } } } ]
        - { at: 0.3, do: [ { animate: { spring: { response: 0.25, damping: 0.9 }, to: { d.position.x: 200 } } } ] }
      END
      $TOOL render rows.scene.yml --quiet -o rows.gif && $TOOL measure rows.gif
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.contains("4 things move") && run.output.contains("   3 things move so: "), "\(run.output)")
      #expect(run.output.components(separatedBy: "x 30 -> 120").count == 2, "\(run.output)")
      #expect(run.output.contains("springform spring --response 0.4"), "\(run.output)")
    }
  }

  @Test("What was not followed is told, with how much of the picture changes")
  func unfollowed() {
    withRun(
      """
      cat >blink.scene.yml <<'END'
      scene: 1
      name: blink
      summary: A square comes and goes
      canvas: { size: [160, 80], background: white }
      time: { duration: 1 }
      layers:
        - { id: box, position: [30, 40], size: [40, 32], background: red, visible: time > 0.3 and time < 0.6 }
      END
      $TOOL render blink.scene.yml --quiet -o blink.gif && $TOOL measure blink.gif && $TOOL measure blink.gif --json
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(
        run.output.contains("nothing moves\n\n10 % of the picture changes at some time; not followed:"), "\(run.output)"
      )
      #expect(run.output.contains("\"reason\" : \"brief\"") && run.output.contains("\"changedShare\" : 0.1"))
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
