import Springform
import Testing

@Suite("compare")
struct CompareCommandTests {
  private let prepare = """
    $TOOL render jelly-button --scale 0.5 --quiet -o a.apng && cp a.apng b.apng \
    && $TOOL render jelly-button --scale 0.5 --from 0.06 --quiet -o late.apng \
    && $TOOL render jelly-button --scale 0.5 --loop once --quiet -o once.apng \
    && $TOOL render jelly-button --scale 0.5 --frame 0 --quiet -o a.png;
    """

  @Test(
    "Two files have a verdict, a sentence and an exit code",
    arguments: [
      ("a.apng b.apng", 0, "identical: 52 frames, 2.5 s\n"), ("a.png a.png", 0, "identical\n"),
      ("a.png - <a.png", 0, "identical\n"),
      ("a.apng once.apng", 1, "different: plays once instead of for ever; the pictures are the same at all times\n"),
      ("a.apng late.apng", 1, "different: starts 3 frames (60 ms) earlier, and is the same from then on; "),
    ] as [(String, Int32, String)])
  func files(arguments: String, exitCode: Int32, output: String) {
    withRun(prepare + "$TOOL compare \(arguments)") { run, _ in
      #expect(run.exitCode == exitCode)
      #expect(run.output.hasPrefix(output), "\(run.output)\(run.errors)")
      #expect(run.errors.isEmpty)
    }
  }

  @Test("Of animations that differ, the error over time is drawn")
  func chart() {
    withRun(prepare + "$TOOL compare a.apng late.apng") { run, _ in
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[1].hasPrefix("  0 s ") && lines[1].hasSuffix(" 2.5 s") && lines[1].contains("█"))
      #expect(lines[2].hasPrefix("  different longest from "))
    }
  }

  @Test("Of another size it says how to make one of the expected size, which then is compared")
  func sizes() {
    withRun(
      prepare + """
        $TOOL encode b.apng --resize 80x60 --quiet -o small.apng; $TOOL compare a.apng small.apng
        $TOOL encode small.apng --resize 160x120 --quiet -o large.apng; $TOOL compare a.apng large.apng | grep -c pixels.instead
        """
    ) { run, _ in
      #expect(
        run.output.contains("\n  'encode small.apng --resize 160x120 -o FILE' makes one of the expected size\n"),
        "\(run.output)")
      #expect(run.output.hasSuffix("\n0\n"), "\(run.output)")
    }
  }

  @Test("A scene is drawn as large, as often and in the same format as the file that it is compared with")
  func scenes() {
    withRun(
      #"""
      printf 'scene: 1\ncanvas: { size: [80, 60] }\nparams: { way: 40 }\nlayers: [ { id: ball, circle: 8, position: [20, 30] } ]\n' > a.scene.yml
      printf 'events: [ { at: 0.1s, do: [ { animate: { duration: 0.4s, to: { ball.position.x: 20 + way } } } ] } ]\n' >> a.scene.yml
      $TOOL render a.scene.yml --fps 25 --scale 2 --quiet -o a.gif
      $TOOL render a.scene.yml --scale 1.5 --quiet -o a.apng
      $TOOL render a.scene.yml --frame 0.3 --quiet -o a.png
      $TOOL compare a.gif a.scene.yml; $TOOL compare a.scene.yml a.apng; $TOOL compare a.png a.scene.yml --frame 0.3
      $TOOL compare a.gif a.scene.yml --set way=30 --json | grep -E 'tier" : "diff|drawnBy'; $TOOL compare a.png a.scene.yml
      """#
    ) { run, left in
      let lines = run.output.split(separator: "\n").map(String.init)
      let drawn = lines.filter { $0.contains("drawn by") }
      #expect(lines.count { $0.hasPrefix("identical") } == 3, "\(run.output)\(run.errors)")
      guard drawn.count == 4 else {
        Issue.record("\(run.output)")
        return
      }
      #expect(drawn[0].hasSuffix("render a.scene.yml --fps 25 --scale 2 -o a-drawn.gif'"))
      #expect(drawn[1].hasSuffix("render a.scene.yml --fps 50 --scale 1.5 -o a-drawn.apng'"))
      #expect(drawn[2].hasSuffix("render a.scene.yml --frame 0.3 -o a-drawn.png'"))
      #expect(lines.contains { $0.contains("\"drawnBy\" : ") && $0.contains("--set way=30 --fps 25") })
      #expect(lines.contains { $0.contains("\"tier\" : \"different\"") })
      #expect(drawn[3].hasSuffix("--frame 0 -o a-drawn.png'") && run.exitCode == 1)
      #expect(left == "a.apng a.gif a.png a.scene.yml")
    }
  }

  @Test(
    "The command that is told makes the file that was compared, whatever the other's format is",
    arguments: ["gif", "apng", "webp", "png"])
  func drawnFile(format: String) {
    withRun(
      #"""
      mkdir 'my scenes'
      printf 'scene: 1\ncanvas: { size: [80, 60] }\nlayers: [ { id: ball, circle: 8, position: [20, 30] } ]\n' > 'my scenes/a b.scene.yml'
      printf 'events: [ { at: 0.1s, do: [ { animate: { duration: 0.4s, to: { ball.position.x: 60 } } } ] } ]\n' >> 'my scenes/a b.scene.yml'
      $TOOL render 'my scenes/a b.scene.yml' $([ \#(format) = png ] && echo --frame 0.3 || echo --fps 25) --quiet -o expected.\#(format)
      $TOOL compare expected.\#(format) 'my scenes/a b.scene.yml' $([ \#(format) = png ] && echo --frame 0.3) >told
      command=$(sed -n "s/^  drawn by '\(.*\)'$/\1/p" told)
      eval "$TOOL ${command#* } --quiet" && $TOOL compare expected.\#(format) "a b-drawn.$([ \#(format) = webp ] && echo apng || echo \#(format))"
      """#
    ) { run, left in
      #expect(run.exitCode == 0 && run.output.hasPrefix("identical"), "\(run.output)\(run.errors)")
      #expect(left.contains("a b-drawn."), "\(left)")
    }
  }

  @Test(
    "What is no comparison of a scene with a file is refused",
    arguments: [
      ("jelly-button gooey-menu", "'jelly-button' and 'gooey-menu' are scenes; render one of them"),
      ("jelly-button -", "a scene is compared with one file"), ("a.png a.png --set x=1", "--set is for a scene"),
      ("a.png jelly-button --from 1", "a picture shows one moment; give --frame SECONDS"),
      ("a.apng jelly-button --frame 1", "--frame is for a single picture"),
    ])
  func sceneRefusals(arguments: String, message: String) {
    withRun(prepare + "$TOOL compare \(arguments)") { run, _ in
      #expect(run.exitCode == 64 && run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("JSON tells the same to programs")
  func json() {
    withRun(prepare + "$TOOL compare a.apng late.apng --json") { run, _ in
      #expect(run.exitCode == 1)
      for fact in [
        "\"tier\" : \"different\"", "\"kind\" : \"delayed\"", "\"seconds\" : -0.06", "\"frames\" : -3",
        "\"worstMoment\" : ", "\"differentPixels\" : ", "\"path\" : \"late.apng\"", "\"isQuantised\" : false",
      ] {
        #expect(run.output.contains(fact), "\(fact)")
      }
    }
  }

  /// Two pictures of 3x3 pixels, white and, but for the middle, white: as PNG files of one grey channel.
  private let pictures = """
    /usr/bin/python3 - <<'E'
    import struct, zlib
    def chunk(name, data): return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))
    def png(path, middle):
      rows = b'\\0\\xff\\xff\\xff' + b'\\0\\xff' + bytes([middle]) + b'\\xff' + b'\\0\\xff\\xff\\xff'
      header = struct.pack('>IIBBBBB', 3, 3, 8, 0, 0, 0, 0)
      open(path, 'wb').write(b'\\x89PNG\\r\\n\\x1a\\n' + chunk(b'IHDR', header) + chunk(b'IDAT', zlib.compress(rows)) \
    + chunk(b'IEND', b''))
    png('w.png', 255)
    png('g.png', 235)
    E

    """

  /// The middle is 20 levels darker.
  @Test(
    "Every metric has its option",
    arguments: [
      ("", 1), ("--metric exact", 1), ("--metric channel --threshold 19", 1), ("--metric channel --threshold 20", 0),
      ("--metric pixelmatch", 0), ("--metric pixelmatch --threshold 0.05", 1),
      ("--metric pixelmatch --threshold 0.05 --pixelmatch-version 5 --include-antialiasing", 1),
      ("--metric perceptual", 1), ("--metric perceptual --threshold 0.9", 0),
      ("--metric perceptual --precision 0.8", 0), ("--max-different-pixels 1", 0), ("--ignore 1,1,1,1", 0),
      ("--ignore 0,0,1,3 --ignore 1,1,2,2", 0), ("--ignore 0,0,3,1", 1),
    ] as [(String, Int32)])
  func metrics(arguments: String, exitCode: Int32) {
    withRun(pictures + "$TOOL compare w.png g.png \(arguments)") { run, _ in
      #expect(run.exitCode == exitCode, "\(run.output)\(run.errors)")
    }
  }

  @Test("Directories are compared by relative name; what is missing or new fails")
  func directories() {
    let tree = """
      mkdir -p old/deep new/deep old/.hidden && cp w.png old/.hidden/ && cp w.png old/1.png && cp w.png new/1.png \
      && cp w.png old/deep/10.PNG && cp g.png new/deep/10.PNG && cp w.png old/deep/9.png && cp w.png new/deep/9.png \
      && touch old/notes.txt && ln -s .. old/loop

      """
    withRun(pictures + tree + "$TOOL compare old new") { run, _ in
      #expect(run.exitCode == 1)
      #expect(
        run.output.hasPrefix("3 files: 2 identical, 1 different\ndeep/10.PNG: different: "),
        "\(run.output)\(run.errors)")
    }
    withRun(
      pictures + tree + "cp w.png 'old/a b.png'; cp w.png new/c.png; $TOOL compare old/ new/ --max-different-pixels 1"
    ) {
      run, _ in
      #expect(run.exitCode == 1)
      #expect(
        run.output == """
          5 files: 2 identical, 1 similar, 1 missing, 1 extra
          deep/10.PNG: similar: at most 1 pixel is different, which is allowed
          a b.png: missing: not in 'new/'
          c.png: extra: not in 'old/'

          """, "\(run.output)")
    }
    withRun(pictures + tree + "$TOOL compare old new --ignore 1,1,1,1 --json") { run, _ in
      #expect(run.exitCode == 0)
      #expect(run.output.contains("\"name\" : \"deep/10.PNG\"") && run.output.contains("\"exitCode\" : 0"))
    }
  }

  @Test("A file that cannot be compared fails, and does not stop the others")
  func damaged() {
    withRun(
      pictures
        + "mkdir old new; cp w.png old/1.png; cp w.png old/2.png; cp w.png new/2.png; head -c 50 w.png >new/1.png; "
        + "$TOOL compare old new"
    ) { run, _ in
      #expect(run.exitCode == 65)
      #expect(
        run.output.hasPrefix("2 files: 1 identical, 1 failed\n1.png: failed: 'new/1.png': "),
        "\(run.output)\(run.errors)")
    }
  }

  @Test("The palette of a GIF is named")
  func quantised() {
    withRun(
      "$TOOL render guillotine-menu --scale 0.2 --to 0.5 --quiet -o a.gif && "
        + "$TOOL render guillotine-menu --scale 0.2 --to 0.5 --quiet -o a.apng && $TOOL compare a.apng a.gif && "
        + "$TOOL compare a.apng a.gif --metric exact"
    ) { run, _ in
      let (chosen, exact) = (
        "similar: only the palette differs, as the metric lossy tells", "a GIF's palette is part of"
      )
      #expect(run.output.contains(chosen) && run.output.contains(exact), "\(run.output)\(run.errors)")
      #expect(run.exitCode == 1)
    }
  }

  @Test(
    "What cannot be compared is an error",
    arguments: [
      ("w.png nothere.png", 66, "'nothere.png' does not exist"),
      ("w.png .", 64, "'.' is a directory and 'w.png' is not"),
      ("- -", 64, "both files cannot come from standard input"),
      ("w.png /etc/hostname", 65, "'/etc/hostname': not a GIF"),
      ("e1 e2", 66, "there is no \(ImageFormat.allCases.alternatives) in 'e1' or in 'e2'"),
      ("w.png", 64, "Missing expected argument '<actual>'"),
      ("w.png g.png --metric exakt", 64, "The value 'exakt' is invalid for '--metric <metric>'"),
      ("w.png g.png --threshold 0.1", 64, "--threshold has no meaning for the metric similar"),
      ("w.png g.png --metric exact --precision 1", 64, "--precision has no meaning for the metric exact"),
      ("w.png g.png --include-antialiasing", 64, "--include-antialiasing has no meaning"),
      ("w.png g.png --metric pixelmatch --threshold -1", 64, "--threshold -1: must be from 0 to 1"),
      ("w.png g.png --metric pixelmatch --threshold nan", 64, "--threshold nan: must be from 0 to 1"),
      ("w.png g.png --metric pixelmatch --pixelmatch-version 6", 64, "--pixelmatch-version 6: must be 5 or 7"),
      ("w.png g.png --metric channel --threshold 1.5", 64, "--threshold 1.5: must be a whole number of levels"),
      ("w.png g.png --max-different-pixels -1", 64, "--max-different-pixels -1: must be 0 or more"),
      ("w.png g.png --ignore 1,2,3", 64, "The value '1,2,3' is invalid for '--ignore <x,y,w,h>'"),
      ("w.png g.png --ignore 0,0,0,5", 64, "--ignore 0,0,0,5: must be a place from 0,0 on and a size above 0"),
      ("w.png g.png --ignore 0,0,9223372036854775807,5", 64, "--ignore 0,0,9223372036854775807,5: must be"),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    withRun(pictures + "mkdir e1 e2; $TOOL compare \(arguments)") { run, _ in
      #expect(run.exitCode == exitCode, "\(run.output)\(run.errors)")
      #expect(run.errors.hasPrefix("error: \(message)"), "\(run.errors)")
    }
  }
}
