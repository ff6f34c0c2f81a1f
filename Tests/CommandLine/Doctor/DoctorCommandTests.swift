import Testing

@Suite("doctor")
struct DoctorCommandTests {
  @Test("Where everything is, versions and paths are told and the exit code is 0")
  func health() {
    withRun("$TOOL doctor") { run, left in
      #expect(run.exitCode == 0, "\(run.output)")
      #expect(run.output.hasPrefix("springform 0.1.0, "))
      for name in ["cairo", "pixman", "freetype", "box2d", "giflib", "libdeflate", "libwebp", "Inter"] {
        #expect(run.output.contains("\n  \(name) "), "\(name)")
      }
      #expect(run.output.contains("\n  Baselines          not there yet, can be made\n"), "\(run.output)")
      #expect(run.output.hasSuffix("\nall that is needed is here\n"))
      #expect(left.isEmpty, "It writes nothing")
    }
  }

  @Test("A missing typeface makes the exit code 1 and comes with the command that installs it")
  func missingFont() {
    // A font configuration without directories finds no fonts at all.
    withRun("echo '<fontconfig/>' >fonts.conf; FONTCONFIG_FILE=$PWD/fonts.conf $TOOL doctor; echo $?") { run, _ in
      #expect(run.output.contains("Inter  missing; texts are set in it; "), "\(run.output)")
      #expect(run.output.contains("apt-get install fonts-inter\n"))
      #expect(run.output.hasSuffix("missing or not usable: Inter\n1\n"), "\(run.output)")
    }
  }

  @Test("Each script is shown by some of its characters, or by what to install for it")
  func scripts() {
    withRun("$TOOL doctor") { run, _ in
      for line in ["Latin       Aa Éé Łł", "Greek       Αα Ωω", "Cyrillic    Жж Яя"] {
        #expect(run.output.contains("\n  \(line)\n"), "\(run.output)")
      }
    }
    withRun("echo '<fontconfig/>' >fonts.conf; FONTCONFIG_FILE=$PWD/fonts.conf $TOOL doctor") { run, _ in
      #expect(run.output.contains("\n  Korean      no font, boxes are drawn; "), "\(run.output)")
      #expect(run.output.contains("apt-get install fonts-noto-cjk\n"))
    }
  }

  @Test("Emoji are in colour, in outlines or in boxes, and all but colours come with the font to install")
  func emoji() {
    // The machine's fonts without those that have colours; DejaVu, which fontconfig depends on, has outlines of some emoji.
    let colorless = """
      <fontconfig><include>/etc/fonts/fonts.conf</include><selectfont><rejectfont><pattern>\
      <patelt name="color"><bool>true</bool></patelt></pattern></rejectfont></selectfont></fontconfig>
      """
    let interAlone = "<fontconfig><dir>/usr/share/fonts/opentype/inter</dir></fontconfig>"
    withRun("$TOOL doctor") { run, _ in
      #expect(run.output.contains("\n  emoji       😀😎 in colour\n"), "\(run.output)")
    }
    for (fonts, words) in [
      (colorless, "no font with colours, outlines are drawn"), (interAlone, "no font, boxes are drawn"),
    ] {
      withRun("echo '\(fonts)' >fonts.conf; FONTCONFIG_FILE=$PWD/fonts.conf $TOOL doctor") { run, _ in
        #expect(run.output.contains("\n  emoji       \(words); "), "\(run.output)")
        #expect(run.output.contains("apt-get install fonts-noto-color-emoji\n"))
      }
    }
  }

  @Test("A program that is not needed may be missing")
  func missingProgram() {
    withRun("PATH=/nowhere $TOOL doctor") { run, _ in
      #expect(run.exitCode == 0, "\(run.output)")
      #expect(run.output.contains("\n  chromium  not found, and not needed; "))
      #expect(run.output.contains("apt-get install chromium\n"))
    }
  }

  @Test("A place that takes no files, or settings that cannot be read, are told in words")
  func places() {
    withRun("touch file; $TOOL doctor --baselines file/b; $TOOL doctor --baselines file") {
      run, _ in
      #expect(run.exitCode == 1)
      #expect(run.output.contains("file/b             not usable: not a directory; baselines go here"), "\(run.output)")
      #expect(run.output.contains("file               not a directory; baselines go here"), "\(run.output)")
    }
    withRun("echo 'baselnes: x' >springform.yml; $TOOL doctor") { run, _ in
      #expect(run.exitCode == 1)
      #expect(run.output.contains("springform.yml  "), "\(run.output)")
      #expect(run.output.contains("did you mean 'baselines'?"), "\(run.output)")
    }
  }

  @Test("JSON tells the same")
  func json() {
    withRun("$TOOL doctor --json --baselines new/b") { run, _ in
      #expect(run.exitCode == 0)
      for fact in ["\"isWell\" : true", "\"kind\" : \"library\"", "\"name\" : \"new/b\"", "\"state\" : \"fine\""] {
        #expect(run.output.contains(fact), "\(run.output)")
      }
    }
  }
}
