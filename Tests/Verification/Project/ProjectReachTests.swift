import Glibc
import SpringformDocument
import SpringformScene
import Testing

@testable import SpringformVerification

@Suite("What springform.yml may reach")
struct ProjectReachTests {
  private static let scenes = SceneLookup(
    names: ["slide"], isPath: { $0.contains("/") }, make: { _, _ in SceneLookup.SeededScene(Slide()) },
    describe: { "\($0)" })

  /// What is wrong with a file in a folder.
  private func problems(_ text: String, in directory: String) -> [String] {
    do throws(ProblemList) {
      _ = try Project(Document(Array(text.utf8), file: "springform.yml"), directory: directory, scenes: Self.scenes)
      return []
    } catch {
      return error.problems.map { "\($0.position.line): \($0.sentence)" }
    }
  }

  @Test(
    "Directories and scenes stay below the file's own folder, and more is for the command line to say",
    arguments: ["../elsewhere", "/elsewhere", "a/../../elsewhere", "..", "a/b/../../..", "./../elsewhere"])
  func words(path: String) throws {
    let directory = try Directory()
    #expect(
      problems("baselines: \(path)\nreport: \(path)\nscenes: { \(path)/a.yml: }", in: directory.path) == [
        "1: 'baselines' leads out of the folder of springform.yml; leave it out, and say so on the command line: "
          + "--baselines \(path)",
        "2: 'report' leads out of the folder of springform.yml; leave it out, and say so on the command line: "
          + "--report \(path)",
        "3: '\(path)/a.yml' leads out of the folder of springform.yml; leave it out, and name it on the command line",
      ])
  }

  @Test(
    "Nor does a link lead out, wherever it stands, and whether or not something is there",
    arguments: ["out", "out/below", "out/../x", "in/out/x", "dangling", "dangling/x", "loop", "Baselines"])
  func links(path: String) throws {
    let directory = try Directory()
    directory.shell(
      """
      mkdir -p project/in elsewhere; cd project; ln -s ../elsewhere out; ln -s ../../elsewhere in/out; ln -s ../new dangling
      ln -s loop loop; ln -s ../elsewhere Baselines
      """)
    #expect(problems("report: \(path)\nbaselines: in", in: directory.path + "/project").count == 1)
    // A directory of the usual name is no exception.
    #expect(problems("", in: directory.path + "/project").count == 1)
  }

  @Test("What lies below is reached, by links, too, and be the folder a link itself")
  func below() throws {
    let directory = try Directory()
    directory.shell("mkdir -p project/a/b; ln -s a/b project/link; ln -s project alias")
    for path in ["a", "a/b", "link", "link/new/folder", "a/../a/b", ".", "new", "..a"] {
      for folder in ["project", "alias"] {
        #expect(problems("report: \(path)\nbaselines: \(path)", in: directory.path + "/" + folder).isEmpty, "\(path)")
      }
    }
  }
}
