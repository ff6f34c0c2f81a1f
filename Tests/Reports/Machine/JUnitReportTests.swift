import SpringformVerification
import Testing

@testable import SpringformReports

@Suite struct JUnitReportTests {
  /// What an element may have: attributes (those with an exclamation mark must be there) and children.
  ///
  /// This is the schema of the Jenkins xUnit plug-in (`junit-10.xsd`), which GitLab and others follow, as far as we use it.
  private static let schema: [String: (attributes: Set<String>, required: Set<String>, children: Set<String>)] = [
    "testsuites": (["name", "time", "tests", "failures", "errors", "disabled"], [], ["testsuite"]),
    "testsuite": (
      ["name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id", "package", "file"],
      ["name", "tests"], ["properties", "testcase", "system-out", "system-err"]
    ),
    "properties": ([], [], ["property"]),
    "property": (["name", "value"], ["name", "value"], []),
    "testcase": (
      ["name", "classname", "time", "status", "assertions", "file", "line"], ["name", "classname"],
      ["skipped", "error", "failure", "system-out", "system-err"]
    ),
    "failure": (["type", "message"], [], []), "error": (["type", "message"], [], []),
    "skipped": (["type", "message"], [], []), "system-out": ([], [], []),
  ]

  private func validated(_ results: RunResults) throws -> [StrictXML.Element] {
    let elements = try StrictXML(JUnitReport(results).text).elements
    #expect(elements.first?.name == "testsuites")
    for element in elements {
      let rule = try #require(Self.schema[element.name], "\(element.name)")
      #expect(rule.attributes.isSuperset(of: element.attributes.keys))
      #expect(rule.required.isSubset(of: element.attributes.keys))
      if let parent = element.parent {
        #expect(try #require(Self.schema[elements[parent].name]).children.contains(element.name))
      }
      for count in ["tests", "failures", "errors", "skipped"] {
        if let text = element.attributes[count] { #expect(Int(text) ?? -1 >= 0) }
      }
    }
    return elements
  }

  @Test("the document follows the schema, and its counts are those of its cases")
  func schema() throws {
    let elements = try validated(
      sampleRun([
        sampleScene("a", .identical), sampleScene("b", .changed), sampleScene("c", .changed), sampleScene("d", .failed),
        sampleScene("e", .new), sampleScene("f", .obsolete), sampleScene("g", .similar), sampleScene("h", .missing),
      ]))
    func count(_ name: String) -> Int { elements.count { $0.name == name } }
    let suite = try #require(elements.first { $0.name == "testsuite" })
    #expect(suite.attributes["tests"] == "8" && count("testcase") == 8)
    #expect(suite.attributes["failures"] == "2" && count("failure") == 2)
    #expect(suite.attributes["errors"] == "2" && count("error") == 2)
    #expect(suite.attributes["skipped"] == "2" && count("skipped") == 2)
    #expect(count("system-out") == 1)
  }

  @Test("what fails only under --ci is skipped without it and a failure with it")
  func onlyUnderCI() throws {
    for (exitCode, name) in [(Int32(0), "skipped"), (2, "failure")] {
      let scenes = [SceneResult.Status.new, .obsolete].map { sampleScene("\($0)", $0, exitCode: exitCode) }
      #expect(try validated(sampleRun(scenes)).count { $0.name == name } == 2)
    }
  }

  @Test("a scene that breaks an expectation fails; one that could not be compared is an error")
  func expectations() throws {
    var scene = sampleScene("a", .failed)
    #expect(try validated(sampleRun([scene])).contains { $0.name == "error" })
    scene.unmetExpectations = ["ball.x settles at 1.2 s, and not by 1 s"]
    #expect(try validated(sampleRun([scene])).contains { $0.name == "failure" })
  }

  @Test("a status is told once")
  func toldOnce() throws {
    let scene = sampleScene("a", .similar, sentence: "similar: at most 3 pixels differ")
    let told = try #require(try validated(sampleRun([scene])).first { $0.name == "system-out" })
    #expect(told.text == "Similar: at most 3 pixels differ")
  }

  @Test("a failure's message is the sentence, its text all causes one a line, with what follows from each below it")
  func causes() throws {
    var scene = sampleScene("a", .changed, sentence: "the spring of `knob.x` has response 0.6 s; 3 moments differ")
    scene.causes = sampleCauses
    scene.acceptCommand = "springform approve a"
    let failure = try #require(try validated(sampleRun([scene])).first { $0.name == "failure" })
    #expect(failure.attributes["message"] == "Changed: the spring of knob.x has response 0.6 s; 3 moments differ")
    #expect(
      failure.text == """
        the spring of knob.x has response 0.6 s; 3 moments differ
        the spring of knob.x has response 0.6 s, was 0.45 s
          the spring of tail.x has response 0.6 s, was 0.45 s
          tail appears 0.1 s later
        label.text was 'May', is 'Mai'
        accept it with: springform approve a
        """)
  }

  @Test("what the sentence names does not stand below it again")
  func onlyCause() throws {
    var scene = sampleScene("a", .changed, sentence: "`knob` is new")
    scene.causes = [CauseResult(phrase: "`knob` is new")]
    let failure = try #require(try validated(sampleRun([scene])).first { $0.name == "failure" })
    #expect(failure.text == "knob is new")
  }

  @Test("odd names and sentences arrive as they are, but for what XML forbids", arguments: oddTexts)
  func oddNames(_ text: String) throws {
    let elements = try validated(sampleRun([sampleScene(text, .changed, sentence: text)]))
    let allowed = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isForbidden = scalar.value < 32 && scalar != "\n" && scalar != "\t" || scalar == "\u{FFFE}"
          return isForbidden ? "\u{FFFD}" : scalar
        }))
    let testCase = try #require(elements.first { $0.name == "testcase" })
    #expect(testCase.attributes["name"].map { Array($0.unicodeScalars) } == Array(allowed.unicodeScalars))
    #expect(elements.first { $0.name == "failure" }?.text.unicodeScalars.starts(with: allowed.unicodeScalars) == true)
  }
}
