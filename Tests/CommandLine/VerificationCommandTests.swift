import Testing

/// A project of two small scenes.
private let settings = """
  printf 'baselines: B\\nreport: R\\ndefaults: { fps: 5, scale: 0.2 }\\nscenes: { jelly-pan: , jelly-button: }\\n' \
  >springform.yml
  """

/// The same, but that one of them moves differently.
private let changed = """
  printf 'baselines: B\\nreport: R\\ndefaults: { fps: 5, scale: 0.2 }\\n\
  scenes: { jelly-pan: { speed: 1.2 }, jelly-button: }\\n' >springform.yml
  """

/// Puts into a baseline's place what Git checks out where its extension for large files is not installed.
private func pointer(to kind: String) -> String {
  "printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:4d7a2146\\nsize 12345\\n' >B/jelly-pan.\(kind)"
}

@Suite("The commands record, verify, approve, prune and merge-reports")
struct VerificationCommandTests {
  @Test("What is recorded passes, what changes fails until it is approved, and nothing else is written")
  func wholeStory() {
    withRun(
      """
      \(settings); $TOOL record; echo $?; $TOOL verify; echo $?; ls R | grep json; \(changed); cp -a B before; $TOOL verify; echo $?
      diff -r B before && ls R/jelly-pan; $TOOL approve; echo $?; $TOOL verify --ci --quiet; echo $?; ls B
      """
    ) { run, _ in
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines[0] == "0")
      #expect(
        lines[1...4] == ["jelly-button: identical", "jelly-pan: identical", "2 scenes: 2 identical", "0"],
        "\(run.output)\(run.errors)")
      #expect(lines[5...6] == ["results.json", "jelly-button: identical"])
      #expect(lines[7].hasPrefix("jelly-pan: changed, "))
      #expect(
        lines[8...11] == [
          "2 scenes: 1 identical, 1 changed", "report: R/index.html", "accept with: springform approve", "1",
        ])
      #expect(
        lines[12...] == [
          "actual.apng", "actual.json", "difference.apng", "expected.apng", "picture.png", "side-by-side.gif", "0", "0",
          "jelly-button.apng", "jelly-button.json", "jelly-pan.apng", "jelly-pan.json",
        ], "\(run.output)")
      #expect(
        run.errors == "jelly-pan: recorded\njelly-button: recorded\njelly-pan: accepted\n", "\(run.errors)")
    }
  }

  @Test("record keeps what is there unless it is told not to, and writes nothing under --ci")
  func record() {
    withRun(
      """
      \(settings); $TOOL record --ci; echo $?; ls; $TOOL record jelly-pan --quiet; $TOOL record --ci; echo $?
      $TOOL record --json; \(changed); ls -i B/jelly-pan.apng >before; $TOOL record --ci --quiet; echo $?
      $TOOL record --all --ci; echo $?; ls -i B/jelly-pan.apng | cmp - before; $TOOL record --all jelly-pan
      ls -i B/jelly-pan.apng | cmp -s - before; echo $?
      """
    ) { run, _ in
      #expect(
        run.errors
          == """
          error: no baseline of jelly-pan and jelly-button, and --ci writes none; 'record' them and commit the files
          error: no baseline of jelly-button, and --ci writes none; 'record' them and commit the files
          error: --all writes baselines, and with --ci none is written; leave one out
          jelly-pan: replaced

          """)
      #expect(run.output.split(separator: "\n").first == "2")
      #expect(run.output.contains("\"outcome\" : \"kept\"") && run.output.contains("\"outcome\" : \"recorded\""))
      #expect(run.output.hasSuffix("]\n0\n64\n1\n"), "\(run.output)")
    }
  }

  @Test("New and obsolete baselines are told, and fail under --ci")
  func newAndObsolete() {
    withRun(
      """
      \(settings); $TOOL record jelly-pan --quiet; $TOOL verify; echo $?; $TOOL verify --ci --quiet; echo $?
      $TOOL record --quiet; sed -i 's/, jelly-button: / /' springform.yml; $TOOL verify; echo $?
      $TOOL verify --ci --quiet; echo $?; $TOOL verify jelly-pan --ci --quiet; echo $?; $TOOL prune --check; echo $?; ls B
      touch B/notes.json; $TOOL prune --json; echo $?; $TOOL prune --check; echo $?; ls B
      """
    ) { run, _ in
      #expect(
        run.output == """
          jelly-button: new, there is no baseline yet
          jelly-pan: identical
          2 scenes: 1 identical, 1 new
          accept with: springform approve
          0
          2
          jelly-button: obsolete, nothing is compared with this baseline: its scene or variant is no more, or is not among \
          those that are verified
          jelly-pan: identical
          2 scenes: 1 identical, 1 obsolete
          0
          2
          0
          jelly-button
          2
          jelly-button.apng
          jelly-button.json
          jelly-pan.apng
          jelly-pan.json
          [
            "jelly-button"
          ]
          0
          0
          jelly-pan.apng
          jelly-pan.json
          notes.json

          """, "\(run.output)\(run.errors)")
    }
  }

  @Test("Parts merge into the whole, with the exit code of the whole")
  func shards() {
    withRun(
      """
      \(settings); $TOOL record --quiet; \(changed); $TOOL verify --quiet; cp R/results.json whole
      for i in 1 2; do $TOOL verify --shard $i/2 --report part$i --quiet; echo $?; done
      $TOOL merge-reports part1 part2 -o all; echo $?; $TOOL merge-reports part1 part1 -o x; echo $?
      sed 's/ --report all//' all/results.json | cmp - whole; ls x; $TOOL approve --report all --quiet; $TOOL verify --quiet; echo $?
      """
    ) { run, _ in
      #expect(run.output.hasPrefix("1\n0\njelly-button: identical\njelly-pan: changed, "), "\(run.output)")
      #expect(run.output.hasSuffix("accept with: springform approve --report all\n1\n65\n0\n"), "\(run.output)")
      #expect(
        run.errors.hasPrefix("error: the parts are not complete; twice: 1/2; missing: 2/2\nls: cannot access 'x'"),
        "\(run.errors)")
    }
  }

  @Test("--json prints what results.json holds, and variants and seeds are told")
  func json() {
    withRun(
      """
      \(settings); sed -i 's/jelly-button: /jelly-button: { variants: { slow: { speed: 0.5 } } }/' springform.yml
      $TOOL record --quiet; $TOOL verify --json >out; cmp out R/results.json; $TOOL verify jelly-button; $TOOL verify jelly-button@slow
      """
    ) { run, _ in
      #expect(
        run.output == """
          jelly-button: identical
          jelly-button@slow: identical
          2 scenes: 2 identical
          jelly-button@slow: identical
          1 scene: 1 identical

          """, "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "The command that accepts a change can be run as it is printed, whatever the names",
    arguments: [
      "a b.yml", "it's \\\"q\\\".yml", "<b>&.yml", "line\nbreak.yml", "-rf.yml", "$(touch x).yml", "ü `ls`.yml",
    ])
  func oddNames(name: String) {
    withRun(
      """
      PATH=$(dirname "$TOOL"):$PATH; name=$(cat <<'END'
      \(name)
      END
      )
      printf 'scene: 1\\ncanvas: { size: [40, 30] }\\ntime: { duration: 0.1s }\\nlayers:\\n  - path: M0 0 L9 9 L0 9 Z\\n' >./"$name"
      springform verify --report 'my report' --baselines 'base lines' --ci --quiet -- "./$name"; echo $?
      command=$(/usr/bin/python3 -c "import json; print(json.load(open('my report/results.json'))['scenes'][0]['acceptCommand'])")
      sh -c "$command" 2>/dev/null; echo $?
      springform verify --report 'my report' --baselines 'base lines' --ci --quiet -- "./$name"; echo $?
      springform verify --report 'my report' --baselines 'base lines' -- "./$name" | wc -l; ls -q | wc -l
      """
    ) { run, _ in #expect(run.output == "2\n0\n0\n2\n3\n", "\(run.output)\(run.errors)") }
  }

  @Test(
    "A scene file is recorded and verified by its path, and its baseline is obsolete when the project leaves it out")
  func sceneFiles() {
    withRun(
      """
      printf 'scene: 1\\ncanvas: { size: [40, 30] }\\ntime: { duration: 0.5s }\\nlayers:\\n  - id: a\\n    path: M0 0 L9 9 L0 9 Z\\n\
          fill: red\\n' >a.scene.yml
      $TOOL record a.scene.yml --quiet; $TOOL verify a.scene.yml; printf 'scenes: { a.scene.yml: { scale: 2 } }' >springform.yml
      $TOOL verify --quiet; echo $?; printf 'others: false' >springform.yml; $TOOL verify --quiet --ci; echo $?
      $TOOL verify a.scene.yml --quiet --ci; echo $?; $TOOL prune
      """
    ) { run, _ in
      #expect(
        run.output == "a.scene.yml: identical\n1 scene: 1 identical\n1\n2\n0\na.scene.yml\n",
        "\(run.output)\(run.errors)")
    }
  }

  @Test(
    "A comparison that cannot be made is an error with its own exit code, and the other scenes are verified",
    arguments: [
      (
        "rm B/jelly-pan.apng", 66,
        "half of the baseline is missing: there is no 'B/jelly-pan.apng'; restore it from version control"
      ),
      (
        "rm B/jelly-pan.json", 66,
        "half of the baseline is missing: there is no 'B/jelly-pan.json'; restore it from version control"
      ),
      (
        "echo >>B/jelly-pan.apng", 65,
        "'B/jelly-pan.apng' is not the animation that its manifest speaks of; restore both from version control"
      ),
      (
        ": >B/jelly-pan.json", 65,
        "the manifest 'B/jelly-pan.json' is damaged: it is no JSON, or a number in it is out of range; restore it from version control"
      ),
      (pointer(to: "apng"), 65, "'B/jelly-pan.apng' is a pointer of Git LFS and not the file; run 'git lfs pull'"),
      (pointer(to: "json"), 65, "'B/jelly-pan.json' is a pointer of Git LFS and not the file; run 'git lfs pull'"),
      ("rm B/jelly-pan.json; mkdir B/jelly-pan.json", 65, "'B/jelly-pan.json' is a directory; move it away"),
      ("mv B/jelly-pan.json x; ln -s ../x B/jelly-pan.json", 65, "is a symbolic link that leads out of its directory"),
      ("sed -i 's/\"format\": 1/\"format\": 9/' B/jelly-pan.json", 65, "has the format 9, and this version reads 1"),
    ])
  func failures(command: String, exitCode: Int32, message: String) {
    withRun(
      """
      \(settings); $TOOL record --quiet; \(command); $TOOL verify >list; echo $?; tail -n +1 list; $TOOL approve; echo $?
      $TOOL record >/dev/null; echo $?
      """
    ) { run, _ in
      #expect(
        run.output == "\(exitCode)\njelly-button: identical\n2 scenes: 1 identical, 1 "
          + "\(exitCode == 66 ? "missing" : "failed")\nreport: R/index.html\n\(exitCode)\n\(exitCode)\n",
        "\(run.output)\(run.errors)")
      let lines = run.errors.split(separator: "\n")
      #expect(
        lines.first?.hasPrefix("error: jelly-pan: ") == true && lines.first?.contains(message) == true, "\(lines)")
    }
  }

  @Test(
    "What is wrong is said in one line, with its exit code, and nothing is written",
    arguments: [
      ("verify jely-pan", 64, "unknown scene 'jely-pan'; did you mean 'jelly-pan'?"),
      ("record jelly-pan@x", 64, "unknown scene 'jelly-pan@x'"), ("verify --shard 3/2", 64, "'3/2' is invalid"),
      ("verify --shard 0/2", 64, "'0/2' is invalid"), ("verify --shard x", 64, "'x' is invalid"),
      ("verify jelly-pan --jobs 0", 64, "--jobs 0: must be from 1 to 1024"),
      ("verify --baselines ''", 64, "--baselines ''"),
      ("verify --report ''", 64, "--report ''"), ("verify --config no.yml", 66, "'no.yml' does not exist"),
      ("approve", 66, "there is no 'springform-report/results.json'; run 'verify' first"),
      ("merge-reports a b -o c", 66, "there is no 'a/results.json'"),
      ("merge-reports -o c", 64, "Missing expected argument"),
      ("verify --baselines /dev/null", 65, "'/dev/null' should be a directory of baselines"),
      ("verify jelly-pan --report /dev/null", 73, "cannot create '/dev/null'"),
      ("verify jelly-pan --report /proc/x", 73, "cannot create '/proc/x'"),
      ("record jelly-button --baselines /proc/x", 73, "cannot create '/proc/x'"),
    ])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    expectRefusal(arguments, exitCode: exitCode, message: message)
  }

  @Test("A mistake in springform.yml is told with its line, its column and a caret")
  func settingsProblem() {
    withRun("printf 'scenes:\\n  jelly-pam:\\n' >springform.yml; $TOOL verify") { run, left in
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("springform.yml:2:3: the command has no 'jelly-pam'; did you mean 'jelly-pan'?"))
      #expect(left == "springform.yml")
    }
  }

  @Test("Settings that cannot be read are an error, never the usual ones")
  func unreadableSettings() {
    for (command, code) in [("mkdir springform.yml", 66), ("head -c 2000000 /dev/zero >springform.yml", 65)] {
      withRun("\(command); $TOOL verify") { run, left in
        #expect(run.exitCode == code, "\(run.errors)")
        #expect(left == "springform.yml")
      }
    }
  }

  @Test("A full disk is an error, and baselines stay as they were")
  func fullDisk() {
    withRun(
      """
      \(settings); mkdir B && mount -t tmpfs -o size=256k none B 2>/dev/null || exit 99
      $TOOL record --quiet; head -c 40000 /dev/zero >B/filler; head -c 300000 /dev/zero >>B/filler 2>/dev/null
      sed -i 's/scale: 0.2/scale: 1/' springform.yml; $TOOL record --all; echo $?; rm B/filler
      sed -i 's/scale: 1/scale: 0.2/' springform.yml; ls -A B >&2; $TOOL verify --ci --quiet; echo $?; umount B
      """
    ) { run, _ in
      // Mounting needs privileges.
      guard run.exitCode != 99 else { return }
      #expect(run.output == "74\n0\n", "\(run.output)\(run.errors)")
      #expect(run.errors.contains("no space left on device\n"))
      #expect(run.errors.hasSuffix("jelly-button.apng\njelly-button.json\njelly-pan.apng\njelly-pan.json\n"))
    }
  }

  @Test("Killed before any change that they make to a file, record and approve leave every baseline whole: old or new")
  func killed() {
    withRun(
      """
      cat >stop.c <<'END'
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <signal.h>
      #include <stdlib.h>
      #include <sys/stat.h>
      #include <unistd.h>
      // Kills the process before the change to the file system that has the number STOP_AT.
      static void count(void) {
        static int changes;
        const char *limit = getenv("STOP_AT");
        if (limit && __atomic_add_fetch(&changes, 1, __ATOMIC_SEQ_CST) == atoi(limit)) raise(SIGKILL);
      }
      #define CALL(type, name, parameters, arguments) \\
        type name parameters { \\
          static type (*real) parameters; \\
          if (!real) real = dlsym(RTLD_NEXT, #name); \\
          count(); \\
          return real arguments; \\
        }
      CALL(int, rename, (const char *a, const char *b), (a, b))
      CALL(int, unlink, (const char *a), (a))
      CALL(int, mkdir, (const char *a, mode_t m), (a, m))
      CALL(ssize_t, write, (int f, const void *b, size_t n), (f, b, n))
      END
      clang -shared -fPIC stop.c -o stop.so -ldl || exit 99
      \(settings); $TOOL record --quiet; cp -a B old; \(changed); $TOOL record --all --quiet; cp -a B new
      rm -rf B; cp -a old B; $TOOL verify --quiet
      for command in "record --all" approve; do
        for i in $(seq 200); do
          rm -rf B; cp -a old B
          STOP_AT=$i LD_PRELOAD=./stop.so $TOOL $command --quiet 2>/dev/null; code=$?
          # The tool itself names a baseline that is damaged, or half of one.
          $TOOL record --ci --quiet || echo "broken by $command at $i"
          cmp -s B/jelly-pan.json old/jelly-pan.json || cmp -s B/jelly-pan.json new/jelly-pan.json || echo "mixed at $i"
          $TOOL approve --quiet || echo "not mended after $command at $i"
          diff -rq -x jelly-button.\\* -x .springform-\\* B new || echo "not mended by approving after $command at $i"
          [ $code = 137 ] || break
        done
        [ $i -gt 4 ] && [ $i -lt 200 ] || echo "$command: $i moments"
      done
      """
    ) { run, _ in
      #expect(run.exitCode != 99, "there is no C compiler")
      #expect(run.output.isEmpty, "\(run.output)\(run.errors)")
    }
  }

  @Test("Interrupted at many moments, nothing unfinished stays, and baselines are never written by verify")
  func interrupted() {
    withRun(
      """
      \(settings); $TOOL record --quiet; cp -a B old; \(changed)
      for i in $(seq 0 5 95); do
        for command in "record --all" verify; do
          $TOOL $command --quiet & p=$!
          sleep 0.0$(printf %02d $i); kill -TERM $p 2>/dev/null; wait $p 2>/dev/null
          [ "$command" = verify ] && { diff -r B old || echo "verify wrote"; }
          rm -rf B; cp -a old B
        done
      done
      find . -name '*.partial' -o -name '*.removed'
      """
    ) { run, _ in #expect(run.output.isEmpty, "\(run.output)\(run.errors)") }
  }
}
