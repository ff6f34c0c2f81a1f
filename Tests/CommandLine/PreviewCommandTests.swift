import Testing

@Suite("preview")
struct PreviewCommandTests {
  @Test(
    "What is wrong is said in one line, with its exit code, and nothing is written",
    arguments: [
      ("preview p goey-menu", 64, "unknown scene 'goey-menu'; did you mean 'gooey-menu'?"),
      ("preview ''", 64, "the directory has no name; give one, such as preview"),
      ("preview p --fps 60", 64, "--fps 60: a GIF shows at most 50 pictures a second"),
      ("preview p --set damping=1", 64, "--set is for one scene; name the scene whose parameter it is"),
      ("preview p jelly-drop --set dampng=1", 64, "unknown parameter 'dampng'; did you mean 'damping'?"),
      ("preview p --title ''", 64, "--title '': must be a text"),
      (
        "preview p jelly-button --scene-title jelly=Jelly", 64,
        "--scene-title jelly: must be one of the gallery's scenes: jelly-button"
      ),
      (
        "preview p jelly-button --scene-title Jelly", 64,
        "--scene-title Jelly: must be a scene and its title, scene=text"
      ),
      ("preview p jelly-drop --budget lots", 64, "The value 'lots' is invalid for '--budget"),
      ("preview /dev/null/p jelly-button", 73, "cannot create '/dev/null/p'"),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    expectRefusal(arguments, exitCode: exitCode, message: message)
  }

  @Test("A budget that cannot be met, and a scene given twice, leave no page")
  func failures() {
    let cases = [
      ("jelly-button --to 0.2 --budget 50B", "--budget: the GIF of 'jelly-button' takes "),
      ("jelly-button jelly-button", "the scene 'jelly-button' is given twice; name it once"),
    ]
    for (arguments, message) in cases {
      withRun("$TOOL preview p \(arguments); code=$?; ls p/index.html p/manifest.json 2>/dev/null; exit $code") {
        run, _ in
        #expect(run.exitCode == 64 && run.errors.hasPrefix("error: " + message), "\(run.errors)")
        #expect(run.output == "")
      }
    }
  }

  @Test(
    "The page has the heading and its scenes the titles that they are given; without ffmpeg there is no MP4, which is told"
  )
  func titles() {
    let command =
      "PATH=/nowhere $TOOL preview p jelly-button --fps 10 --to 0.3 --title 'Our motion' --scene-title jelly-button='A button = jelly'"
    withRun("\(command) && cat p/index.html") { run, left in
      #expect(run.exitCode == 0 && left == "p", "\(run.errors)")
      #expect(run.output.contains("<h1>Our motion</h1>") && run.output.contains("A button = jelly</bdi></h2>"))
      #expect(run.errors.contains("no MP4: videos need the program ffmpeg, which is not here; install it with: "))
    }
  }

  @Test("JSON says what was drawn, what was kept, and what the budget cost")
  func json() {
    let command = "$TOOL preview p jelly-button --fps 25 --to 0.6 --json"
    withRun("\(command) && \(command) && \(command) --budget 12kB") { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors == "" && left == "p")
      let parts = run.output.split(separator: "}\n{").map(String.init)
      #expect(run.output.contains("\"drawn\" : [\n    \"jelly-button\"\n  ]"))
      #expect(run.output.contains("\"kept\" : [\n    \"jelly-button\"\n  ]"))
      #expect(run.output.contains("instead of 25 pictures a second"))
      #expect(parts.count == 3)
    }
  }

  /// Shell commands between two runs, and whether the second has to draw.
  @Test(
    "What draws is a part of the inputs: the program, fonts and their configuration, and the language",
    arguments: [
      ("true", false), ("unset PWD; cd ..; cd -", false), ("printf x >>tool", true), ("export LC_CTYPE=C.UTF-8", true),
      ("export FREETYPE_PROPERTIES=truetype:interpreter-version=35", true), ("touch fonts/one.ttf", true),
      ("cp fonts/one.ttf fonts/two.ttf", true), ("printf '<!-- -->' >>fonts.conf", true), ("export UNRELATED=1", false),
    ])
  func machine(change: String, draws: Bool) {
    withRun(
      """
      cp $TOOL tool; mkdir fonts; cp "$(fc-match -f '%{file}' Inter)" fonts/one.ttf
      printf '<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>' "$PWD/fonts" "$PWD/cache" >fonts.conf
      export FONTCONFIG_FILE="$PWD/fonts.conf"
      preview() { ./tool preview p jelly-button --fps 10 --to 0.2; }
      preview >&2 && { \(change); } >/dev/null && preview
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(
        run.output == "p/index.html: 1 animation, \(draws ? 1 : 0) drawn, "
          + (run.output.split(separator: ", ").last ?? ""))
    }
  }

  @Test("A scene file that changed is drawn again")
  func sceneFile() {
    withRun(
      """
      cat >a.yml <<'END'
      scene: 1
      canvas: { size: [40, 40] }
      time: { duration: 0.2 }
      layers:
        - { id: ball, circle: 8, position: [20, 20], fill: red }
      END
      $TOOL preview p a.yml --fps 10 && $TOOL preview p a.yml --fps 10 &&
      sed -i 's/red/blue/' a.yml && $TOOL preview p a.yml --fps 10
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(
        run.output.split(separator: "\n").map { $0.split(separator: ", ")[1] } == ["1 drawn", "0 drawn", "1 drawn"])
    }
  }
}
