import SpringformGallery
import Testing

/// Bytes depend on nothing but the scene: every process hashes with another seed, and collections iterate in another order.
@Suite("Determinism across processes")
struct DeterminismTests {
  @Test(
    "Processes with different hash seeds write the same bytes",
    arguments: [
      "jelly-drop", "gooey-menu", "'$ASSETS/newtons-cradle.scene.yml'", "'$ASSETS/confetti.scene.yml'",
    ])
  func processes(scene: String) {
    let assets = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/assets/scenes"
    let scene = scene.replacing("$ASSETS", with: assets)
    withRun(
      """
      unset SWIFT_DETERMINISTIC_HASHING
      for run in 1 2 3; do
        for file in $run.gif $run.apng $run.webp; do $TOOL render \(scene) --to 0.3 --seed 5 -o $file --quiet; done
        $TOOL trace \(scene) --format json -o $run.json
        $TOOL plot \(scene) -o $run.svg 2>>plot.err
        cat $run.* | sha256sum
        wc -c <$run.gif
      done
      """
    ) { run, left in
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 6 && Set(lines).count == 2, "\(run.output)")
      #expect(lines.last.flatMap { Int($0) } ?? 0 > 1000)
      #expect(left.split(separator: " ").count == 16, "\(left)")
    }
  }

  @Test("Processes with different hash seeds write the same baselines, results, reports and galleries")
  func reports() {
    withRun(
      """
      unset SWIFT_DETERMINISTIC_HASHING
      for run in 1 2 3; do
        mkdir $run; cd $run
        printf 'baselines: B\\nreport: R\\ndefaults: { fps: 5, scale: 0.2 }\\nscenes: { jelly-pan: , jelly-button: }\\n' >springform.yml
        $TOOL record --quiet; sed -i 's/fps: 5/fps: 4/' springform.yml
        $TOOL verify --quiet; echo $? >code; $TOOL preview P jelly-button gooey-menu --quiet; cd ..
        # How long a verification takes is no property of the scenes.
        sed -i -E 's/ time="[0-9.]+"//' $run/R/junit.xml
        (cd $run; find . -type f | sort | xargs cat | sha256sum)
      done
      cat 1/code; ls 1/R 1/P
      """
    ) { run, _ in
      let lines = run.output.split(separator: "\n")
      #expect(Set(lines.prefix(3)).count == 1 && lines.dropFirst(3).first == "1", "\(run.output)\(run.errors)")
      for name in ["index.html", "results.json", "jelly-pan"] {
        #expect(lines.contains { $0 == name }, "\(run.output)")
      }
    }
  }
}
