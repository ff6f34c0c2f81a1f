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
      ("--crop 5,10,50,20", "50x20"), ("--crop 5,10,50,20 --resize 25", "25x10"),
    ])
  func shapes(options: String, size: String) {
    withRun("\(frames) && $TOOL encode f -o a.gif \(options)") { run, _ in
      #expect(run.errors == "a.gif: \(size), 20 frames, 0.4 s\n")
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
      for fact in ["\"frames\" : 20", "\"duration\" : 2", "\"fps\" : 10", "\"format\" : \"webp\"", "\"bytes\" : "] {
        #expect(run.output.contains(fact), "\(run.output)")
      }
      #expect(run.errors.isEmpty)
      #expect(left == "a.webp f")
    }
  }
}
