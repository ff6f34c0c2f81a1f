import Glibc
import Springform
import Testing

@Suite("encode, what it refuses")
struct EncodeRefusalTests {
  /// Two frames in `f`, an animation `a.gif` of them, one frame of another size, and what is damaged or empty.
  private static let files = """
    $TOOL render gooey-menu --from 0.56 --to 0.6 --scale 0.2 -o f/ --quiet && $TOOL encode f -o a.gif --quiet &&
    $TOOL render gooey-menu --frame 0 --scale 0.1 -o small.png --quiet && head -c 300 a.gif >half.gif && mkdir empty &&
    head -c 200 f/frame-00001.png >half.png && cp f/frame-00000.png wrong.png &&
    printf x | dd of=wrong.png bs=1 seek=60 conv=notrunc status=none && echo text >text.png && : >none.rgba
    """

  @Test(
    "What is wrong is said in one line, with its exit code, and nothing is written",
    arguments: [
      ("f nothere -o x.gif", 66, "'nothere' does not exist"),
      ("nothere.png -o x.gif", 66, "'nothere.png' does not exist"),
      ("f/frame-00000.png/x -o x.gif", 66, "does not exist"),
      ("empty -o x.gif", 66, "there are no .png files in 'empty'"),
      ("half.gif -o x.gif", 65, "'half.gif': the GIF ends too early, at byte 300"),
      ("f/frame-00000.png half.png -o x.apng", 65, "'half.png': the PNG ends too early, at byte 200"),
      ("wrong.png -o x.gif", 65, "'wrong.png': damaged PNG at byte "),
      ("text.png -o x.gif", 65, "'text.png': not a \(ImageFormat.allCases.alternatives)"),
      ("f small.png -o x.gif", 65, "'small.png' is 38x67, and the first picture 75x133; all must have one size"),
      ("small.png a.gif -o x.gif", 65, "'a.gif' has 2 frames; give an animation alone, or pictures only"),
      ("--raw 3x2 a.gif -o x.gif", 65, "; a frame takes 24"),
      ("--raw 3x2 none.rgba -o x.gif", 65, "'none.rgba' has 0 bytes; a frame takes 24"),
      ("--raw 3x2 - -o x.gif", 65, "standard input has 29 bytes, 1 frames and 5 bytes of another; a frame takes 24"),
      ("- -o x.gif", 65, "standard input: not a GIF"),
      ("--raw 3x2 - a.gif -o x.gif", 64, "--raw reads all frames from one place"),
      ("--raw 3 - -o x.gif", 64, "The value '3' is invalid for '--raw"),
      ("--raw 99999x1 - -o x.gif", 64, "pictures of 99999x1 pixels are too large"),
      ("--raw 3x2 - -o x.gif --budget 1MB", 64, "--budget reads raw frames several times; give them in a file"),
      ("f -o x.gif --fps 60", 64, "--fps 60: a GIF shows at most 50 pictures a second"),
      ("f -o x.gif --fps 0", 64, "--fps 0: must be from 0.01 to 10000 pictures a second"),
      ("f -o x.gif --speed -1", 64, "--speed -1: must be from 0.001 to 1000"),
      ("f -o x.gif --hold nan", 64, "--hold nan: must be from 0 to 3600 seconds"),
      ("f -o x.gif --delays 0", 64, "The value '0' is invalid for '--delays"),
      ("f -o x.gif --delays 1,,2", 64, "The value '1,,2' is invalid for '--delays"),
      ("f -o x.gif --delays 1cs", 65, "picture 0 would show for 1 cs, and a GIF needs 2; use a lower --fps"),
      ("f -o x.gif --delays 1,2,3", 64, "--delays: 3 times for 2 frames; give one for all, or one for each"),
      ("f f -o x.gif --delays 1,2,3", 64, "--delays: 3 times for more frames"),
      ("f -o x.gif --delays 3600 --fps 1000", 64, "--fps 1000: a GIF shows at most 50"),
      ("f -o x/ --delays 3600 --fps 1000", 64, "there are more than 1,000,000 pictures"),
      ("f -o x.gif --crop 0,0,76,10", 64, "--crop 0,0,76,10: must lie inside 75x133 pixels"),
      ("f -o x.gif --crop -1,0,5,5", 64, "--crop -1,0,5,5: must lie inside"),
      ("f -o x.gif --crop 1,2,3", 64, "The value '1,2,3' is invalid for '--crop"),
      ("f -o x.gif --resize 0", 64, "The value '0' is invalid for '--resize"),
      ("f -o x.gif --resize x", 64, "The value 'x' is invalid for '--resize"),
      ("f -o x.gif --resize 9223372036854775807", 64, "are too large; try a smaller size"),
      ("f -o x.gif --resize 20000", 64, "are too large; try a smaller size"),
      ("f -o x.png", 64, "a PNG shows one moment; use --format apng"),
      ("f -o x.bmp", 64, "unknown output suffix '.bmp'"),
      ("f", 64, "Missing expected argument '--output"),
      ("-o x.gif", 64, "Missing expected argument '<frames>"),
      ("f -o - --json", 64, "--json and -o - both want standard output"),
      ("f -o /no/such/x.gif", 73, "cannot create '/no/such/x.gif': no such file or directory"),
      ("f --format gif -o /dev/full", 74, "cannot write '/dev/full': no space left"),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    withRun("{ \(Self.files); } && head -c 29 /dev/zero | $TOOL encode \(arguments)") { run, left in
      #expect(run.exitCode == exitCode, "\(run.errors)")
      #expect(run.errors.hasPrefix("error: "), "\(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(left == "a.gif empty f half.gif half.png none.rgba small.png text.png wrong.png")
    }
  }

  @Test("A tiny file that takes gigabytes is too large, not damaged, unless that is wanted")
  func huge() {
    let screen = "GIF89a\\0\\20\\0\\20\\200\\0\\0\\0\\0\\0\\377\\377\\377"
    withRun(
      """
      printf '\(screen),\\0\\0\\0\\0\\1\\0\\1\\0\\0\\2\\2\\114\\1\\0;' >a.gif && $TOOL encode a.gif -o b.apng
      echo $?; $TOOL encode a.gif -o b.apng --no-limit
      $TOOL compare a.gif a.gif; echo $?; $TOOL compare a.gif a.gif --no-limit
      """
    ) { run, _ in
      #expect(run.output.hasPrefix("65\n65\nidentical"), "\(run.output)")
      #expect(
        run.errors == """
          error: 'a.gif': the GIF is too large: a picture of 4096x4096 pixels; --no-limit reads it
          b.apng: 4096x4096, 1 frame, 0.02 s
          error: 'a.gif': the GIF is too large: a picture of 4096x4096 pixels; --no-limit reads it

          """)
    }
  }

  /// What the three say after the file's name.
  @Test("encode, compare and a scene file say the same of a damaged picture", arguments: ["wrong", "half", "text"])
  func oneSentence(name: String) {
    let scene = "scene: 1\\ncanvas: { size: [9, 9] }\\nlayers:\\n  - { image: \(name).png }\\n"
    withRun(
      """
      { \(Self.files); } && printf '\(scene)' >a.scene.yml
      { $TOOL encode \(name).png -o x.gif; $TOOL compare \(name).png small.png; $TOOL render a.scene.yml -o x.gif; } 2>&1 |
        grep -o "'\(name).png': .*"
      """
    ) { run, _ in
      let sentences = run.output.split(separator: "\n")
      #expect(sentences.count == 3, "\(run.output)")
      #expect(Set(sentences).count == 1, "\(run.output)")
      #expect(sentences.allSatisfy { !$0.contains("(") }, "\(run.output)")
    }
  }

  @Test("A file that is not allowed to be read is named", .enabled(if: getuid() != 0))
  func permission() {
    withRun("touch a.gif && chmod 0 a.gif && $TOOL encode a.gif -o b.gif") { run, left in
      #expect(run.exitCode == 66)
      #expect(run.errors == "error: cannot read 'a.gif': permission denied\n")
      #expect(left == "a.gif")
    }
  }

  @Test("Interrupted while it waits for frames, it leaves nothing")
  func interruption() {
    withRun(
      """
      mkfifo p; $TOOL encode --raw 2x2 p -o a.gif & t=$!; exec 3>p; head -c 40 /dev/zero >&3; sleep 0.3
      kill -TERM $t; wait $t; a=$?; exec 3>&-; rm p; exit $a
      """
    ) { run, left in
      #expect(run.exitCode == 143)
      #expect(left.isEmpty)
    }
  }
}
