import Glibc
import Springform
import SpringformCommandLine
import SpringformGallery
import TestSupport
import Testing

/// Runs the built tool as a user does.
struct Run {
  let exitCode: Int32
  let output: String
  let errors: String

  /// - Parameter shell: what stands around the tool, with `$TOOL` for its path; it runs in `directory`.
  init(shell: String, in directory: String) {
    let (out, err) = (directory + "/.out", directory + "/.err")
    let status = system(
      "cd '\(directory)' && export TOOL='\(Self.toolPath)' && ( \(shell) ) >'\(out)' 2>'\(err)'")
    exitCode = status >> 8 & 0xFF
    output = Self.text(out)
    errors = Self.text(err)
    unlink(out)
    unlink(err)
  }

  /// The executable is built beside the test bundle.
  private static var toolPath: String {
    let arguments = Swift.CommandLine.arguments
    let bundle =
      arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return bundle.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/springform"
  }

  private static func text(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let next = fgetc(file), next != EOF { bytes.append(UInt8(truncatingIfNeeded: next)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

func withRun(_ shell: String, _ check: (Run, _ leftOver: String) -> Void) {
  do {
    try withTemporaryDirectory { directory in
      let run = Run(shell: shell, in: directory)
      check(run, fileNames(in: directory).joined(separator: " "))
    }
  } catch {
    Issue.record(error)
  }
}

/// What is wrong is said in one line, with its exit code, and nothing is written.
func expectRefusal(_ arguments: String, exitCode: Int32, message: String) {
  withRun("$TOOL \(arguments)") { run, left in
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errors.hasPrefix("error: "), "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.filter { $0 == "\n" }.count == 1, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(left.isEmpty)
  }
}

@Suite("Command line")
struct CommandTests {
  @Test(
    "What is wrong is said in one line, with its exit code, and nothing is written",
    arguments: [
      ("render goey-menu", 64, "unknown scene 'goey-menu'; did you mean 'gooey-menu'?"),
      ("render zzz", 64, "unknown scene 'zzz'; try curve-refresh, gooey-menu"),
      ("render gooey-menu --set colr=red", 64, "unknown parameter 'colr'; did you mean 'color'?"),
      ("render gooey-menu --set sideDamping=x", 64, "--set sideDamping=x: must be a finite number"),
      ("render gooey-menu --set sideDamping=7", 64, "--set sideDamping=7: must be from 0.05 to 1"),
      ("render gooey-menu --set sideDamping", 64, "--set sideDamping: must be written as name=value"),
      ("render gooey-menu --fps 0", 64, "--fps 0: must be from 0.01 to 10000 pictures a second"),
      ("render gooey-menu --fps -5", 64, "--fps -5: must be from 0.01 to 10000 pictures a second"),
      ("render gooey-menu --fps nan", 64, "--fps nan: must be from 0.01 to 10000 pictures a second"),
      ("render gooey-menu --fps 60", 64, "--fps 60: a GIF shows at most 50 pictures a second"),
      ("render gooey-menu --scale 0", 64, "--scale 0: must be from 0.001 to 1000 pixels a point"),
      ("render gooey-menu --scale inf", 64, "--scale inf: must be from"),
      ("render gooey-menu --scale 900", 64, "a canvas of 375x667 points at --scale 900 is too large"),
      ("render gooey-menu --from 3 --to 2", 64, "--from 3 is not before --to 2"),
      ("render gooey-menu --from 9", 64, "nothing to show from 9 s to 4 s"),
      ("render gooey-menu --to 1000000", 64, "50,000,000 pictures are too many"),
      ("render gooey-menu --loop 0", 64, "The value '0' is invalid for '--loop"),
      ("render gooey-menu --background nocolor", 64, "The value 'nocolor' is invalid for '--background"),
      ("render gooey-menu --jobs 0", 64, "--jobs 0: must be from 1 to 1024"),
      ("render gooey-menu -o a.xyz", 64, "unknown output suffix '.xyz'; try"),
      ("render gooey-menu -o a.png", 64, "a PNG shows one moment; add --frame"),
      ("render gooey-menu -o a.gif --frame 1", 64, "--frame draws a single picture; give a .png output"),
      ("render gooey-menu --frame -1", 64, "--frame -1: must be from 0 to 1000000 seconds"),
      ("render gooey-menu --json -o -", 64, "--json and -o - both want standard output"),
      ("render gooey-menu -o /no/such/dir/a.gif", 73, "cannot create '/no/such/dir/a.gif': no such file or directory"),
      ("render gooey-menu --frame 0 -o /dev/full", 74, "cannot write '/dev/full': no space left"),
      ("trace gooey-menu --rate 0", 64, "--rate 0: must be from 0.01 to 10000 hertz"),
      ("trace gooey-menu --curves dif", 64, "unknown curve 'dif'; did you mean 'diff'?"),
      ("trace gooey-menu -o a.xml", 64, "unknown output suffix '.xml'"),
      ("spring --duration 1", 64, "a spring needs exactly one description"),
      ("spring --duration -1 --damping-ratio 0.5", 64, "--duration -1: must be a finite number above 0 and up to 1000"),
      ("spring --mass 1e308", 64, "--mass 1e+308: must be"),
      (#"render "$(printf 'a\nb')""#, 64, #"unknown scene 'a\nb'"#),
      ("spring --duration 1 --bounce -1", 64, "--bounce -1: must be above -1 and at most 1"),
      ("trace gooey-menu --curves ''", 64, "unknown curve ''"),
      ("render gooey-menu -o ''", 64, "-o is empty"),
      ("render gooey-menu --format gif -o nodir/", 64, "'nodir/' is a directory"),
      ("render gooey-menu --frame 1 --from 1", 64, "--frame draws a single picture; leave out --from"),
      ("render gooey-menu --set titles=a,b,c,d,e,f,g,h", 64, "must be at most 7 titles"),
      ("render gooey-menu --frame 0 -o /proc/a.png", 73, "cannot create '/proc/a.png'"),
      ("rendr", 64, "Unexpected argument 'rendr'"),
      ("render", 64, "Missing expected argument '<scene>'"),
      ("render gooey-menu --nonsense", 64, "Unknown option '--nonsense'"),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    expectRefusal(arguments, exitCode: exitCode, message: message)
  }

  @Test("A still is the frame that is on screen at its time")
  func stills() {
    withRun(
      """
      $TOOL render gooey-menu --to 0.7 -o f/ --quiet && $TOOL render gooey-menu --frame 0.63 -o a.png --quiet \
      && $TOOL compare a.png f/frame-00031.png --metric exact && $TOOL render gooey-menu --frame 0.64 -o b.png --quiet \
      && $TOOL compare b.png f/frame-00032.png --metric exact
      """
    ) { run, _ in #expect(run.exitCode == 0, "\(run.output)\(run.errors)") }
  }

  @Test("A full disk is an error, and nothing stays on it")
  func fullDisk() {
    withRun(
      """
      mkdir d && mount -t tmpfs -o size=64k none d 2>/dev/null || exit 99
      $TOOL render gooey-menu -o d/a.gif; a=$?; $TOOL render gooey-menu -o d/f/; b=$?
      ls -A d >&2; umount d; echo $a $b
      """
    ) { run, _ in
      // Mounting needs privileges.
      guard run.exitCode != 99 else { return }
      #expect(run.output == "74 74\n")
      #expect(
        run.errors.split(separator: "\n").count == 2
          && run.errors.hasPrefix("error: cannot write 'd/a.gif': no space left on device\n"), "\(run.errors)")
    }
  }

  @Test("A signal that is ignored when the tool starts stays without effect")
  func ignoredSignals() {
    withRun("trap '' HUP; $TOOL render gooey-menu -o a.gif --quiet & p=$!; sleep 0.1; kill -HUP $p; wait $p") {
      run, left in
      #expect(run.exitCode == 0)
      #expect(left == "a.gif")
    }
  }

  @Test("Interrupted at many moments, nothing is left behind")
  func manyInterruptions() {
    withRun(
      """
      for i in $(seq 24); do
        $TOOL render gooey-menu --scale 0.3 -o f$i/ --quiet & p=$!
        sleep 0.$(printf %02d $((i * 2)))
        kill -TERM $p 2>/dev/null; wait $p 2>/dev/null
      done
      rm -rf f*
      """
    ) { _, left in #expect(left.isEmpty) }
  }

  @Test("A GIF, a still and frames are what they say")
  func outputs() {
    withRun("$TOOL render gooey-menu --to 0.6 -o a.gif --json && $TOOL render gooey-menu --frame 1 -o b.png") {
      run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(left == "a.gif b.png")
      #expect(run.output.contains("\"frames\" : 30"))
      #expect(run.errors == "b.png: 375x667\n")
    }
    withRun("$TOOL render gooey-menu --fps 10 --to 0.5 --scale 0.5 -o f/ --quiet && ls f") { run, _ in
      #expect(run.output == (0...4).map { "frame-0000\($0).png\n" }.joined() + "frames.ffconcat\n")
      #expect(run.errors.isEmpty)
    }
  }

  @Test("The same command gives the same bytes, for any number of jobs")
  func determinism() {
    let variants = ["a.gif", "b.gif --jobs 1", "c.gif --jobs 2", "d.gif --jobs 3"]
    let shell = variants.map { "$TOOL render gooey-menu --quiet --fps 25 -o \($0)" }.joined(separator: " && ")
    withRun(shell + " && cat a.gif | cmp - b.gif && cmp a.gif c.gif && cmp a.gif d.gif") { run, _ in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "--debug-physics draws over a scene with physics, and changes nothing in one without",
    arguments: [
      ("jelly-drop", "1"), ("gooey-menu", "0"),
    ])
  func debugPhysics(scene: String, differences: String) {
    withRun(
      "$TOOL render \(scene) --frame 0 -o a.png; $TOOL render \(scene) --frame 0 --debug-physics -o b.png; "
        + "cmp -s a.png b.png; echo $?"
    ) { run, _ in #expect(run.output == differences + "\n", "\(run.errors)") }
  }

  @Test("Standard output takes a picture; a reader that leaves ends the tool quietly with 141")
  func standardOutput() {
    withRun("$TOOL render gooey-menu --frame 0 -o - | head -c 4 | od -An -c") { run, _ in
      #expect(run.output.contains("211   P   N   G"))
      #expect(run.errors.isEmpty)
    }
    withRun("{ $TOOL render gooey-menu --to 2 -o - ; echo $? >code; } | head -c 1 >/dev/null; cat code") { run, _ in
      #expect(run.output == "141\n")
      #expect(run.errors.isEmpty)
    }
  }

  @Test("Ctrl-C leaves no partial file and exits with 130, SIGTERM with 143", arguments: [("INT", 130), ("TERM", 143)])
  func interruption(signal: String, exitCode: Int32) {
    // Without job control a shell starts background programs with SIGINT ignored, which the tool respects.
    let after = "p=$!; sleep 0.5; kill -\(signal) $p; wait $p"
    withRun(
      "exec bash -c 'set -m; $TOOL render gooey-menu --scale 4 -o a.gif & \(after)'"
    ) { run, left in
      #expect(run.exitCode == exitCode, "\(run.errors)")
      #expect(left.isEmpty)
    }
    withRun("exec bash -c 'set -m; $TOOL render gooey-menu --scale 4 -o frames/ & \(after)'") {
      run, left in
      #expect(run.exitCode == exitCode, "\(run.errors)")
      #expect(left.isEmpty)
    }
  }

  @Test("trace writes a header, one row per tick, and JSON with the same numbers")
  func trace() {
    withRun("$TOOL trace gooey-menu --curves diff,panel.y") { run, _ in
      let lines = run.output.split(separator: "\n")
      #expect(lines.first == "time,diff,panel.y")
      #expect(lines.count == 241)
      #expect(lines.dropFirst().first == "0.0,0.0,1080.5")
    }
    withRun("$TOOL trace gooey-menu --rate 50 --format json") { run, _ in
      #expect(run.output.contains("\"backdrop.opacity\""))
    }
  }

  @Test("spring converts, in text and JSON")
  func spring() {
    withRun("$TOOL spring --mass 1 --stiffness 100 --damping 10 --json") { run, _ in
      for fact in [
        "\"stiffness\" : 100", "\"dampingRatio\" : 0.5", "\"angularFrequency\" : 10",
        "\"settlingDuration\" : 1.472700334678092",
      ] { #expect(run.output.contains(fact), "\(run.output)") }
    }
    withRun("$TOOL spring --stiffness 100 --damping 0") { run, _ in
      #expect(run.output.contains("settlingDuration  never"))
    }
    withRun(
      """
      $TOOL spring --tension 170 --friction 26; $TOOL spring --stiffness 1500 --damping-ratio 1
      $TOOL spring --visual-duration 0.5 --bounce 0.2; $TOOL spring --duration 0.8 --bounce 0.3 --library motion
      $TOOL spring --library anime --duration 0.5 --bounce 0.3; $TOOL spring --library motion --stiffness 3
      """
    ) { run, _ in
      for fact in [
        "\ndampingRatio      0.997", "\n  spring(dampingRatio = 1f, stiffness = 1500f)\n",
        "\nresponse          0.6 s\n",
        "\n    withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.7,\n", "\nstiffness         157.914 N/m\n",
        "\n  { mass: 1, tension: 170, friction: 26 }\n",
      ] { #expect(run.output.contains(fact), "\(fact): \(run.output)") }
      #expect(run.errors.hasPrefix("error: --library is for --duration and --bounce"), "\(run.errors)")
    }
    withRun("$TOOL spring --duration 1 --damping-ratio 1.5") { run, _ in
      #expect(run.output.contains("angularFrequency  9.23341"))
    }
  }

  @Test("Help goes to standard output with exit code 0; completions exist for the shells")
  func help() {
    withRun(
      "$TOOL --help && $TOOL render --help && $TOOL --generate-completion-script bash | head -3 && $TOOL --version"
    ) {
      run, _ in
      #expect(run.exitCode == 0)
      #expect(run.output.contains("USAGE: springform render [<options>] <scene>"))
      #expect(run.output.contains("0.1.0"))
      #expect(run.errors.isEmpty)
    }
  }

  @Test("list tells of the scenes and files that are named, in their order")
  func listOfNamed() {
    withRun(
      """
      printf 'scene: 1\ncanvas: { size: [9, 9] }\nparams: { damping: { value: 0.6, help: how bouncy } }\nlayers: [ { circle: damping } ]\n' > a.scene.yml
      $TOOL list a.scene.yml gooey-menu --names && $TOOL list a.scene.yml
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.output == "a.scene.yml\ngooey-menu\na\n  damping=0.6  number  how bouncy\n")
    }
    withRun(
      #"""
      printf 'scene: 1\ncanvas: { size: [9, 9] }\nparams:\n  damping: { value: 0.6, min: 0.1, max: 1, help: how bouncy }\n' > a.scene.yml
      printf '  wait: { value: 200ms, min: 0 }\n  turn: 90deg\n  side: { value: left, choices: [left, right], help: where }\n' >> a.scene.yml
      printf 'layers: [ { circle: damping, opacity: wait, rotation: turn } ]\n' >> a.scene.yml
      $TOOL list a.scene.yml && $TOOL list a.scene.yml --json | grep -oE '"(unit|minimum|maximum)" : [^,]*'
      """#
    ) { run, _ in
      #expect(
        run.output == """
          a
            damping=0.6  0.1 to 1     how bouncy
            wait=0.2s    at least 0
            turn=90deg   number
            side=left    left, right  where
          "maximum" : 1
          "minimum" : 0.1
          "minimum" : 0
          "unit" : "s"
          "unit" : "rad"

          """, "\(run.output)\(run.errors)")
    }
    withRun(
      """
      printf '{"scene":1,"name":"b","canvas":{"size":[9,9]},"summary":"s\\\\u001b[2J","layers":[]}' > b.scene.yml
      $TOOL list b.scene.yml
      """
    ) { run, _ in
      #expect(run.output.hasPrefix("b  s") && !run.output.contains("\u{1b}"), "\(run.output)\(run.errors)")
    }
    withRun("$TOOL list nothing") { run, _ in
      #expect(run.exitCode != 0 && run.errors.contains("unknown scene 'nothing'"))
    }
  }

  @Test("list names every scene and its parameters")
  func list() {
    withRun("$TOOL list --names") { run, _ in
      #expect(run.output == Gallery.scenes.map { $0.name + "\n" }.joined())
    }
    withRun("$TOOL list --json") { run, _ in #expect(run.output.contains("\"name\" : \"sideDamping\"")) }
  }
}
