import Testing

@testable import SpringformReports

@Suite("Names in a sentence, as each format shows them")
struct ProseTests {
  @Test("names stand between backticks: code in HTML and Markdown, plain where nothing can be set apart")
  func names() {
    let prose = Prose("the spring of `knob.x` has response 0.6 s (for `a|b`), \"`tail`\" as before: `end`")
    #expect(
      prose.html
        == "the spring of <code>knob.x</code> has response 0.6 s (for <code>a|b</code>), &quot;`tail`&quot; as before: "
        + "<code>end</code>")
    #expect(prose.plain == "the spring of knob.x has response 0.6 s (for a|b), \"`tail`\" as before: end")
    #expect(
      prose.markdown
        == #"the spring of `knob.x` has response 0.6 s (for `a\|b`), "\`tail\`" as before: `end`"#)
  }

  @Test("a backtick in a value means itself", arguments: ["'a`b'", "a`b`c", "`", "``", "a `b", "it`s `odd"])
  func values(_ text: String) {
    #expect(Prose(text).parts == [.text(text)])
    #expect(Prose(text).html == htmlEscaped(text))
    #expect(Prose(text).plain == text)
  }

  @Test("what a name holds is escaped, and nothing of it is lost")
  func markup() {
    #expect(Prose("`<b>` is missing").html == "<code>&lt;b&gt;</code> is missing")
    #expect(Prose("`a`b` is missing").markdown == #"a\`b is missing"#)
    #expect(Prose("`a`, `b` and `c`").parts == [.name("a"), .text(", "), .name("b"), .text(" and "), .name("c")])
  }

  @Test("odd texts lose nothing", arguments: oddTexts)
  func oddities(_ text: String) {
    let parts = Prose(text).parts.map { part in
      switch part {
      case .text(let text): text
      case .name(let name): "`\(name)`"
      }
    }
    #expect(Array(parts.joined().unicodeScalars) == Array(text.unicodeScalars))
  }
}
