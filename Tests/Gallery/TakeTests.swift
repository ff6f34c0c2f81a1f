import Springform
import SpringformGallery
import Testing

@testable import SpringformPipeline

@Suite struct TakeTests {
  /// A take finds the end that a playback computes before, and shows what it shows.
  @Test(arguments: Gallery.scenes.map { $0.name })
  func showsWhatAPlaybackShows(name: String) async throws {
    let scene = try #require(Gallery.scenes.first { $0.name == name }).init()
    let settings = RenderSettings(rate: 25)
    var lists: [DisplayList] = []
    let playback = try Playback(scene, settings: settings)
    try playback.play { _, list in lists.append(list) }
    let take = try Take(scene, settings: settings)
    var looked: [DisplayList] = []
    while !take.isFinished {
      try take.advance()
      // Whether anybody looks changes nothing.
      if take.count.isMultiple(of: 7) { looked.append(try take.list()) }
    }
    #expect(looked == lists.indices.filter { ($0 + 1).isMultiple(of: 7) }.map { lists[$0] })
    let laid = try await take.footage.lists()
    #expect(laid == lists)
    let trace = try playback.trace()
    #expect(take.footage.trace == trace)
    take.end()
  }

  /// A scene that never rests and does not say how long it is ends after 20 seconds.
  @Test func aRestlessSceneEnds() throws {
    let take = try Take(Restless(), settings: RenderSettings(rate: 10))
    while !take.isFinished { try take.advance() }
    #expect(take.footage.count == 200)
  }

  @Test func refusesWhatAPlaybackRefuses() throws {
    #expect(throws: PlaybackError.setting(.rate, value: 0)) {
      try Take(Gallery.scenes[0].init(), settings: RenderSettings(rate: 0))
    }
    #expect(throws: PlaybackError.emptyRange(from: 0, to: 0)) {
      try Take(Gallery.scenes[0].init(), settings: RenderSettings(to: 0))
    }
  }
}

private struct Restless: Playable {
  let size = Size(width: 1, height: 1)
  func build(on stage: Stage) { stage.displayLink { _ in } }
}
