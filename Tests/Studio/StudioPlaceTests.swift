import Testing

@testable import SpringformStudio

@Suite struct StudioPlaceTests {
  @Test func isOneLine() {
    let place = StudioPlace(port: 8080, token: "secret", sockets: [6, 7])
    #expect(place.text == "8080 secret 6 7")
    #expect(StudioPlace(place.text) == place)
  }

  @Test(arguments: ["", "8080", "8080 secret", "port secret 6", "8080 secret 6 x", "70000 secret 6"])
  func nothingElseIsAPlace(text: String) { #expect(StudioPlace(text) == nil) }

  @Test func noticesAreToldOnce() {
    let bulletin = Bulletin()
    var seen = 0
    #expect(bulletin.news(since: &seen) == nil)
    bulletin.post(.building)
    bulletin.post(.failed("no"))
    #expect(bulletin.news(since: &seen) == .failed("no"))
    #expect(bulletin.news(since: &seen) == nil)
    var late = 0
    #expect(bulletin.news(since: &late) == .failed("no"), "a page that comes later hears it, too")
  }
}
