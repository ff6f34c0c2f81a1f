/// Decodes a GIF image's codes (GIF89a specification, appendix F).
struct LZWDecoder {
  private static let maximumWidth = 12
  private static let maximumCodes = 1 << maximumWidth

  private let bytes: [UInt8]
  private let leniency: Leniency?
  private var position: Int
  private var blockEnd: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private let rootWidth: Int

  /// - Parameters:
  ///   - position: of the initial code size. The blocks that follow are known to lie in the file.
  ///   - leniency: may forgive what follows the last pixel.
  init(_ bytes: [UInt8], at position: Int, leniency: Leniency?) throws(DecoderError) {
    self.bytes = bytes
    self.leniency = leniency
    rootWidth = Int(bytes[position])
    self.position = position + 1
    blockEnd = position + 1
    // The specification starts at 2; some encoders write 1 for two colours, which everyone reads.
    guard (1...8).contains(rootWidth) else {
      throw DecoderError(.gif, at: position, .field("code size", value: rootWidth))
    }
  }

  /// All of an image's palette indices, no fewer and no more.
  func indices(count: Int) throws(DecoderError) -> [UInt8] {
    var decoder = self
    // A code of at least 9 bits, 12 once the table is full, stands for 4093 indices at most.
    guard count / Self.maximumCodes <= bytes.count else { throw DecoderError(.gif, at: position, .tooFewPixels) }
    var table = Table(rootWidth: rootWidth)
    var output = [UInt8](repeating: 0, count: count)
    var filled = 0
    while let code = decoder.nextCode(width: table.codeWidth) {
      if code == table.clearCode {
        table.clear()
      } else if code == table.endCode {
        break
      } else if filled == count {
        try leniency.forgive(decoder.error(.tooManyPixels))
        break
      } else {
        guard let length = table.take(code) else { throw decoder.error(.badCode) }
        if filled + length > count { try leniency.forgive(decoder.error(.tooManyPixels)) }
        table.write(to: &output, at: filled, length: length)
        filled = min(filled + length, count)
      }
    }
    guard filled == count else { throw decoder.error(.tooFewPixels) }
    return output
  }

  /// Nil when the last block is used up.
  private mutating func nextCode(width: Int) -> Int? {
    while bitCount < width {
      if position == blockEnd {
        guard position < bytes.count, bytes[position] > 0 else { return nil }
        blockEnd = min(position + 1 + Int(bytes[position]), bytes.count)
        position += 1
        guard position < blockEnd else { return nil }
      }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      bitCount += 8
      position += 1
    }
    defer {
      bits >>= UInt32(width)
      bitCount -= width
    }
    return Int(bits) & (1 << width - 1)
  }

  private func error(_ reason: DecoderError.Reason) -> DecoderError { DecoderError(.gif, at: position, reason) }

  /// The strings that codes stand for, each another one with an index at its end.
  private struct Table {
    let clearCode: Int
    let endCode: Int
    private let rootWidth: Int
    private(set) var codeWidth: Int
    private var next: Int
    private var previous: Int?
    private var prefixes = [UInt16](repeating: 0, count: maximumCodes)
    private var suffixes = [UInt8](repeating: 0, count: maximumCodes)
    private var firsts = [UInt8](repeating: 0, count: maximumCodes)
    private var lengths = [UInt16](repeating: 1, count: maximumCodes)

    init(rootWidth: Int) {
      self.rootWidth = rootWidth
      clearCode = 1 << rootWidth
      endCode = clearCode + 1
      next = endCode + 1
      codeWidth = rootWidth + 1
      for root in 0..<clearCode {
        suffixes[root] = UInt8(root)
        firsts[root] = UInt8(root)
      }
    }

    mutating func clear() {
      next = endCode + 1
      codeWidth = rootWidth + 1
      previous = nil
    }

    /// Learns from a code and returns its string's length, nil for a code that means nothing here.
    mutating func take(_ code: Int) -> Int? {
      if let previous {
        guard code < next || code == next && next < maximumCodes else { return nil }
        if next < maximumCodes {
          prefixes[next] = UInt16(previous)
          suffixes[next] = firsts[code == next ? previous : code]
          firsts[next] = firsts[previous]
          lengths[next] = lengths[previous] + 1
          next += 1
          if next == 1 << codeWidth, codeWidth < maximumWidth { codeWidth += 1 }
        }
      } else {
        guard code < clearCode else { return nil }
      }
      previous = code
      return Int(lengths[code])
    }

    /// Writes the string of the code just taken, as far as there is room.
    func write(to output: inout [UInt8], at start: Int, length: Int) {
      var code = previous ?? 0
      for position in stride(from: start + length - 1, through: start, by: -1) {
        if position < output.count { output[position] = suffixes[code] }
        code = Int(prefixes[code])
      }
    }
  }
}
