import Testing

@testable import SpringformVerification

@Suite("Names of files")
struct FileNameTests {
  @Test(
    "Any text gives a harmless name that tells the text again",
    arguments: [
      ("gooey-menu", "gooey-menu"), ("gooey-menu@dark", "gooey-menu@dark"), ("a b", "a=20b"), ("../etc", "=2E./etc"),
      (".", "=2E"), ("", "==00000000000000000000000000000000"), ("a\nb", "a=0Ab"), ("<b>\"'&", "=3Cb=3E=22=27=26"),
      ("é", "=C3=A9"), ("a=b", "a=3Db"), ("a/b\\c", "a=2Fb=5Cc"), ("a\0b", "a=00b"), ("%2F", "=252F"),
    ])
  func encoding(text: String, name: String) {
    let expected = name.replacing("/", with: "=2F")
    #expect(FileName.encoded(text) == expected)
    if !text.isEmpty { #expect(FileName.decoded(expected) == text) }
  }

  @Test("Names are never too long for a file system, and still differ")
  func long() {
    let texts = ["x", "y"].map { String(repeating: "ü", count: 500) + $0 }
    let names = texts.map { FileName.encoded($0) }
    #expect(names.allSatisfy { $0.utf8.count <= 200 })
    #expect(names[0] != names[1])
    #expect(FileName.decoded(names[0]) == names[0])
  }

  @Test(
    "Slashes part folders, and no path leads up, begins at the root or takes the place of another's files",
    arguments: [
      ("gooey-menu", "gooey-menu"), ("scenes/door.scene.yml@dark", "scenes/door.scene.yml@dark"),
      ("a b/ü", "a=20b/=C3=BC"), ("../../etc", "=2E./=2E./etc"), ("./a", "=2E/a"), (".git/a", "=2Egit/a"),
      ("/etc/passwd", "=2Fetc/passwd"), ("a//b", "a=2F=2Fb"), ("a/", "a=2F"), ("/", "=2F"), ("a=2Fb/c", "a=3D2Fb/c"),
      ("a.json/b", "a=2Ejson/b"), ("a.apng/b.apng", "a=2Eapng/b.apng"), ("a.apng.next/b", "a.apng=2Enext/b"),
    ])
  func paths(text: String, path: String) {
    #expect(FileName.path(text) == path)
    #expect(FileName.decoded(path) == text)
  }

  @Test("Texts of slashes, points and marks have as many paths as there are texts, none of which is in another's place")
  func noTwoAlike() {
    let characters = ["a", "/", ".", "=", ".json"]
    var texts = [""]
    for _ in 0..<5 { texts = [""] + texts.flatMap { text in characters.map { text + $0 } } }
    let paths = Set(Set(texts).map { FileName.path($0) })
    #expect(paths.count == Set(texts).count)
    let files = Set(paths.flatMap { path in [".json", ".apng", ".apng.next"].map { path + $0 } })
    #expect(files.count == paths.count * 3)
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") })
      for count in 1..<max(parts.count, 2) where count < parts.count {
        #expect(!files.contains(parts.prefix(count).joined(separator: "/")))
      }
    }
  }

  @Test("Paths are never too long, and still differ")
  func longPaths() {
    let folder = String(repeating: "ü", count: 190) + "/"
    for count in [1, 2, 40] {
      let paths = ["x", "y"].map { FileName.path(String(repeating: folder, count: count) + $0) }
      #expect(paths[0] != paths[1])
      #expect(paths.allSatisfy { $0.utf8.count < 3000 && $0.split(separator: "/").allSatisfy { $0.utf8.count <= 200 } })
    }
  }
}
