import Testing

@testable import SpringformStudio

@Suite struct ReviewShelfTests {
  @Test func servesAReportUntilItIsPutAway() {
    let shelf = ReviewShelf()
    let names = [shelf.add([1]), shelf.add([2])]
    #expect(names.map { shelf.report(named: $0) } == [[1], [2]])
    shelf.remove(names[0])
    #expect(names.map { shelf.report(named: $0) } == [nil, [2]])
    #expect(shelf.add([3]) != names[0], "a page may still ask for the old one")
    #expect(shelf.report(named: "../\(names[1])") == nil)
  }

  /// The studio's page is shown by nobody, a report by the studio's page alone.
  @Test func aReportStandsInTheStudiosFrame() throws {
    let page = try #require(PageFile.named(""))
    let head = { (response: Response) in String(decoding: response.bytes, as: UTF8.self) }
    #expect(head(Response(report: [])).contains("Content-Security-Policy: frame-ancestors 'self'\r\n"))
    #expect(head(Response(file: page)).contains("frame-ancestors 'none'"))
    #expect(!head(Response(file: page)).contains("unsafe"))
  }
}
