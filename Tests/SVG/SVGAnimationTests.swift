import SpringformSVG
import Testing

/// When documents move, for how long, and what of them does not move.
struct SVGAnimationTests {
  private static func document(_ content: String) throws -> SVGDocument {
    try SVGDocument(Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 40'>\(content)</svg>".utf8))
  }

  private static func animate(_ attributes: String) -> String {
    "<rect width='9' height='9'><animate attributeName='x' values='0;9' \(attributes)/></rect>"
  }

  private static func css(_ animation: String) -> String {
    "<style>@keyframes a{to{opacity:0}}rect{animation:\(animation)}</style><rect width='9' height='9'/>"
  }

  @Test(
    "What does not move is a still picture", arguments: ["<rect/>", css("none"), animate("begin='click' dur='1s'")])
  func still(content: String) throws {
    #expect(try Self.document(content).animation == nil)
  }

  /// SMIL 3.0, section 5.4.5 "Computing the active duration"; CSS Animations, level 1, section 3.
  @Test("A document lasts until everything has ended", arguments: durations)
  func duration(content: String, expected: Double) throws {
    let animation = try #require(try Self.document(content).animation)
    #expect(abs(animation.duration - expected) < 1e-9 && animation.begin == 0 && !animation.isEndless)
  }

  private static let durations: [(String, Double)] = [
    (animate("dur='2s'"), 2.0), (animate("dur='500ms' repeatCount='3'"), 1.5), (animate("dur='1s' begin='2s'"), 3),
    (animate("dur='1s' repeatDur='2.5s'"), 2.5), (animate("dur='0:02' end='1.5s'"), 1.5),
    (animate("dur='1s' repeatCount='indefinite' end='4s'"), 4), (animate("dur='1s' begin='-.25s'"), 0.75),
    (animate("dur='10s' max='3s'"), 3), (animate("dur='1s' min='3s'"), 3), (animate("dur='1s' begin='0s;3s'"), 4),
    (animate("id='i' dur='1s'") + animate("begin='i.end+.5s' dur='1s'"), 2.5),
    (animate("id='a-b' dur='2s'") + animate("begin='a-b.begin+0.5s' dur='1s'"), 2),
    (animate("id='i' dur='1s' repeatCount='3'") + animate("begin='i.repeat(2)' dur='2s'"), 4),
    (css("a 2s"), 2), (css("a 2s 1s"), 3), (css("a 2s -.5s"), 1.5), (css("a 1s 2.5"), 2.5),
    (css("a 1s, a 800ms 1.2s"), 2),
  ]

  @Test("What moves for ever lasts one round, from where all of it has begun", arguments: roundTable)
  func rounds(content: String, begin: Double, duration: Double) throws {
    let animation = try #require(try Self.document(content).animation)
    #expect(animation.isEndless)
    #expect(abs(animation.begin - begin) < 1e-9 && abs(animation.duration - duration) < 1e-9)
  }

  private static let roundTable: [(String, Double, Double)] = [
    (animate("dur='2s' repeatCount='indefinite'"), 0, 2.0), (css("a 1s infinite"), 0, 1),
    (css("a 1s infinite alternate"), 0, 2), (css("a 1s .4s infinite"), 0.4, 1),
    (css("a 1s -.4s infinite"), 0, 1), (css("a 1s infinite, a 1.5s infinite"), 0, 3),
    // What ends is shown as a whole, and the loop goes on to its end.
    (css("a 1s infinite, a 2.5s"), 0, 3),
    // Two that begin each other.
    (animate("id='i' begin='0s;j.end' dur='1s'") + animate("id='j' begin='i.end' dur='.5s'"), 1, 1.5),
  ]

  @Test("Rhythms that hardly ever meet are told, and the longest is shown")
  func rhythms() throws {
    let document = try Self.document(Self.css("a 1.7s infinite, a 2.3s infinite"))
    #expect(document.animation?.duration == 2.3)
    #expect(document.warnings == [.rhythms(round: 39.1, shown: 2.3)])
  }

  @Test("What does not move is told once, with its line", arguments: unmovedTable)
  func unmoved(content: String, what: String, line: Int) throws {
    let warnings = try Self.document(content).warnings
    #expect(warnings == [.unmoved(what, line: line)], "\(warnings)")
  }

  private static let unmovedTable: [(String, String, Int)] = [
    ("\n" + animate("begin='r.click' dur='1s'"), "an <animate> that begins with 'r.click', which never happens", 2),
    ("\n\n" + animate("begin='indefinite'"), "an <animate> that begins when a script says so, which never happens", 3),
    (animate("begin='b.end' dur='1s'"), "an <animate> that waits for 'b', which there is not", 1),
    (animate("dur='fast'"), "an <animate> with dur='fast', which is no time", 1),
    (animate("dur='1s' repeatCount='often'"), "an <animate> with repeatCount='often', which is no time", 1),
    (
      animate("dur='1s' keyTimes='0;.5;1'"),
      "an <animate> with 'keyTimes' that do not fit its values, which does not move", 1
    ),
    (
      animate("dur='1s' calcMode='spline' keySplines='0 0 2 1'"),
      "an <animate> with 'keySplines' that do not fit its values, which does not move", 1
    ),
    ("<rect><animate attributeName='x' dur='1s'/></rect>", "an <animate> without values", 1),
    ("<rect><animate to='3' dur='1s'/></rect>", "an <animate> without 'attributeName'", 1),
    ("<rect><set attributeName='class' to='a'/></rect>", "a <set> of 'class', which does not move", 1),
    (
      "<rect><animateTransform attributeName='transform' type='spin' to='9' dur='1s'/></rect>",
      "an <animateTransform> of the type 'spin', which there is not", 1
    ),
    ("<animate href='#no' attributeName='x' to='3' dur='1s'/>", "an <animate> of an element that there is not", 1),
    ("\n<rect style='animation:b 1s'/>", "the animation 'b', which no @keyframes has", 2),
    (
      "<style>\n@keyframes a{to{font-variant:small-caps}}rect{animation:a 1s}</style><rect/>",
      "'font-variant' in @keyframes, which does not move", 2
    ),

    (
      css("a 1s;animation-timeline:scroll()"), "an animation of <rect> that follows scrolling", 1
    ),
  ]

  @Test(
    "What browsers do not move or show either is not told",
    arguments: [
      "<style>rect{transition:all 1s}rect:hover{opacity:0}</style><rect/>",
      "<style>@keyframes a{to{opacity:0;box-shadow:0 0 9px red;will-change:transform}}rect{animation:a 1s}</style><rect/>",
      "<style>@media (prefers-reduced-motion: reduce){rect{animation:none}}</style><rect/>",
      animate("begin='0s;click' end='click' dur='1s'"),
    ])
  func silent(content: String) throws {
    let warnings = try Self.document(content).warnings
    #expect(warnings.isEmpty, "\(warnings)")
  }

  @Test("Motion that would take long is refused before it is read")
  func limit() throws {
    let frames = (0..<400).map { "\(Double($0) / 4)%{x:\($0)px}" }.joined()
    let content = "<style>@keyframes a{\(frames)}rect{animation:a 1s}</style>"
    #expect(throws: SVGError.tooMuchMotion) {
      try Self.document(content + String(repeating: "<rect/>", count: 3_000))
    }
    #expect(try Self.document(content + "<rect/>").animation != nil)
  }

  @Test("Variables of the outermost element are known, and others take their places")
  func variables() throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><style>:root{--a:red;--b:var(--a)}g{--c:1}</style></svg>"
    let document = try SVGDocument(Array(text.utf8))
    #expect(document.variables == ["--a": "red", "--b": "red"])
    let other = try SVGDocument(Array(text.utf8), variables: ["--a": "blue"])
    #expect(other.variables == ["--a": "blue", "--b": "blue"] && other != document)
  }
}
