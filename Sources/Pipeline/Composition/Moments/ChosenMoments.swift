import SpringformMotion

/// The moments that one picture shows of scenes that play together, and what happens at them.
struct ChosenMoments {
  /// The numbers of the refreshes, ascending; `nil` where each has a picture of its own.
  let stops: [Int]?
  /// When they are shown, in seconds of the scenes; `nil` as above.
  let times: [Double]?
  /// What happens at each moment of a single scene's film strip, in few words; `nil` for all else.
  let notes: [String]?

  /// - Parameters:
  ///   - layout: which moments are wanted.
  ///   - playbacks: at least one.
  ///   - shown: the refreshes that there are to choose from.
  /// - Throws: ``CompositionError``, and what the scenes throw.
  init(_ layout: FrameLayout, of playbacks: [Playback], shown: Range<Int>) throws {
    let clock = playbacks[0].clock
    var known: SceneEvents?
    func events() throws -> SceneEvents {
      let events = try known ?? SceneEvents(playbacks[0])
      known = events
      return events
    }
    stops = try layout.stops(
      in: shown, of: clock, survey: { try MotionSurvey(playbacks.map { try $0.withoutTouches }) },
      events: { try events().choices(in: shown, of: clock) })
    let times = stops?.map { clock.tick($0).time }
    self.times = times
    guard case .filmstrip = layout, playbacks.count == 1, let times else {
      notes = nil
      return
    }
    notes = try events().notes(at: times)
  }
}

extension Playback {
  /// The same without fingers: that one comes and goes is no motion of the scene.
  fileprivate var withoutTouches: Playback {
    get throws {
      var settings = settings
      settings.showsTouches = false
      return try Playback(scene, settings: settings)
    }
  }
}
