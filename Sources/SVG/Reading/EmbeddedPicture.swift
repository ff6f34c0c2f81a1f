import SpringformCodecs
import SpringformNumerics

/// A picture that is written into a document, told by its bytes, as browsers do, and not by what its address calls it.
struct EmbeddedPicture {
  enum Kind: String {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case webP = "image/webp"
    case svg = "image/svg+xml"
  }

  let kind: Kind
  /// What the address calls it.
  let mediaType: Substring
  let bytes: [UInt8]
  /// Of those that have some.
  let pixels: Int

  /// - Parameter address: as a reference has it, `data:` and so on.
  /// - Returns: `nil` for anything else, and for pictures that do not begin as theirs do.
  init?(_ address: String) {
    guard address.hasPrefix("data:"), let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let head = address[..<comma].dropFirst("data:".count)
    let data = address[comma...].utf8.dropFirst()
    mediaType = head.prefix { $0 != ";" }
    guard let bytes = head.hasSuffix(";base64") ? Base64.decode(data) : Self.percentDecoded(data) else { return nil }
    self.bytes = bytes
    if let sides = Self.pngSides(bytes) {
      kind = .png
      // A side that no PNG may have makes too many.
      pixels = sides.contains { $0 > 1 << 20 } ? .max >> 1 : sides[0] * sides[1]
    } else if let size = JPEGHeader.size(bytes) {
      (kind, pixels) = (.jpeg, size.width * size.height)
    } else if bytes.starts(with: "RIFF".utf8) {
      let options = DecoderOptions(maximumArea: SVGDocument.maximumPixels)
      guard let info = try? AnimationDecoder(bytes: bytes, options: options).info, info.format == .webP else {
        return nil
      }
      (kind, pixels) = (.webP, info.width * info.height)
    } else if SVGDocument.isSVG(bytes) {
      (kind, pixels) = (.svg, 0)
    } else {
      return nil
    }
  }

  /// What librsvg reads in its place, and what is then otherwise than in browsers.
  struct Replacement {
    /// The picture that it draws as it is meant; `nil` for the same one.
    var address: String?
    var untold: [String] = []
    /// Whether there are letters in it, which are the machine's.
    var hasText = false
  }

  /// PNG in sRGB and JPEG are read as they are, if they are called so; all others, and PNG in other colors, become PNG, and
  /// documents are rewritten.
  var replacement: Replacement {
    switch kind {
    case .png, .webP:
      let options = DecoderOptions(maximumArea: SVGDocument.maximumPixels)
      guard var decoder = try? AnimationDecoder(bytes: bytes, options: options) else { return Self.damaged(kind) }
      let untold = decoder.info.frames.count > 1 ? [Self.stillness] : []
      if kind == .png, decoder.info.colorProfile == nil {
        return Replacement(address: mediaType == kind.rawValue ? nil : Self.address(kind, bytes), untold: untold)
      }
      guard let frame = try? decoder.nextFrame(), let png = try? PNGEncoder().encode(frame.bitmap) else {
        return Self.damaged(kind)
      }
      return Replacement(address: Self.address(.png, png), untold: untold)
    case .jpeg:
      return Replacement(
        address: mediaType == kind.rawValue ? nil : Self.address(kind, bytes), untold: JPEGHeader.peculiarities(bytes))
    case .svg:
      guard let document = try? SVGDocument(bytes) else { return Self.damaged(kind) }
      var result = Replacement(
        address: Self.address(kind, document.drawnBytes), untold: document.animation == nil ? [] : [Self.stillness])
      for warning in document.warnings {
        switch warning {
        case .text: result.hasText = true
        case .undrawn(let what, _): result.untold.append(what + " in a picture")
        case .foreignObject: result.untold.append("a <foreignObject> in a picture, which is not drawn")
        case .size, .unmoved, .rhythms: break
        }
      }
      return result
    }
  }

  private static let stillness = "what moves in a picture, which stands as it begins"

  private static func damaged(_ kind: Kind) -> Replacement {
    Replacement(untold: ["a picture (\(kind.rawValue)) that is damaged, which is not drawn"])
  }

  static func address(_ kind: Kind, _ bytes: [UInt8]) -> String {
    "data:\(kind.rawValue);base64," + Base64.encode(bytes)
  }

  private static func pngSides(_ bytes: [UInt8]) -> [Int]? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return nil
    }
    return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// RFC 3986, 2.1.
  private static func percentDecoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var digits: [UInt8]?
    for byte in text {
      if let first = digits {
        let next = first + [byte]
        digits = next
        guard next.count == 2 else { continue }
        guard let value = UInt8(String(decoding: next, as: UTF8.self), radix: 16) else { return nil }
        result.append(value)
        digits = nil
      } else if byte == UInt8(ascii: "%") {
        digits = []
      } else {
        result.append(byte)
      }
    }
    return digits == nil ? result : nil
  }
}
