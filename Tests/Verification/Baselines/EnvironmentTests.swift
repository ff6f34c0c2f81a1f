import SpringformText
import SpringformVerification
import Testing

@Suite("Environment")
struct EnvironmentTests {
  @Test("The versions are those of the libraries that are loaded")
  func current() throws {
    let environment = Environment.current()
    #expect(
      environment.libraries.map(\.name) == [
        "cairo", "pixman", "librsvg", "pango", "harfbuzz", "freetype", "fontconfig", "box2d", "glibc",
      ])
    for library in environment.libraries {
      let numbers = library.version.split(separator: ".").map { Int($0) }
      #expect(numbers.count >= 2 && !numbers.contains(nil), "\(library)")
    }
    #expect(!environment.architecture.isEmpty)
  }

  @Test("A change names what was and what is; equal environments have none")
  func changes() {
    var old = Environment.current(fonts: [FontFace(family: "Inter", version: "3.19")])
    #expect(Environment.current(fonts: old.fonts).changes(since: old).isEmpty)
    old.libraries[0].version = "1.0.0"
    let new = Environment.current(fonts: [FontFace(family: "Inter", version: "4.00")])
    let changes = new.changes(since: old)
    #expect(changes.map(\.name) == ["cairo", "font Inter"])
    #expect(changes.map(\.recorded) == ["1.0.0", "3.19"])
    #expect(changes[1].current == "4.00")
    // A library that came later drew nothing of what was recorded; one that went may have.
    var without = new
    without.libraries.remove(at: 2)
    #expect(new.changes(since: without).isEmpty)
    #expect(without.changes(since: new).map(\.name) == ["librsvg"])
    #expect(Environment.current().changes(since: new).map(\.current) == [nil])
  }
}
