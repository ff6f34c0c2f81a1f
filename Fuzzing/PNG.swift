import CDeflate

/// Mutations break checksums, and nothing behind them would ever be reached: so they are set right first. An input is
/// tried as a file, and as a file whose picture data is not compressed yet.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  decodeAll(rebuilt(bytes) { $0 })
  decodeAll(rebuilt(bytes, compressed))
  return 0
}

/// Puts a file together again from its chunks, with right lengths and checksums.
private func rebuilt(_ file: [UInt8], _ pictureData: ([UInt8]) -> [UInt8]) -> [UInt8] {
  var output = Array(file.prefix(8))
  var rest = file.dropFirst(8)
  while rest.count >= 8 {
    let length = min(rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }, rest.count - 8)
    let name = Array(rest.dropFirst(4).prefix(4))
    var data = Array(rest.dropFirst(8).prefix(length))
    switch String(decoding: name, as: UTF8.self) {
    case "IDAT": data = pictureData(data)
    case "fdAT": data = data.prefix(4) + pictureData(Array(data.dropFirst(4)))
    default: break
    }
    let covered = name + data
    output += word(UInt32(data.count)) + covered + word(libdeflate_crc32(0, covered, covered.count))
    rest = rest.dropFirst(12 + length)
  }
  return output
}

private func word(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

/// A zlib stream of one stored block (RFC 1950, RFC 1951 section 3.2.4).
private func compressed(_ bytes: [UInt8]) -> [UInt8] {
  let bytes = Array(bytes.prefix(0xFFFF))
  let length = UInt16(bytes.count)
  let header: [UInt8] = [0x78, 0x01, 1]
  let lengths = [length, ~length].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  return header + lengths + bytes + word(libdeflate_adler32(1, bytes, bytes.count))
}
