import Glibc
import SpringformGeometry
import SpringformPipeline
import SpringformScene
import SpringformSceneFile
import Testing

@testable import SpringformStudio

/// A studio that is attacked while one page goes on using it. `Scripts/browser_hostile.py` does more of it, with a browser.
@Suite(.serialized) struct StudioServerTests {
  private struct Place: Sendable {
    let host: String
    let token: String
    let port: UInt16

    /// - Parameter address: `http://HOST:PORT/TOKEN/`.
    init(_ address: String) throws {
      let parts = address.split(separator: "/")
      (host, token) = (String(parts[1]), String(parts[2]))
      port = try #require(UInt16(parts[1].split(separator: ":")[1]))
    }

    func head(_ name: String = "", _ more: String = "") -> String {
      "GET /\(token)/\(name) HTTP/1.1\nHost: \(host)\n\(more)\n"
    }

    func ask(_ text: String) throws -> String {
      let client = try ServerClient(port: port)
      client.say(text)
      return client.hear()
    }

    /// Asks for a page's line.
    func knock() throws -> ServerClient {
      let client = try ServerClient(port: port)
      let fields = [
        "Origin: http://\(host)", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ]
      client.say(head("socket", fields.joined(separator: "\n") + "\n"))
      return client
    }

    /// A page's line.
    func line() throws -> ServerClient {
      let client = try knock()
      #expect(client.hear(until: "\r\n\r\n").hasPrefix("HTTP/1.1 101 "))
      return client
    }
  }

  private struct Still: Playable {
    let size = Size(width: 8, height: 8)
    let duration: Double? = 0.1
    func build(on stage: Stage) {}
  }

  /// Runs a studio while outsiders do what they like.
  private func withStudio(_ attack: @escaping @Sendable (Place) throws -> Void) async throws {
    let entry = SceneList.Entry(name: "still", word: "still", path: nil) {
      LoadedScene(name: "still", summary: "", parameters: [], seed: 0) { _ in Still() }
    }
    let services = SceneList.Services(program: "springform", describe: { "\($0)" }, render: { _, _, _ in [] })
    // Other tests may keep every thread busy for a while: nobody is turned away for being slow.
    let server = try StudioServer(
      SceneList([entry], settings: RenderSettings(), services: services), patience: .seconds(ServerClient.patience))
    let running = Task { try await server.run() }
    let place = try Place(server.address)
    try await onThread {
      let user = try place.line()
      user.say(ServerClient.frame(Array(#"{"open":{"scene":"still"}}"#.utf8)))
      #expect(user.hear(until: #""scene":"#).contains("still"))
      try attack(place)
      user.say(ServerClient.frame(Array(#"{"words":{"values":{}}}"#.utf8)))
      #expect(user.hear(until: #""words":"#).contains("words"), "the page is not heard any more")
      #expect(try place.ask(place.head()).hasPrefix("HTTP/1.1 200 "))
    }
    running.cancel()
    _ = await running.result
  }

  @Test func refusesWhoIsNotThePage() async throws {
    try await withStudio { place in
      let length = "Content-Length: 1000000000\n"
      for (status, text) in [
        ("403", "GET /\(place.token)/ HTTP/1.1\nHost: evil.example\n\n"), ("403", place.head("", "Origin: null\n")),
        ("403", place.head("socket")), ("404", "GET / HTTP/1.1\nHost: \(place.host)\n\n"),
        ("404", place.head("../../etc/passwd")), ("413", place.head("", length)), ("400", "GET / HTTP/1.0\n\n"),
      ] {
        #expect(try place.ask(text).hasPrefix("HTTP/1.1 " + status), "\(text)")
      }
      let drowned = try ServerClient(port: place.port)
      drowned.say(place.head("", length))
      let million = [UInt8](repeating: 0, count: 1_000_000)
      #expect(!(0..<1000).allSatisfy { _ in drowned.say(million) }, "a gigabyte was read")
    }
  }

  /// More than wait at a time, who say nothing, half of a line, or no end.
  @Test func aCrowdKeepsNobodyOut() async throws {
    try await withStudio { place in
      var crowd: [ServerClient] = []
      for number in 0..<600 {
        crowd.append(try ServerClient(port: place.port))
        if number % 3 > 0 { crowd[number].say(number % 3 == 1 ? "GET /" : "GET / HTTP/1.1\nHost: a\n") }
        if number % 100 == 99 { #expect(try place.ask(place.head()).hasPrefix("HTTP/1.1 200 ")) }
      }
    }
  }

  /// In the midst of the handshake, and of what follows it.
  @Test func whoBreaksOffTakesNobodysPlace() async throws {
    try await withStudio { place in
      for number in 0..<300 {
        let client = try place.knock()
        if number % 3 == 1 { _ = client.hear(until: "HTTP") }
        if number % 3 == 2 { client.say(ServerClient.frame(Array(#"{"open":{"scene":"still"}}"#.utf8))) }
        client.reset()
      }
      // One is taken by who uses the studio meanwhile.
      try fillPlaces(place, 15)
    }
  }

  /// Takes so many places, as soon as those of who has gone are free.
  private func fillPlaces(_ place: Place, _ count: Int) throws {
    var lines: [ServerClient] = []
    for _ in 0..<30_000 where lines.count < count {
      let client = try place.knock()
      if client.hear(until: "\r\n\r\n").hasPrefix("HTTP/1.1 101 ") { lines.append(client) } else { usleep(10_000) }
    }
    #expect(lines.count == count, "places were lost")
  }

  @Test func whoNeverReadsIsHungUpOn() async throws {
    try await withStudio { place in
      let line = try place.line()
      let ping = ServerClient.frame([UInt8](repeating: 1, count: 125), first: 0x89)
      let pings = Array(repeatElement(ping, count: 1000).joined())
      // Each is answered, and the answers come to more than any page lets wait.
      #expect(!(0..<2000).allSatisfy { _ in line.say(pings) }, "two million answers wait")
      try fillPlaces(place, 15)
    }
  }

  @Test func anOutboxTakesNoMoreThanItHoldsAndOneMessage() async {
    let outbox = Outbox()
    let message = Message(kind: .binary, bytes: [UInt8](repeating: 0, count: 1 << 20))
    for _ in 0..<40 { outbox.post(message) }
    for _ in 0..<40 { outbox.sent(message) }
    for _ in 0..<200 { outbox.post(message) }
    // It comes back, because too much waits now.
    await outbox.overflow()
    let counting = Task {
      var count = 0
      for await _ in outbox.messages { count += 1 }
      return count
    }
    while !counting.isCancelled {
      await Task.yield()
      counting.cancel()
    }
    #expect(await counting.value <= 40 + Outbox.limit >> 20 + 1)
  }

  @Test func brokenFramesEndTheirOwnLine() async throws {
    try await withStudio { place in
      for bytes in [
        [0x81, 0x02, 0x7B, 0x7D], ServerClient.frame([0x7B], first: 0xC1), ServerClient.frame([0x7B], first: 0x83),
        ServerClient.frame([0x7B], first: 0x80), ServerClient.frame([0x7B], first: 0x09),
        ServerClient.frame([], count: [127] + [UInt8](repeating: 0xFF, count: 8)), [UInt8](repeating: 0xFF, count: 99),
      ] {
        let line = try place.line()
        line.say(bytes)
        _ = line.hear()
      }
    }
  }

  @Test func nonsenseIsAnsweredAndTheLineStays() async throws {
    try await withStudio { place in
      let line = try place.line()
      line.say(ServerClient.frame(Array(#"{"open":{"scene":"still"}}"#.utf8)))
      for text in [
        "", "{", "null", #"{"open":{}}"#, #"{"destroy":{}}"#, String(repeating: "[", count: 60_000),
        #"{"play":{"take":1,"values":{},"time":0,"scale":-1}}"#,
      ] {
        line.say(ServerClient.frame(Array(text.utf8)))
        #expect(line.hear(until: #""failure":"#).contains("failure"), "\(text.prefix(40))")
      }
      for text in [
        #"{"open":{"scene":"../../etc/passwd"}}"#, #"{"keep":{"take":-5}}"#,
        #"{"picture":{"id":1,"channel":99,"take":1,"refresh":-1,"scale":1}}"#,
        #"{"play":{"take":-4611686018427387904,"values":{"a":"b"},"time":1e308,"scale":1}}"#,
        #"{"play":{"take":2,"values":{},"strokes":[[],[[1e308,-1e308,0]],[[-1,0]]],"time":-1e308,"scale":1}}"#,
      ] {
        line.say(ServerClient.frame(Array(text.utf8)))
      }
      line.say(ServerClient.frame(Array(#"{"words":{"values":{}}}"#.utf8)))
      #expect(line.hear(until: #""words":"#).contains("words"))
    }
  }
}
