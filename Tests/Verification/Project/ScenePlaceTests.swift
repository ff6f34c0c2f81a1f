import Testing

@testable import SpringformVerification

@Suite("The place of a scene's file")
struct ScenePlaceTests {
  @Test(
    "However a path is written, it is one place",
    arguments: [
      ("a.yml", "", "./a.yml"), ("a.yml", "", "b/../a.yml"), ("a/b.yml", "", "./a//./b.yml"), ("/a/b", "", "/a/c/../b"),
      ("/b", "", "/../../b"), ("", "", "."), ("a.yml", "up", "up/a.yml"), ("../a.yml", "up", "a.yml"),
      ("/a", "up", "/a"), ("b", "/a", "/a/b"),
    ])
  func same(path: String, directory: String, other: String) {
    #expect(ScenePlace(path, in: directory) == ScenePlace(other))
  }

  @Test("A place below a folder is reached from there, another on the way up")
  func paths() {
    let folder = ScenePlace("/home/scenes")
    #expect(ScenePlace("/home/scenes/a.yml").isBelow(folder) && !ScenePlace("/home/scenes2/a.yml").isBelow(folder))
    #expect(!folder.isBelow(folder) && folder.isAtOrBelow(folder))
    #expect(ScenePlace("/home/scenes/a.yml").path(from: folder) == "a.yml")
    #expect(ScenePlace("/home/a.yml").path(from: folder) == "../a.yml")
    #expect(folder.path(from: folder) == ".")
  }

  @Test(
    "What leads nowhere is left out of a path",
    arguments: [
      ("./a.yml", "a.yml"), ("a/", "a"), ("a/../b", "b"), ("../../a", "../../a"), ("/../a", "/a"), (".", ""),
      ("a/b/../../..", ".."),
    ])
  func normalized(path: String, result: String) { #expect(ScenePlace.normalized(path) == result) }
}
