import CRSVG
import SpringformGeometry
import SpringformNumerics

/// A document as librsvg has parsed it. It may go from thread to thread; only one at a time may use it.
struct Handle: Sendable {
  /// An address, since pointers cannot be handed over between threads.
  private let address: UInt
  private(set) var tint: Color?

  private var pointer: UnsafeMutablePointer<RsvgHandle>? { UnsafeMutablePointer(bitPattern: address) }

  /// Without a place of its own the document cannot read other files.
  /// - Throws: ``SVGError/malformed(message:)``
  init(_ bytes: [UInt8]) throws(SVGError) {
    var error: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
      throw .malformed(message: Self.message(taking: error))
    }
    // CSS's pixels, of which an inch has 96.
    rsvg_handle_set_dpi(handle, 96)
    address = UInt(bitPattern: handle)
  }

  func release() { g_object_unref(pointer) }

  /// Has `currentColor` be a colour; `nil` changes nothing.
  mutating func setTint(_ tint: Color?) {
    guard let tint else { return }
    func byte(_ share: Double) -> Int { Int((share.clamped(to: 0...1, otherwise: 0) * 255).rounded()) }
    let alpha = tint.alpha.clamped(to: 0...1, otherwise: 0).decimalText(places: 4)
    let color = "rgba(\(byte(tint.red)), \(byte(tint.green)), \(byte(tint.blue)), \(alpha))"
    // It outweighs what the document says of its outermost element, and nothing that it says of others.
    let style = Array(":root { color: \(color) !important }".utf8)
    rsvg_handle_set_stylesheet(pointer, style, gsize(style.count), nil)
    self.tint = tint
  }

  /// The document's size in CSS's pixels; `nil` when it does not say it.
  var size: Size? {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(pointer, &width, &height) != 0 {
      // An inch of 2.54 cm is a little short.
      return Size(width: width.rounded(places: 4), height: height.rounded(places: 4))
    }
    var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (across, down, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    rsvg_handle_get_intrinsic_dimensions(pointer, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
    guard hasBox != 0 else { return nil }
    if let width = across.pixels { return Size(width: width, height: width * box.height / box.width) }
    if let height = down.pixels { return Size(width: height * box.width / box.height, height: height) }
    return Size(width: box.width, height: box.height)
  }

  /// The box around an element without its lines, in a document of a size; `nil` when there is no such element.
  func box(of id: String, in size: Size) -> Rect? {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var (ink, box) = (RsvgRectangle(), RsvgRectangle())
    guard rsvg_handle_get_geometry_for_layer(pointer, "#" + id, &viewport, &ink, &box, nil) != 0 else { return nil }
    return Rect(x: box.x, y: box.y, width: box.width, height: box.height)
  }

  /// Draws the document at a size, or one element where it lies in it.
  /// - Returns: what went wrong.
  func draw(_ element: String?, in size: Size, on context: OpaquePointer?) -> String? {
    var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutablePointer<GError>?
    let isDrawn = rsvg_handle_render_layer(pointer, context, element.map { "#" + $0 }, &viewport, &error)
    return isDrawn != 0 ? nil : Self.message(taking: error)
  }

  /// The part of a message that is for people, without the parser's own numbering.
  private static func message(taking error: UnsafeMutablePointer<GError>?) -> String {
    defer { g_error_free(error) }
    guard let text = error?.pointee.message.map({ String(cString: $0) }) else { return "unknown" }
    let words = text.split(separator: "\n").first.map(String.init) ?? text
    guard let place = words.firstRange(of: " on line "), let data = words.firstRange(of: " of data: ") else {
      return words
    }
    return "line \(words[place.upperBound..<data.lowerBound]): \(words[data.upperBound...])"
      .replacing(" column ", with: ", column ")
  }
}

extension RsvgLength {
  /// In CSS's pixels; `nil` for what depends on something else.
  fileprivate var pixels: Double? {
    switch unit {
    case RSVG_UNIT_PX: length
    case RSVG_UNIT_IN: length * 96
    case RSVG_UNIT_CM: length * 96 / 2.54
    case RSVG_UNIT_MM: length * 96 / 25.4
    case RSVG_UNIT_PT: length * 96 / 72
    case RSVG_UNIT_PC: length * 16
    default: nil
    }
  }
}
