import SpringformBitmap
import Testing

@Suite("Digests")
struct DigestTests {
  // Values of the reference implementation, smhasher's MurmurHash3_x64_128 with seed 0.
  @Test(
    "The digest of a text is the reference implementation's",
    arguments: [
      ("", "00000000000000000000000000000000"),
      ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
    ])
  func reference(text: String, digest: String) {
    #expect(Digest(of: Array(text.utf8)).description == digest)
    #expect(Digest(digest) == Digest(of: Array(text.utf8)))
  }

  @Test("Every byte of a block counts, wherever it stands", arguments: [1, 7, 8, 9, 15, 16, 17, 40])
  func everyByte(count: Int) {
    let block = [UInt8](repeating: 0, count: count)
    var seen: Set = [Digest(of: block)]
    for index in block.indices {
      var changed = block
      changed[index] = 1
      seen.insert(Digest(of: changed))
    }
    #expect(seen.count == count + 1)
  }

  @Test("Pictures of the same pixels and another shape have different digests")
  func shape() throws {
    #expect(try Bitmap(width: 2, height: 3).digest != Bitmap(width: 3, height: 2).digest)
    #expect(try Bitmap(width: 2, height: 3).digest == Bitmap(width: 2, height: 3).digest)
  }

  @Test("Every byte counts of a block that is digested in four parts", arguments: [16, 63, 64, 65, 200])
  func fourParts(count: Int) {
    func digest(_ block: [UInt8]) -> Digest { block.withUnsafeBytes { Digest(ofFourParts: $0) } }
    let block = [UInt8](repeating: 0, count: count)
    #expect(digest(block) == digest(block))
    var seen: Set = [digest(block)]
    for index in block.indices {
      var changed = block
      changed[index] = 1
      seen.insert(digest(changed))
    }
    #expect(seen.count == count + 1)
  }

  @Test(
    "What is not 32 lower-case hexadecimal digits is no digest",
    arguments: ["", "12", "+234567890123456789012345678901f"])
  func malformed(text: String) { #expect(Digest(text) == nil) }
}
