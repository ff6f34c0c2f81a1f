import Testing

/// Lottie files at the command line.
@Suite("Lottie commands")
struct LottieCommandTests {
  /// A red square of 10 points that goes from the left edge to 30 points in a second.
  private static func file(_ name: String, to end: Int = 30, more: String = "") -> String {
    """
    cat > '\(name)' <<'END'
    {"v":"5.7.4","fr":10,"ip":0,"op":10,"w":40,"h":20,"markers":[{"cm":"half","tm":0,"dr":5}],
    "layers":[{"ty":4,"nm":"Slide","ip":0,"op":10,"st":0\(more),
    "ks":{"p":{"k":[{"t":0,"s":[0,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":10,"s":[\(end),0]}]}},
    "shapes":[{"ty":"gr","nm":"Square","it":[{"ty":"rc","p":{"k":[5,10]},"s":{"k":[10,10]}},
    {"ty":"fl","nm":"Fill","c":{"k":[1,0,0]},"o":{"k":100}},{"ty":"tr"}]}]}]}
    END

    """
  }

  @Test("Every command that takes a scene's name takes a file, with its parameters")
  func commands() {
    withRun(
      """
      \(Self.file("slide.json"))
      $TOOL render slide.json --json && $TOOL render slide.json --set segment=half --set speed=2 --set width=80 --json -o b.gif \
      && $TOOL render slide.json --sweep progress=0..1:3 --frame 0 -o c.png --quiet && $TOOL plot slide.json -o d.svg --quiet \
      && $TOOL trace slide.json --rate 4 --curves progress && $TOOL validate slide.json
      """
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output.contains("\"output\" : \"slide.gif\"") && run.output.contains("\"width\" : 40"))
      #expect(run.output.contains("\"output\" : \"b.gif\"") && run.output.contains("\"width\" : 80"))
      #expect(
        run.output.hasSuffix(
          "time,progress\\n0.0,0.0\\n0.25,0.25\\n0.5,0.5\\n0.75,0.75\\n".replacing("\\n", with: "\n")))
      #expect(run.errors.contains("slide.json: fine"))
      #expect(left == "b.gif c.png d.svg slide.gif slide.json")
    }
  }

  @Test("--frame shows the moment itself, also between two refreshes")
  func moment() {
    withRun(
      """
      \(Self.file("slide.json"))
      for t in 0 0.123 0.5 0.999; do
        $TOOL render slide.json --frame $t -o a.png --quiet && $TOOL render slide.json --set progress=$t --frame 0 -o b.png --quiet
        cmp a.png b.png && echo $t
      done
      """
    ) { run, _ in #expect(run.output == "0\n0.123\n0.5\n0.999\n", "\(run.errors)") }
  }

  @Test("A folder of files is kept under test; other JSON in it is passed over, and a broken file fails alone")
  func folder() {
    withRun(
      """
      mkdir -p moves/more; cd moves; \(Self.file("a.json"))
      cd more; \(Self.file("b.json"))
      cd ../..; echo '{"name":"chart"}' > moves/package.json; echo '[1]' > moves/list.json
      $TOOL record moves --quiet --baselines moves/Baselines && $TOOL record moves --quiet && $TOOL verify moves/ --json | grep -c '"status": "identical"'
      \(Self.file("moves/a.json", to: 20)) echo '{"layers":[],"ip":0,"op":1}' > moves/more/c.json
      $TOOL verify moves --json | grep -E '"status"|"name": "moves'
      """
    ) { run, _ in
      #expect(run.output.hasPrefix("2\n"), "\(run.output)\(run.errors)")
      for name in ["moves/a.json", "moves/more/b.json", "moves/more/c.json"] { #expect(run.output.contains(name)) }
      for status in ["changed", "identical", "failed"] { #expect(run.output.contains("\"status\": \"\(status)\"")) }
      #expect(!run.output.contains("package.json") && !run.output.contains("list.json"))
    }
  }

  @Test("A sticker of Telegram's, compressed JSON, is a Lottie file wherever one is taken")
  func stickers() {
    withRun(
      """
      mkdir moves; \(Self.file("a.json")) gzip -n <a.json >moves/a.tgs
      $TOOL render moves/a.tgs -o a.gif --quiet && cp moves/a.tgs . && $TOOL validate a.tgs moves
      """
    ) { run, left in
      #expect(run.exitCode == 0 && left.contains("a.gif"), "\(run.errors)")
      #expect(run.errors.contains("a.tgs: fine") && run.errors.contains("moves/a.tgs: fine"))
    }
  }

  @Test("What is not drawn is a warning, and what is wrong an error with its place")
  func problems() {
    withRun("\(Self.file("a.json", more: ",\"bm\":99")) $TOOL render a.json -o a.gif --quiet; $TOOL validate a.json") {
      run, _ in
      #expect(run.exitCode == 0)
      #expect(
        run.errors.hasPrefix(
          "warning: a.json:1:1: it has a blend mode that is not known, which is drawn as the normal one; "))
    }
    withRun("\(Self.file("a.json", more: ",\"masksProperties\":[{\"mode\":\"a\"}]")) $TOOL render a.json") {
      run, left in
      #expect(run.exitCode == 65 && left == "a.json")
      #expect(
        run.errors.hasPrefix("error: 'a.json' lacks 'pt' (line 2, column "))
      #expect(run.errors.hasSuffix(", in the layer 'Slide')\n"))
    }
    withRun("\(Self.file("a.json")) $TOOL render a.json --set segment=hal") { run, _ in
      #expect(run.exitCode == 64)
      #expect(run.errors.contains("must be two frames from 0 to 10, as in 10-40, or one of the markers half"))
    }
  }

  @Test("The same bytes for any number of jobs")
  func jobs() {
    withRun(
      """
      \(Self.file("a.json")) for jobs in 1 2 7; do $TOOL render a.json --jobs $jobs --scale 3 --quiet -o - --format gif | cksum; done \
      | sort -u | wc -l
      """
    ) { run, _ in
      #expect(run.output == "1\n", "\(run.errors)")
    }
  }
}
