import Springform
import TestSupport
import Testing

@Suite("Videos on the command line")
struct VideoCommandTests {
  private let scene = "jelly-button --from 0.4 --to 0.9 --quiet"

  @Test(
    "render writes a video that says what it is, the same for any number of jobs", arguments: ["mp4", "webm", "mov"])
  func render(suffix: String) throws {
    try Tool.ffmpeg.demand()
    withRun(
      """
      for j in 1 2 3; do $TOOL render \(scene) --jobs $j -o $j.\(suffix) || exit; done
      cmp 1.\(suffix) 2.\(suffix) && cmp 1.\(suffix) 3.\(suffix) && $TOOL render \(scene) -o - --format \(suffix) | cmp - 1.\(suffix) \
      && ffprobe -v error -count_frames -show_entries stream=nb_read_frames,r_frame_rate -of csv=p=0 1.\(suffix)
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output == "60/1,30\n")
    }
  }

  @Test("120 pictures a second, a hold, a frame around it, and a budget")
  func options() throws {
    try Tool.ffmpeg.demand()
    withRun(
      """
      $TOOL render \(scene) --fps 120 --hold 0.25 --device tablet --caption Jelly -o a.mp4 --json | grep frames \
      && ffprobe -v error -show_entries stream=nb_frames,duration -of csv=p=0 a.mp4 \
      && $TOOL render \(scene) --budget 9kB --keep-size --keep-rate -o b.mp4 --json | grep -A 2 gaveUp \
      && test $(stat -c %s b.mp4) -le 9000
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      let words = run.output.split(whereSeparator: \.isWhitespace).joined()
      #expect(words.hasPrefix("\"frames\":90,0.750000,90\"gaveUp\":[\"quality"), "\(run.output)")
    }
  }

  @Test("encode makes a video of an animation with all its times, and an animation of a video")
  func encode() throws {
    try Tool.ffmpeg.demand()
    withRun(
      """
      $TOOL render \(scene) --fps 33.3 -o a.gif && $TOOL encode a.gif -o a.mov --quiet && $TOOL encode a.mov -o b.apng --json | grep frames \
      && $TOOL compare a.gif a.mov --metric lossy && $TOOL encode a.mov --fps 20 --crop 0,0,100,80 -o c.gif && cat a.mov | $TOOL encode - -o d.webp
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("similar"), "\(run.output)")
      #expect(run.errors.contains("c.gif: 100x80, 9 frames, 0.48 s"), "\(run.errors)")
    }
  }

  @Test(
    "compare takes a video for what lossy encoders make, and tells another motion from it", arguments: ["mp4", "webm"])
  func compare(suffix: String) throws {
    try Tool.ffmpeg.demand()
    withRun(
      """
      $TOOL render gooey-menu --fps 60 --to 0.8 -o a.apng --quiet && $TOOL render gooey-menu --to 0.8 -o a.\(suffix) --quiet
      $TOOL compare a.apng a.\(suffix); echo $?
      $TOOL render gooey-menu --to 0.8 --set openTime=0.3 -o b.\(suffix) --quiet; $TOOL compare a.apng b.\(suffix) >c; echo $?
      """
    ) { run, _ in
      #expect(run.output.hasPrefix("similar: only what lossy encoders do differs"), "\(run.output)\(run.errors)")
      #expect(run.output.hasSuffix("\n0\n1\n"), "\(run.output)")
    }
  }

  @Test("A damaged video is read with a warning, and refused by --strict and compare")
  func damage() throws {
    try Tool.ffmpeg.demand()
    withRun(
      """
      $TOOL render \(scene) -o a.webm && head -c -1500 a.webm > b.webm
      $TOOL encode b.webm -o b.gif; echo $?; $TOOL encode b.webm -o c.gif --strict; echo $?; $TOOL compare a.webm b.webm; echo $?
      """
    ) { run, left in
      #expect(run.output == "0\n65\n65\n", "\(run.errors)")
      #expect(run.errors.hasPrefix("warning: 'b.webm' is no whole video: "), "\(run.errors)")
      #expect(left == "a.webm b.gif b.webm")
    }
  }

  @Test(
    "What cannot be is said in one line",
    arguments: [
      (
        "render jelly-button -o a.mp4 --loop once", 64,
        "--loop is not for MP4; leave it out, or use a GIF, APNG or WebP"
      ),
      ("render jelly-button -o a.webm --colors 16", 64, "--colors is not for WebM; leave it out, or use a GIF"),
      ("render jelly-button -o a.mov --frame 1", 64, "--frame draws a single picture; give a .png output"),
      ("render jelly-button -o a.mp4 --quality 101", 64, "--quality 101: must be from 0 to 100"),
      ("render jelly-button -o a.mp4 --fps 5000", 64, "--fps: a video cannot show 5000 pictures a second"),
      (
        "render jelly-button -o a.gif --keep-size", 64,
        "--keep-size without a budget; add --budget SIZE, or leave it out"
      ),
      (
        "render jelly-button -o a.mp4 --budget 1kB --keep-size --keep-rate", 64,
        "even with quality 20; leave out --keep-size or --keep-rate, or show less of it"
      ),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    expectRefusal(arguments, exitCode: exitCode, message: message)
  }

  @Test("Without ffmpeg one line says how to install it")
  func missing() {
    withRun("mkdir bin && PATH=$PWD/bin $TOOL render \(scene) -o a.mp4; echo $?; rmdir bin") { run, left in
      #expect(run.output == "69\n")
      #expect(run.errors.hasPrefix("error: videos need the program ffmpeg, which is not here; "), "\(run.errors)")
      #expect(run.errors.hasSuffix("apt-get install ffmpeg\n") && left.isEmpty)
    }
  }

  @Test("What ffmpeg says is told when it fails, and at no other time")
  func messages() {
    withRun(
      """
      mkdir bin; printf '#!/bin/sh\\necho no such encoder >&2; exit 1\\n' > bin/ffmpeg; chmod +x bin/ffmpeg
      PATH=$PWD/bin:$PATH $TOOL render \(scene) -o a.mp4; echo $?; rm -r bin
      """
    ) { run, left in
      #expect(run.output == "69\n" && left.isEmpty)
      #expect(run.errors == "error: ffmpeg ended with code 1: no such encoder\n", "\(run.errors)")
    }
  }

  @Test("A full disk leaves nothing behind")
  func fullDisk() throws {
    try Tool.ffmpeg.demand()
    withRun(
      """
      unshare -rm true || exit 99
      mkdir d; unshare -rm sh -c 'mount -t tmpfs -o size=64k none d || exit 99
        TMPDIR=$PWD/d $TOOL render \(scene) --scale 2 -o a.mov; echo $?; ls -A d'; code=$?; rmdir d; exit $code
      """
    ) { run, left in
      // Where nobody may mount anything, there is nothing to be seen.
      guard run.exitCode != 99 else { return }
      #expect(run.output == "69\n" && left.isEmpty, "\(run.output)")
      #expect(run.errors.lowercased().contains("no space left on device"), "\(run.errors)")
    }
  }

  @Test("Ctrl-C and its relatives end ffmpeg, too, and leave no file", arguments: ["INT", "TERM", "HUP"])
  func interruption(signal: String) throws {
    try Tool.ffmpeg.demand()
    withRun(
      """
      exec bash -c 'set -m; $TOOL render gooey-menu --scale 3 -o a.webm --quiet & p=$!
        until child=$(cat /proc/$p/task/*/children 2>/dev/null) && test -n "$child"; do :; done; kill -\(signal) $p; wait $p; echo $?; kill -0 $child 2>&1 | grep -c "No such process"'
      """
    ) { run, left in
      let code = ["INT": 130, "TERM": 143, "HUP": 129][signal] ?? 0
      #expect(run.output == "\(code)\n1\n", "\(run.output)\(run.errors)")
      #expect(left.isEmpty)
    }
  }
}
