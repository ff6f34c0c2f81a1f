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
}
