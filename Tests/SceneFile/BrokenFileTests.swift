import Glibc
import SpringformDocument
import SpringformPipeline
import SpringformSceneFile
import Testing

/// Files with mistakes that people make, and what they are told.
struct BrokenFileTests {
  struct Broken: CustomTestStringConvertible, Sendable {
    let text: String
    let problems: [String]
    var testDescription: String { problems.first ?? "" }

    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }
  }

  @Test(
    "A mistake is told at its line and column, with what to do",
    arguments: [
      Broken(
        "",
        "1:1 the file is empty; begin with 'scene: 1'"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { text: \"Hi, font: 10 }\n",
        "4:13 this quote is never closed"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nparams: { r: { value: 1, help: one, two } }\n",
        "3:37 a comma ended the value before; quote a value with a comma in it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 9 }\n  - { circle: 9, position: [a.width, a.x] }\n",
        "5:31 a shape layer has no 'width'; write size.x", "5:40 a shape layer has no 'x'; write position.x"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 9, onclick: jump }\nevents:\n  - { click: a, do: [] }\n  - { hover: a, do: [] }\n",
        "4:25 a layer has no 'onclick'; write events: [ { tap: id, do: [...] } ]",
        "6:7 an event has no 'click'; write tap",
        "7:7 an event has no 'hover'; write tap, or press: there is no mouse"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 9, border-radius: 3, transition: all }\n",
        "4:25 a layer has no 'border-radius'; write cornerRadius",
        "4:43 a layer has no 'transition'; write animate in an event: { animate: { duration: 300ms, curve: easeOut, to: { id.position: [x, y] } } }"
      ),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers: [{ id: a, circle: 9 }]\nevents:\n  - start:\n      - animate: { curve: ease-out, to: { a.opacity: 0 } }\n      - animate: { curve: \"cubic-bezier(.4, 0, .2, 1)\", to: { a.opacity: 0 } }\n      - animate: { easing: linear, to: { a.opacity: 0 } }\n",
        "6:27 'curve' cannot be 'ease-out'; write easeOut",
        "7:27 'curve' cannot be 'cubic-bezier(.4, 0, .2, 1)'; write [.4, 0, .2, 1]",
        "8:20 animate has no 'easing'; write curve"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers: [{ size: [9, 9], lineDashPattern: [2, 2] }, { text: Hi, fillRule: evenOdd }]\n",
        "3:26 a plain layer has no 'lineDashPattern'; a layer with 'path' has it",
        "3:65 a text layer has no 'fillRule'; a layer with 'path' has it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers: [{ circle: 9, corners: 3 }]\n",
        "3:23 'corners' belongs to 'rect'; write cornerRadius for background, border and clip"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { size: [9, 9], corners: [4, 4] }\n  - { rect: [9, 9], corners: -3 }\n  - { size: [9, 9], corners: [4, 4, -1, 0] }\n",
        "4:30 a rectangle has four corners, and these are 2; write [top left, top right, bottom right, bottom left], or one number for all",
        "5:30 'corners' is at least 0, and this is -3", "6:37 'cornerRadii' is at least 0, and this is -1"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, rect: [9, 9], corners: 3, cornerCurve: squircle }\n  - { size: [9, 9], maskedCorners: [1, 2] }\nevents: [{ start: [{ set: { a.corners: 4 } }] }]\n",
        "4:53 'cornerCurve' cannot be 'squircle'; write continuous",
        "5:21 a layer has no 'maskedCorners'; write corners: [12, 12, 0, 0]",
        "6:31 a shape layer has no 'corners' to set; write cornerRadii"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { circle: 9, blendMode: multply }\n  - { circle: 9, blendMode: color-dodge }\n  - { circle: 9, blendMode: add }\n  - { circle: 9, mix-blend-mode: screen }\n",
        "4:29 'blendMode' cannot be 'multply'; did you mean 'multiply'?",
        "5:29 'blendMode' cannot be 'color-dodge'; write colorDodge",
        "6:29 'blendMode' cannot be 'add'; write plusLighter", "7:18 a layer has no 'mix-blend-mode'; write blendMode"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 9, blurRadius: -2, innerShadowOpacity: 1, innerShadowRadius: -1 }\n  - { circle: 9, innerShadow: { radius: 4 } }\n  - { circle: 9, skewX: 10 }\nevents: [{ start: [{ animate: { to: { a.blurRadius: -1 } } }] }]\n",
        "4:37 'blurRadius' is at least 0, and this is -2", "4:83 'innerShadowRadius' is at least 0, and this is -1",
        "5:18 a layer has no 'innerShadow'; write innerShadowOpacity, innerShadowRadius, innerShadowOffset and innerShadowColor",
        "6:18 a layer has no 'skewX'; write skew: [10deg, 0]",
        "7:53 'a.blurRadius' is at least 0, and this is -1"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, fill: rde }\n",
        "4:35 'rde' is no color; write #RRGGBB in quotes, a name such as teal, or = before an expression"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - circle: 10\n    fill: =if(true, \"#F00\", \"#0F0\")\n",
        "5:12 a color is needed here, and this is a text; in an expression a color has no quotes: #FF8800"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, fill: #F00 }\n",
        "4:35 # begins a comment, which swallows the end of the line; quote a value with # in it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, position: [max(1, 2), 3] }\n",
        "4:40 a comma ended this expression; quote an expression with a comma in it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: max(1, 2) }\n",
        "4:32 a comma ended the value before; quote a value with a comma in it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10 + }\n",
        "4:29 a value is expected here, and the expression ends"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, alpha: 0.5 }\n",
        "4:29 a layer has no 'alpha'; write opacity"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, size: [20, 20], fill: red }\n",
        "4:33 a plain layer has no 'fill'; a layer with 'path' has it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 20px, rotation: 45° }\n",
        "4:27 there is no unit 'px'; lengths are points and need none", "4:43 '°' means nothing here; write deg"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10 * radius }\n",
        "4:30 there is no 'radius'; a layer is known by its id, and a text stands in quotes"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - id: ball\n    circle: 10\n    position: head + [1, 2]\n  - { id: heat, circle: 1 }\n",
        "6:15 there is no 'head'; did you mean 'heat'?"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, opacity: \"a ? b : c\" }\n",
        "4:41 '?' means nothing here; write if(condition, a, b)"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, opacity: \"1 && 2\" }\n",
        "4:41 '&&' means nothing here; write 'and'"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, opacity: if(1, 2, 3) }\n",
        "4:47 a comma ended the value before; quote a value with a comma in it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, opacity: \"if(1, 2, 3)\" }\n",
        "4:42 true or false is needed here, and this is a number"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, opacity: 5kg }\n",
        "4:39 there is no unit 'kg'; units are s, ms, deg, rad, Hz and pt"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, opacity: \"sin(1, 2)\" }\n",
        "4:39 sin takes 1 value: sin(angle)"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, opacity: sine(1) }\n",
        "4:38 there is no function 'sine'; did you mean 'sin'?"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10 }\n  - { id: ball, circle: 10 }\n",
        "5:11 there is another 'ball' in line 4; choose another name"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: my-ball, circle: 10 }\n",
        "4:11 'my-ball' cannot be a name; use letters, digits and _, beginning with a letter"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 10, position: b.position }\n  - { id: b, circle: 1, position: a.position }\n",
        "5:35 these follow each other: a.position -> b.position -> a.position"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 10, position: a.position + [1, 0] }\n",
        "4:49 a comma or } is expected here; quote a value with [ ] in it"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlet: { a: b + 1, b: c, c: 2 * a }\n",
        "3:31 these values need each other: a -> b -> c -> a"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlet:\n  a: random(0, 1)\n",
        "4:6 a derived value cannot be random, because it is worked out anew whenever it is read; use noise(x), or a state that an event sets"
      ),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"M{[0, 0]} X{[1, 1]}\" }\n",
        "4:31 a path has no 'X'; it has M, L, H, V, Q, T, C, S, A, O and Z, and their small letters, which count from the current point"
      ),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"M0 0 A{canvas.center} 6 0 {360deg} L1 1\" }\n",
        "4:26 'A' takes two radii, a rotation in degrees, two flags and an end; an arc by its center, radius and angles is O: O{canvas.center} 6 0 {360deg}"
      ),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: M0 0 A5 5 6 0 3.14 Z }\n",
        "4:34 an arc's flag is 0 or 1; an arc by its center, radius and angles is O{center} {radius} {start} {end}"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"M0 0 A5 5 0 {[0, 0]} 1 5 5\" }\n",
        "4:26 'A' takes two radii, a rotation in degrees, two flags and an end"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"M0 0 A5 5 0 {white} 1 5 5\" }\n",
        "4:34 a condition, or 0 or 1, is needed here, and this is a color"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"A{canvas.center} 60 0 {90deg} Z\" }\n",
        "4:21 a path begins with M; an arc by its center, radius and angles is O: O{canvas.center} 60 0 {90deg}"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: L1 1 }\n",
        "4:20 a path begins with M"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"M{[0, 0]} Q{[1, 1]}\" }\n",
        "4:31 'Q' takes a control point and an end"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"M{[0, 0]} L{[1, y]}\" }\n",
        "4:37 there is no 'y'; a layer is known by its id, and a text stands in quotes"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - tap: b\n    do: []\n",
        "6:10 there is no layer 'b'"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1, opacity: time }\nevents:\n  - start: [ { set: { a.opacity: 1 } } ]\n",
        "6:23 'a.opacity' follows an expression in line 4; set what the expression reads"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - start:\n      - animate: { duration: 1s, to: { a.opacty: 1 } }\n",
        "7:42 a shape layer has no 'opacty' to set; did you mean 'opacity'?"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - start:\n      - animate: { duration: 1s, spring: { dampng: 1 }, to: { a.opacity: 1 } }\n",
        "7:42 this spring is not complete; give damping with a duration, response and damping, bounce, or mass, stiffness and damping; duration stands beside spring",
        "7:44 a spring has no 'dampng'; did you mean 'damping'?"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - start:\n      - animate: { duration: 1s, spring: { damping: 1 } }\n",
        "7:18 animate needs to, by, keyframes, along or impulse"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nstate: { on: false }\nevents:\n  - start: [ { set: { on: 1 } } ]\n",
        "5:27 true or false is needed here, and this is a number"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nparams: { a: 1 }\nevents:\n  - start: [ { set: { a: 2 } } ]\n",
        "5:23 a parameter does not change; make it a state or a value"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\ntape:\n  - drag: { by: [1, 1], duration: 1s }\n",
        "4:5 the finger is not down; add '- touch: layer' before"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers: [ { id: a, circle: 1 } ]\ntape:\n  - touch: a\n",
        "5:5 the finger is never lifted; add '- release'"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nparams:\n  a: { value: 5, min: 6, max: 9 }\n",
        "4:15 the default is no number from min to max"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nevents:\n  - start: [ { spawn: dot } ]\ntemplates:\n  dots: { circle: 1 }\n",
        "4:23 there is no template 'dot'; did you mean 'dots'?"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nevents:\n  - start: [ { detach: rope } ]\nphysics: {}\n",
        "4:24 there is no attachment, push, boundary or collision 'rope'"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers: [ { image: ../x.png } ]\n",
        "3:20 a picture lies beside the file or in a folder below; write its relative path"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers: [ { image: x.png } ]\n",
        "3:20 there is no picture 'x.png' beside the file or below"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nexpect: [ { by: 1s } ]\n",
        "3:11 an expectation needs 'that'"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nexpect: [ { from: 1s }, { never: a, below: 1, by: 2s } ]\nlet: { a: time }\n",
        "3:11 an expectation has one of settles, overshoots, stays, never, holds, order, pictures, always, that",
        "3:47 'never' has no 'by'; there is never, below, above, from, to"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nexpect: [ { settles: time }, { overshoots: tim, at-most: 0.1 } ]\n",
        "3:11 an expectation needs 'by'", "3:44 there is no 'tim'; did you mean 'time'?"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nexpect: [ { holds: time }, { stays: time, in: 3 }, { always: time < 1, by: 2s } ]\n",
        "3:20 true or false is needed here, and this is a number", "3:47 'in' has two numbers: [least, most]",
        "3:72 'always' has no 'by'; there is always, from, to"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\na: b: c\n",
        "3:5 a colon with a space after it begins a value, and there is no room for one here; quote the text, or indent the line"
      ),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\na: 1\na: 2\n",
        "4:1 'a' is there twice"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - id: a\n  circle: 1\n",
        "5:3 an entry of the list is expected here, beginning with '- '; is the line indented like its neighbours?"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10 }\ntrace: { x: ball.position.x }\nexpect: [ { never: x < 1 }, { settles: x / 2, by: 1s } ]\n",
        "6:20 'x' is a curve of trace, and an expression reads values; write the curve's expression",
        "6:40 'x' is a curve of trace, and an expression reads values; write the curve's expression"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - start:\n      - animate: { duration: 1s, spring: { response: 1s, damping: 1 }, to: { a.opacity: 1 } }\n",
        "7:20 'duration' has no effect with 'response', which tells its own; remove one of them"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - start:\n      - animate: { duration: 1s, spring: snappy, to: { a.opacity: 1 } }\n",
        "7:20 'duration' has no effect with 'snappy', which tells its own; remove one of them"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - start:\n      - animate: { spring: { response: 1s, mass: 5, bounce: 0.2 }, to: { a.opacity: 1 } }\n",
        "7:44 'mass' belongs to another form of spring than 'response'; remove one of them",
        "7:53 'bounce' belongs to another form of spring than 'response'; remove one of them"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: a, circle: 1 }\nevents:\n  - start:\n      - animate: { duration: 1s, spring: { damping: 1, bounce: 0.2 }, to: { a.opacity: 1 } }\n",
        "7:44 'damping' belongs to another form of spring than 'bounce'; remove one of them"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: p, path: \"O[0, 0] 60 0 90deg\" }\n",
        "4:22 '[' means nothing in a path; write a point as 0 0 or {[0, 0]}"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, circle: 10, rotation: 0.5 deg }\n",
        "4:43 a unit stands right behind its number; write 0.5deg"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nphysics:\n  bodies: [ { id: b, circle: 5 } ]\n  attachments: [ { id: rope, item: b, to: [0, 0] } ]\nevents:\n  - start: [ { set: { rope.length: 5 } }, { set: { rope: 5 } } ]\n",
        "7:23 'rope' is an attachment; it cannot be set; detach it and attach it anew",
        "7:52 'rope' is an attachment; it cannot be set; detach it and attach it anew"),
      Broken(
        "scene: 1\ncanvas: { size: [100, 100] }\nlayers:\n  - { id: ball, text: hi, fillColor: red }\n",
        "4:27 a text layer has no 'fillColor'; a layer with 'path' has it"),
    ])
  func mistakes(broken: Broken) {
    let list = #expect(throws: ProblemList.self) { try SceneFile(Array(broken.text.utf8), path: "a.scene.yml") }
    #expect(list?.problems.map { "\($0.position.line):\($0.position.column) \($0.sentence)" } == broken.problems)
  }

  @Test("Files whose mistakes a schema can see are told at their place, too: their last lines say what is wrong")
  func files() throws {
    let folder = GalleryFile.folder.replacing("/assets/scenes/", with: "/Tests/BrokenScenes/")
    let names = try FilesInFolder(folder, suffix: ".scene.yml").names
    #expect(names.count >= 30)
    for name in names {
      let bytes = try InputFile.bytes(of: folder + name)
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      let wanted = lines.filter { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
      let list = #expect(throws: ProblemList.self, "\(name)") { try SceneFile(bytes, path: name) }
      #expect(list?.problems.map { "\($0.position.line):\($0.position.column) \($0.sentence)" } == wanted, "\(name)")
    }
  }
}

/// What lies in a folder, by name.
struct FilesInFolder {
  let names: [String]

  init(_ folder: String, suffix: String) throws {
    let directory = try #require(opendir(folder))
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix) { names.append(name) }
    }
    self.names = names.sorted()
  }
}
