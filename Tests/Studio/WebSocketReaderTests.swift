import Testing

@testable import SpringformStudio

@Suite struct WebSocketReaderTests {
  /// What a page sends: masked (RFC 6455, 5.3).
  private func masked(_ first: UInt8, _ payload: [UInt8], count: [UInt8]? = nil) -> [UInt8] {
    let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    let length = count ?? [UInt8(payload.count)]
    return [first, 0x80 | length[0]] + length.dropFirst() + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  /// The examples of RFC 6455, 5.7.
  @Test func readsTheStandardsExamples() throws {
    var reader = WebSocketReader()
    reader.append([0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58])
    #expect(try reader.next() == WebSocketFrame(kind: .text, payload: Array("Hello".utf8)))
    reader.append(masked(0x01, Array("Hel".utf8)) + masked(0x89, Array("!".utf8)) + masked(0x80, Array("lo".utf8)))
    #expect(try reader.next() == WebSocketFrame(kind: .ping, payload: Array("!".utf8)), "between a message's parts")
    #expect(try reader.next() == WebSocketFrame(kind: .text, payload: Array("Hello".utf8)))
    #expect(try reader.next() == nil)
  }

  @Test func readsByteByByte() throws {
    var reader = WebSocketReader()
    let payload = [UInt8](repeating: 7, count: 300)
    let bytes = masked(0x82, payload, count: [126, 1, 44])
    for byte in bytes.dropLast() {
      reader.append([byte])
      #expect(try reader.next() == nil)
    }
    reader.append(bytes.suffix(1))
    #expect(try reader.next() == WebSocketFrame(kind: .binary, payload: payload))
  }

  @Test(arguments: [
    [0x81, 0x05], [0x91, 0x80], [0x83, 0x80], [0x89, 0xFE, 0, 126], [0x09, 0x80, 0, 0, 0, 0], [0x80, 0x80, 0, 0, 0, 0],
    [0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0],
  ]) func refusesWhatBreaksTheProtocol(bytes: [UInt8]) {
    var reader = WebSocketReader()
    reader.append(bytes + [UInt8](repeating: 0, count: 200))
    #expect(throws: WebSocketError.malformed) { while try reader.next() != nil {} }
  }

  @Test func refusesTooMuch() {
    var reader = WebSocketReader()
    reader.append([0x82, 0xFF] + [UInt8](repeating: 0xFF, count: 8))
    #expect(throws: WebSocketError.tooLarge) { try reader.next() }
    reader = WebSocketReader()
    reader.append(masked(0x02, [UInt8](repeating: 0, count: 1 << 20), count: [127, 0, 0, 0, 0, 0, 16, 0, 0]))
    reader.append(masked(0x80, [0]))
    #expect(throws: WebSocketError.tooLarge) { try reader.next() }
  }

  @Test(arguments: [(5, [0x81, 5]), (126, [0x81, 126, 0, 126]), (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0])])
  func writesHeads(count: Int, bytes: [UInt8]) { #expect(WebSocketFrame.head(.text, count: count) == bytes) }
}
