import Testing

@Suite("new --file")
struct NewSceneFileTests {
  @Test("A scene file and the schema beside it are made; the file is valid, does what it expects, and renders at once")
  func works() {
    withRun(
      """
      $TOOL new wobble --file && $TOOL validate wobble.scene.yml --run --quiet \
      && $TOOL render wobble.scene.yml --fps 10 --quiet && head -n 1 wobble.scene.yml
      $TOOL schema | cmp - springform-scene.schema.json
      """
    ) { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(run.errors == "wobble.scene.yml: made. Now:\n  springform render wobble.scene.yml --watch\n")
      #expect(run.output == "# yaml-language-server: $schema=springform-scene.schema.json\n")
      #expect(left == "springform-scene.schema.json wobble.gif wobble.scene.yml")
    }
  }

  @Test("The file has a comment for each part of a scene, and every part is there")
  func teaches() {
    withRun("$TOOL new a --file --quiet; cat a.scene.yml") { run, _ in
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      for part in ["params", "state", "values", "layers", "events", "tape", "trace", "expect"] {
        guard let index = lines.firstIndex(of: part + ":") else {
          Issue.record("there is no \(part)")
          continue
        }
        #expect(lines[index - 1].hasPrefix("# "), "\(part)")
      }
    }
  }

  @Test(
    "A name with a scene file's ending stays as it is, a folder may stand before it",
    arguments: [("a", "a.scene.yml"), ("a.yml", "a.yml"), ("a.scene.yaml", "a.scene.yaml"), ("a.b", "a.b.scene.yml")])
  func naming(name: String, file: String) {
    withRun("mkdir in; $TOOL new in/\(name) --file --quiet && ls in && rm -r in") { run, left in
      #expect(
        run.output.split(separator: "\n").sorted() == ["in/\(file)".dropFirst(3), "springform-scene.schema.json"])
      #expect(left.isEmpty)
    }
  }

  @Test("Nothing is overwritten: a file or a link of that name is refused, a schema that is there stays as it is")
  func overwriting() {
    for made in ["echo mine >a.scene.yml", "ln -s nowhere a.scene.yml", "mkdir a.scene.yml"] {
      withRun("\(made); $TOOL new a --file") { run, left in
        #expect(run.exitCode == 73)
        #expect(run.errors == "error: cannot create 'a.scene.yml': file exists\n")
        #expect(left == "a.scene.yml")
      }
    }
    withRun("echo mine >springform-scene.schema.json; $TOOL new a --file --json; cat *.json") { run, _ in
      #expect(run.output == "{\n  \"files\" : [\n    \"a.scene.yml\"\n  ]\n}\nmine\n")
    }
  }

  @Test("Where no file can be, nothing is left behind")
  func unwritable() {
    withRun("$TOOL new no/a --file") { run, left in
      #expect(run.exitCode == 73)
      #expect(run.errors == "error: cannot create 'no/a.scene.yml': no such file or directory\n")
      #expect(left.isEmpty)
    }
    for name in ["''", ".", "in/", "in/.."] {
      expectRefusal("new \(name) --file", exitCode: 64, message: "must be a file's name such as wobble")
    }
    expectRefusal(
      "new a --file --url https://example.com/x --version 1.0.0", exitCode: 64,
      message: "a scene file depends on nothing; leave out --url, --version, --uikit and --swiftui")
  }
}
