import Testing

/// Two scenes of the gallery, recorded; `write PAN BUTTON` says how they are drawn from then on.
private let project = """
  write() {
    printf 'baselines: B\\nreport: R\\ndefaults: { fps: 5, scale: 0.2 }\\nscenes: { jelly-pan: { %s }, jelly-button: { %s } }\\n' \\
    "$1" "$2" >springform.yml
  }
  write '' ''; $TOOL record --quiet
  """

@Suite("What reviewers and build servers are told")
struct ReviewTests {
  @Test("A scene that breaks its own expectation cannot be accepted, and approve says which one and what to do")
  func brokenExpectation() {
    withRun(
      """
      \(project); write '' 'expect: [{ pictures: 1 }]'; $TOOL verify --quiet 2>/dev/null; echo $?
      $TOOL approve; echo $?; $TOOL approve jelly-button; echo $?
      """
    ) { run, _ in
      #expect(run.output == "1\n1\n64\n", "\(run.output)\(run.errors)")
      let lines = run.errors.split(separator: "\n").map(String.init)
      #expect(lines.first == "there is nothing to accept" && lines.count == 3, "\(run.errors)")
      for line in lines.dropFirst() {
        #expect(
          line.contains("'jelly-button' cannot be accepted: it breaks what is expected of its motion: "), "\(line)")
        #expect(line.contains("different pictures") && line.hasSuffix("; mend the scene, or its 'expect'"), "\(line)")
      }
    }
  }

  @Test("Pictures of a scene that breaks its expectation are accepted, and what still fails is said")
  func changedAndBroken() {
    withRun(
      """
      \(project); write 'speed: 1.2, expect: [{ pictures: 1 }]' ''; $TOOL verify --quiet 2>/dev/null; echo $?
      $TOOL approve jelly-pan; echo $?; $TOOL verify --quiet 2>/dev/null; echo $?
      """
    ) { run, _ in
      #expect(run.output == "1\n1\n1\n", "\(run.output)\(run.errors)")
      #expect(
        run.errors.hasPrefix("jelly-pan: accepted\njelly-pan: still breaks what is expected of its motion: "),
        "\(run.errors)")
      #expect(run.errors.hasSuffix("; mend the scene, or its 'expect'\n"), "\(run.errors)")
    }
  }

  @Test("Causes that the sentence cannot name are printed below it, one a line; the files name them all")
  func causes() {
    let scene = """
      scene: 1\\ncanvas: { size: [60, 20] }\\ntime: { duration: 0.2s }\\nlayers:\\n\
        - { id: a, circle: 4, position: [10, 10], fill: "%s" }\\n\
        - { id: b, rect: [6, 6], position: [30, %s], fill: red }\\n\
        - { id: c, rect: [6, 6], position: [50, 10], fill: red, opacity: %s }\\n
      """
    withRun(
      """
      scene() { printf '\(scene)' "$@" >s.scene.yml; }
      scene '#FF0000' 10 1; $TOOL record s.scene.yml --quiet
      scene '#0000FF' 12 0.5; $TOOL verify s.scene.yml --report R | head -4
      grep -o '<li>[^<]*' R/summary.md; grep -o '&#10;[^&<]*' R/junit.xml | head -3 | wc -l
      grep -c '"phrase"' R/results.json; grep -o '<a class="cause"' R/index.html | wc -l
      """
    ) { run, _ in
      let lines = run.output.split(separator: "\n").map(String.init)
      let told = lines.dropFirst().prefix(3)
      #expect(lines.first?.hasPrefix("s.scene.yml: changed, ") == true, "\(run.output)\(run.errors)")
      #expect(told.allSatisfy { $0.hasPrefix("  `") }, "\(run.output)")
      #expect(["`a.fill", "`b.position", "`c.opacity"].allSatisfy { name in told.contains { $0.contains(name) } })
      #expect(lines.count { $0.hasPrefix("<li>`") } == 3 && lines.suffix(3) == ["3", "3", "3"], "\(run.output)")
    }
  }

  @Test("JUnit tells how long each scene took and where its pictures are; nothing else depends on the clock")
  func junit() {
    withRun(
      """
      \(project); write 'speed: 1.2' ''; $TOOL verify --quiet; cp -r R R1; $TOOL verify --quiet
      grep -cE '<testcase name="jelly-[a-z]*" classname="jelly-[a-z]*" time="[0-9]+\\.[0-9]{3}"' R/junit.xml
      grep -oE '<testsuite .*time="[0-9]+\\.[0-9]{3}"' R/junit.xml | wc -l; grep -o '\\[\\[ATTACHMENT|[^]]*' R/junit.xml
      diff -rq R R1 | grep -v junit.xml
      for i in 1 2; do $TOOL verify --quiet --shard $i/2 --report p$i; done; $TOOL merge-reports p1 p2 -o all --quiet
      cat p1/junit.xml p2/junit.xml | grep -oE 'name="jelly-[^>]*time="[0-9.]*"' | sort >parts
      grep -oE 'name="jelly-[^>]*time="[0-9.]*"' all/junit.xml | sort | cmp - parts; wc -l <parts
      """
    ) { run, _ in
      #expect(
        run.output == """
          2
          1
          [[ATTACHMENT|R/jelly-pan/side-by-side.gif
          [[ATTACHMENT|R/jelly-pan/expected.apng
          [[ATTACHMENT|R/jelly-pan/actual.apng
          [[ATTACHMENT|R/jelly-pan/difference.apng
          2

          """, "\(run.output)\(run.errors)")
    }
  }

  @Test("The summary tells scenes that changed for the same cause in one row, and cuts no sentence")
  func summary() {
    withRun(
      """
      \(project); write 'speed: 1.2, loop: once' 'speed: 1.2, loop: once'; $TOOL verify --quiet; grep -c '^| .*jelly-' R/summary.md
      write 'speed: 1.2' 'loop: once'; $TOOL verify --quiet; grep -c '^| .*jelly-' R/summary.md; grep -c '…' R/summary.md
      """
    ) { run, _ in #expect(run.output == "1\n2\n0\n", "\(run.output)\(run.errors)") }
  }
}
