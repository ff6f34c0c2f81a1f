import Testing

@Suite("render to APNG and WebP")
struct RenderFormatTests {
  @Test(
    "The suffix or --format decides, and both formats hold the frames without loss",
    arguments: ["-o a.apng", "-o a.webp", "--format apng -o a.png", "--format webp -o a"])
  func lossless(output: String) {
    withRun(
      """
      $TOOL render gooey-menu --to 0.4 --scale 0.4 --fps 25 -o f/ --quiet &&
      $TOOL render gooey-menu --to 0.4 --scale 0.4 --fps 25 --loop 3 --quiet \(output) &&
      $TOOL encode a* -o g/ --fps 25 --quiet && diff -r f g && $TOOL info a* --json | grep plays
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output == "  \"plays\" : 3,\n")
    }
  }

  @Test("Lossy WebP is smaller the lower its quality")
  func quality() {
    withRun(
      """
      for q in 90 20; do $TOOL render gooey-menu --to 0.4 --quality $q -o $q.webp --quiet || exit; done
      test $(stat -c %s 20.webp) -lt $(stat -c %s 90.webp)
      """
    ) { run, _ in #expect(run.exitCode == 0, "\(run.errors)") }
  }

  @Test(
    "What a format cannot do is refused",
    arguments: [
      ("-o a.png", "add --frame SECONDS, or --format apng to make it animated"),
      ("-o a.apng --fps 100", "--fps 100: an APNG shows at most 90 pictures a second"),
      ("-o a.webp --fps 100", "--fps 100: a WebP shows at most 90 pictures a second"),
      ("-o a.webp --loop 65536", "--loop 65536: must be from 1 to 65535 for WebP"),
      ("-o a.webp --quality 101", "--quality 101: must be from 0 to 100"),
      ("-o a.apng --quality 50", "--quality is not for APNG"),
      ("-o a.webp --frame 1", "--frame draws a single picture; give a .png output"),
    ])
  func refusals(arguments: String, message: String) {
    withRun("$TOOL render gooey-menu \(arguments)") { run, left in
      #expect(run.exitCode == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(left.isEmpty)
    }
  }
}
