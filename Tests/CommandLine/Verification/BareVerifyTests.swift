import Testing

@Suite("verify and record without names")
struct BareVerifyTests {
  @Test("Where nothing says what is meant, they say what to do, and never take the tool's own scenes")
  func nothing() {
    for command in ["verify", "verify --ci", "record", "record --ci", "record --all"] {
      expectRefusal(
        command, exitCode: 64,
        message: "nothing says which scenes are meant: there is no baseline in 'Baselines', and no springform.yml with "
          + "'scenes'; name scenes, scene files or folders of such, as in 'springform record .'")
    }
    withRun("\(writingScenes); scene a.yml red; printf 'defaults: { scale: 2 }\\n' >springform.yml; $TOOL verify --ci")
    {
      run, _ in #expect(run.exitCode == 64, "\(run.output)\(run.errors)")
    }
  }

  @Test("They take what has a baseline: scene files by their paths, and the tool's scenes that were recorded")
  func recorded() {
    withRun(
      """
      \(writingScenes); mkdir a; scene a/one.yml red; scene ./two.yml blue; scene three.yml teal
      $TOOL record a ./two.yml jelly-button --quiet; $TOOL verify --ci; echo $?; $TOOL record; rm two.yml Baselines/jelly-button.json
      $TOOL verify --ci --quiet; echo $?; $TOOL verify --ci | tail -n 3
      """
    ) { run, _ in
      #expect(
        run.output == """
          a/one.yml: identical
          jelly-button: identical
          two.yml: identical
          3 scenes: 3 identical
          0
          66
          two.yml: obsolete, nothing is compared with this baseline: its scene's file 'two.yml' is gone; restore the file, or \
          'prune' the baseline
          3 scenes: 1 identical, 1 missing, 1 obsolete
          report: springform-report/index.html

          """, "\(run.output)\(run.errors)")
      #expect(run.errors.hasPrefix("3 of 3 baselines were there; --all writes such anew\n"), "\(run.errors)")
    }
  }

  @Test(
    "springform.yml may name folders: their files have its settings and variants, and those named beside have their own"
  )
  func folders() {
    withRun(
      """
      \(writingScenes); mkdir -p a/b; scene a/one.yml red; scene a/two.yml blue; scene a/b/three.yml teal; scene a/b/four.yml red
      printf 'scenes:\\n  a/: { scale: 2, variants: { small: { scale: 0.5 } } }\\n  a/b: { scale: 3 }\\n  ./a/b/four.yml: { scale: 4 }\\n' >springform.yml
      $TOOL record --quiet; $TOOL verify --ci; echo $?; find Baselines -name '*.json' | LC_ALL=C sort | xargs grep -ho '"scale": [0-9.]*' | tr '\\n' ' '
      rm a/two.yml; scene a/five.yml teal; $TOOL verify --ci | grep -v identical$
      $TOOL verify a/b --ci; echo $?; $TOOL verify a --ci --quiet; echo $?; rm -r a/b; $TOOL verify --ci >/dev/null; echo $?
      """
    ) { run, _ in
      #expect(
        run.output == """
          ./a/b/four.yml: identical
          a/b/three.yml: identical
          a/one.yml: identical
          a/one.yml@small: identical
          a/two.yml: identical
          a/two.yml@small: identical
          6 scenes: 6 identical
          0
          "scale": 4 "scale": 3 "scale": 2 "scale": 0.5 "scale": 2 "scale": 0.5 \
          a/five.yml: new, there is no baseline yet
          a/five.yml@small: new, there is no baseline yet
          a/two.yml: obsolete, nothing is compared with this baseline: its scene's file 'a/two.yml' is gone; restore the file, or \
          'prune' the baseline
          a/two.yml@small: obsolete, nothing is compared with this baseline: its scene's file 'a/two.yml' is gone; restore the \
          file, or 'prune' the baseline
          8 scenes: 4 identical, 2 new, 2 obsolete
          report: springform-report/index.html
          accept with: springform approve
          ./a/b/four.yml: identical
          a/b/three.yml: identical
          2 scenes: 2 identical
          0
          2
          66

          """, "\(run.output)\(run.errors)")
      #expect(run.errors.contains("error: ./a/b/four.yml: './a/b/four.yml' does not exist\n"), "\(run.errors)")
    }
  }
}
