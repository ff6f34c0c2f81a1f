import Testing

@Suite("--lossy, --colors and --dither")
struct PaletteOptionTests {
  /// Ten frames with more colours than a palette has, in `f`.
  private static let frames = "$TOOL render gooey-menu --from 0.5 --to 0.7 --scale 0.5 -o f/ --quiet"

  /// Three frames of nothing but a gradient each: in `g.rgba` 256 by 256, a level from pixel to pixel, of which a palette shows
  /// bands; in `s.rgba` 64 by 64 and so steep that the palette's steps are a few pixels wide and mix by themselves.
  private static let gradients = """
    /usr/bin/python3 -c '
    for name, side in ("g", 256), ("s", 64):
      step = 256 // side
      with open(name + ".rgba", "wb") as file:
        for t in range(3): file.write(bytes(v for y in range(side) for x in range(side)
          for v in (step * x, step * y, 128 + step * (x - y) // 4 + t, 255)))'
    """

  @Test("The more a pixel may be off, the smaller the file; with the best quality, not at all")
  func lossy() {
    withRun(
      """
      \(Self.frames) && for n in 0 10 30 100; do $TOOL encode f -o $n.gif --lossy $n --quiet || exit; done
      $TOOL encode f -o best.gif --quality 100 --quiet && $TOOL encode f -o same.gif --quality 100 --lossy 0 --quiet &&
      cmp best.gif same.gif && stat -c %s 0.gif 10.gif 30.gif 100.gif
      """
    ) { run, _ in
      let sizes = run.output.split(separator: "\n").compactMap { Int($0) }
      #expect(sizes.count == 4, "\(run.errors)")
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 > $1 }, "\(sizes)")
    }
  }

  @Test("No picture has more colours, within a budget either", arguments: ["", "--budget 15kB"])
  func colors(options: String) {
    withRun(
      """
      $TOOL render gooey-menu --from 0.5 --to 0.7 --scale 0.5 -o a.gif --quiet --colors 16 \(options) &&
      $TOOL info a.gif --json | /usr/bin/python3 -c 'import json, sys
      print(max(f["colors"] for f in json.load(sys.stdin)["frames"]))'
      """
    ) { run, _ in #expect(run.output == "16\n", "\(run.errors)") }
  }

  @Test("Of itself a gradient gets the pattern, everywhere, and what is too steep for bands or no gradient does not")
  func automaticDithering() {
    withRun(
      """
      \(Self.frames) && \(Self.gradients) && for d in auto none ordered diffusion; do
        $TOOL encode f -o f-$d.gif --dither $d --quiet && $TOOL encode --raw 64x64 s.rgba -o s-$d.gif --dither $d --quiet &&
        $TOOL encode --raw 256x256 g.rgba -o g-$d.gif --dither $d --quiet
      done
      cmp f-auto.gif f-none.gif && cmp s-auto.gif s-none.gif && cmp g-auto.gif g-ordered.gif &&
      md5sum *.gif | cut -c 1-32 | sort -u | wc -l
      """
    ) { run, _ in #expect(run.output == "9\n", "\(run.output)\(run.errors)") }
  }

  @Test(
    "What a format cannot be told is refused with the option's name", arguments: ["render gooey-menu", "encode x.png"],
    [
      ("-o a.gif --lossy 101", "--lossy 101: must be from 0 to 100"),
      ("-o a.gif --lossy -1", "--lossy -1: must be from 0 to 100"),
      ("-o a.gif --lossy 1.5", "The value '1.5' is invalid for '--lossy"),
      ("-o a.gif --colors 1", "--colors 1: must be from 2 to 256"),
      ("-o a.gif --colors 257", "--colors 257: must be from 2 to 256"),
      ("-o a.gif --dither bayer", "The value 'bayer' is invalid for '--dither"),
      ("-o a.apng --lossy 10", "--lossy is not for APNG; leave it out, or use a GIF"),
      ("-o a.webp --colors 16", "--colors is not for WebP; leave it out, or use a GIF"),
      ("-o d/ --dither none", "--dither is not for PNG frames; leave it out, or use a GIF"),
    ])
  func refusals(command: String, arguments: (options: String, message: String)) {
    withRun("$TOOL \(command) \(arguments.options)") { run, left in
      #expect(run.exitCode == 64)
      #expect(run.errors.hasPrefix("error: \(arguments.message)"), "\(run.errors)")
      #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
      #expect(left.isEmpty)
    }
  }
}
