import Testing

@testable import SpringformStudio

@Suite struct RequestHeadTests {
  private func read(_ lines: String...) -> RequestHead? {
    RequestHead(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
  }

  @Test func readsTheFirstLineAndTheFields() throws {
    let head = try #require(read("GET /secret/ HTTP/1.1", "Host: 127.0.0.1:8080", "Accept:text/html ", "ACCEPT: */*"))
    #expect(head.method == "GET")
    #expect(head.target == "/secret/")
    #expect(head.value("host") == "127.0.0.1:8080")
    #expect(head.values("accept") == ["text/html", "*/*"])
    #expect(head.value("accept") == nil, "a field that occurs twice has no one value")
    #expect(!head.hasBody)
  }

  /// RFC 9112, 2.2, 3, 5.1 and 6: what a server has to refuse, or may.
  @Test(arguments: [
    "", "GET", "GET /", "GET / HTTP/1.0", "GET / HTTP/2", "GET  / HTTP/1.1", " GET / HTTP/1.1",
    "GET http://a/ HTTP/1.1",
    "GET * HTTP/1.1", "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\n: a", "GET / HTTP/1.1\r\nHost : a",
    "GET / HTTP/1.1\r\nHost: a\r\n folded: b", "GET / HTTP/1.1\r\nHost: a\nOrigin: b",
    "GET / HTTP/1.1\r\nHost: a\u{0}b",
  ]) func refusesWhatIsNoRequest(text: String) { #expect(read(text) == nil) }

  @Test func refusesMoreThanTheLimitAndWhatIsNoText() {
    #expect(RequestHead(Array(repeating: UInt8(ascii: "a"), count: RequestHead.limit + 1)) == nil)
    #expect(RequestHead(Array("GET / HTTP/1.1\r\nHost: ".utf8) + [0xFF]) == nil)
  }

  @Test(arguments: ["Content-Length: 1", "Content-Length: 0\r\nContent-Length: 5", "Transfer-Encoding: chunked"])
  func seesABody(field: String) throws { #expect(try #require(read("POST / HTTP/1.1", field)).hasBody) }
}
