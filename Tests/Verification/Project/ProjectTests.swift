import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformDocument
import SpringformExpectations
import SpringformGeometry
import SpringformPipeline
import SpringformScene
import Testing

@testable import SpringformVerification

@Suite("springform.yml")
struct ProjectTests {
  private static let scenes = SceneLookup(
    names: ["slide", "unsteady"], isPath: { $0.contains("/") },
    make: { name, parameters in
      var scene = Slide()
      scene.parameters = try .reading(parameters.map { ($0.name, $0.value) })
      return SceneLookup.SeededScene(scene, seed: name.contains("/") ? 9 : 0)
    }, describe: { "\($0)" })

  private func project(_ text: String, directory: String = "") throws -> Project {
    try Project(Document(Array(text.utf8), file: "springform.yml"), directory: directory, scenes: Self.scenes)
  }

  @Test("Without anything every scene is verified, in directories of the usual names")
  func defaults() throws {
    for project in [try Project(Self.scenes), try project(""), try project("# nothing\n")] {
      #expect(project.subjects.map(\.name) == ["slide", "unsteady"])
      #expect(project.baselines == "Baselines" && project.report == "springform-report")
      #expect(project.subjects[0].settings.rate == 50 && project.subjects[0].tolerance == AnimationTolerance())
    }
  }

  @Test("A scene's file is found from where the project's file is, and brings its own seed unless another is chosen")
  func sceneFiles() throws {
    let named = Names()
    var scenes = Self.scenes
    scenes.make = { name, _ in
      named.add(name)
      return SceneLookup.SeededScene(Slide(), seed: 9)
    }
    let text = "scenes: { a/b.yml: , c/../d.yml: { seed: 3 }, slide: }"
    let project = try Project(Document(Array(text.utf8), file: ""), directory: "up", scenes: scenes)
    #expect(named.all == ["up/a/b.yml", "up/c/../d.yml", "slide"])
    #expect(project.subjects.map(\.name) == ["a/b.yml", "c/../d.yml", "slide"])
    #expect(project.subjects.map(\.settings.seed) == [9, 3, 9])
  }

  @Test(
    "Directories in the file begin where it is",
    arguments: [
      ("", "a/b", "a/b"), ("up", "a/b", "up/a/b"), ("/up", "a", "/up/a"), ("..", "x", "../x"),
      ("up", "./a/../b", "up/./a/../b"),
    ])
  func directories(place: String, path: String, result: String) throws {
    let project = try project("baselines: \(path)\nreport: \(path)", directory: place)
    #expect(project.baselines == result && project.report == result)
  }

  @Test("A variant counts over its scene, a scene over the defaults, the defaults over what is usual")
  func layers() throws {
    let project = try project(
      """
      defaults: { fps: 10, scale: 0.5, seed: 7, set: { distance: 3 } }
      scenes:
        slide:
          scale: 2
          set: { label: "on" }
          variants:
            far: { set: { distance: 40 }, fps: 25, to: 1.5, from: 0.5, hold: 1 }
            near:
        unsteady:
      """)
    #expect(project.subjects.map(\.name) == ["slide", "slide@far", "slide@near", "unsteady"])
    #expect(project.subjects.map(\.sceneName) == ["slide", "slide", "slide", "unsteady"])
    #expect(project.subjects.map(\.settings.rate) == [10, 25, 10, 10])
    #expect(project.subjects.map(\.settings.scale) == [2, 2, 2, 0.5])
    #expect(project.subjects.allSatisfy { $0.settings.seed == 7 })
    #expect(project.subjects.map(\.settings.to) == [nil, 1.5, nil, nil])
    #expect(project.subjects.map(\.settings.hold) == [nil, 1, nil, nil])
    #expect(
      project.subjects.map { $0.parameters.map { "\($0.name)=\($0.value)" } } == [
        ["distance=3", "label=on"], ["distance=40", "label=on"], ["distance=3", "label=on"], ["distance=3"],
      ])
    #expect((project.subjects[1].scene as? Slide)?.parameters.distance == 40)
  }

  @Test("Only the scenes that are named are verified, unless the others are asked for")
  func others() throws {
    #expect(try project("scenes: { unsteady: }").subjects.map(\.name) == ["unsteady"])
    #expect(try project("scenes: { unsteady: }\nothers: true").subjects.map(\.name) == ["unsteady", "slide"])
    #expect(try project("others: false").subjects.isEmpty)
    #expect(try project("scenes: { files/x.scene.yml: }").subjects.map(\.name) == ["files/x.scene.yml"])
  }

  @Test("A list names scenes and folders; false leaves a scene, or a folder's part, out")
  func lists() throws {
    var scenes = Self.scenes
    scenes.files = { folder in
      switch ScenePlace.normalized(folder) {
      case "a": ["b/two.yml", "b/three.yml", "one.yml"]
      case "a/b": ["two.yml", "three.yml"]
      default: nil
      }
    }
    func names(_ text: String) throws -> [String] {
      try Project(Document(Array(text.utf8), file: ""), directory: "", scenes: scenes).subjects.map(\.name)
    }
    #expect(try names("scenes: [a, slide]") == ["a/b/two.yml", "a/b/three.yml", "a/one.yml", "slide"])
    #expect(try names("scenes: [a/, a/b]") == ["a/one.yml", "a/b/two.yml", "a/b/three.yml"])
    #expect(try names("scenes: { a/: , a/b: false }") == ["a/one.yml"])
    #expect(
      try names("scenes: { a: { variants: { v: } }, ./a/b/two.yml: false, a/one.yml: false }") == [
        "a/b/three.yml", "a/b/three.yml@v",
      ])
    #expect(try names("scenes: { slide: false }\nothers: true") == ["unsteady"])
    #expect(try names("defaults: { fps: 10 }\nscenes: [slide]") == ["slide"])
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    let text: String
    let holds: @Sendable (Subject) -> Bool
    var testDescription: String { text }

    init(_ text: String, _ holds: @escaping @Sendable (Subject) -> Bool) {
      self.text = text
      self.holds = holds
    }
  }

  @Test(
    "Every setting is read",
    arguments: [
      Setting("speed: 2") { $0.settings.speed == 2 }, Setting("touches: false") { !$0.settings.showsTouches },
      Setting("background: transparent") { $0.settings.background == .clear },
      Setting("background: '#112233'") { $0.settings.background == Color("#112233") },
      Setting("loop: once") { $0.loop == .times(1) }, Setting("loop: 3") { $0.loop == .times(3) },
      Setting("loop: forever") { $0.loop == .forever },
      Setting("max-different-pixels: 5") { $0.tolerance.picture.maximumDifferentPixels == 5 },
      Setting("max-different-moments: 2") { $0.tolerance.failingMoments == 2 },
      Setting("ignore: [[0, 1, 2, 3], [4, 5, 6, 7]]") {
        $0.tolerance.picture.ignored == [
          PixelRect(x: 0, y: 1, width: 2, height: 3), PixelRect(x: 4, y: 5, width: 6, height: 7),
        ]
      },
      Setting("expect: [{ settles: x, at: 3, by: 2, within: 0.5 }, { overshoots: y, at-most: 0.1, from: 1, to: 2 }]") {
        $0.expectations == [
          .settles("x", at: 3, by: 2, within: 0.5), .overshoots("y", atMost: 0.1).during(from: 1, to: 2),
        ]
      },
      Setting("expect: [{ stays: x, in: [0, 1] }, { never: x, below: 0 }, { never: x, above: 1 }]") {
        $0.expectations == [.stays("x", in: 0...1), .never("x", below: 0), .never("x", above: 1)]
      },
      Setting("expect: [{ holds: f }, { holds: f, at: 1 }, { never: f }, { order: [a, b] }, { pictures: 9 }]") {
        $0.expectations == [.holds("f"), .holds("f", at: 1), .never("f"), .order("a", "b"), .pictures(atMost: 9)]
      }, Setting("metric: exact") { $0.tolerance.picture.metric == .exact },
      Setting("metric: similar") { $0.tolerance.picture.metric == .similar },
      Setting("{ metric: channel, threshold: 3 }") { $0.tolerance.picture.metric == .channel(maximum: 3) },
      Setting("{ metric: perceptual, precision: 0.9, threshold: 0.95 }") {
        $0.tolerance.picture.metric == .perceptual(precision: 0.9, perceptualPrecision: 0.95)
      },
      Setting("{ metric: pixelmatch, threshold: 0.2, pixelmatch-version: 5, include-antialiasing: true }") {
        $0.tolerance.picture.metric == .pixelmatch(threshold: 0.2, version: .five, includesAntialiasing: true)
      },
    ] as [Setting])
  func settings(setting: Setting) throws {
    let inFlow = setting.text.hasPrefix("{") ? setting.text : "{ \(setting.text) }"
    for file in ["defaults: \(inFlow)", "scenes: { slide: \(inFlow) }"] {
      #expect(setting.holds(try project(file).subjects[0]), "\(file)")
    }
  }

  @Test(
    "What is wrong is told with its line, its column and what to do",
    arguments: [
      ("defaults: 3", ":1:11: 'defaults' must be a mapping, and is a number"),
      ("scens: {}", "springform.yml:1:1: springform.yml has no 'scens'; did you mean 'scenes'?"),
      ("scenes:\n  slde:\n", ":2:3: the command has no 'slde'; did you mean 'slide'?"),
      ("scenes:\n  slide: { fsp: 3 }\n", ":2:12: the scene 'slide' has no 'fsp'; did you mean 'fps'?"),
      (
        "scenes:\n  slide:\n    variants:\n      big: { scal: 3 }\n",
        ":4:14: the variant 'big' has no 'scal'; did you mean 'scale'?"
      ),
      ("defaults: { fps: 0 }", ":1:18: 'fps' must be from 0.01 to 10000, and is 0"),
      ("defaults: { fps: fast }", ":1:18: 'fps' must be a number, and is a text"),
      ("defaults: { scale: .inf }", ":1:20: 'scale' must be a number"),
      ("defaults: { seed: -1 }", ":1:19: 'seed' must be from 0"),
      ("defaults: { seed: 1.5 }", ":1:19: 'seed' must be a whole number"),
      ("defaults: { from: 2, to: 1 }", ":1:26: 'from' is not before 'to'"),
      ("defaults: { touches: yes }", ":1:22: 'touches' must be true or false, and is a text"),
      ("defaults: { background: blurple }", ":1:25: 'background' must be a color"),
      ("defaults: { loop: 0 }", ":1:19: 'loop' must be forever, once or a number from 1 to 65536"),
      ("defaults: { metric: fuzzy }", ":1:21: 'metric' cannot be 'fuzzy'"),
      (
        "defaults: { threshold: 3 }",
        ":1:13: 'threshold' is for the metric channel, perceptual, pixelmatch; set 'metric'"
      ),
      ("defaults: { metric: exact, threshold: 3 }", ":1:28: 'threshold' is for the metric"),
      ("defaults: { metric: channel, threshold: 300 }", ":1:41: 'threshold' must be from 0 to 255"),
      ("defaults: { metric: pixelmatch, pixelmatch-version: 6 }", "'pixelmatch-version' must be 5 or 7"),
      ("defaults: { ignore: [[1, 2, 3]] }", ":1:22: a rectangle is four whole numbers from 0 to 32767"),
      ("defaults: { ignore: [[1, 2, 3, -4]] }", ":1:22: a rectangle is four whole numbers"),
      ("scenes:\n  slide:\n    set: { distanc: 3 }\n", ":3:12: unknown parameter 'distanc'"),
      ("scenes:\n  slide:\n    set: { distance: far }\n", ":3:12: distance=far: must be a finite number"),
      ("scenes:\n  slide:\n    set: { distance: { a: 1 } }\n", ":3:22: 'distance' must be a value or a list of values"),
      ("scenes: slide", ":1:9: 'scenes' must be a list of scenes and folders, or a mapping, and is a text"),
      ("scenes: [slide, { a: 1 }]", ":1:17: a scene in a list is its name; to say how it is drawn, write a mapping"),
      ("scenes: [slide, slide]", ":1:17: 'slide' is there twice"),
      ("scenes: [slde]", ":1:10: the command has no 'slde'; did you mean 'slide'?"),
      ("scenes: { slide: true }", ":1:18: the scene 'slide' must be a mapping"),
      ("baselines:\n", ":1:1: 'baselines' has no value"), ("baselines: ''", ":1:12: 'baselines' is empty"),
      ("defaults: { expect: [{ setles: x }] }", ":1:22: an expectation has one of settles, overshoots"),
      ("defaults: { expect: [{ settles: x }] }", ":1:22: 'settles' needs 'by'"),
      ("defaults: { expect: [{ settles: x, by: 1, att: 2 }] }", ":1:43: 'settles' has no 'att'; did you mean 'at'?"),
      ("defaults: { expect: [{ stays: x, in: [2, 1] }] }", ":1:38: 'in' must be two numbers in ascending order"),
      ("defaults: { expect: [{ never: x, below: }] }", "'below' has no value"),
      ("scenes: {\n", "springform.yml:2:1:"), ("a: 1\na: 2\n", "'a' is there twice"),
    ])
  func problems(text: String, message: String) throws {
    let error = #expect(throws: ProblemList.self) { try project(text) }
    if let error { #expect(error.text.contains(message), "\(error.text)") }
  }

  @Test("The documentation's example is read, and its table tells every setting")
  func documentation() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = "/" + root + "/Sources/Springform/Springform.docc/Verifying.md"
    let article = String(decoding: try InputFile.bytes(of: path), as: UTF8.self)
    let blocks = article.split(separator: "```")
    let example = try #require(blocks.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
    var scenes = Self.scenes
    scenes.names = ["bounce"]
    scenes.make = { _, _ in SceneLookup.SeededScene(Slide()) }
    scenes.files = { $0 == "scenes/" ? ["door.scene.yml", "draft.scene.yml", "lid.scene.yml"] : nil }
    let project = try Project(Document(Array(example.utf8), file: ""), directory: "", scenes: scenes)
    let names = ["bounce", "bounce@stiff", "scenes/lid.scene.yml", "scenes/door.scene.yml"]
    #expect(project.subjects.map(\.name) == names && project.subjects.map(\.settings.rate) == [10, 10, 25, 50])
    for key in SceneSettings.keys { #expect(article.contains("`\(key)`"), "\(key)") }
  }

  @Test("Several problems are told at once, in the order of their lines")
  func severalProblems() throws {
    let error = #expect(throws: ProblemList.self) {
      try project("defaults: { fps: 0, scale: 0 }\nscenes:\n  nothing:\n")
    }
    #expect(error?.problems.map(\.position.line) == [1, 1, 3])
  }
}
