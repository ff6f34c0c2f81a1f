import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformExpectations
import SpringformGeometry
import SpringformPipeline
import SpringformScene
import SpringformText
import Testing

@testable import SpringformVerification

@Suite("Verifying one scene")
struct VerifierTests {
  /// What is found about `actual` where `expected` was recorded.
  /// - Parameter change: of the baseline's manifest.
  private func verdict(
    _ actual: Subject, recorded expected: Subject?, change: (inout Manifest) -> Void = { _ in }
  ) async throws -> Verdict {
    let directory = try Directory()
    if let expected { try await directory.record(expected, change: change) }
    return try await Verifier(store: directory.store).verify(actual)
  }

  @Test("The same scene is identical, for any number of jobs", arguments: [1, 3])
  func identical(jobs: Int) async throws {
    let verdict = try await verdict(subject { $0.settings.jobs = jobs }, recorded: subject())
    #expect(verdict.result.status == .identical && verdict.result.sentence == "identical")
    #expect(verdict.expected == nil && verdict.actual == nil && verdict.difference == nil)
    #expect(verdict.result.comparison == nil && verdict.result.curves.isEmpty)
    #expect(verdict.result.expected == verdict.result.actual)
  }

  @Test("Without a baseline a scene is new, and what was drawn can be accepted")
  func new() async throws {
    let verdict = try await verdict(subject(), recorded: nil)
    #expect(verdict.result.status == .new)
    #expect(verdict.actual?.manifest.frames.count == 5)
  }

  @Test("Another motion is a change, with its moments, curves and pictures")
  func changed() async throws {
    let verdict = try await verdict(subject(slide { $0.distance = 10 }), recorded: subject())
    let result = verdict.result
    #expect(result.status == .changed)
    let comparison = try #require(result.comparison)
    #expect(comparison.moments.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(comparison.moments[0].tier == .identical && comparison.moments[4].tier == .different)
    // The square ends 10 points short of where it was: two strips of 10 by 10 pixels.
    #expect(comparison.moments[4].bounds == PixelRect(x: 12, y: 10, width: 20, height: 10))
    #expect(comparison.failingCount == 4)
    let curve = try #require(result.curves.first)
    #expect(curve.name == "square.x" && curve.largestDifference == 10)
    #expect(curve.expected?.values.last == 27 && curve.actual?.values.last == 17)
    #expect(verdict.actual?.manifest.frames.count == 5)
    let difference = try AnimationDecoder(bytes: try #require(verdict.difference))
    #expect(difference.info.frames.count == 5)
    #expect(difference.info.width == 40 && difference.info.height == 30)
  }

  @Test("What is drawn to be held against a baseline ends where it shows something else, and the whole is drawn once")
  func drawings() async throws {
    let directory = try Directory()
    try await directory.record(subject())
    let verifier = Verifier(store: directory.store)
    var pictures: [Int] = []
    _ = try await verifier.verify(subject()) { done, _ in pictures.append(done) }
    #expect(pictures == [1, 2, 3, 4, 5])
    pictures = []
    // The second picture is another.
    _ = try await verifier.verify(subject(slide { $0.distance = 10 })) { done, _ in pictures.append(done) }
    #expect(pictures == [1] + [1, 2, 3, 4, 5])
  }

  @Test("A difference that the tolerance allows is similar: it passes, and is kept to be looked at")
  func similar() async throws {
    let verdict = try await verdict(
      subject(slide { $0.distance = 10 }) { $0.tolerance.picture.maximumDifferentPixels = 200 }, recorded: subject()
    ) { $0.motion = nil }
    #expect(verdict.result.status == .similar)
    #expect(verdict.expected != nil && verdict.actual?.manifest.frames.count == 5 && verdict.difference != nil)
    #expect(verdict.result.comparison?.maximumDifferentPixels == 200)
  }

  @Test("A curve that changed where no picture did is told, and passes")
  func curvesOnly() async throws {
    let verdict = try await verdict(subject(slide { $0.tracedOffset = 1 }), recorded: subject()) { $0.motion = nil }
    #expect(verdict.result.status == .identical)
    #expect(verdict.result.sentence == "every picture is identical, but the curves square.x changed")
    #expect(verdict.result.curves.map { ($0.largestDifference ?? 0).rounded() } == [1])
  }

  @Test("Settings other than the baseline's are told, and nothing of the difference that they make")
  func settings() async throws {
    let verdict = try await verdict(
      subject {
        $0.settings.scale = 2
        $0.settings.seed = 3
        $0.parameters = [ParameterSetting(name: "distance", value: "20")]
      }, recorded: subject())
    #expect(verdict.result.status == .changed)
    #expect(
      verdict.result.sentence
        == "drawn with other settings than the baseline (scale is 2 instead of 1; seed is 3 instead of 0; "
        + "parameters are distance=20 instead of none); set them back, or 'record --all' its baseline with these")
    #expect(verdict.result.causes.isEmpty && verdict.result.cause == verdict.result.sentence)
    #expect(
      verdict.result.comparison?.findings.filter { !$0.fails && $0.name == "scale" }.map(\.expected) == ["1"])
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout Subject) -> Void

    init(_ sentence: String, _ change: @escaping @Sendable (inout Subject) -> Void) {
      (testDescription, self.change) = (sentence, change)
    }
  }

  @Test(
    "Where nothing but the settings is another, only that is told",
    arguments: [
      Setting("fps is 20 instead of 10") { $0.settings.rate = 20 },
      Setting("fps is 4 instead of 10") { $0.settings.rate = 4 },
      Setting("scale is 0.5 instead of 1") { $0.settings.scale = 0.5 },
      Setting("speed is 2 instead of 1") { $0.settings.speed = 2 },
      Setting("from is 0.2 instead of 0") { $0.settings.from = 0.2 },
      Setting("to is 0.3 instead of the scene's own") { $0.settings.to = 0.3 },
      Setting("seed is 3 instead of 0") { $0.settings.seed = 3 },
      Setting("touches is false instead of true") { $0.settings.showsTouches = false },
    ])
  func onlySettings(setting: Setting) async throws {
    let result = try await verdict(subject(Tapped(), set: setting.change), recorded: subject(Tapped())).result
    #expect(result.status == .changed && result.causes.isEmpty)
    #expect(
      result.sentence == "drawn with other settings than the baseline (\(setting.testDescription)); set them back, or "
        + "'record --all' its baseline with these")
  }

  @Test("Other parameters are told before the difference that they make, and what draws the scene is not blamed")
  func parameters() async throws {
    let result = try await verdict(
      subject(slide { $0.distance = 9 }) { $0.parameters = [ParameterSetting(name: "distance", value: "9")] },
      recorded: subject()
    ).result
    let drawnWith = "drawn with other settings than the baseline (parameters are distance=9 instead of none): "
    #expect(result.sentence.hasPrefix(drawnWith) && result.sentence.contains(" moments differ"), "\(result.sentence)")
    #expect(!result.sentence.contains("what draws it"), "\(result.sentence)")
  }

  @Test("A change of the scene is told besides other settings")
  func settingsAndScene() async throws {
    let result = try await verdict(
      subject(slide { $0.label = "x" }) { $0.settings.scale = 2 }, recorded: subject(slide { $0.label = "y" })
    ).result
    #expect(
      result.sentence.hasPrefix(
        "drawn with other settings than the baseline (scale is 2 instead of 1), and the scene changed: "),
      "\(result.sentence)")
    #expect(!result.causes.isEmpty && result.cause == result.sentence)
  }

  @Test(
    "What belongs to the animation as a whole is compared, too",
    arguments: [
      { $0.loop = .times(2) }, { $0.settings.hold = 1 }, { $0.settings.to = 0.4 }, { $0.settings.rate = 20 },
      { $0.settings.scale = 0.5 },
    ] as [@Sendable (inout Subject) -> Void])
  func wholes(change: @Sendable (inout Subject) -> Void) async throws {
    #expect(try await verdict(subject(set: change), recorded: subject()).result.status == .changed)
  }

  @Test("A scene that shows other pictures each time is an error")
  func unsteady() async throws {
    let directory = try Directory()
    try directory.store.write(try await Recording(of: subject(Unsteady())))
    await #expect(throws: VerificationError.notReproducible("unsteady")) {
      try await Verifier(store: directory.store).verify(subject(Unsteady()))
    }
  }

  @Test("A motion that breaks what is expected of it fails, even where every picture is identical")
  func expectations() async throws {
    let met: [MotionExpectation] = [.settles("square.x", at: 27, by: 0.4), .never("square.x", above: 27)]
    #expect(try await verdict(subject { $0.expectations = met }, recorded: subject()).result.status == .identical)
    let unmet = met + [.never("square.x", above: 20), .pictures(atMost: 2)]
    let result = try await verdict(subject { $0.expectations = unmet }, recorded: subject()).result
    #expect(result.status == .failed)
    #expect(
      result.unmetExpectations == [
        "square.x is 24.42 at 0.3 s, above 20", "there are 5 different pictures, more than 2",
      ])
    #expect(result.sentence == result.unmetExpectations.joined(separator: "; "))
    let changed = subject(slide { $0.distance = 9 }) { $0.expectations = met }
    let both = try await verdict(changed, recorded: subject()).result
    #expect(both.status == .changed)
    #expect(both.sentence.hasSuffix("; square.x ends at 16, not within 0.4 of 27"), "\(both.sentence)")
  }

  @Test("Another environment is told beside the verdict")
  func environment() async throws {
    let directory = try Directory()
    try await directory.record(subject(slide { $0.label = "a" })) { manifest in
      manifest.environment.libraries[0].version = "0.9"
      manifest.environment.fonts = [FontFace(family: "Inter", version: "1.00")]
    }
    let result = try await Verifier(store: directory.store).verify(subject(slide { $0.label = "a" })).result
    #expect(result.status == .identical)
    #expect(result.environmentChanges.map(\.name) == ["cairo", "font Inter"])
    #expect(result.environmentChanges[0].recorded == "0.9")
  }
}
