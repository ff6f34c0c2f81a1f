import Testing

/// Scenes `a.yml` and `b.yml` with baselines, in a folder `s` that springform.yml names.
private let recorded = """
  \(writingScenes); mkdir s; scene s/a.yml red; scene s/b.yml blue; printf 'scenes: [s]\\n' >springform.yml; $TOOL record --quiet
  """

@Suite("No results but those of this commit and this run")
struct StaleResultsTests {
  @Test(
    "Parts of other scenes, settings or baselines are refused, and what is unlike is named",
    arguments: [
      ("scene s/a.yml green", "the content of 's/a.yml' is another in 'p1/results.json' than in 'p2/results.json'"),
      (
        "printf 'scenes: [s]\\ndefaults: { metric: exact }\\n' >springform.yml",
        "the settings of 's/a.yml' and 's/b.yml' are others in 'p1/results.json' than in 'p2/results.json'"
      ),
      (
        "sed -i 's/\"loop\"/\"lop\"/' Baselines/s/b.yml.json; printf ' ' >>Baselines/s/b.yml.json",
        "the baseline of 's/b.yml' is another in 'p1/results.json' than in 'p2/results.json'"
      ),
      (
        "scene s/c.yml green; $TOOL record --quiet",
        "'s/c.yml' is verified in only one of 'p1/results.json' and 'p2/results.json'"
      ),
    ])
  func otherCommit(change: String, sentence: String) {
    withRun(
      """
      \(recorded); $TOOL verify --ci --shard 1/2 --report p1 --quiet; cp -r p1 cached; $TOOL verify --ci --shard 2/2 --report p2 --quiet
      $TOOL merge-reports p1 p2 -o all --quiet; echo $?; ls -A all
      \(change); $TOOL verify --ci --shard 2/2 --report p2 --quiet >/dev/null 2>&1
      $TOOL merge-reports p1 p2 -o all --quiet; echo $?; ls all
      """
    ) { run, _ in
      #expect(
        run.output == "0\nindex.html\njunit.xml\nresults.json\nsummary.md\n65\n", "\(run.output)\(run.errors)")
      #expect(
        run.errors
          == "error: the parts are not of one verification: \(sentence); verify all parts of the same commit\n",
        "\(run.errors)")
    }
  }

  @Test("Parts are merged wherever each machine has its checkout")
  func elsewhere() {
    withRun(
      """
      \(recorded); mkdir x; cp -r s springform.yml Baselines x
      $TOOL verify --ci --shard 1/2 --report p1 --quiet --jobs 1; (cd x; $TOOL verify --ci --shard 2/2 --report ../p2 --quiet --jobs 2)
      $TOOL verify "$PWD/s" --ci --shard 1/2 --report p1 --quiet; $TOOL merge-reports p1 p2 -o all; echo $?
      """
    ) { run, _ in #expect(run.output.hasSuffix("2 scenes: 2 identical\n0\n"), "\(run.output)\(run.errors)") }
  }

  @Test(
    "Whatever ends a run before it has results leaves none of another",
    arguments: [
      ("rm -r s", 65), ("echo x >springform.yml", 65), ("printf '{' >springform.yml", 65),
      ("printf 'scenes: []\\n' >springform.yml", 2), ("set -- nothing", 64), ("set -- --jobs 0", 64),
      ("rm springform.yml; printf 'scenes: [s]\\n' >springform.yaml", 64),
      ("printf 'baselines: ../B\\nscenes: [s]\\n' >springform.yml", 65),
    ])
  func failed(command: String, exitCode: Int) {
    withRun(
      """
      \(recorded); scene s/b.yml teal; $TOOL verify --ci --quiet --resume; \(command); $TOOL verify --ci --quiet "$@" 2>/dev/null; echo $?
      [ \(exitCode) = 2 ] || ls springform-report
      """
    ) { run, _ in
      let left = exitCode == 2 ? "" : "journal.jsonl\ns=2Fb.yml\n"
      #expect(run.output == "\(exitCode)\n\(left)", "\(run.output)\(run.errors)")
    }
  }

  @Test("What a run without results has left is cleared by the next that has some")
  func cleared() {
    withRun(
      """
      \(recorded); scene s/b.yml teal; $TOOL verify --ci --quiet; $TOOL verify nothing 2>/dev/null; mv s/b.yml s/c.yml; rm Baselines/s/b*
      $TOOL verify --quiet; ls -A springform-report
      """
    ) { run, _ in
      #expect(
        run.output == "index.html\njunit.xml\nresults.json\ns=2Fc.yml\nsummary.md\n", "\(run.output)\(run.errors)")
    }
  }
}
