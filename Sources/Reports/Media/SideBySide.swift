import SpringformBitmap
import SpringformComparison
import SpringformGeometry
import SpringformRaster
import SpringformScene
import SpringformText

/// Pictures in a row on white, each below its title.
struct SideBySide {
  let width: Int
  let height: Int
  private let panel: PixelSize
  private let ground: Bitmap
  private static let gap = 12
  private static let titleHeight = 26

  /// - Parameters:
  ///   - titles: one for each picture.
  ///   - panel: the size of each picture in pixels, as shown.
  ///   - fonts: where the letters come from; without the font the titles are left out.
  /// - Throws: `BitmapError`, `RenderError`.
  init(titles: [String], panel: PixelSize, fonts: FontLibrary) throws {
    self.panel = panel
    width = titles.count * panel.width + (titles.count + 1) * Self.gap
    height = panel.height + Self.titleHeight + Self.gap
    var canvas = Canvas()
    for (index, title) in titles.enumerated() {
      let x = Double(Self.left(index, panel))
      let frame = Rect(
        x: x - 1, y: Double(Self.titleHeight) - 1, width: Double(panel.width) + 2, height: Double(panel.height) + 2)
      canvas.fill(.rect(frame), with: Palette.grid)
      let look = TextStyle(size: 13, isBold: true, color: Palette.text)
      let measure = TextMeasure(fonts: fonts)
      guard let label = try? measure.label(title, look, width: Double(panel.width)),
        let layout = try? measure.layout(label.text, look)
      else { continue }
      canvas.fill(layout, at: Point(x: x, y: 5), with: look.color)
    }
    let size = Size(width: Double(width), height: Double(height))
    ground = try Renderer().render(DisplayList(size: size, background: .white, commands: canvas.commands))
  }

  /// The row with these pictures; they are shrunk to the panels' size, with their sides' ratio kept.
  func picture(_ pictures: [Bitmap]) throws -> Bitmap {
    var result = ground
    for (index, picture) in pictures.enumerated() {
      result.lay(try fitted(picture), x: Self.left(index, panel), y: Self.titleHeight)
    }
    return result
  }

  /// The row with an old picture, a new one and how they differ.
  func comparison(_ old: Bitmap, _ new: Bitmap) throws -> Bitmap {
    guard old.size == new.size else {
      return try picture([old, new, try DifferencePicture(expected: old, actual: new).bitmap])
    }
    // As they are seen: what differs is looked for in no more pixels than are shown.
    let (old, new) = (try fitted(old), try fitted(new))
    return try picture([old, new, try DifferencePicture(expected: old, actual: new).bitmap])
  }

  private func fitted(_ picture: Bitmap) throws -> Bitmap {
    let scale = min(Double(panel.width) / Double(picture.width), Double(panel.height) / Double(picture.height), 1)
    let size = picture.size.scaled(by: scale)
    return try picture.resized(width: size.width, height: size.height)
  }

  private static func left(_ index: Int, _ panel: PixelSize) -> Int { gap + index * (panel.width + gap) }
}

extension Bitmap {
  /// Puts a picture, which must lie inside, on white and then here.
  fileprivate mutating func lay(_ picture: Bitmap, x: Int, y: Int) {
    let width = self.width
    withMutablePixels { target in
      picture.pixels.withUnsafeBufferPointer { source in
        for row in 0..<picture.height {
          for column in 0..<picture.width {
            let pixel = source[row &* picture.width &+ column]
            // Premultiplied, so what is missing to opaque is white's share in every component.
            let rest = 255 &- pixel >> 24
            target[(y &+ row) &* width &+ x &+ column] = pixel &+ rest &* 0x0101_0101
          }
        }
      }
    }
  }
}
