import Testing

/// A project of a gallery scene and two scene files of which one has two mistakes.
private let project = """
  good='scene: 1\\ncanvas: { size: [40, 30] }\\ntime: { duration: 0.5s }\\nlayers:\\n  - path: M0 0 L9 9 L0 9 Z\\n'
  printf "$good" >a.scene.yml; printf "$good" >b.scene.yml
  printf 'baselines: B\\nreport: R\\ndefaults: { fps: 5, scale: 0.2 }\\nscenes: { a.scene.yml: , b.scene.yml: , jelly-button: }\\n' \
  >springform.yml
  $TOOL record --quiet
  printf 'scene: 1\\ncanvas: { size: [40, 30] }\\ntime: { durration: 0.5s }\\nlayers:\\n  - path: M0 0 L9 9 L0 9 Z\\n    fil: red\\n' \
  >b.scene.yml
  """

@Suite("One scene file that cannot be read is one failure")
struct BrokenSceneTests {
  @Test("The others are verified, and the console, the page and JUnit tell every problem")
  func verify() {
    withRun(
      """
      \(project); $TOOL verify --ci; echo $?; grep -c '<error' R/junit.xml
      for file in index.html junit.xml; do grep -c 'b.scene.yml:3:9: .*durration' R/$file; grep -c 'b.scene.yml:6:5: .*fil' R/$file; done
      $TOOL prune --check; echo $?; $TOOL approve; echo $?
      """
    ) { run, _ in
      #expect(
        run.output == """
          a.scene.yml: identical
          jelly-button: identical
          3 scenes: 2 identical, 1 failed
          report: R/index.html
          65
          1
          1
          1
          1
          1
          0
          65

          """, "\(run.output)\(run.errors)")
      #expect(
        run.errors.hasPrefix(
          """
          error: b.scene.yml: b.scene.yml has 2 problems
          b.scene.yml:3:9: time has no 'durration'; did you mean 'duration'?
            3 | time: { durration: 0.5s }
              |         ^
          b.scene.yml:6:5: 
          """), "\(run.errors)")
    }
  }

  @Test("A file that is not there is one failure, too; a wrong parameter is a mistake of springform.yml")
  func missing() {
    withRun(
      """
      \(project); rm b.scene.yml; $TOOL verify --quiet; echo $?
      printf 'baselines: B\\nscenes: { a.scene.yml: { set: { x: 1 } } }\\n' >springform.yml; $TOOL verify --quiet; echo $?
      """
    ) { run, _ in
      #expect(run.output == "66\n65\n", "\(run.output)\(run.errors)")
      #expect(
        run.errors.hasPrefix("error: b.scene.yml: 'b.scene.yml' does not exist\nerror: springform.yml:2:"),
        "\(run.errors)")
    }
  }

  @Test("record records the others and ends with the failure's exit code")
  func record() {
    withRun(
      """
      \(project); rm -r B; $TOOL record --json >out; echo $?; grep outcome out; ls B; rm B/a*; $TOOL record --all --quiet; echo $?; ls B
      """
    ) { run, _ in
      let kept = ["a.scene.yml.apng", "a.scene.yml.json", "jelly-button.apng", "jelly-button.json"]
      let outcomes = ["recorded", "failed", "recorded"].map { "    \"outcome\" : \"\($0)\"" }
      #expect(
        run.output.split(separator: "\n").map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
          == ["65"] + outcomes + kept + ["65"] + kept, "\(run.output)\(run.errors)")
      #expect(
        run.errors.hasPrefix("error: b.scene.yml: b.scene.yml has 2 problems\nb.scene.yml:3:9: "), "\(run.errors)")
    }
  }
}
