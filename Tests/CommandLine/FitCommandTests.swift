import Foundation
import Testing

@Suite("fit")
struct FitCommandTests {
  /// A square that goes to the right by a spring whose numbers are parameters.
  private static let scene = """
    scene: 1
    name: square
    summary: A square goes to the right
    canvas: { size: [120, 60], background: white }
    time: { duration: 1.6 }
    params:
      damping: { value: 0.8, min: 0.1, max: 1.2 }
      response: 0.6
      lift: 0
      color: orange
    layers:
      - { id: box, position: [30, 30], size: [20, 20], background: "=color" }
    events:
      - { at: 0.3, do: [ { animate: { spring: { response: response, damping: damping }, to: { box.position.x: 90 } } } ] }
    """

  private static let given = """
    cat >square.scene.yml <<'END'
    \(scene)
    END
    $TOOL render square.scene.yml --set damping=0.35 --set response=0.42 --fps 25 --colors 32 --quiet -o a.gif &&
    """

  @Test("A spring's two numbers are found in a GIF of few colours, and the command that compares both is told")
  func found() {
    withRun(
      """
      \(Self.given) $TOOL fit square.scene.yml a.gif --free damping --free response --set color=orange
      $TOOL compare a.gif square.scene.yml --set damping=0.35 --set response=0.42 | cut -d: -f1 | head -1
      """
    ) { run, _ in
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 5, "\(run.output)\(run.errors)")
      #expect(lines[0].hasPrefix("damping   0.35 ") && lines[0].hasSuffix("was 0.8"))
      #expect(lines[1].hasPrefix("response  0.42 ") && lines[1].hasSuffix("was 0.6"))
      #expect(lines[2].hasPrefix("Pictures are ") && lines[2].contains(" levels of 255 apart on average; they were "))
      #expect(
        lines[3].hasSuffix(
          "compare a.gif square.scene.yml --set color=orange --set damping=0.35 --set response=0.42"))
      #expect(lines[4] == "identical" || lines[4] == "similar")
    }
  }

  @Test("What begins with @ is given on so that it names no file")
  func at() {
    withRun(
      """
      cat >word.scene.yml <<'END'
      scene: 1
      canvas: { size: [80, 40], background: white }
      time: { duration: 1 }
      params: { word: "@a", goal: { value: 30, min: 10, max: 70 } }
      layers:
        - { id: box, position: [10, 20], size: [10, 10], background: red }
        - { id: label, position: [40, 8], text: "=word", font: { size: 8 } }
      events: [ { at: 0.1, do: [ { animate: { duration: 0.5, to: { box.position.x: goal } } } ] } ]
      END
      $TOOL render word.scene.yml --set goal=50 --fps 25 --quiet -o a.gif &&
      $TOOL fit word.scene.yml a.gif --free goal --set word=@@b
      """
    ) { run, _ in
      #expect(run.output.contains("--set word=@@b --set goal=50\n"), "\(run.output)\(run.errors)")
    }
  }

  @Test("As JSON it has values, deviations and how far both are apart; a range may be given")
  func json() {
    withRun("\(Self.given) $TOOL fit square.scene.yml a.gif --free damping=0.2..0.5 --set response=0.42 --json") {
      run, _ in
      let json = (try? JSONSerialization.jsonObject(with: Data(run.output.utf8))) as? [String: Any] ?? [:]
      let values = json["values"] as? [[String: Any]] ?? [[:]]
      #expect(values.count == 1 && values[0]["name"] as? String == "damping", "\(run.output)")
      #expect(abs((values[0]["value"] as? Double ?? 0) - 0.35) < 0.002)
      #expect(values[0]["isDetermined"] as? Bool == true && values[0]["isAtEdge"] as? Bool == false)
      #expect((json["distance"] as? Double ?? 99) < (json["distanceBefore"] as? Double ?? 0))
    }
  }

  @Test(
    "What cannot be looked for is told, with what to do",
    arguments: [
      ("square.scene.yml a.gif", 64, "--free"),
      ("square.scene.yml a.gif --free dampnig", 64, "did you mean 'damping'?"),
      ("square.scene.yml a.gif --free color", 64, "a number; the scene's are damping, response and lift"),
      ("square.scene.yml a.gif --free lift", 64, "written as lift=min..max, for nothing tells where to look"),
      ("square.scene.yml a.gif --free damping=0.5..0.2", 64, "min the smaller one"),
      ("square.scene.yml a.gif --free damping=0..1", 64, "within 0.1..1.2"),
      ("square.scene.yml a.gif --free damping --free damping", 64, "is free twice"),
      ("square.scene.yml a.gif --free damping --fps 25", 64, "--fps is for pictures without times"),
      ("square.scene.yml a.gif --free damping --theme night", 64, "has no themes"),
      ("square.scene.yml a.gif --free damping --crop 0,0,60,60", 65, "have that shape at no scale"),
      ("square.scene.yml b.gif --free damping", 66, "b.gif"),
    ]) func refused(arguments: String, exitCode: Int32, words: String)
  {
    withRun("\(Self.given) $TOOL fit \(arguments)") { run, _ in
      #expect(run.exitCode == exitCode && run.errors.contains(words), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }
}
