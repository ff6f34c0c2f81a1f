import Testing

/// A scene file of few pictures, and a project with it, one of the gallery's scenes and a variant of each.
private let project = """
  printf 'scene: 1\\ncanvas: { size: [40, 30] }\\ntime: { duration: 0.5s }\\nlayers:\\n  - path: M0 0 L9 9 L0 9 Z\\n' >a.scene.yml
  write() {
    printf 'baselines: B\\nreport: R\\ndefaults: { fps: 5, scale: 0.2 }\\nscenes:\\n' >springform.yml
    printf '  %s\\n' "$@" >>springform.yml
  }
  write 'jelly-button: { variants: { slow: { speed: 0.5 } } }' 'a.scene.yml: { variants: { large: { scale: 1 } } }'
  $TOOL record --quiet
  """

@Suite("What was recorded once is never left out without a word")
struct CoverageTests {
  @Test(
    "Whatever goes out of springform.yml while its baseline stays fails verify --ci and prune --check, until it is pruned",
    arguments: [
      ("'jelly-button:' 'a.scene.yml: { variants: { large: { scale: 1 } } }'", ["jelly-button@slow"]),
      ("'jelly-button: { variants: { slow: { speed: 0.5 } } }' 'a.scene.yml:'", ["a.scene.yml@large"]),
      ("'jelly-button: { variants: { slow: { speed: 0.5 } } }'", ["a.scene.yml", "a.scene.yml@large"]),
      (
        "'a.scene.yml: { variants: { small: { scale: 1 }, large: { scale: 1 } } }'",
        ["jelly-button", "jelly-button@slow"]
      ),
    ])
  func dropped(left: String, names: [String]) {
    withRun(
      """
      \(project); $TOOL verify --ci --quiet; echo $?; write \(left); $TOOL record --quiet
      $TOOL verify; echo $?; $TOOL verify --ci --quiet; echo $?; $TOOL prune --check; echo $?
      $TOOL prune; $TOOL verify --ci --quiet; echo $?; $TOOL prune --check; echo $?
      """
    ) { run, _ in
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "0", "\(run.output)\(run.errors)")
      #expect(
        lines.filter { $0.contains(": obsolete, ") }
          == names.map {
            "\($0): obsolete, nothing is compared with this baseline: its scene or variant is no more, or is not among "
              + "those that are verified"
          }, "\(run.output)\(run.errors)")
      #expect(lines.suffix(names.count * 2 + 5) == ["0", "2"] + names + ["2"] + names + ["0", "0"], "\(run.output)")
    }
  }

  @Test("Without springform.yml, too, a baseline that nothing is compared with is told")
  func noProject() {
    withRun("\(project); rm springform.yml; $TOOL prune --check --baselines B; echo $?") { run, _ in
      #expect(run.output == "a.scene.yml@large\njelly-button@slow\n2\n", "\(run.output)\(run.errors)")
    }
  }
}
