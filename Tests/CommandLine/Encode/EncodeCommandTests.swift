import Testing

@Suite("encode")
struct EncodeCommandTests {
  /// Twenty small frames at 50 hertz, in `f`.
  private let frames = "$TOOL render gooey-menu --from 0.3 --to 0.7 --scale 0.2 -o f/ --quiet"

  @Test(
    "A GIF of exported frames is the GIF of the scene",
    arguments: ["f", "f/", "f/*.png"])
  func sameAsRender(input: String) {
    withRun(
      """
      \(frames) && $TOOL render gooey-menu --from 0.3 --to 0.7 --scale 0.2 -o a.gif --quiet &&
      $TOOL encode \(input) -o b.gif --quiet && cmp a.gif b.gif
      """
    ) { run, _ in #expect(run.exitCode == 0, "\(run.output)\(run.errors)") }
  }

  @Test("A part of an animation, laid on a device's screen, is as large as a scene there")
  func framed() {
    withRun(
      """
      $TOOL render gooey-menu --to 0.4 --device phone --caption Menu -o a.gif --quiet
      $TOOL render gooey-menu --to 0.4 -o b.gif --quiet
      $TOOL encode b.gif --from 0.1 --to 0.3 --device phone --caption Menu -o c.gif --quiet
      $TOOL encode b.gif --device phone --scale 2 --page white -o d.gif --quiet
      for f in a c d; do $TOOL info $f.gif | head -n 1 | tr '\\n' '|'; done
      $TOOL encode b.gif --scale 2 -o e.gif; echo $?; $TOOL encode b.gif --from 5 -o e.gif; echo $?
      """
    ) { run, left in
      let infos = run.output.split(separator: "|")
      let size = infos.first?.split(separator: ", ").dropFirst().first ?? ""
      #expect(
        size == "405x840" && infos[1].contains("GIF, \(size), ") && infos[1].contains(", 0.2 s, "), "\(run.output)")
      // Half as many points to a side: thinner is the body around the same pixels.
      #expect(infos[2].contains("GIF, 4") && !infos[2].contains("GIF, \(size), "), "\(run.output)")
      #expect(run.output.hasSuffix("64\n65\n") || run.output.hasSuffix("64\n64\n"), "\(run.output)")
      #expect(run.errors.contains("there is nothing from 5 s on; the pictures end at 0.4 s"), "\(run.errors)")
      #expect(!left.contains("e.gif"))
    }
  }

  /// Two frames of one pixel in a table of two colours, of which none is transparent: an entry that is takes six bytes.
  private let smallest = """
    printf '\
    GIF\\070\\071a\\001\\000\\001\\000\\200\\000\\000\\000\\000\\000\\377\\377\\377\\041\\377\\013NETSCA\
    PE\\062\\056\\060\\003\\001\\000\\000\\000\\041\\371\\004\\004\\012\\000\\000\\000\\054\\000\\000\
    \\000\\000\\001\\000\\001\\000\\000\\002\\002D\\001\\000\\041\\371\\004\\004\\012\\000\\000\\000\
    \\054\\000\\000\\000\\000\\001\\000\\001\\000\\000\\002\\002L\\001\\000\\073' >l.gif
    """

  @Test("A file that cannot be made smaller is copied, unless something is to change")
  func original() {
    withRun(
      """
      \(smallest)
      $TOOL encode l.gif -o b.gif && cmp l.gif b.gif && $TOOL encode l.gif -o c.gif --loop once && ! cmp -s l.gif c.gif &&
      $TOOL encode l.gif -o - | cmp -s l.gif -
      """
    ) { run, _ in
      #expect(
        run.errors == "b.gif: 1x1, 2 frames, 0.2 s, copied: it was smaller already\nc.gif: 1x1, 2 frames, 0.2 s\n")
      #expect(run.exitCode == 1, "To standard output goes what was encoded")
    }
  }

  @Test("Frames survive APNG and WebP without loss", arguments: ["apng", "webp"])
  func lossless(format: String) {
    withRun("\(frames) && $TOOL encode f -o a.\(format) && $TOOL encode a.\(format) -o g --fps 50 && diff -r f g") {
      run, _ in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.errors == "a.\(format): 75x133, 20 frames, 0.4 s\ng: 75x133, 20 frames, 0.4 s\n")
    }
  }

  @Test("Raw RGBA comes from a file, a pipe or a redirection")
  func raw() {
    withRun(
      """
      # Red, half green and nothing, then blue three times.
      printf '\\377\\0\\0\\377\\0\\377\\0\\200\\0\\0\\0\\0\\0\\0\\377\\377\\0\\0\\377\\377\\0\\0\\377\\377' >a.rgba
      $TOOL encode --raw 3x1 a.rgba -o a.apng --fps 10 && cat a.rgba | $TOOL encode --raw 3x1 - -o b.apng --fps 10 &&
      $TOOL encode --raw 3x1 - -o c.apng --fps 10 <a.rgba && cmp a.apng b.apng && cmp a.apng c.apng &&
      $TOOL encode a.apng -o g/ && /usr/bin/python3 -c '
      from PIL import Image
      for n in 0, 1: print(list(Image.open(f"g/frame-0000{n}.png").convert("RGBA").getdata()))'
      """
    ) { run, _ in
      #expect(
        run.output == """
          [(255, 0, 0, 255), (0, 255, 0, 128), (0, 0, 0, 0)]
          [(0, 0, 255, 255), (0, 0, 255, 255), (0, 0, 255, 255)]

          """, "\(run.errors)")
    }
  }

  @Test(
    "Times are an animation's own, or what the options make of them",
    arguments: [
      ("", "0.02 0.03 0.05 0.9", "7"), ("--loop once", "0.02 0.03 0.05 0.9", "1"),
      ("--hold 1", "0.02 0.03 0.05 1.9", "7"),
      ("--speed 0.5", "0.04 0.06 0.1 1.8", "7"), ("--delays 10cs", "0.1 0.1 0.1 0.1", "7"),
      ("--delays 20ms,0.03,4cs,1s", "0.02 0.03 0.04 1", "7"), ("--fps 10", "0.1 0.9", "7"),
      ("--delays 10cs --speed 2 --hold 0.5", "0.05 0.05 0.05 0.55", "7"),
    ])
  func times(options: String, delays: String, plays: String) {
    withRun(
      """
      \(frames) && $TOOL encode f/frame-0001[1-4].png -o a.webp --delays 0.02,0.03,0.05,0.9 --loop 7 --quiet &&
      $TOOL encode a.webp -o b.gif --quiet \(options) && $TOOL info b.gif --json |
      /usr/bin/python3 -c 'import json, sys; f = json.load(sys.stdin)
      print(*(format(i["storedDelay"], "g") for i in f["frames"]), "x", f["plays"])'
      """
    ) { run, _ in #expect(run.output == "\(delays) x \(plays)\n", "\(run.errors)") }
  }

  @Test(
    "Frames are cropped first and resized then",
    arguments: [
      ("", "75x133"), ("--resize 30x40", "30x40"), ("--resize 30", "30x53"), ("--resize x266", "150x266"),
      ("--resize 50%", "38x67"), ("--crop 5,10,50,20 --resize 150%", "75x30"), ("--crop 5,10,50,20", "50x20"),
      ("--crop 5,10,50,20 --resize 25", "25x10"),
    ])
  func shapes(options: String, size: String) {
    withRun("\(frames) && $TOOL encode f -o a.gif \(options)") { run, _ in
      #expect(run.errors == "a.gif: \(size), 20 frames, 0.4 s\n")
    }
  }

  @Test("Frames that were exported keep all their times, at any rate and in other programs' hands")
  func exportedTimes() {
    withRun(
      """
      \(frames) && $TOOL encode f -o a.gif --hold 0.6 --loop once --quiet && $TOOL encode a.gif -o g/ --quiet &&
      for rate in '' '--fps 50'; do $TOOL encode g $rate -o b.gif && $TOOL info b.gif --json | grep storedDuration; done
      sed -n '1,3p;$p' g/frames.ffconcat; grep -c duration g/frames.ffconcat; ls g | grep -c png
      """
    ) { run, _ in
      #expect(
        run.errors == """
          b.gif: 75x133, 15 frames, 1 s
          b.gif: 75x133, 50 frames, 1 s

          """)
      #expect(
        run.output == """
            "storedDuration" : 1,
            "storedDuration" : 1,
          ffconcat version 1.0
          file 'frame-00000.png'
          duration 0.02
          file 'frame-00014.png'
          15
          15

          """)
    }
  }

  @Test("A directory and its list of times must fit each other")
  func unfitTimes() {
    withRun(
      """
      \(frames) && cp f/frame-00003.png f/more.png; $TOOL encode f -o a.gif; rm f/more.png f/frame-00004.png
      $TOOL encode f -o a.gif; echo what >>f/frames.ffconcat; $TOOL encode f -o a.gif
      rm f/frames.ffconcat; $TOOL encode f --fps 10 -o a.gif
      """
    ) { run, _ in
      #expect(
        run.errors == """
          error: 'f/more.png' is not in 'f/frames.ffconcat', which tells how long each picture stays; add it there, or \
          remove the list
          error: 'f/frame-00004.png' does not exist
          error: line 43 of 'f/frames.ffconcat' is not understood; it tells how long the pictures beside it stay: mend \
          it or remove it
          a.gif: 75x133, 19 frames, 1.9 s

          """)
    }
  }

  /// Three pictures a sixtieth of a second each, as fast encoders store them: 2, 1 and 2 cs.
  private let fast = """
    /usr/bin/python3 -c '
    from PIL import Image
    p = [Image.new("P", (4, 4), n) for n in (0, 1, 2)]
    for i in p: i.putpalette([0, 0, 0, 255, 0, 0, 0, 0, 255])
    p[0].save("fast.gif", save_all=True, append_images=p[1:], duration=[20, 10, 20], loop=0)'
    """

  @Test(
    "Delays of 10 ms are kept where a format and its players can, with a warning, or become what players show",
    arguments: [
      ("a/", "3 frames, 0.05 s", true), ("a.apng", "4 frames, 0.05 s", true), ("a.gif", "2 frames, 0.05 s", true),
      ("a.gif --as-played", "3 frames, 0.14 s", false), ("a.apng --as-played", "3 frames, 0.14 s", false),
    ])
  func shortDelays(output: String, result: String, isWarned: Bool) {
    withRun("\(fast) && $TOOL encode fast.gif -o \(output)") { run, _ in
      #expect(run.exitCode == 0)
      #expect(run.errors.contains(result), "\(run.errors)")
      let warning = """
        warning: players show delays of 10 ms and less for 100 ms, so that 'fast.gif' takes 0.14 s; the 0.05 s that are stored \
        were kept, --as-played keeps what players show

        """
      #expect(run.errors.hasPrefix(warning) == isWarned, "\(run.errors)")
    }
  }

  @Test(
    "Of any format, --as-played takes over what browsers make of delays of 10 ms and less",
    arguments: [("--as-played", "0.3 s", false), ("", "0.205 s", true)])
  func asPlayed(option: String, duration: String, isWarned: Bool) {
    withRun(
      """
      /usr/bin/python3 -c '
      from PIL import Image
      p = [Image.new("RGB", (4, 4), c) for c in ("red", "lime", "blue")]
      for f in "png", "webp": p[0].save("a." + f, save_all=True, append_images=p[1:], duration=[100, 5, 100], lossless=True)'
      for f in png webp; do $TOOL encode a.$f --format frames \(option) -o f; done
      """
    ) { run, _ in
      #expect(run.exitCode == 0)
      #expect(
        run.errors.split(separator: "\n").filter { $0.hasSuffix("4x4, 3 frames, \(duration)") }.count == 2,
        "\(run.errors)")
      #expect(run.errors.contains("warning: players show delays of 10 ms and less") == isWarned, "\(run.errors)")
    }
  }

  @Test("ffmpeg reads a directory of frames with the times that its list tells")
  func framesInFFmpeg() {
    withRun(
      """
      mkdir p && /usr/bin/python3 -c '
      from PIL import Image
      for k in range(50): Image.new("RGB", (16, 16), (5 * k, 0, 255 - 5 * k)).save("p/%02d.png" % k)' &&
      $TOOL encode p --fps 50 -o a.gif --quiet && $TOOL encode a.gif --format frames -o g --quiet &&
      ffmpeg -v error -i g/frames.ffconcat film.mp4 && ffprobe -v error -show_entries stream=duration -of csv=p=0 film.mp4
      """
    ) { run, _ in
      #expect(run.errors == "")
      let seconds = Double(run.output.filter { !$0.isWhitespace }) ?? 0
      #expect(abs(seconds - 1) < 0.03, "\(run.output)")
    }
  }

  @Test("What browsers forgive is read with a warning, and refused when that is asked for")
  func forgiven() {
    withRun(
      """
      \(frames) && $TOOL encode f -o a.gif --quiet && head -c -1 a.gif >b.gif
      for command in 'encode b.gif -o c.gif' 'info b.gif'; do $TOOL $command >out; $TOOL $command --strict; echo $?; done
      $TOOL encode a.gif -o d.gif --quiet && $TOOL encode b.gif -o c.gif --quiet && cmp c.gif d.gif
      """
    ) { run, _ in
      #expect(run.output == "65\n65\n")
      let lines = run.errors.split(separator: "\n").map { String($0.filter { !$0.isNumber }) }
      let fault = "'b.gif': the GIF ends too early, at byte "
      let warning = "warning: \(fault); read as browsers do, --strict refuses it"
      #expect(lines == [warning, "c.gif: x,  frames, . s", "error: \(fault)", warning, "error: \(fault)"])
    }
  }

  @Test("Names count by their numbers, other files in a directory do not")
  func naturalOrder() {
    withRun(
      """
      \(frames) && mkdir d && for n in 0 1 2; do cp f/frame-0000$n.png d/f$((n * n * 9)).png; done &&
      touch d/notes.txt d/.hidden.png && $TOOL encode d -o a.apng --quiet &&
      $TOOL encode f/frame-0000[0-2].png -o b.apng --quiet && cmp a.apng b.apng
      """
    ) { run, _ in #expect(run.exitCode == 0, "\(run.output)\(run.errors)") }
  }

  @Test("Results go to standard output, and JSON tells about them")
  func outputs() {
    withRun("\(frames) && $TOOL encode f -o - | head -c 6 && $TOOL encode f -o a.webp --fps 10 --json") { run, left in
      #expect(run.output.hasPrefix("GIF89a{"))
      for fact in ["\"frames\" : 4", "\"duration\" : 0.4", "\"fps\" : 10", "\"format\" : \"webp\"", "\"bytes\" : "] {
        #expect(run.output.contains(fact), "\(run.output)")
      }
      #expect(run.errors.isEmpty)
      #expect(left == "a.webp f")
    }
  }
}
