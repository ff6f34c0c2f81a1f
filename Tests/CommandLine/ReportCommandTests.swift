import Testing

@Suite("reports")
struct ReportCommandTests {
  @Test("compare writes a report about two files, and its verdict stays what it is")
  func compareFiles() {
    withRun(
      """
      $TOOL render jelly-button --fps 10 --to 0.8 -o a.gif --quiet && $TOOL render jelly-button --fps 10 --to 0.8 \
        --set push=0.2 -o b.webp --quiet
      $TOOL compare a.gif b.webp --report r; echo $?; $TOOL compare a.gif a.gif --report r --json >/dev/null; echo $?; find r -type f | sort
      """
    ) { run, _ in
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(run.errors == "")
      #expect(lines.contains("report: r/index.html"))
      // The second report took the first one's place.
      #expect(lines.suffix(6) == ["1", "0", "r/index.html", "r/junit.xml", "r/results.json", "r/summary.md"])
    }
  }

  @Test("of each pair of animations that differs, a report keeps both, the difference and a GIF for a comment")
  func media() {
    withRun(
      """
      mkdir old new; $TOOL render jelly-button --fps 10 --to 0.8 -o old/a.apng --quiet; cp old/a.apng old/same.apng
      cp old/a.apng new/same.apng; $TOOL render jelly-button --fps 10 --to 0.8 --set push=0.2 -o new/a.apng --quiet
      $TOOL compare old/a.apng new/a.apng --report one >/dev/null; $TOOL compare old new --report two >/dev/null; echo $?
      (cd one; find . -type f | sort); (cd two; find . -type f | sort)
      $TOOL info two/a.apng/difference.apng --json | grep -c '"storedDuration" : 0.8'
      $TOOL info two/a.apng/side-by-side.gif --json | grep -c '"format" : "GIF"'
      """
    ) { run, _ in
      #expect(run.errors == "")
      let files = [
        "./a.apng/actual.apng", "./a.apng/difference.apng", "./a.apng/expected.apng", "./a.apng/picture.png",
        "./a.apng/side-by-side.gif",
        "./index.html", "./junit.xml", "./results.json", "./summary.md",
      ]
      #expect(run.output.split(separator: "\n").map(String.init) == ["1"] + files + files + ["1", "1"])
    }
  }

  @Test("compare writes a report about two directories")
  func compareDirectories() {
    withRun(
      """
      mkdir old new; $TOOL render jelly-button --frame 0 -o old/a.png --quiet; cp old/a.png old/gone.png
      $TOOL render jelly-button --frame 0.6 -o new/a.png --quiet; cp old/a.png new/more.png; echo x >old/bad.png; echo x >new/bad.png
      $TOOL compare old new --report r >/dev/null; echo $?; (cd r; ls); tail -n 1 r/summary.md
      """
    ) { run, _ in
      #expect(run.errors == "")
      #expect(
        run.output.split(separator: "\n").map(String.init) == [
          "65", "a.png", "gone.png", "index.html", "junit.xml", "more.png", "results.json", "summary.md",
          "| more.png | new | not in 'old' |",
        ])
    }
  }

  @Test("verify writes a report whose summary links to where it will be found; approve still takes what was drawn")
  func verify() {
    withRun(
      """
      printf '{scenes: {jelly-button: {fps: 10, to: 0.8}}}' >old.yml
      printf '{scenes: {jelly-button: {fps: 10, to: 0.8, set: {push: 0.2}}}}' >new.yml
      $TOOL record --config old.yml --quiet; $TOOL verify --config new.yml --report r --base-url https://example.org/1 >/dev/null
      echo $?; grep -c 'https://example.org/1/jelly-button/side-by-side.gif' r/summary.md; ls r/jelly-button
      $TOOL approve --config new.yml --report r --quiet && $TOOL verify --config new.yml --report r --quiet; echo $?; (cd r; ls)
      """
    ) { run, _ in
      #expect(run.errors == "")
      #expect(
        run.output.split(separator: "\n").map(String.init) == [
          "1", "1", "actual.apng", "actual.json", "difference.apng", "expected.apng", "picture.png", "side-by-side.gif",
          "0",
          "index.html", "junit.xml", "results.json", "summary.md",
        ])
    }
  }

  @Test("a report that cannot be written is an error, not a verdict")
  func unwritable() {
    withRun("$TOOL render jelly-button --frame 0 -o a.png --quiet; $TOOL compare a.png a.png --report /dev/null/r") {
      run, _ in
      #expect(run.exitCode == 73 && run.errors.hasPrefix("error: cannot create '/dev/null/r'"), "\(run.errors)")
    }
    withRun("$TOOL render jelly-button --frame 0 -o a.png --quiet; $TOOL compare a.png a.png --report ''") { run, _ in
      #expect(run.exitCode == 64 && run.errors.hasPrefix("error: --report ''"), "\(run.errors)")
    }
  }
}
