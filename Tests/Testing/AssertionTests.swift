import Glibc
import SpringformGeometry
import SpringformMotion
import Synchronization
import TestSupport
import Testing

@testable import SpringformTesting

/// A square that moves to the right.
private struct Slide: Scene {
  struct Parameters: SceneParameters {
    var delay = 0.0
    var fails = false
  }
  var parameters = Parameters()
  let size = Size(width: 60, height: 20)
  let duration: Double? = 1

  var isTouched = false

  init() {}
  init(delay: Double) { parameters.delay = delay }

  struct Failure: Error {}

  func build(on stage: Stage) throws {
    if parameters.fails { throw Failure() }
    let square = ShapeLayer(path: .rect(Rect(x: 0, y: 0, width: 10, height: 10)), fillColor: .systemBlue)
    stage.rootLayer.addSublayer(square)
    if isTouched { stage.tape.touch(nil, at: 0.4, location: Point(x: 50, y: 10)) { $0.hold(for: 0.2) } }
    stage.trace("square.x") { square.presentation.position.x }
    stage.animate(duration: 0.5, delay: parameters.delay) { square.position.x = 40 }
  }
}

/// A scene that adds a layer to itself.
private struct Knot: Scene {
  let size = Size(width: 10, height: 10)
  let duration: Double? = 1

  func build(on stage: Stage) {
    let layer = Layer()
    layer.name = "loop"
    stage.rootLayer.addSublayer(layer)
    layer.addSublayer(layer)
  }
}

/// A scene that expects of itself what is not true.
private struct Boastful: ExpectingScene {
  let size = Slide().size
  let duration = Slide().duration
  let expectations: [MotionExpectation] = [.settles("square.x", by: 0.2)]
  var observed: any Playable { self }

  func build(on stage: Stage) throws { try Slide().build(on: stage) }
}

private let settings = RenderSettings(rate: 10)

/// The messages of the issues that an assertion records; nothing else may go wrong in it.
private func issues(_ assertion: () async -> Void) async -> [String] {
  let found = Found()
  await withKnownIssue(isIntermittent: true) {
    await assertion()
  } matching: { issue in
    found.messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: " ")) }
    return true
  }
  return found.messages.withLock(\.self)
}

private final class Found: Sendable { let messages = Mutex<[String]>([]) }

@Suite("Assertions of pictures")
struct AssertionTests {
  @Test("A first baseline is recorded and fails the test; then the same scene passes and another one does not")
  func life() async throws {
    try await withTemporaryDirectory { directory in
      func assert(_ delay: Double, _ mode: RecordMode?) async -> [String] {
        await issues {
          await assertAnimation(
            Slide(delay: delay), settings: settings, record: mode, baselines: directory, function: "life()")
        }
      }
      let first = await assert(0, .missing)
      #expect(
        first == [
          "life.slide: recorded the first baseline in \(directory); run the test again to compare with it"
        ])
      #expect(fileNames(in: directory) == ["life.slide.apng", "life.slide.json"])
      #expect(await assert(0, .missing).isEmpty)
      #expect(await assert(0, .never).isEmpty)

      let changed = await assert(0.2, .missing)
      #expect(changed.count == 1)
      #expect(changed[0].contains("to accept it, run the test with SPRINGFORM_RECORD=failed"), "\(changed)")
      #expect(changed[0].contains("parameters are delay=0.2 instead of none"), "\(changed)")
      let results = TestPlace.here(function: "life()").resultsDirectory() + "/life.slide"
      #expect(changed[0].contains("; see \(results); "), "\(changed)")
      #expect(fileNames(in: results) == ["actual.apng", "actual.json", "difference.apng", "expected.apng"])

      #expect(await assert(0, .missing).isEmpty)
      #expect(fileNames(in: results).isEmpty, "What an earlier failure left goes with the next run")

      let accepted = await assert(0.2, .failed)
      #expect(accepted.count == 1)
      #expect(accepted[0].contains("recorded it as the new baseline in \(directory)"), "\(accepted)")
      #expect(await assert(0.2, .never).isEmpty)

      #expect(await assert(0.1, .all).count == 1)
      #expect(await assert(0.1, .all).isEmpty, "What is recorded already needs no recording")
      #expect(await assert(0.1, .never).isEmpty)
    }
  }

  @Test("Where nothing may be recorded, a missing baseline fails, and what was drawn is left to look at")
  func never() async throws {
    try await withTemporaryDirectory { directory in
      let messages = await issues {
        await assertAnimation(Slide(), settings: settings, record: .never, baselines: directory + "/none")
      }
      let results = TestPlace.here(function: "").resultsDirectory() + "/never.slide"
      #expect(
        messages == [
          "never.slide: there is no baseline in \(directory)/none, and none may be recorded; see \(results); "
            + "to accept it, run the test with SPRINGFORM_RECORD=failed"
        ])
      #expect(fileNames(in: directory).isEmpty)
      #expect(fileNames(in: results) == ["actual.apng", "actual.json"])
      system("rm -r '\(results)'")
    }
  }

  @Test(
    "A baseline that cannot be read is a failure, never a pass, and is not recorded over",
    arguments: RecordMode.allCases)
  func damage(mode: RecordMode) async throws {
    guard mode != .all else { return }
    try await withTemporaryDirectory { directory in
      system("echo '{' >'\(directory)/damage.slide.x.json'; echo >'\(directory)/damage.slide.x.apng'")
      let messages = await issues {
        await assertAnimation(Slide(), named: "x", settings: settings, record: mode, baselines: directory)
      }
      #expect(messages.count == 1)
      #expect(messages.first?.hasPrefix("damage.slide.x could not be verified: ") == true, "\(messages)")
    }
  }

  @Test("A scene that throws fails the test with what it threw")
  func failingScene() async {
    var scene = Slide()
    scene.parameters.fails = true
    let messages = await issues { await assertAnimation(scene, record: .never) }
    #expect(messages == ["failingScene.slide could not be verified: the scene threw Failure()"])
  }

  @Test("A frame is the picture at its time, under a name that tells the time or what the test says")
  func frames() async throws {
    try await withTemporaryDirectory { directory in
      func assert(_ delay: Double, at time: Double, named name: String? = nil, _ mode: RecordMode) async -> [String] {
        await issues {
          await assertFrame(
            Slide(delay: delay), at: time, named: name, settings: settings, record: mode, baselines: directory,
            function: "frames()")
        }
      }
      _ = await assert(0, at: 0.35, .missing)
      _ = await assert(0, at: 0.9, named: "end", .missing)
      #expect(
        fileNames(in: directory) == [
          "frames.slide.0.35s.apng", "frames.slide.0.35s.json", "frames.slide.end.apng", "frames.slide.end.json",
        ])
      #expect(await assert(0, at: 0.35, .never).isEmpty)
      // 0.35 s shows the refresh at 0.3 s; with the motion a tenth later it is what was on screen at 0.2 s.
      #expect(await assert(0.1, at: 0.35, .never).count == 1)
      #expect(await assert(0.1, at: 0.9, named: "end", .never).isEmpty)
      #expect(await assert(0, at: -1, .never).first?.contains("the start -1: must be from 0 to") == true)
    }
  }

  @Test(
    "In a test that takes arguments each of them needs a name, or all would have one baseline", arguments: [0, 0.2])
  func arguments(delay: Double) async throws {
    try await withTemporaryDirectory { directory in
      func assert(named name: String?, _ mode: RecordMode) async -> [String] {
        await issues {
          await assertAnimation(
            Slide(delay: delay), named: name, settings: settings, record: mode, baselines: directory,
            function: "arguments(delay:)")
        }
      }
      for mode in RecordMode.allCases {
        #expect(
          await assert(named: nil, mode) == [
            "arguments.slide: the test takes arguments, and each needs a baseline of its own; name the assertion after them, "
              + "such as named: \"\\(delay)\""
          ])
      }
      #expect(fileNames(in: directory).isEmpty)
      #expect(await assert(named: "\(delay)", .missing).first?.hasPrefix("arguments.slide.\(delay): recorded") == true)
      #expect(await assert(named: "\(delay)", .never).isEmpty)
    }
  }

  @Test("Where nothing can be written, the reason is told in words")
  func unwritable() async {
    let messages = await issues {
      await assertAnimation(
        Slide(), settings: settings, record: .all, baselines: "/proc/none", function: "unwritable()")
    }
    #expect(
      messages == [
        "unwritable.slide could not be verified: cannot create '/proc/none': no such file or directory"
      ])
  }

  @Test("A tolerance lets a scene be drawn otherwise, and not do something else")
  func tolerance() async throws {
    try await withTemporaryDirectory { directory in
      func assert(_ delay: Double, finger: Bool, pixels: Int, _ mode: RecordMode) async -> [String] {
        var settings = settings
        settings.showsTouches = finger
        var scene = Slide(delay: delay)
        scene.isTouched = true
        return await issues {
          await assertAnimation(
            scene, settings: settings,
            tolerance: AnimationTolerance(picture: Tolerance(maximumDifferentPixels: pixels)), record: mode,
            baselines: directory, function: "tolerance()")
        }
      }
      _ = await assert(0, finger: false, pixels: 0, .missing)
      #expect(await assert(0, finger: true, pixels: 0, .never).count == 1)
      #expect(await assert(0, finger: true, pixels: 1200, .never).isEmpty)
      let changed = await assert(0.1, finger: false, pixels: 1200, .never)
      #expect(changed.count == 1)
      #expect(changed.first?.contains("; this would pass, had the scene done the same as before") == true, "\(changed)")
    }
  }

  @Test(
    "A scene that breaks its own expectation fails, though every picture is the baseline's, and is not recorded for it")
  func ownExpectations() async throws {
    try await withTemporaryDirectory { directory in
      func assert(_ mode: RecordMode) async -> [String] {
        await issues {
          await assertAnimation(
            Boastful(), settings: settings, record: mode, baselines: directory, function: "ownExpectations()")
        }
      }
      _ = await assert(.missing)
      for mode in [RecordMode.never, .missing, .failed] {
        #expect(
          await assert(mode) == [
            "ownExpectations.boastful: square.x settles within 0.8 of 40 at 0.5 s, later than 0.2 s"
          ])
      }
    }
  }

  @Test("Every expectation that is not met is an issue of its own")
  func motion() async {
    let messages = await issues {
      assertMotion(
        Slide(), .settles("square.x", at: 40, by: 0.5), .settles("square.x", by: 0.2), .never("square.x", above: 30),
        .pictures(atMost: 6), settings: settings)
    }
    #expect(messages.count == 2)
    #expect(messages.first == "slide: square.x settles within 0.8 of 40 at 0.5 s, later than 0.2 s")
    #expect(messages.last?.hasSuffix("above 30") == true)
    var broken = Slide()
    broken.parameters.fails = true
    #expect(await issues { assertMotion(broken) } == ["slide could not be played: the scene threw Failure()"])
  }

  @Test("What went wrong is told in the words of the command line")
  func errorProse() async {
    #expect(
      await issues { assertMotion(Knot()) } == ["knot could not be played: the scene adds layer 'loop' below itself"])
    #expect(
      await issues { assertMotion(Slide(), settings: RenderSettings(rate: 20_000)) }
        == ["slide could not be played: the rate 20000: must be from 0.01 to 10000 pictures a second"])
  }
}

extension TestPlace {
  static func here(function: String) -> Self {
    Self(fileID: #fileID, filePath: #filePath, function: function, line: 1, column: 1)
  }
}

@Suite("Places and modes of assertions")
struct TestPlaceTests {
  @Test(
    "A baseline is named after the test, the scene and the assertion",
    arguments: [
      ("bounce()", nil, "bounce.slide"), ("bounce(angle:)", "steep", "bounce.slide.steep"),
      ("`a ball bounces`()", nil, "a ball bounces.slide"),
    ] as [(String, String?, String)])
  func names(function: String, name: String?, expected: String) {
    #expect(TestPlace.here(function: function).baselineName("slide", name) == expected)
  }

  @Test("Baselines lie beside the test's file, or where the test says, relative to it")
  func baselines() {
    let place = TestPlace(fileID: "A/B.swift", filePath: "/p/Tests/B.swift", function: "f()", line: 1, column: 1)
    #expect(place.baselineDirectory(nil) == "/p/Tests/__Baselines__/B")
    #expect(place.baselineDirectory("../pictures") == "/p/Tests/../pictures")
    #expect(place.baselineDirectory("/else") == "/else")
  }

  @Test("Failures leave their files where the environment says, else in the package's build directory")
  func results() {
    let place = TestPlace.here(function: "f()")
    #expect(place.resultsDirectory { _ in "out" } == "out/AssertionTests")
    #expect(place.resultsDirectory { _ in nil }.hasSuffix("/.build/springform-results/AssertionTests"))
    let elsewhere = TestPlace(fileID: "A/B.swift", filePath: "/B.swift", function: "f()", line: 1, column: 1)
    #expect(elsewhere.resultsDirectory { _ in "" } == "./.build/springform-results/B")
  }

  @Test(
    "The mode is the variable's word; else baselines are recorded where they are missing, but not in CI",
    arguments: [
      ([:], .missing), (["CI": "true"], .never), (["CI": "false"], .missing), (["CI": "0"], .missing),
      (["CI": "1", "SPRINGFORM_RECORD": "failed"], .failed), (["SPRINGFORM_RECORD": "all"], .all),
      (["SPRINGFORM_RECORD": ""], .missing),
    ] as [([String: String], RecordMode)])
  func modes(environment: [String: String], mode: RecordMode) throws {
    #expect(try RecordMode.current { environment[$0] } == mode)
  }

  @Test("Another word is an error that names the right ones")
  func badMode() {
    #expect(throws: RecordModeError(text: "yes")) {
      try RecordMode.current { $0 == "SPRINGFORM_RECORD" ? "yes" : nil }
    }
    #expect(
      describe(RecordModeError(text: "yes"))
        == "SPRINGFORM_RECORD is 'yes' and must be missing or never or all or failed")
  }
}
