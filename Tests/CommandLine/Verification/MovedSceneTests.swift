import Testing

@Suite("Scenes that were renamed or swapped")
struct MovedSceneTests {
  @Test("A renamed scene is told by what it shows, and approving it renames the baseline")
  func renamed() {
    withRun(
      """
      \(writingScenes); scene one.yml red; scene old.yml blue; $TOOL record . --quiet; mv old.yml new.yml
      $TOOL verify .; echo $?; $TOOL verify --ci . --quiet; echo $?; $TOOL approve; echo $?; $TOOL verify --ci . --quiet; echo $?
      ls Baselines
      """
    ) { run, _ in
      #expect(
        run.output == """
          new.yml: new, renamed from 'old.yml', whose baseline shows the same; 'approve' renames the baseline
          old.yml: obsolete, the scene was renamed to 'new.yml', which shows the same; 'approve' renames the baseline
          one.yml: identical
          3 scenes: 1 identical, 1 new, 1 obsolete
          accept with: springform approve
          0
          2
          0
          0
          new.yml.apng
          new.yml.json
          one.yml.apng
          one.yml.json

          """, "\(run.output)\(run.errors)")
      #expect(run.errors == "new.yml: accepted, and 'old.yml' removed\n", "\(run.errors)")
    }
  }

  @Test("What changed as well is no renamed scene; of equal ones the file of the same name is")
  func unlike() {
    withRun(
      """
      \(writingScenes); mkdir a b c; scene a/one.yml red; scene a/two.yml red; $TOOL record . --quiet; mv a/two.yml b; mv a/one.yml c
      $TOOL verify . | grep -o "^.*: new, renamed from '[^']*'"; scene b/two.yml blue; scene c/one.yml teal
      $TOOL verify . | grep -c renamed
      """
    ) { run, _ in
      #expect(
        run.output == """
          b/two.yml: new, renamed from 'a/two.yml'
          c/one.yml: new, renamed from 'a/one.yml'
          0

          """, "\(run.output)\(run.errors)")
    }
  }

  @Test("Swapped scenes are told by each other's names, and one that shows another's pictures by that one's")
  func swapped() {
    withRun(
      """
      \(writingScenes); scene a.yml red; scene b.yml blue; scene c.yml teal; $TOOL record . --quiet
      mv a.yml x; mv b.yml a.yml; mv x b.yml; $TOOL verify .; echo $?; grep -c 'fillColor' springform-report/results.json
      for i in 1 2 3; do $TOOL verify . --shard $i/3 --quiet --report p$i; grep -h -o '"sentence": "swapped[^,]*' p$i/results.json; done
      cp c.yml a.yml; $TOOL verify a.yml | head -n 1
      """
    ) { run, _ in
      #expect(
        run.output == """
          a.yml: changed, swapped with 'b.yml': each shows every picture of the other's baseline
          b.yml: changed, swapped with 'a.yml': each shows every picture of the other's baseline
          c.yml: identical
          3 scenes: 1 identical, 2 changed
          report: springform-report/index.html
          accept with: springform approve
          1
          0
          "sentence": "swapped with 'b.yml': each shows every picture of the other's baseline"
          "sentence": "swapped with 'a.yml': each shows every picture of the other's baseline"
          a.yml: changed, shows every picture of the baseline of 'c.yml', and not its own

          """, "\(run.output)\(run.errors)")
    }
  }

  @Test("approve warns of a scene that does something else by now, or would be drawn otherwise")
  func newer() {
    withRun(
      """
      \(writingScenes); scene a.yml red; scene b.yml red; $TOOL record . --quiet; scene a.yml blue; scene b.yml blue; $TOOL verify . --quiet
      touch a.yml; $TOOL approve a.yml; echo $?; scene b.yml teal; $TOOL approve b.yml; echo $?; $TOOL verify . --quiet; echo $?
      printf 'scenes: { b.yml: { scale: 2 } }\\n' >springform.yml; $TOOL approve b.yml; rm b.yml springform.yml; $TOOL approve b.yml
      """
    ) { run, _ in
      #expect(run.output == "0\n0\n1\n", "\(run.output)\(run.errors)")
      let lines = run.errors.split(separator: "\n").map(String.init)
      let newer = "warning: b.yml: the scene is newer than what was verified and accepted: "
      #expect(lines.prefix(2) == ["a.yml: accepted", "b.yml: accepted"], "\(run.errors)")
      #expect(lines.count == 7, "\(run.errors)")
      guard lines.count == 7 else { return }
      #expect(
        lines[2].hasPrefix(newer + "`") && lines[2].contains("fillColor` of the teal "), "\(lines[2])")
      #expect(lines[2].hasSuffix("; run 'verify' again"), "\(lines[2])")
      #expect(lines[4] == newer + "scale is 2 instead of 1; run 'verify' again", "\(lines[4])")
      #expect(lines[6] == newer + "'b.yml' does not exist; run 'verify' again", "\(lines[6])")
    }
  }
}
