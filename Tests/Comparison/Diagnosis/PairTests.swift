import Springform
import SpringformComparison
import Testing

/// One change at a time to an animation drawn by our own renderer, and what the comparison says about it.
@Suite("The cause of a difference")
struct PairTests {
  /// An actual animation, the verdict on it, and how the sentence begins.
  struct Pair: CustomTestStringConvertible, Sendable {
    var name: String
    var tier = Tier.different
    var cause: String
    var make: @Sendable (_ original: Film) async throws -> Film

    var testDescription: String { name }

    init(
      _ name: String, tier: Tier = .different, _ cause: String,
      _ make: @escaping @Sendable (Film) async throws -> Film
    ) {
      (self.name, self.tier, self.cause, self.make) = (name, tier, cause, make)
    }

    /// A variant of the scene.
    init(
      _ name: String, tier: Tier = .different, _ cause: String,
      scene change: @escaping @Sendable (inout Subject.Variant) -> Void
    ) {
      self.init(name, tier: tier, cause) { _ in try await Film(Subject(change)) }
    }
  }

  private func expectCause(_ pair: Pair) async throws {
    let original = try await Film(Subject())
    let comparison = try original.compared(with: try await pair.make(original))
    #expect(comparison.tier == pair.tier)
    #expect(comparison.sentence.hasPrefix(pair.cause), "\(comparison.sentence)")
    #expect((comparison.failingCount == 0) == (pair.tier != .different) || comparison.diagnosis == .findings)
  }

  @Test(
    "Time",
    arguments: [
      Pair("1 frame late", "starts 1 frame (20 ms) later, and is the same from then on") { $0.delay = 0.02 },
      Pair("3 frames late", "starts 3 frames (60 ms) later, and is the same from then on") { $0.delay = 0.06 },
      Pair("10 frames late", "starts 10 frames (200 ms) later") { $0.delay = 0.2 },
      Pair("3 frames early", "starts 3 frames (60 ms) earlier") { $0.delay = -0.06 },
      Pair("half a frame late", "starts 0.5 frames (10 ms) later") { $0.delay = 0.01 },
      Pair("speed 1.05", "runs 5 % faster") { _ in try await Film(Subject(), speed: 1.05) },
      Pair("speed 0.9", "runs 10 % slower") { _ in try await Film(Subject(), speed: 0.9) },
      Pair("a frame more", "1 frame more at frame 21 (0.42 s), and the rest comes that much later") {
        var film = $0
        film.pictures.insert(film.pictures[20], at: 20)
        return film
      },
      Pair("a frame less", "1 frame missing at frame 20 (0.4 s), and the rest comes that much earlier") {
        var film = $0
        film.pictures.remove(at: 20)
        return film
      },
      Pair("a frame more at the end", "90 frames instead of 89, 1.8 s instead of 1.78 s; the pictures are the same") {
        var film = $0
        film.pictures.append(film.pictures[88])
        return film
      },
      Pair("another loop count", "plays once instead of for ever; the pictures are the same at all times") {
        var film = $0
        film.plays = 1
        return film
      },
    ])
  func time(pair: Pair) async throws { try await expectCause(pair) }

  @Test(
    "Dynamics",
    arguments: [
      Pair("stiffness +5 %", "the spring's stiffness is 5 % higher, its damping the same") { $0.stiffness *= 1.05 },
      Pair("stiffness -5 %", "the spring's stiffness is 5 % lower, its damping the same") { $0.stiffness *= 0.95 },
      Pair("damping +10 %", "the spring's damping is 10 % higher, its stiffness the same") { $0.damping *= 1.1 },
      Pair("damping -20 %", "the spring's damping is 20 % lower, its stiffness the same") { $0.damping *= 0.8 },
      Pair("both", "the spring's stiffness is 20 % higher, its damping 20 % lower") {
        $0.stiffness *= 1.2
        $0.damping *= 0.8
      },
      Pair("hardly any overshoot", "the spring's damping is 150 % higher, its stiffness the same") { $0.damping = 20 },
    ])
  func dynamics(pair: Pair) async throws { try await expectCause(pair) }

  @Test(
    "Single frames",
    arguments: [
      Pair("a displaced frame", "a glitch at frame 41 (0.82 s): the frames around it are right; 1 of 89 moments") {
        var film = $0
        film.pictures[41] = try await Film(Subject { $0.shift = Vector(dx: 12, dy: 3) }).pictures[41]
        return film
      },
      Pair("two displaced frames", "a glitch at frame 41 (0.82 s) and 1 frame after it") {
        var film = $0
        let wrong = try await Film(Subject { $0.shift = Vector(dx: 12, dy: 3) })
        film.pictures.replaceSubrange(41...42, with: wrong.pictures[41...42])
        return film
      },
      Pair("a repeated frame", "a glitch at frame 20 (0.4 s)") {
        var film = $0
        film.pictures[20] = film.pictures[19]
        return film
      },
      Pair("a flickering frame", "frame 41 (0.82 s) flickers: the frames around it are right") {
        var film = $0
        film.pictures[41] = try await Film(Subject { $0.hidesBall = true }).pictures[41]
        return film
      },
      Pair(
        "two flickering frames",
        "a region of 56x40 pixels at (177, 80) flickers in 2 frames, first at frame 41 (0.82 s)"
      ) {
        var film = $0
        let hidden = try await Film(Subject { $0.hidesBall = true })
        for frame in [41, 60] { film.pictures[frame] = hidden.pictures[frame] }
        return film
      },
    ])
  func singleFrames(pair: Pair) async throws { try await expectCause(pair) }

  @Test(
    "What is drawn",
    arguments: [
      Pair("a colour off by 4", "the colour #3478F6 became #387CFA, by 4 levels") {
        $0.ballColor = Color(red: 56 / 255, green: 124 / 255, blue: 250 / 255)
      },
      Pair("a colour off by 10", "the colour #3478F6 became #3E82FF, by 10 levels") {
        $0.ballColor = Color(red: 62 / 255, green: 130 / 255, blue: 255 / 255)
      },
      Pair("red off by 4, which nobody sees", tier: .similar, "similar: ") {
        $0.ballColor = Color(red: 56 / 255, green: 120 / 255, blue: 246 / 255)
      },
      Pair("a stroke 2 to 2.3", "outlines lie about 0.16 pixels further out, as with strokes 0.3 pixels wider") {
        $0.lineWidth = 2.3
      },
      Pair("a stroke 2 to 1.7", "outlines lie about 0.16 pixels further in, as with strokes 0.3 pixels thinner") {
        $0.lineWidth = 1.7
      },
      Pair("0.25 px to the right", "shifted by 0.25 pixels to the right in ") { $0.shift = Vector(dx: 0.25, dy: 0) },
      Pair("0.5 px to the left", "shifted by 0.5 pixels to the left in ") { $0.shift = Vector(dx: -0.5, dy: 0) },
      Pair("1 px down", "shifted by 1 pixel down in ") { $0.shift = Vector(dx: 0, dy: 1) },
      Pair("3 px up and right", "shifted by 3 pixels to the right and 3 pixels up in ") {
        $0.shift = Vector(dx: 3, dy: -3)
      },
      // An opacity of 0.5 is 128 levels, one of 0.46 is 117: 0.914 of them, and each component is rounded again.
      Pair("opacity 0.5 to 0.46", "opacity is 9.2 % lower in 60x40 pixels at (120, 130)") { $0.opacity = 0.46 },
      Pair("opacity 0.5 to 0.56", "opacity is 11 % higher in 60x40 pixels at (120, 130)") { $0.opacity = 0.56 },
      Pair("something is gone", "something is missing in 40x40 pixels at (40, 80)") { $0.hidesBall = true },
    ])
  func drawing(pair: Pair) async throws { try await expectCause(pair) }

  @Test("The same spring on a longer way is not called another spring, but told by where it comes to rest")
  func longerWay() async throws {
    let comparison = try await Film(Subject()).compared(with: Film(Subject { $0.distance = 165 }))
    guard case .shifted(let x, let y, _) = comparison.diagnosis else {
      Issue.record("\(comparison.sentence)")
      return
    }
    #expect(abs(x - 15) < 0.05 && y == 0)
  }

  @Test("What goes along a curve is not called a spring, nearly as it may come to rest as one")
  func curve() async throws {
    for duration in [0.55, 0.6, 0.8] {
      let comparison = try await Film(Subject { $0.curveDuration = 0.5 })
        .compared(with: Film(Subject { $0.curveDuration = duration }))
      let isSpring = if case .dynamics = comparison.diagnosis { true } else { false }
      #expect(!isSpring, "\(comparison.sentence)")
    }
  }

  @Test("A colour is told as it is drawn, where something half transparent covers it for most of the time, too")
  func veiledColor() async throws {
    let color = Color(red: 52 / 255, green: 120 / 255, blue: 216 / 255)
    let comparison = try await Film(Subject { $0.veil = 0.5 })
      .compared(with: Film(Subject { ($0.veil, $0.ballColor) = (0.5, color) }))
    #expect(comparison.sentence.hasPrefix("the colour #3478F6 became #3478D8, by 30 levels"), "\(comparison.sentence)")
  }

  @Test("Another scale is told as another size, and not as something that moved or grew")
  func scale() async throws {
    let comparison = try await Film(Subject()).compared(with: Film(Subject(), scale: 1.2))
    #expect(comparison.sentence.hasPrefix("384x240 pixels instead of 320x200; 89 of 89"), "\(comparison.sentence)")
  }

  @Test("What is new is told, too")
  func added() async throws {
    let hidden = try await Film(Subject { $0.hidesBall = true })
    let comparison = try hidden.compared(with: try await Film(Subject()))
    #expect(comparison.sentence.hasPrefix("something is new in 40x40 pixels at (40, 80)"))
  }

  @Test(
    "Coordinates that are off by up to 0.03 pixels pass without one different pixel",
    arguments: [1e-4, 1e-3, 0.01, 0.03])
  func coordinateNoise(noise: Double) async throws {
    let original = try await Film(Subject())
    let comparison = try original.compared(with: try await Film(Subject { $0.noise = noise }))
    #expect(comparison.moments.allSatisfy { $0.comparison.differentPixels == 0 })
    #expect(comparison.tier == (comparison.moments.allSatisfy { $0.tier == .identical } ? .identical : .similar))
    #expect(comparison.diagnosis == (comparison.tier == .identical ? .identical : .similar))
  }

  @Test("The same animation is identical, and says so")
  func identical() async throws {
    let original = try await Film(Subject())
    let comparison = try original.compared(with: original)
    #expect(comparison.tier == .identical)
    #expect(comparison.sentence == "identical: 89 frames, 1.78 s")
    #expect(comparison.worst == nil)
    #expect(comparison.flickers.isEmpty)
  }

  @Test("Frames that flash are listed, but not where something turns round or the original flashes, too")
  func flickers() async throws {
    let original = try await Film(Subject())
    #expect(try original.compared(with: try await Film(Subject { $0.stiffness *= 1.05 })).flickers.isEmpty)
    let hidden = try await Film(Subject { $0.hidesBall = true })
    var flashing = original
    for frame in [30, 50] { flashing.pictures[frame] = hidden.pictures[frame] }
    #expect(try original.compared(with: flashing).flickers == [30, 50])
    var late = try await Film(Subject { $0.delay = 0.02 })
    late.pictures[51] = hidden.pictures[50]
    #expect(try flashing.compared(with: late).flickers.isEmpty)
  }

  @Test("A difference that comes and goes little by little is no wrong frame, few as the moments are that fail")
  func swelling() async throws {
    let original = try await Film(Subject())
    var film = original
    for (frame, distance) in [(40, 0.1), (41, 0.3), (42, 0.1)] {
      film.pictures[frame] = try await Film(Subject { $0.shift = Vector(dx: distance, dy: 0) }).pictures[frame]
    }
    let comparison = try original.compared(with: film)
    #expect(comparison.moments.count { $0.tier == .different } == 1)
    switch comparison.diagnosis {
    case .glitch, .flicker: Issue.record("called a wrong frame: \(comparison.sentence)")
    default: break
    }
  }
}
