import Testing

@testable import SpringformStudio

@Suite struct GateTests {
  private let gate = Gate(token: "secret", port: 8080)

  private func answer(
    _ target: String, host: String = "127.0.0.1:8080", origin: String? = nil, method: String = "GET", more: String = ""
  ) throws -> Gate.Answer {
    let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
    let text = "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\(origin)\(more)\r\n"
    return gate.answer(to: try #require(RequestHead(Array(text.utf8))))
  }

  @Test func letsInWhoKnowsTheAddress() throws {
    for host in ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"] {
      #expect(try answer("/secret/", host: host) == .file(""))
      #expect(try answer("/secret/socket", host: host, origin: "http://\(host)") == .socket)
    }
    #expect(try answer("/secret/studio.js") == .file("studio.js"))
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "127.0.0.1:8080.evil.example", "",
  ])
  func refusesAnotherHost(host: String) throws { #expect(try answer("/secret/", host: host) == .refusal(.forbidden)) }

  @Test func refusesTwoHosts() throws {
    #expect(try answer("/secret/", more: "Host: 127.0.0.1:8080\r\n") == .refusal(.forbidden))
  }

  @Test(arguments: [
    "http://evil.example", "https://127.0.0.1:8080", "null", "http://127.0.0.1:8080.evil.example", "http://127.0.0.1:9",
  ]) func refusesAnotherOrigin(origin: String) throws {
    #expect(try answer("/secret/socket", origin: origin) == .refusal(.forbidden))
    #expect(try answer("/secret/", origin: origin) == .refusal(.forbidden))
  }

  @Test func aSocketNeedsAnOrigin() throws { #expect(try answer("/secret/socket") == .refusal(.forbidden)) }

  @Test(arguments: ["/", "/secret", "/secre/", "/Secret/", "/secrets/", "//secret/", "/../secret/", "/?secret/"])
  func refusesWithoutTheToken(target: String) throws { #expect(try answer(target) == .refusal(.notFound)) }

  /// Whatever the name is, it is only looked up in a table.
  @Test(arguments: ["../../etc/passwd", "%2e%2e/etc/passwd", "/etc/passwd", "studio.js/../../x", "studio.js?x"])
  func aNameIsNoPath(name: String) throws {
    #expect(try answer("/secret/" + name) == .file(name))
    #expect(PageFile.named(name) == nil)
  }

  @Test func refusesMethodsAndBodies() throws {
    #expect(try answer("/secret/", method: "POST") == .refusal(.method))
    #expect(try answer("/secret/", more: "Content-Length: 1000000000\r\n") == .refusal(.body))
  }

  @Test func tokensDiffer() {
    let tokens = (0..<100).map { _ in Gate.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 26 }, "26 digits of 5 bits are 130")
  }
}
