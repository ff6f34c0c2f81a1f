import Testing

@Suite("What prune removes")
struct PruneTests {
  private let recorded = """
    \(writingScenes); mkdir a; scene a/one.yml red; scene a/two.yml blue; scene three.yml teal; $TOOL record . --quiet
    $TOOL record jelly-button --quiet
    """

  @Test("Without springform.yml only what is gone goes, and only when it has been listed and confirmed")
  func confirmed() {
    withRun(
      """
      \(recorded); $TOOL prune; echo $?; $TOOL prune --check; echo $?; rm a/two.yml; $TOOL prune --check; echo $?; $TOOL prune; echo $?
      find Baselines -type f | wc -l; $TOOL prune --yes; echo $?; find Baselines -name '*.json' | LC_ALL=C sort
      """
    ) { run, _ in
      #expect(
        run.output == """
          0
          0
          a/two.yml
          2
          a/two.yml
          64
          8
          a/two.yml
          0
          Baselines/a/one.yml.json
          Baselines/jelly-button.json
          Baselines/three.yml.json

          """, "\(run.output)\(run.errors)")
      #expect(
        run.errors == """
          error: no springform.yml names the scenes, so nothing has been removed; give --yes to remove what is listed, whose \
          scenes are gone, or name baselines
          removed a/two.yml

          """, "\(run.errors)")
    }
  }

  @Test(
    "What nobody can prove to be of no use has to be named: another command's scenes, variants of a lost springform.yml"
  )
  func doubtful() {
    withRun(
      """
      \(recorded); printf 'scenes: { three.yml: { variants: { large: { scale: 2 } } } }\\n' >springform.yml; $TOOL record --quiet; rm springform.yml
      for kind in json apng; do mv Baselines/jelly-button.$kind Baselines/bounce.$kind; done
      sed -i 's/"jelly-button"/"bounce"/' Baselines/bounce.json
      $TOOL verify --ci --quiet; echo $?; $TOOL prune --check; echo $?; $TOOL prune --yes; echo $?; find Baselines -type f | wc -l
      $TOOL prune three.yml@large bounce; echo $?; find Baselines -type f | wc -l; $TOOL verify --ci --quiet; echo $?
      """
    ) { run, _ in
      #expect(
        run.output == "2\nbounce\nthree.yml@large\n2\n0\n10\nbounce\nthree.yml@large\n0\n6\n0\n",
        "\(run.output)\(run.errors)")
      #expect(
        run.errors.hasPrefix(
          "bounce: stays, for no springform.yml says whether it is verified; name it to remove it\n"
            + "three.yml@large: stays, "),
        "\(run.errors)")
    }
  }

  @Test("Of a folder goes what it held and is gone; what is named goes, but not what springform.yml names")
  func named() {
    withRun(
      """
      \(recorded); $TOOL prune a; echo $?; rm a/two.yml three.yml; $TOOL prune ./a/; echo $?; $TOOL prune a/one.yml; echo $?; find Baselines -name '*.json' | LC_ALL=C sort
      $TOOL prune thre.yml; echo $?
      printf 'scenes: { jelly-button: }\\n' >springform.yml; $TOOL prune jelly-button; echo $?; $TOOL prune; echo $?; find Baselines -name '*.json' | LC_ALL=C sort
      """
    ) { run, _ in
      #expect(
        run.output == """
          0
          a/two.yml
          0
          a/one.yml
          0
          Baselines/jelly-button.json
          Baselines/three.yml.json
          64
          64
          three.yml
          0
          Baselines/jelly-button.json

          """, "\(run.output)\(run.errors)")
      #expect(
        run.errors == """
          removed a/two.yml
          removed a/one.yml
          error: unknown baseline 'thre.yml'; did you mean 'three.yml'?
          error: 'jelly-button' is verified; take it out of springform.yml before you remove its baseline
          removed three.yml

          """, "\(run.errors)")
    }
  }
}
