import SpringformBitmap
package import SpringformCodecs
import SpringformGeometry
import SpringformRaster
import SpringformScene

/// A device's screen or a page for pictures that were drawn elsewhere.
package struct PictureFrame {
  /// Of pictures with what stands around them, in pixels.
  package let width: Int
  package let height: Int
  private let frame: SceneFrame
  private let painter: JobPainter
  private let screen: Rect
  private let scale: Double

  /// - Parameters:
  ///   - framing: what stands around the pictures.
  ///   - width: the pictures', in pixels.
  ///   - height: likewise.
  ///   - scale: pixels per point.
  /// - Throws: `StyledTextError`, or a size that no bitmap can have.
  package init(_ framing: Framing, width: Int, height: Int, scale: Double) throws {
    self.scale = scale
    let size = Size(width: Double(width) / scale, height: Double(height) / scale)
    frame = try SceneFrame(around: size, background: .white, framing, scale: scale)
    screen = Rect(origin: .zero, size: size)
    let renderer = try Renderer(scale: scale)
    painter = try JobPainter(renderer: renderer, background: frame.background)
    (self.width, self.height) = try renderer.pixelSize(of: frame.background.size)
  }

  /// A picture with what stands around it.
  func framed(_ bitmap: Bitmap) throws -> Bitmap {
    var canvas = Canvas()
    canvas.draw(Image(bitmap, scale: scale), in: screen, interpolation: .nearest)
    let list = DisplayList(size: screen.size, background: .clear, commands: canvas.commands)
    return try painter.paint(
      .moment(DisplayList(size: frame.background.size, background: .clear, commands: frame.commands(for: list))))
  }

  /// Pixels per point of pictures that say nothing about it: the largest of 3, 2 and 1 with which they are as wide as the
  /// screen of a telephone at least.
  package static func usualScale(width: Int, height: Int) -> Double {
    [3, 2].first { Double(min(width, height)) / $0 >= narrowestScreen } ?? 1
  }

  /// Points: of the telephones of today the smallest.
  private static let narrowestScreen = 320.0
}

/// Frames pictures on their way to another sink; the same picture twice in a row is drawn once.
package final class FramingSink: FrameSink {
  private let frame: PictureFrame
  private let next: any FrameSink
  private var last: (source: Bitmap, result: Bitmap)?

  package var warnings: [EncoderWarning] { next.warnings }

  /// - Parameters:
  ///   - frame: what stands around the pictures.
  ///   - next: takes pictures of the frame's size.
  package init(_ frame: PictureFrame, _ next: any FrameSink) {
    self.frame = frame
    self.next = next
  }

  package func write(_ frame: Frame) async throws {
    var framed = frame
    if let last, last.source == frame.bitmap {
      framed.bitmap = last.result
    } else {
      framed.bitmap = try self.frame.framed(frame.bitmap)
      last = (frame.bitmap, framed.bitmap)
    }
    try await next.write(framed)
  }

  package func finish() async throws { try await next.finish() }
}
