import CPixbuf
package import Springform

/// A photograph: a JPEG file, which Springform's own decoders do not read.
package enum PhotoPicture {
  /// How a JPEG file begins.
  static func isOne(_ data: Data) -> Bool { data.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The pixels, upright as the camera's notes say.
  /// - Returns: `nil` when the file is damaged or has more pixels than a picture can have.
  package static func bitmap(_ data: Data) -> Bitmap? {
    guard isOne(data), let loader = gdk_pixbuf_loader_new_with_type("jpeg", nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isRead = data.withUnsafeBytes {
      gdk_pixbuf_loader_write(loader, $0.bindMemory(to: UInt8.self).baseAddress, gsize($0.count), nil) != 0
    }
    let isComplete = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isRead, isComplete, let lying = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(lying)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return bitmap(of: upright)
  }

  private static func bitmap(of photo: OpaquePointer) -> Bitmap? {
    let (width, height) = (Int(gdk_pixbuf_get_width(photo)), Int(gdk_pixbuf_get_height(photo)))
    let (stride, channels) = (Int(gdk_pixbuf_get_rowstride(photo)), Int(gdk_pixbuf_get_n_channels(photo)))
    guard channels >= 3, let bytes = gdk_pixbuf_read_pixels(photo), width * height <= Bitmap.maximumArea else {
      return nil
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let place = bytes + y * stride + x * channels
        pixels.append(0xFF00_0000 | UInt32(place[0]) << 16 | UInt32(place[1]) << 8 | UInt32(place[2]))
      }
    }
    return try? Bitmap(width: width, height: height, pixels: pixels)
  }
}
