import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct PictureFormTests {
  /// Two pixels wide and three high, each of another red: 1 2, 3 4, 5 6.
  private static func numbered() -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3), format: format).image { context in
      for number in 1...6 {
        UIColor(red: CGFloat(number) / 255, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: (number - 1) % 2, y: (number - 1) / 2, width: 1, height: 1))
      }
    }
  }

  /// What an image shows drawn at a size, row by row.
  private static func numbers(_ image: UIImage, _ size: CGSize? = nil) -> [[Int]] {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    let drawn = UIGraphicsImageRenderer(size: size ?? image.size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size ?? image.size))
    }
    guard let bitmap = drawn.cgImage?.bitmap else { return [] }
    return (0..<bitmap.height).map { y in (0..<bitmap.width).map { Int(bitmap[$0, y] >> 16 & 0xFF) } }
  }

  /// As UIKit's documentation pictures them: `right` shows the pixels a quarter further clockwise.
  @Test func orientationsTurnAndMirror() {
    let stage = play(0) { view, _ in
      let image = Self.numbered()
      func turned(_ orientation: UIImage.Orientation) -> UIImage {
        image.cgImage.map { UIImage(cgImage: $0, scale: 1, orientation: orientation) } ?? UIImage()
      }
      let expected: [UIImage.Orientation: [[Int]]] = [
        .up: [[1, 2], [3, 4], [5, 6]], .down: [[6, 5], [4, 3], [2, 1]], .right: [[5, 3, 1], [6, 4, 2]],
        .left: [[2, 4, 6], [1, 3, 5]], .upMirrored: [[2, 1], [4, 3], [6, 5]],
        .downMirrored: [[5, 6], [3, 4], [1, 2]], .leftMirrored: [[1, 3, 5], [2, 4, 6]],
        .rightMirrored: [[6, 4, 2], [5, 3, 1]],
      ]
      for (orientation, numbers) in expected {
        let picture = turned(orientation)
        #expect(picture.imageOrientation == orientation && picture.cgImage == image.cgImage)
        #expect(Self.numbers(picture) == numbers, "\(orientation)")
        #expect(picture.size == CGSize(width: numbers[0].count, height: numbers.count))
        let mirrored = picture.withHorizontallyFlippedOrientation()
        #expect(Self.numbers(mirrored) == numbers.map { $0.reversed() }, "\(orientation)")
      }
      // A view shows what is drawn, from its other side where one reads from right to left.
      let shown = UIImageView(image: turned(.right))
      #expect((shown.layer.contents as? CGImage)?.width == 3)
      shown.semanticContentAttribute = .forceRightToLeft
      shown.image = image.imageFlippedForRightToLeftLayoutDirection()
      #expect(
        (shown.layer.contents as? CGImage).map { Self.numbers(UIImage(cgImage: $0)) } == [[2, 1], [4, 3], [6, 5]])
      view.addSubview(shown)
    }
    #expect(stage.error == nil)
  }

  /// The caps keep their sizes; between them one pixel is stretched, and more are shown again and again unless they are to be stretched.
  @Test func resizablePictures() {
    play(0) { view, _ in
      let image = Self.numbered()
      let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 0)
      let resizable = image.resizableImage(withCapInsets: caps)
      #expect(resizable.capInsets == caps && resizable.resizingMode == .tile && resizable.size == image.size)
      #expect(
        Self.numbers(resizable, CGSize(width: 4, height: 5)) == [
          [1, 2, 2, 2], [3, 4, 4, 4], [3, 4, 4, 4], [3, 4, 4, 4], [5, 6, 6, 6],
        ])
      let tiled = image.resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0))
      #expect(
        Self.numbers(tiled, CGSize(width: 4, height: 5)) == [
          [1, 2, 1, 2], [3, 4, 3, 4], [5, 6, 5, 6], [3, 4, 3, 4], [5, 6, 5, 6],
        ])
      let old = image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1)
      #expect(old.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 0) && old.resizingMode == .stretch)
      // A view's layer stretches the middle, or has a picture of the tiles.
      let stretched = UIImageView(image: resizable)
      #expect(stretched.layer.contentsCenter == CGRect(x: 0.5, y: 1.0 / 3, width: 0.5, height: 1.0 / 3))
      let repeated = UIImageView(image: tiled)
      repeated.frame.size = CGSize(width: 4, height: 5)
      repeated.layoutIfNeeded()
      #expect((repeated.layer.contents as? CGImage)?.width == 4)
      for view in [stretched, repeated] { view.image = image }
      #expect(stretched.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
      view.addSubview(stretched)
    }
  }

  @Test func otherSizesAndFiles() {
    play(0) { _, _ in
      let image = Self.numbered()
      let thumbnail = image.preparingThumbnail(of: CGSize(width: 4, height: 3))
      #expect(thumbnail?.size == CGSize(width: 4, height: 3) && image.preparingThumbnail(of: .zero) == nil)
      #expect(image.preparingForDisplay() == image)
      #expect(image.jpegData(compressionQuality: 0.8).flatMap { UIImage(data: $0) }?.cgImage == image.cgImage)
      let format = UIGraphicsImageRendererFormat.default()
      format.scale = 1
      let pattern = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { _ in
        image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 3, height: 3))
      }
      #expect(Self.numbers(pattern) == [[1, 2, 1], [3, 4, 3], [5, 6, 5]])
    }
  }

  @Test func componentsOfColors() {
    play(0) { _, _ in
      var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
      #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && white == 0.25 && alpha == 0.5)
      #expect(!UIColor.red.getWhite(&white, alpha: nil))
      #expect(UIColor.lightText == UIColor(white: 1, alpha: 0.6) && CGColor.white.numberOfComponents == 2)
      // Half of the pixels are red, and half of them blue.
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
        for (x, color) in [(0, UIColor.red), (1, .blue)] {
          color.setFill()
          context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
      }
      #expect(UIColor(patternImage: picture) == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    }
  }
}
