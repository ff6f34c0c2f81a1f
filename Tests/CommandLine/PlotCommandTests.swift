import Testing

@Suite("plot")
struct PlotCommandTests {
  @Test(
    "What is wrong is said in one line, with its exit code, and nothing is written",
    arguments: [
      ("plot goey-menu", 64, "unknown scene 'goey-menu'; did you mean 'gooey-menu'?"),
      ("plot gooey-menu --curves dif", 64, "unknown curve 'dif'; did you mean 'diff'?"),
      ("plot gooey-menu --curves ,", 64, "unknown curve ''"),
      ("plot gooey-menu -o a.pdf", 64, "unknown output suffix '.pdf'; did you mean '.png'?"),
      ("plot gooey-menu -o a", 64, "unknown output suffix '.'; try .png or .svg"),
      ("plot gooey-menu --format gif", 64, "The value 'gif' is invalid for '--format"),
      ("plot gooey-menu --rate 0", 64, "--rate 0: must be from 0.01 to 10000 hertz"),
      ("plot gooey-menu --rate -1", 64, "--rate -1: must be from 0.01 to 10000 hertz"),
      ("plot gooey-menu --from 9", 64, "nothing to show from 9 s to 4 s"),
      ("plot gooey-menu --from 3 --to 2", 64, "nothing to show from 3 s to 2 s"),
      ("plot gooey-menu --size 800", 64, "The value '800' is invalid for '--size"),
      ("plot gooey-menu --size 0x100", 64, "--size 0x100: must be from 1x1 to 32767x32767 points"),
      ("plot gooey-menu --size nanx100", 64, "--size nanx100: must be from 1x1"),
      ("plot gooey-menu --size -5x100", 64, "--size -5x100: must be from 1x1"),
      ("plot gooey-menu --size 200x100", 64, "the chart does not fit; use --size 249x"),
      ("plot gooey-menu --scale 0", 64, "--scale 0: must be from 0.001 to 1000 pixels a point"),
      ("plot gooey-menu --scale 900", 64, "at --scale 900 is too large"),
      ("plot gooey-menu --json -o -", 64, "--json and -o - both want standard output"),
      ("plot gooey-menu -o /no/such/dir/a.svg", 73, "cannot create '/no/such/dir/a.svg': no such file or directory"),
      ("plot gooey-menu --format png -o /dev/full", 74, "cannot write '/dev/full': no space left"),
    ] as [(String, Int32, String)])
  func refusals(arguments: String, exitCode: Int32, message: String) {
    expectRefusal(arguments, exitCode: exitCode, message: message)
  }

  @Test("A PNG has the asked size; without -o it is named after the scene")
  func png() {
    withRun("$TOOL plot gooey-menu && $TOOL plot gooey-menu --size 600x700 --scale 2 -o b.png --json") { run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(left == "b.png gooey-menu.png")
      #expect(run.errors.hasPrefix("gooey-menu.png: 800x"))
      #expect(run.output.contains("\"width\" : 1200"))
      #expect(run.output.contains("\"height\" : 1400"))
    }
    // The header: 1200 is 0x04B0, 1400 is 0x0578.
    withRun("$TOOL plot gooey-menu --size 600x700 --scale 2 -o - | head -c 24 | od -An -tx1") { run, _ in
      let bytes = run.output.split(whereSeparator: \.isWhitespace).joined()
      #expect(bytes == "89504e470d0a1a0a0000000d49484452000004b000000578")
    }
  }

  @Test("A sweep draws each curve for every value, beside each other, and says when they are all the same")
  func sweep() {
    withRun(
      """
      $TOOL plot gooey-menu --sweep sideDamping=0.3,0.9 --curves diff --format svg -o - 
      $TOOL plot gooey-menu --sweep closeTime=2,3 --to 1 -o a.svg
      """
    ) { run, _ in
      #expect(run.exitCode == 0, "\(run.errors)")
      for text in [">diff sideDamping=0.3<", ">diff sideDamping=0.9<"] { #expect(run.output.contains(text)) }
      #expect(run.errors.hasPrefix("warning: 'closeTime' changes no curve: all are the same\n"), "\(run.errors)")
    }
    withRun("$TOOL plot gooey-menu --sweep sideDamping=0.3 -o a.svg") { run, left in
      #expect(run.exitCode == 64 && left.isEmpty)
    }
  }

  @Test("An SVG names curves, parameters and time; standard output takes it with --format")
  func svg() {
    withRun(
      "$TOOL plot gooey-menu --set sideDamping=0.3 --seed 5 --curves diff,panel.y --from 1 --to 2 --format svg -o -"
    ) {
      run, left in
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(left.isEmpty)
      #expect(run.output.hasPrefix("<?xml"))
      #expect(run.output.hasSuffix("</svg>\n"))
      for text in [">gooey-menu<", ">sideDamping=0.3, seed=5<", ">diff<", ">panel.y<", ">points<", ">1 s<", ">2 s<"] {
        #expect(run.output.contains(text), "\(text) is missing")
      }
      #expect(!run.output.contains(">side.y<"))
      #expect(!run.output.contains(">0 s<"))
    }
  }

  @Test("Independent readers take both: Python's XML parser and ImageMagick, which Scripts/test installs")
  func readers() {
    let xml = "/usr/bin/python3 -c 'import xml.etree.ElementTree as E; print(E.parse(\"a.svg\").getroot().tag)'"
    withRun("$TOOL plot gooey-menu --quiet -o a.svg; \(xml)") { run, _ in
      #expect(run.output == "{http://www.w3.org/2000/svg}svg\n", "\(run.errors)")
    }
    withRun("$TOOL plot gooey-menu --quiet -o a.png; convert a.png -format '%k' info:") { run, _ in
      #expect(Int(run.output).map { $0 > 50 } ?? false, "\(run.output)\(run.errors)")
    }
  }

  @Test("The same command gives the same bytes")
  func determinism() {
    withRun(
      "for f in a b; do $TOOL plot gooey-menu --quiet -o $f.png; $TOOL plot gooey-menu --quiet -o $f.svg; done; cmp a.png b.png && cmp a.svg b.svg"
    ) {
      run, _ in
      #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    }
  }

  @Test("trace takes a part of the time like plot")
  func tracePart() {
    withRun("$TOOL trace gooey-menu --curves diff --from 1 --to 1.05") { run, _ in
      let times = run.output.split(separator: "\n").compactMap { $0.split(separator: ",").first }
      #expect(times == ["time", "1.0", "1.0166666666666666", "1.0333333333333334"])
    }
  }
}
