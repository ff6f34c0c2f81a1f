import CCairo
import SpringformGeometry
import SpringformSVG

/// Reads a document, and draws it and its elements small. Refusals are fine; anything else is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    let document = try SVGDocument(Array(UnsafeBufferPointer(start: data, count: count)))
    precondition(document.size.width > 0 && document.size.height > 0)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 16, 16)
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_scale(context, 16 / document.size.width, 16 / document.size.height)
    try document.draw(tint: document.color, on: context)
    for id in document.ids.prefix(4) {
      precondition(document.box(of: id) != nil)
      try document.draw(id, tint: .systemRed, on: context)
    }
  } catch {
    precondition(!error.description.isEmpty)
  }
  return 0
}
