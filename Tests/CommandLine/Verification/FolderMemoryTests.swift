import Testing

/// `scene FILE FILL` writes a scene file of few pictures.
let writingScenes = """
  scene() {
    printf 'scene: 1\\ncanvas: { size: [40, 30] }\\ntime: { duration: 0.2s }\\nlayers:\\n  - { path: M0 0 L9 9 L0 9 Z, fill: %s }\\n' "$2" >"$1"
  }
  """

@Suite("A folder remembers what it held")
struct FolderMemoryTests {
  private static let pointer =
    "printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:4d7a\\nsize 12\\n' >a/two.yml"

  @Test(
    "A scene's file that vanished, is empty, a pointer, or a scene no more fails verify --ci, and is told without it",
    arguments: [
      ("rm a/two.yml", 0, 2, "its scene's file 'a/two.yml' is gone; restore the file, or 'prune' the baseline"),
      (": >a/two.yml", 65, 65, "a/two.yml: a/two.yml:1:1: the file is empty"),
      (pointer, 65, 65, "a/two.yml: 'a/two.yml' is a pointer of Git LFS and not the file; run 'git lfs pull'"),
      ("sed -i /scene:/d a/two.yml", 65, 65, "a/two.yml: a/two.yml:1:1: "),
      ("rm a/two.yml; mkdir a/two.yml", 66, 66, "cannot read 'a/two.yml': is a directory"),
    ] as [(String, Int, Int, String)])
  func lost(command: String, exitCode: Int, ciCode: Int, sentence: String) {
    for folder in [".", "a", "./a/", "b/../a"] {
      withRun(
        """
        \(writingScenes); mkdir a b; scene a/one.yml red; scene a/two.yml blue; scene a/three.scene.yml teal
        $TOOL record . --quiet; \(command)
        $TOOL verify \(folder) 2>&1; echo $?; $TOOL verify --ci \(folder) --json 2>/dev/null >json; echo $?
        grep -c 'name": "a/two.yml"' json; grep -cE '<(failure|error) ' springform-report/junit.xml
        grep -c 'a/two.yml' springform-report/summary.md; $TOOL verify --ci a/one.yml --quiet; echo $?
        """
      ) { run, _ in
        #expect(run.output.contains(sentence), "\(folder): \(run.output)\(run.errors)")
        #expect(run.output.hasSuffix("\n\(exitCode)\n\(ciCode)\n1\n1\n1\n0\n"), "\(folder): \(run.output)\(run.errors)")
      }
    }
  }

  @Test("A folder that is gone, or holds nothing any more, fails, and says what it held")
  func lostFolder() {
    for (command, sentence) in [
      ("rm -r a", "error: a: 'a' does not exist\n"),
      ("rm a/*", "error: a: there are no scenes in 'a'; scene files are"),
    ] {
      withRun(
        """
        \(writingScenes); mkdir a; scene a/one.yml red; scene a/two.yml blue; $TOOL record a --quiet; \(command)
        $TOOL verify a; echo $?; $TOOL verify --ci a --quiet 2>/dev/null; echo $?
        """
      ) { run, _ in
        #expect(run.errors.hasPrefix(sentence), "\(run.errors)")
        #expect(run.output.contains("a/one.yml: obsolete, ") && run.output.contains("a/two.yml: obsolete, "))
        let code = command == "rm -r a" ? 66 : 64
        #expect(run.output.contains("3 scenes: 2 obsolete, 1 failed\n"), "\(run.output)")
        #expect(run.output.hasSuffix("\n\(code)\n\(code)\n"), "\(run.output)\(run.errors)")
      }
    }
    expectRefusal("verify .", exitCode: 64, message: "there are no scenes in '.'")
    expectRefusal("verify nothing", exitCode: 64, message: "unknown scene 'nothing'")
  }

  @Test("What a folder does not hold is none of its own, and a file is one scene however its path is written")
  func others() {
    withRun(
      """
      \(writingScenes); mkdir a ab; scene a/one.yml red; scene ab/two.yml blue; scene ./three.yml teal
      $TOOL record ./a ab/../ab ./three.yml --quiet; find Baselines -name '*.json' | LC_ALL=C sort
      rm ab/two.yml; $TOOL verify --ci a; echo $?; $TOOL verify --ci three.yml --quiet; echo $?
      $TOOL verify --ci "$PWD/a" --quiet; echo $?; (cd a; $TOOL verify --ci . --baselines ../Baselines --quiet; echo $?)
      """
    ) { run, _ in
      #expect(
        run.output == """
          Baselines/a/one.yml.json
          Baselines/ab/two.yml.json
          Baselines/three.yml.json
          a/one.yml: identical
          1 scene: 1 identical
          0
          0
          0
          2

          """, "\(run.output)\(run.errors)")
    }
  }

  @Test("What springform.yml leaves out is left out of a folder that is named, and not where it is named itself")
  func leftOut() {
    withRun(
      """
      \(writingScenes); mkdir -p a/drafts; for f in a/one a/two a/drafts/three; do scene $f.yml red; done
      $TOOL record . --quiet; printf 'scenes: { a/: , a/two.yml: false, a/drafts: false }\\n' >springform.yml
      for name in '' a a/drafts a/two.yml; do echo "- $name"; $TOOL verify $name | grep -v report:; done
      rm -r Baselines; for name in a a/drafts; do echo "- $name"; $TOOL verify $name | grep -v report:; done
      """
    ) { run, _ in
      let obsolete = "obsolete, nothing is compared with this baseline"
      let lines = run.output.split(separator: "\n").map { $0.split(separator: ";")[0].split(separator: ": its")[0] }
      let all = [
        "a/drafts/three.yml: \(obsolete)", "a/one.yml: identical", "a/two.yml: \(obsolete)",
        "3 scenes: 1 identical, 2 obsolete",
      ]
      let drafts = ["- a/drafts", "a/drafts/three.yml: identical", "1 scene: 1 identical"]
      let two = ["- a/two.yml", "a/two.yml: identical", "1 scene: 1 identical"]
      let new = [("a", "a/one.yml"), ("a/drafts", "a/drafts/three.yml")].flatMap { name, file in
        [
          "- \(name)", "\(file): new, there is no baseline yet", "1 scene: 1 new",
          "accept with: springform approve",
        ]
      }
      #expect(
        lines.map(String.init) == ["- "] + all + ["- a"] + all + drafts + two + new, "\(run.output)\(run.errors)")
    }
  }

  @Test("Where springform.yml lies elsewhere, its folder is where names begin")
  func elsewhere() {
    withRun(
      """
      \(writingScenes); mkdir -p p/a; scene p/a/one.yml red; scene p/a/two.yml blue; printf 'defaults: { scale: 2 }\\n' >p/springform.yml
      $TOOL record --config p/springform.yml p/a --quiet; find p/Baselines -name '*.json' | LC_ALL=C sort; (cd p; $TOOL verify --ci a --quiet; echo $?)
      rm p/a/two.yml; $TOOL verify --ci --config p/springform.yml p; echo $?; $TOOL verify --ci --config p/springform.yml --quiet; echo $?
      """
    ) { run, _ in
      #expect(
        run.output == """
          p/Baselines/a/one.yml.json
          p/Baselines/a/two.yml.json
          0
          a/one.yml: identical
          a/two.yml: obsolete, nothing is compared with this baseline: its scene's file 'p/a/two.yml' is gone; restore the file, \
          or 'prune' the baseline
          2 scenes: 1 identical, 1 obsolete
          report: p/springform-report/index.html
          2
          2

          """, "\(run.output)\(run.errors)")
    }
  }

  @Test("Parts tell of what was lost once, and merge into the whole")
  func shards() {
    withRun(
      """
      \(writingScenes); scene one.yml red; scene two.yml blue; scene three.yml teal; $TOOL record . --quiet; mv two.yml new.yml; rm one.yml
      $TOOL verify . --ci --quiet; cp springform-report/results.json whole
      for i in 1 2 3; do $TOOL verify . --ci --shard $i/3 --report p$i --quiet; echo $?; done
      $TOOL merge-reports p1 p2 p3 -o all --quiet; echo $?; sed 's/ --report all//' all/results.json | cmp - whole
      grep -c 'type="obsolete"' all/junit.xml; grep -c "renamed" all/summary.md
      """
    ) { run, _ in #expect(run.output == "2\n0\n2\n2\n2\n2\n", "\(run.output)\(run.errors)") }
  }
}
