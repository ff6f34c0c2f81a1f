import CPoppler
import QuartzCore
import Springform

/// A page of a PDF file as a picture: what asset catalogues have for lines and curves besides SVG.
struct PDFPicture {
  private let page: OpaquePointer
  /// In points.
  let size: Size

  /// The first page.
  /// - Returns: `nil` when the file is damaged, needs a password or has no page.
  init?(_ data: Data) {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let document = poppler_document_new_from_bytes(bytes, nil, nil) else { return nil }
    // The page keeps its document.
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    guard let page = poppler_document_get_page(document, 0) else { return nil }
    var (width, height) = (0.0, 0.0)
    poppler_page_get_size(page, &width, &height)
    (self.page, size) = (page, Size(width: width, height: height))
  }

  /// - Parameter scale: pixels per point.
  /// - Returns: `nil` for a page of no size, or of more pixels than a picture can have. Frees the page.
  func image(scale: Double) -> CGImage? {
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let limit = Double(Bitmap.maximumSide)
    guard width >= 1, height >= 1, width <= limit, height <= limit,
      width * height <= Double(Bitmap.maximumArea)
    else { return nil }
    var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
    pixels.withUnsafeMutableBytes { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
        4 * Int32(width))
      let context = cairo_create(surface)
      cairo_scale(context, scale, scale)
      poppler_page_render(page, context)
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return (try? Bitmap(width: Int(width), height: Int(height), pixels: pixels)).map { CGImage($0) }
  }
}
