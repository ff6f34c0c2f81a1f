import SpringformBitmap
import SpringformGeometry
import SpringformMotion
package import SpringformMotionRecord
import SpringformNumerics
import SpringformSVG
import SpringformText

/// A value that can be written down in a motion record.
package protocol Recordable {
  var recorded: RecordedValue { get }
}

/// A file that a layer shows, of which a record says what is in it.
package protocol RecordableFile: AnyObject, Recordable {
  /// `nil` where it is too much to be written down.
  var recordedFile: RecordedFile? { get }
}

extension RecordedValue {
  /// Any value: one that is not ``Recordable`` as what it prints.
  init(describing value: Any) {
    if let value = value as? any Recordable {
      self = value.recorded
    } else {
      self = .word((value as? LayerGradient)?.recordedText ?? "\(value)")
    }
  }
}

extension Double: Recordable { package var recorded: RecordedValue { .number(self) } }
extension Int: Recordable { package var recorded: RecordedValue { .number(Double(self)) } }
extension UInt64: Recordable { package var recorded: RecordedValue { .word("\(self)") } }
extension Bool: Recordable { package var recorded: RecordedValue { .flag(self) } }
extension String: Recordable { package var recorded: RecordedValue { .text(self) } }
extension Point: Recordable { package var recorded: RecordedValue { .numbers([x, y]) } }
extension Vector: Recordable { package var recorded: RecordedValue { .numbers([dx, dy]) } }
extension Size: Recordable { package var recorded: RecordedValue { .numbers([width, height]) } }
extension Rect: Recordable { package var recorded: RecordedValue { .numbers([minX, minY, width, height]) } }
extension AffineTransform: Recordable { package var recorded: RecordedValue { .numbers([a, b, c, d, tx, ty]) } }
extension Transform3D: Recordable { package var recorded: RecordedValue { .numbers(elements) } }
extension CornerRadii: Recordable {
  package var recorded: RecordedValue { common.map { .number($0) } ?? .numbers(clockwise) }
}
extension Color: Recordable { package var recorded: RecordedValue { .word(description) } }
extension Image: Recordable {
  package var recorded: RecordedValue { .word("\(bitmap.width)x\(bitmap.height) pixels \(bitmap.digest.short)") }
}
extension SVGDocument: Recordable {
  package var recorded: RecordedValue { .word("\(bytes.count) bytes \(Digest(of: bytes).short)") }
}
extension Path: Recordable { package var recorded: RecordedValue { .word(digestText) } }

extension Array: Recordable where Element: Recordable {
  package var recorded: RecordedValue {
    let values = map(\.recorded)
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    return numbers.count == count ? .numbers(numbers) : .word(values.map(\.listed).joined(separator: ", "))
  }
}

extension Optional: Recordable where Wrapped: Recordable {
  package var recorded: RecordedValue { self?.recorded ?? .word("none") }
}

extension RecordedValue {
  /// As part of a list.
  package var listed: String {
    switch self {
    case .number(let number): number.decimalText(places: Self.places)
    case .numbers(let numbers): "(\(numbers.map { $0.decimalText(places: Self.places) }.joined(separator: ", ")))"
    case .flag(let flag): "\(flag)"
    case .text(let text), .word(let text): text
    }
  }
}

extension LayerGradient {
  /// All of it, in words that are a part of the format.
  fileprivate var recordedText: String {
    func text(_ point: Point) -> String { "SpringformGeometry.Point(x: \(point.x), y: \(point.y))" }
    return "LayerGradient(colors: \(colors), locations: \(locations), "
      + "kind: SpringformScene.LayerGradient.Kind.\(kind.word), startPoint: \(text(startPoint)), "
      + "endPoint: \(text(endPoint)))"
  }
}

extension Path {
  /// How many elements there are, and a digest of them: two paths that differ by less than can be seen have the same.
  var digestText: String {
    var bytes: [UInt8] = []
    func add(_ kind: UInt8, _ points: Point...) {
      bytes.append(kind)
      for value in points.flatMap({ [$0.x, $0.y] }) {
        let rounded = value.rounded(places: RecordedValue.places)
        // Zero has two signs.
        withUnsafeBytes(of: (rounded == 0 ? 0 : rounded).bitPattern.littleEndian) { bytes += $0 }
      }
    }
    for element in elements {
      switch element {
      case .move(let end): add(0, end)
      case .line(let end): add(1, end)
      case .quadCurve(let end, let control): add(2, end, control)
      case .curve(let end, let control1, let control2): add(3, end, control1, control2)
      case .close: add(4)
      }
    }
    return "\(elements.count) elements \(Digest(of: bytes).short)"
  }
}

extension Digest {
  /// Enough of it to tell two values of one property apart.
  package var short: String { String(description.prefix(12)) }
}
