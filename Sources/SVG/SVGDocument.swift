public import SpringformGeometry
import SpringformCodecs
import SpringformNumerics
import Synchronization

/// A picture of shapes from an SVG file, sharp at every size.
///
/// It stands for itself: it refers to its own parts and to pictures in it (PNG, JPEG, WebP, SVG), and to nothing outside. Scripts do
/// not run. What moves in it by itself, by SMIL or by CSS, is its ``animation``, of which a moment is drawn. What is written with
/// `<text>` looks as the machine's fonts do; everything else is the same everywhere.
///
/// Two documents are equal when their bytes and their variables are; comparing a document with itself and hashing cost next to nothing.
public final class SVGDocument: Hashable, Sendable {
  /// The largest file, in bytes.
  public static let maximumFileSize = 1 << 20
  /// The most elements that are drawn; one that is used again counts again.
  public static let maximumElements = 20_000
  /// The most dashes of a line: Cairo keeps all of them, seen or not.
  public static let maximumDashes = 100_000
  /// How deep elements may lie in others, and those that they use in these.
  public static let maximumDepth = 64
  /// The most words of selectors in style sheets, times elements: each may have to be tried with each.
  public static let maximumStyling = 2_000_000
  /// The most bytes of the values that what moves goes through, those of each element counted.
  public static let maximumMotion = 1 << 24
  /// How deep documents may lie in others as pictures.
  package static let maximumPictureDepth = 2
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
  /// What moves in it by itself; `nil` for a still picture.
  public let animation: SVGAnimation?
  /// The variables of CSS that its outermost element declares, by their names with both hyphens, or what has been set instead.
  public let variables: [String: String]

  /// What librsvg draws, as it begins.
  let drawnBytes: [UInt8]
  private let settings: [String: String]
  private let drawable: Set<String>
  private let pictures = PictureStore()
  /// The document as it is, or as it begins.
  private let handles: HandlePool
  private let moments = Mutex<[(moment: Moment, handles: HandlePool)]>([])

  private struct Moment: Equatable {
    let time: Double
    let tint: Color?
  }

  /// So many moments are kept, for pictures that show one more than once.
  private static let kept = 4

  /// Reads a document.
  /// - Parameters:
  ///   - bytes: a whole file in UTF-8, perhaps compressed with gzip.
  ///   - settings: variables of CSS that the outermost element has instead of what it declares, by their names with both
  ///     hyphens.
  /// - Throws: ``SVGError``. Nothing is read or drawn of a document that is refused.
  public init(_ bytes: [UInt8], variables settings: [String: String] = [:]) throws(SVGError) {
    var bytes = bytes
    if Gzip.isCompressed(bytes) {
      guard let expanded = Gzip.expanded(bytes, atMost: Self.maximumFileSize) else { throw .compressed }
      bytes = expanded
    }
    guard bytes.count <= Self.maximumFileSize else { throw .tooLarge(bytes: bytes.count) }
    let inspection = try Inspection(of: bytes)
    let written = try HandlePool(bytes)
    let natural = try written.using(tint: nil) { $0.size }
    guard natural.map({ $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite }) ?? true else {
      throw .empty
    }
    self.bytes = bytes
    size = natural ?? Size(width: 300, height: 150)
    self.settings = settings
    let rewriting = try Rewriting(bytes, size: size, settings: settings, pictures: pictures)
    if let rewritten = rewriting?.bytes {
      // What was put in is held to the same limits.
      _ = try Inspection(of: rewritten)
      handles = try HandlePool(rewritten)
      drawnBytes = rewritten
    } else {
      handles = written
      drawnBytes = bytes
    }
    color = inspection.color
    ids = inspection.ids
    drawable = Set(inspection.ids)
    animation = rewriting?.animation
    variables = rewriting?.variables ?? [:]
    var warnings = inspection.warnings + (natural == nil ? [.size] : []) + (rewriting?.warnings ?? [])
    if let animation, animation.duration > 0 {
      // What is seen on the way only.
      let middle = SVGMoment(animation: animation, time: animation.begin + animation.duration / 2)
      let more = try Rewriting(bytes, size: size, settings: settings, moment: middle, pictures: pictures)
      warnings += more?.warnings.filter { [warnings] in !warnings.contains($0) } ?? []
    }
    self.warnings = warnings
  }

  /// A color as CSS writes it; `nil` for anything else.
  package static func color(_ text: String) -> Color? { CSSColor.color(text) }

  /// Whether a file can be nothing but an SVG document: compressed with gzip, or beginning as XML does.
  package static func isSVG(_ bytes: [UInt8]) -> Bool {
    if Gzip.isCompressed(bytes) { return true }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
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
  ///   - time: the moment of what moves in it, in seconds since its beginning.
  /// - Throws: ``SVGError/drawing(message:)``, ``SVGError/noElement(_:)``.
  package func draw(
    _ element: String? = nil, tint: Color, time: Double = 0, on context: OpaquePointer?
  ) throws(SVGError) {
    if let element, !contains(element) { throw .noElement(element) }
    let tint = tint == color ? nil : tint
    let message = try handles(at: Moment(time: time, tint: tint)).using(tint: tint) { [size] in
      $0.draw(element, in: size, on: context)
    }
    if let message { throw .drawing(message: message) }
  }

  /// The document as it is at a moment.
  private func handles(at moment: Moment) throws(SVGError) -> HandlePool {
    guard let animation, moment != Moment(time: 0, tint: nil) else { return handles }
    if let known = moments.withLock({ $0.first { $0.moment == moment } }) { return known.handles }
    let shown = SVGMoment(animation: animation, time: moment.time, tint: moment.tint)
    guard let rewritten = try Rewriting(bytes, size: size, settings: settings, moment: shown, pictures: pictures)?.bytes
    else {
      return handles
    }
    _ = try Inspection(of: rewritten)
    let handles = try HandlePool(rewritten)
    moments.withLock { [kept = Self.kept] moments in
      if moments.count >= kept { moments.removeFirst() }
      moments.append((moment, handles))
    }
    return handles
  }

  public static func == (a: SVGDocument, b: SVGDocument) -> Bool {
    a === b || a.bytes == b.bytes && a.settings == b.settings
  }

  public func hash(into hasher: inout Hasher) {
    // A few bytes tell most documents apart; equality decides.
    hasher.combine(bytes.count)
    for index in stride(from: 0, to: bytes.count, by: max(bytes.count / 64, 1)) { hasher.combine(bytes[index]) }
  }
}
