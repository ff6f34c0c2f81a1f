import Springform
import Testing

@testable import SpringformCommandLine

@Suite("render: blur, strips, sweeps and what stands around")
struct CompositionCommandTests {
  @Test(
    "What is wrong is said in one line, with its exit code, and nothing is written",
    arguments: [
      ("--shutter 400", 64, "--shutter 400: must be from 0 to 360 degrees"),
      ("--shutter -1", 64, "--shutter -1: must be from 0 to 360 degrees"),
      ("--shutter nan", 64, "--shutter nan: must be from 0 to 360 degrees"),
      ("--shutter 180 --shutter-samples 1", 64, "--shutter-samples 1: must be from 2 to 256 moments a picture"),
      ("--shutter-samples 8", 64, "--shutter-samples without a shutter; add --shutter 180"),
      ("--filmstrip 1", 64, "1 moments: a film strip or an onion skin has from 2 to 100 of them"),
      ("--onion 101", 64, "101 moments"),
      ("--filmstrip -3", 64, "-3 moments"),
      ("--filmstrip 40 --to 0.5", 64, "there are only 25 pictures to take 40 moments from; use fewer"),
      (
        "--filmstrip 0.1,30 --to 0.5", 64,
        "at 30 s there is no picture: they are shown from 0 to 0.5 s; name a time in between"
      ),
      ("--filmstrip 0.1,x", 64, "The value '0.1,x' is invalid for '--filmstrip"),
      ("--onion 0.1", 64, "The value '0.1' is invalid for '--onion"),
      ("--onion 0.1,0.2 --spread motion", 64, "--spread chooses moments, and times name them; give a count"),
      ("--filmstrip 3 --onion 3", 64, "--filmstrip and --onion each say which moments to draw; give one of them"),
      ("--filmstrip 3 --frame 1", 64, "--frame and --filmstrip each say which moments to draw"),
      ("--filmstrip 3 --hold 1", 64, "--filmstrip draws a single picture; leave out --hold"),
      ("--onion 3 -o a.gif", 64, "--onion draws a single picture; give a .png output"),
      ("--onion 3 --budget 1MB", 64, "--budget is for a \(OutputFormat.animated.alternatives)"),
      ("--sweep sideDamping", 64, "--sweep sideDamping: must be written as name=from..to:count or name=a,b,c"),
      ("--sweep sideDamping=0.5", 64, "--sweep sideDamping=0.5: must be written as"),
      ("--sweep =1,2", 64, "--sweep =1,2: must be written as"),
      ("--sweep sideDamping=0.1..0.9:1", 64, "--sweep sideDamping=0.1..0.9:1: must be for 2 to 100 values"),
      ("--sweep sideDamping=0.1..0.9:101", 64, "must be for 2 to 100 values"),
      ("--sweep sideDamping=0.1..nan:3", 64, "must be written as"),
      ("--sweep sideDamping=0.1..2:3", 64, "--sweep sideDamping=1.05: must be from 0.05 to 1"),
      ("--sweep sideDamping=0.1,x", 64, "--sweep sideDamping=x: must be a finite number"),
      ("--sweep sideDampin=0.1,1", 64, "unknown parameter 'sideDampin'; did you mean 'sideDamping'?"),
      ("--set blank=x --sweep sideDamping=0.1,1", 64, "--set blank=x: must be a finite number"),
      ("--set sideDamping=1 --sweep sideDamping=0.1,1", 64, "'sideDamping' is both set and swept"),
      ("--sweep blank=1,2 --sweep blank=3,4", 64, "--sweep 'blank' is given twice"),
      ("--sweep blank=1,2 --sweep sideDamping=0.1,1 --sweep width=1,2", 64, "give at most two of them"),
      ("--sweep blank=1..20:20 --sweep sideDamping=0.1..1:10", 64, "200 scenes in one picture: must be from 1 to 100"),
      ("--sweep blank=1,2 --sweep sideDamping=0.1,1 --filmstrip 3", 64, "a film strip has no room for two sweeps"),
      ("--sweep sideDamping=0.1..1:100 --scale 4 --frame 0", 64, "is too large"),
      ("--page nocolor", 64, "The value 'nocolor' is invalid for '--page"),
      ("--padding -1", 64, "--padding -1: must be from 0 to 2000 points"),
      ("--padding nan", 64, "--padding nan: must be from 0 to 2000 points"),
      ("--caption ' '", 64, "--caption has no words; write some, or leave it out"),
      ("--caption-position above", 64, "--caption-position without a caption; add --caption TEXT"),
      (
        "--caption $(printf 'a%.0s' $(seq 5000))", 64,
        "the caption or a label: a text of 5,000 characters is too long (at most 4,096)"
      ),
      ("--filmstrip 4 --columns 0", 64, "0 columns: a film strip has from 1 to 100 of them"),
      ("--columns 4", 64, "--columns without a film strip; add --filmstrip COUNT"),
      ("--spread motion", 64, "--spread without moments; add --filmstrip COUNT or --onion COUNT"),
      ("--spread space --onion 3", 64, "The value 'space' is invalid for '--spread"),
      ("--crop 0,0,500,10", 64, "--crop 0,0,500,10: must lie inside 375x667 points"),
      ("--crop 0,0,0,10", 64, "--crop 0,0,0,10: must lie inside"),
      ("--crop 0,0,10", 64, "The value '0,0,10' is invalid for '--crop"),
      ("--crop auto:-1", 64, "The value 'auto:-1' is invalid for '--crop"),
      ("--device watch", 64, "The value 'watch' is invalid for '--device"),
      ("--finish silver", 64, "--finish without a device; add --device phone|phone-punch-hole|tablet|window|browser"),
      (
        "--device window --status-bar dark", 64,
        "--status-bar is for the screen of a phone or tablet; add --device phone"
      ),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    expectRefusal("render gooey-menu " + arguments, exitCode: exitCode, message: message)
  }

  @Test("Angle 0 and a picture in which nothing moves are the same to the byte; what moves is blurred")
  func shutter() {
    let still = "$TOOL render gooey-menu --quiet --frame"
    withRun(
      """
      \(still) 0.1 -o a.png && \(still) 0.1 --shutter 180 -o b.png && cmp a.png b.png \
      && \(still) 0.9 -o c.png && \(still) 0.9 --shutter 0 -o d.png && cmp c.png d.png \
      && \(still) 0.9 --shutter 180 -o e.png && ! cmp -s c.png e.png \
      && \(still) 0.9 --shutter 180 --shutter-samples 16 -o f.png && cmp e.png f.png
      """
    ) { run, _ in #expect(run.exitCode == 0, "\(run.output)\(run.errors)") }
  }

  @Test("Every kind of output takes all of it, and the same bytes come from any number of jobs")
  func outputs() {
    let options =
      "jelly-button --quiet --fps 10 --from 0.5 --to 1 --scale 0.5 --shutter 180 --sweep damping=0.1,0.5 --device phone "
      + "--page '#f2f2f7' --caption 'A \"<b>caption</b>\"'"
    withRun(
      """
      for o in a.gif a.apng a.webp a/; do $TOOL render \(options) -o $o || exit 1; done
      for j in 1 2 3; do $TOOL render \(options) --jobs $j -o b$j.gif && cmp a.gif b$j.gif || exit 2; done
      $TOOL render \(options) --onion 3 -o o.png || exit 3
      $TOOL render \(options) --filmstrip 3 -o - | head -c 4 | tail -c 3; ls a
      """
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
      #expect(run.output == "PNG" + (0...4).map { "frame-0000\($0).png\n" }.joined() + "frames.ffconcat\n")
      #expect(left == "a a.apng a.gif a.webp b1.gif b2.gif b3.gif o.png")
    }
  }

  @Test("What is cut off, what changes nothing and what no device has is told")
  func warnings() {
    withRun(
      """
      $TOOL render jelly-button --crop auto -o a.gif
      $TOOL render gooey-menu --sweep closeTime=2.6,3 --to 0.4 --scale 0.2 -o c.gif
      $TOOL render jelly-button --device tablet --frame 0 -o d.png
      $TOOL render jelly-button --device phone --frame 0 -o e.png
      """
    ) { run, _ in
      let lines = run.errors.split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("a.gif: 1") && $0.contains("x1") && !$0.contains("320") }, "\(run.errors)")
      #expect(lines.contains("warning: 'closeTime' changes nothing that is shown: all its cells are the same"))
      #expect(lines.contains { $0.hasPrefix("warning: no tablet has a screen of 320x240 points: ") })
      // A phone's screen goes on beyond what is shorter.
      #expect(!run.errors.contains("no phone"), "\(run.errors)")
    }
  }

  @Test("--json tells the times of a film strip and the values of each cell")
  func json() {
    withRun(
      "$TOOL render jelly-button --filmstrip 3 --spread time --to 1 --sweep damping=0.1..0.3:2 --json"
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(left == "jelly-button.png")
      let words = run.output.split(whereSeparator: \.isWhitespace).joined()
      #expect(words.contains(#""cells":[{"damping":"0.1"},{"damping":"0.3"}]"#))
      #expect(words.contains(#""times":[0,0.5,0.98]"#))
      #expect(words.contains(#""frames":1"#))
    }
    withRun("$TOOL render jelly-button --frame 0 --sweep damping=0.1,0.3 --sweep frequency=2,3 --json") { run, _ in
      let words = run.output.split(whereSeparator: \.isWhitespace).joined()
      #expect(
        words.contains(
          #""cells":[{"damping":"0.1","frequency":"2"},{"damping":"0.1","frequency":"3"},"#
            + #"{"damping":"0.3","frequency":"2"},{"damping":"0.3","frequency":"3"}]"#))
      #expect(!words.contains("times"))
    }
  }

  @Test(
    "Numbers of a sweep have the digits that tell them apart, and three more",
    arguments: [
      ("0..1:5", "0 0.25 0.5 0.75 1"), ("0.1..0.7:7", "0.1 0.2 0.3 0.4 0.5 0.6 0.7"), ("1..0.2:3", "1 0.6 0.2"),
      ("0..1:4", "0 0.3333 0.6667 1"), (".1...3:3", "0.1 0.2 0.3"), ("1e-3..2e-3:3", "0.001 0.0015 0.002"),
      ("-1..-1:2", "-1 -1"), ("0.25,0.5", "0.25 0.5"), ("0..1000000:3", "0 500000 1000000"),
    ])
  func sweptNumbers(values: String, texts: String) throws {
    #expect(try Sweep("damping=" + values).values == texts.split(separator: " ").map(String.init))
  }

  @Test("A cell shows what the scene shows with that setting")
  func cells() {
    withRun(
      """
      $TOOL render jelly-button --frame 0.7 --no-touches --quiet --set frequency=2 -o a.png
      $TOOL render jelly-button --frame 0.7 --no-touches --quiet --sweep frequency=2,8 --padding 0 -o b.png
      /usr/bin/python3 -c "
      from PIL import Image
      a, b = (Image.open(name).convert('RGB') for name in ('a.png', 'b.png'))
      print(b.crop((8, 8, 312, 232)).tobytes() == a.crop((8, 8, 312, 232)).tobytes())" || echo True
      """
    ) { run, _ in #expect(run.output == "True\n", "\(run.errors)") }
  }

  @Test("A budget counts everything that stands around, and touches can be left out of it")
  func budgetAndTouches() {
    withRun(
      """
      $TOOL render jelly-button --page white --device tablet --caption Jelly --budget 30kB -o a.gif --json > j \
      && test $(stat -c %s a.gif) -le 30000 && grep -q gaveUp j \
      && $TOOL render jelly-button --frame 0.55 --page white -o b.png --quiet \
      && $TOOL render jelly-button --frame 0.55 --page white --no-touches -o c.png --quiet && ! cmp -s b.png c.png
      """
    ) { run, _ in #expect(run.exitCode == 0, "\(run.output)\(run.errors)") }
  }
}
