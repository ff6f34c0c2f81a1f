public import SpringformGeometry
import SpringformNumerics

/// A picture of shapes from an SVG file, sharp at every size.
///
/// It stands for itself: it refers to its own parts and to PNG pictures in it, and to nothing outside. Scripts do not run and
/// animations do not play. What is written with `<text>` looks as the machine's fonts do; everything else is the same everywhere.
///
/// Two documents are equal when their bytes are; comparing a document with itself and hashing cost next to nothing.
public final class SVGDocument: Hashable, Sendable {
  /// The largest file, in bytes.
  public static let maximumFileSize = 1 << 20
  /// The most elements that are drawn; one that is used again counts again.
  public static let maximumElements = 20_000
  /// How deep elements may lie in others, and those that they use in these.
  public static let maximumDepth = 64
  /// The most words of selectors in style sheets, times elements: each may have to be tried with each.
  public static let maximumStyling = 2_000_000
  /// The most pixels of all pictures in a document.
  public static let maximumPixels = 1 << 22

  package let bytes: [UInt8]
  /// The natural size in points, which are CSS's pixels: `width` and `height`, or what the `viewBox` makes of one of them, or
  /// the `viewBox`'s own size. Percentages count as missing. A document that says none of it has 300 x 150 points, as browsers
  /// have it.
  public let size: Size
  /// What `currentColor` is where nothing below the outermost element says otherwise: black as a rule. It is `clear` when the
  /// document writes it in another way than as a hexadecimal number.
  public let color: Color
  /// The names of the elements that can be drawn alone, in the order of the document.
  public let ids: [String]
  /// What will not look as the document's author may think.
  public let warnings: [SVGWarning]

  private let drawable: Set<String>
  private let handles: HandlePool

  /// Reads a document.
  /// - Parameter bytes: a whole file in UTF-8, not compressed.
  /// - Throws: ``SVGError``. Nothing is read or drawn of a document that is refused.
  public init(_ bytes: [UInt8]) throws(SVGError) {
    guard bytes.count <= Self.maximumFileSize else { throw .tooLarge(bytes: bytes.count) }
    let inspection = try Inspection(of: bytes)
    handles = try HandlePool(bytes)
    let natural = try handles.using(tint: nil) { $0.size }
    guard natural.map({ $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite }) ?? true else {
      throw .empty
    }
    self.bytes = bytes
    size = natural ?? Size(width: 300, height: 150)
    color = inspection.color
    ids = inspection.ids
    drawable = Set(inspection.ids)
    warnings = inspection.warnings + (natural == nil ? [.size] : [])
  }

  /// Whether an element of this name can be drawn alone.
  public func contains(_ id: String) -> Bool { drawable.contains(id) }

  /// Where an element lies at the document's own size, in points from its upper left corner: the box around it without the
  /// width of its lines, CSS's `fill-box`. `nil` when no element of this name can be drawn.
  public func box(of id: String) -> Rect? {
    guard contains(id) else { return nil }
    return try? handles.using(tint: nil) { [size] in $0.box(of: id, in: size) }
  }

  /// Draws the document, or one element where it lies in it, at the document's own size.
  /// - Parameters:
  ///   - context: a Cairo context.
  ///   - element: the only one to be drawn.
  ///   - tint: what `currentColor` is.
  /// - Throws: ``SVGError/drawing(message:)``, ``SVGError/noElement(_:)``.
  package func draw(_ element: String? = nil, tint: Color, on context: OpaquePointer?) throws(SVGError) {
    if let element, !contains(element) { throw .noElement(element) }
    let message = try handles.using(tint: tint == color ? nil : tint) { [size] in
      $0.draw(element, in: size, on: context)
    }
    if let message { throw .drawing(message: message) }
  }

  public static func == (a: SVGDocument, b: SVGDocument) -> Bool { a === b || a.bytes == b.bytes }

  public func hash(into hasher: inout Hasher) {
    // A few bytes tell most documents apart; equality decides.
    hasher.combine(bytes.count)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 64, 1)) { hasher.combine(bytes[index]) }
  }
}
