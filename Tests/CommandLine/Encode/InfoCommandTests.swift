import Testing

@Suite("info")
struct InfoCommandTests {
  @Test("A video is told with its codec, how even its times are, its colours and what is see-through")
  func video() {
    let source = "ffmpeg -v error -f lavfi -i testsrc=s=96x64:r=10:d=1"
    withRun(
      """
      \(source) -pix_fmt yuv420p -c:v libx264 a.mp4; $TOOL info a.mp4
      \(source) -vf "setpts='(N+gte(N\\,5))/10/TB',setsar=2" -fps_mode vfr -colorspace bt709 -pix_fmt yuv420p -c:v libx264 b.mp4
      $TOOL info b.mp4
      \(source) -vf format=yuva420p -c:v libvpx-vp9 -cpu-used 8 c.webm; $TOOL info c.webm; $TOOL info c.webm --json
      """
    ) { run, _ in
      for line in [
        "a.mp4: MP4 video (h264), 96x64, 10 pictures, 1 s, ", "times: 10 pictures a second, evenly\n",
        "colors: BT.601 (assumed by the size: the file does not say), limited range as yuv420p\n",
        "alpha: none, every picture is opaque\n", "b.mp4: MP4 video (h264), 192x64, 10 pictures, 1.1 s, ",
        "times: mostly 10 pictures a second, unevenly: shown for 100 to 200 ms, 1 longer than 100 ms\n",
        "colors: BT.709, limited range as yuv420p\n", "stored: 96x64, stretched, as its pixels are no squares\n",
        "c.webm: WebM video (vp9), 96x64, 10 pictures, 1 s, ", "alpha: yes\n", "\"hasAlpha\" : true",
        "\"frameCount\" : 10",
      ] {
        #expect(run.output.contains(line), "\(line): \(run.output)\(run.errors)")
      }
    }
  }

  @Test("A GIF is told frame by frame")
  func gif() {
    // One pixel: red for 3 cs, then green for 1 cs, three plays.
    let header = "GIF89a\\1\\0\\1\\0\\200\\0\\0\\377\\0\\0\\0\\377\\0!\\377\\13NETSCAPE2.0\\3\\1\\2\\0\\0"
    func frame(_ delay: Int, _ code: String) -> String {
      "!\\371\\4\\0\\\(delay)\\0\\0\\0,\\0\\0\\0\\0\\1\\0\\1\\0\\0\\2\\2\(code)\\1\\0"
    }
    withRun(
      "printf '\(header)\(frame(3, "D"))\(frame(1, "L"));' >a.gif && $TOOL info a.gif; $TOOL info - <a.gif --json"
    ) {
      run, _ in
      #expect(
        run.output.hasPrefix(
          """
          a.gif: GIF, 1x1, 2 frames, plays 3 times, 0.04 s, 85 bytes
          frame     at  size  x  y  stored  played  colors  bytes
              0   0 ms   1x1  0  0   30 ms   30 ms       2     23
              1  30 ms   1x1  0  0   10 ms  100 ms       2     23
          players show 1 of 2 frames for 100 ms instead of 10 ms: one play takes 0.13 s, and 0.04 s are stored
          bytes per frame: 23 on average, from 23 to 23
          {

          """), "\(run.output)\(run.errors)")
      for fact in ["\"playedDuration\" : 0.13", "\"plays\" : 3", "\"storedDelay\" : 0.01", "\"colors\" : 2"] {
        #expect(run.output.contains(fact))
      }
    }
  }

  @Test(
    "Each format is named, and what it holds",
    arguments: [
      ("--from 0.5 --to 0.6 -o a.apng", "a.apng: APNG, 75x133, 5 frames, plays for ever, 0.1 s, "),
      ("--from 0.5 --to 0.6 -o a.webp --loop once", "a.webp: WebP, 75x133, 5 frames, plays once, 0.1 s, "),
      ("--frame 1 -o a.png", "a.png: PNG, 75x133, "),
    ])
  func formats(arguments: String, start: String) {
    withRun("$TOOL render gooey-menu --scale 0.2 --quiet \(arguments) && $TOOL info a.*") { run, _ in
      #expect(run.output.hasPrefix(start), "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "What cannot be read is an error",
    arguments: [
      ("nothere", 66, "'nothere' does not exist"), (".", 66, "cannot read '.': is a directory"),
      ("/dev/null", 65, "'/dev/null' is a named pipe, a device or a socket; only ordinary files are read"),
      ("- </etc/hostname", 65, "standard input: not a GIF"),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    withRun("$TOOL info \(arguments)") { run, _ in
      #expect(run.exitCode == exitCode)
      #expect(run.errors.hasPrefix("error: \(message)"), "\(run.errors)")
    }
  }
}
