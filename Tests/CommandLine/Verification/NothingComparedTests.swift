import Testing

/// Lottie files with baselines, in a folder `l` that springform.yml names.
private let recorded = """
  lottie() { printf '{"v":"5.7.0","fr":10,"ip":0,"op":4,"w":20,"h":20,"layers":[{"ty":1,"ind":1,"ip":0,"op":4,"sw":9,"sh":9,"sc":"#ff0000","ks":{}}]}' >"$1"; }
  mkdir -p l/drafts; for name in one two drafts/three; do lottie l/$name.json; done
  project() { printf "$1" >springform.yml; }
  project 'scenes: { l: { variants: { large: { scale: 2 } } } }\\n'; $TOOL record --quiet
  """

@Suite("What was recorded and cannot be compared never passes")
struct NothingComparedTests {
  @Test(
    "A file that is a scene no more fails in a folder that springform.yml names, and prune keeps its baselines",
    arguments: [": >l/two.json", "echo '{\"a\":1}' >l/two.json", "rm l/two.json; mkdir l/two.json"])
  func foreign(command: String) {
    withRun(
      """
      \(recorded); \(command); $TOOL verify --ci 2>/dev/null; code=$?; [ $code = 65 ] || [ $code = 66 ]; echo $?
      $TOOL prune; echo $?; $TOOL prune --check; echo $?; $TOOL prune l; echo $?; $TOOL prune l/two.json 2>/dev/null; echo $?
      ls Baselines/l/two*.json; $TOOL verify l --ci --quiet 2>&1 | grep -c '^error: l/two.json'
      """
    ) { run, _ in
      #expect(
        run.output.hasSuffix(
          """
          6 scenes: 4 identical, 2 failed
          report: springform-report/index.html
          0
          0
          0
          0
          64
          Baselines/l/two.json.json
          Baselines/l/two.json@large.json
          2

          """), "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "The only file of a folder fails, too; what is left out stays left out, and a variant that is no more is obsolete")
  func others() {
    withRun(
      """
      \(recorded); : >l/one.json; : >l/two.json; : >l/drafts/three.json; $TOOL verify --ci --quiet 2>&1 | grep -c '^error: l/[a-z/]*.json'
      project 'scenes: { l: , l/drafts: false }\\n'; $TOOL prune --check
      """
    ) { run, _ in
      #expect(
        run.output
          == "6\nl/drafts/three.json\nl/drafts/three.json@large\nl/one.json@large\nl/two.json@large\n",
        "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "--ci never passes where there is nothing to verify; an empty part of something may pass",
    arguments: ["scenes: []", "scenes: {}", "scenes: { l: false }", "scenes: { l/one.json: false }", "others: false"])
  func nothing(project: String) {
    withRun(
      """
      \(recorded); rm -r Baselines; project '\(project)\\n'; $TOOL verify --ci; echo $?; ls
      project 'scenes: [l/one.json]\\n'; $TOOL record --quiet; $TOOL verify --ci --shard 2/2; echo $?
      """
    ) { run, _ in
      #expect(
        run.output == "64\nl\nspringform.yml\n0 scenes in part 2 of 2\n0\n", "\(run.output)\(run.errors)")
      #expect(
        run.errors
          == "error: there is no scene to verify, and --ci does not pass for that; name scenes, scene files or folders of such below "
          + "'scenes' in springform.yml\n", "\(run.errors)")
    }
  }

  @Test("springform.yaml is not passed over in silence")
  func yaml() {
    withRun(
      """
      \(recorded); mv springform.yml springform.yaml; for command in 'verify --ci' 'record' 'prune' 'approve'; do $TOOL $command; echo $?; done
      $TOOL verify --ci --config springform.yaml --quiet; echo $?; cp springform.yaml springform.yml; $TOOL verify --ci --quiet; echo $?
      """
    ) { run, _ in
      #expect(run.output == "64\n64\n64\n64\n0\n0\n", "\(run.output)\(run.errors)")
      #expect(
        run.errors
          == String(repeating: "error: springform.yaml is not read; call it springform.yml\n", count: 4),
        "\(run.errors)")
    }
  }

  @Test(
    "Half a baseline whose scene is gone is told, and pruned",
    arguments: [("", "", "--yes"), ("l", "l", "--yes"), ("", "", "")])
  func half(names: String, pruned: String, confirmation: String) {
    withRun(
      """
      \(recorded); [ -n '\(confirmation)' ] && rm springform.yml Baselines/l/*large* Baselines/l/*/*large*
      rm l/two.json Baselines/l/two.json.json
      $TOOL verify \(names) --ci | grep -v identical; $TOOL prune --check | grep -v large; $TOOL prune \(pruned) \(confirmation) | grep -v large
      ls Baselines/l/two.json.apng 2>/dev/null; $TOOL prune --check; echo $?
      """
    ) { run, _ in
      #expect(
        run.output.hasPrefix(
          "l/two.json: obsolete, half of this baseline is missing, its manifest, and its scene or variant is no more, or is not "
            + "among those that are verified; restore it from version control, or 'prune' what is left\n"),
        "\(run.output)\(run.errors)")
      #expect(
        run.output.hasSuffix("report: springform-report/index.html\nl/two.json\nl/two.json\n0\n"), "\(run.output)")
    }
  }

  @Test(
    "A folder that springform.yml names and that is not there is told as such, with the baselines that belong to it")
  func lostFolder() {
    withRun(
      """
      \(recorded); project 'scenes: [l]\\n'; rm -r l; $TOOL verify; echo $?; project 'scenes: [anim]\\n'; $TOOL verify; echo $?
      project 'scenes: { l/on.json: false }\\n'; $TOOL verify; echo $?
      """
    ) { run, _ in
      #expect(run.output == "65\n65\n65\n", "\(run.output)\(run.errors)")
      let sentences = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      #expect(
        sentences == [
          "error: springform.yml:1:10: there is no scene, folder or file 'l'; 6 baselines are of files in it: restore the folder, or "
            + "take it out here and 'prune' them",
          "error: springform.yml:1:10: there is no scene, folder or file 'anim'; take the line out, or mend the name",
          "error: springform.yml:1:11: there is no file 'l/on.json' to be left out; take the line out, or mend the name",
        ], "\(run.errors)")
    }
  }

  @Test("prune says what it has removed")
  func removed() {
    withRun("\(recorded); rm l/two.json; $TOOL prune; echo $?") { run, _ in
      #expect(run.output == "l/two.json\nl/two.json@large\n0\n", "\(run.output)\(run.errors)")
      #expect(run.errors == "removed l/two.json\nremoved l/two.json@large\n", "\(run.errors)")
    }
  }
}
