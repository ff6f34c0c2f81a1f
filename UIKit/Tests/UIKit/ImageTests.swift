import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct ImageTests {
  private let red: UInt32 = 0xFFFF_0000
  private let white: UInt32 = 0xFFFF_FFFF

  /// What a scene shows, 200 points wide and high, on white.
  private func picture(_ build: @escaping @Sendable (UIView) -> Void) throws -> Bitmap {
    let stage = play(0) { view, _ in build(view) }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  /// Red, with its left half transparent, of 20 by 10 points.
  private static func half(scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
  }

  @Test func renderersMakePictures() throws {
    play(0) { _, _ in
      let image = Self.half()
      #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2)
      #expect(image.cgImage?.width == 40 && image.cgImage?.height == 20)
      #expect(image.cgImage?.bitmap[19, 5] == 0 && image.cgImage?.bitmap[20, 5] == 0xFFFF_0000)
      // The screen's scale, and black where nothing is drawn.
      let format = UIGraphicsImageRendererFormat.preferred()
      #expect(format.scale == 3 && !format.opaque)
      format.opaque = true
      let opaque = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 10), format: format)
        .image { context in
          #expect(context.format === format && UIGraphicsGetCurrentContext() === context.cgContext)
          context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 5))
          context.cgContext.setFillColor(UIColor.red.cgColor)
          UIRectFill(CGRect(x: 5, y: 5, width: 5, height: 10))
          #expect(context.currentImage.size.width == 10)
        }.cgImage
      #expect(opaque?.width == 30 && opaque?.bitmap[5, 5] == 0xFFFF_0000 && opaque?.bitmap[5, 20] == 0xFF00_0000)
      let framed = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).image { context in
        context.stroke(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      #expect(framed.cgImage?.bitmap[1, 13] == 0xFF00_0000 && framed.cgImage?.bitmap[13, 13] == 0)
      let cleared = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.fill(CGRect(x: 3, y: 3, width: 3, height: 3), blendMode: .clear)
      }
      #expect(cleared.cgImage?.bitmap[1, 13] == 0xFFFF_0000 && cleared.cgImage?.bitmap[13, 13] == 0)
    }
  }

  @Test func imageContextsMakePictures() {
    play(0) { _, _ in
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(image?.scale == 3 && image?.cgImage?.width == 30 && image?.size.width == 10)
      #expect(image?.cgImage?.bitmap[14, 14] == 0xFF00_0000 && image?.cgImage?.bitmap[15, 15] == 0)
      UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 10)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 1)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.bitmap[5, 5] == 0xFF00_0000)
      UIGraphicsEndImageContext()
    }
  }

  @Test func picturesBecomeFilesAndComeBack() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent(UUID().uuidString + "@2x.png")
    defer { try? FileManager.default.removeItem(at: file) }
    play(0) { _, _ in
      let image = Self.half()
      let data = image.pngData() ?? Data()
      #expect(UIImage(data: data)?.cgImage == image.cgImage && UIImage(data: data)?.scale == 1)
      #expect(UIImage(data: data, scale: 2) == image)
      try? data.write(to: file)
      #expect(UIImage(contentsOfFile: file.path) == image)
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
      #expect(UIImage(data: renderer.pngData { _ in })?.cgImage?.width == 3)
    }
    #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(contentsOfFile: "/none.png") == nil)
    #expect(UIImage().size == .zero && UIImage().pngData() == nil && UIImage().cgImage == nil)
  }

  @Test func picturesAreDrawnUpright() throws {
    let picture = try picture { view in
      final class Drawn: UIView {
        override func draw(_ rect: CGRect) {
          let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
          }
          image.draw(at: CGPoint(x: 10, y: 10))
          image.draw(in: CGRect(x: 40, y: 10, width: 40, height: 40))
          image.withTintColor(.blue).draw(at: CGPoint(x: 10, y: 60))
        }
      }
      let drawn = Drawn(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      drawn.isOpaque = false
      view.addSubview(drawn)
    }
    #expect(picture[20, 15] == red && picture[20, 25] == white)
    #expect(picture[60, 28] == red && picture[60, 32] == white && picture[20, 65] == 0xFF00_00FF)
  }

  /// A view of 40 by 40 points shows a picture of 20 by 10.
  @Test func imageViewsShowPictures() throws {
    func shown(_ change: @escaping @Sendable (UIImageView) -> Void) throws -> [Bool] {
      let picture = try picture { view in
        let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        imageView.image = Self.half()
        change(imageView)
        view.addSubview(imageView)
      }
      return [(5, 20), (35, 20), (35, 5), (25, 20), (35, 12)].map { picture[$0.0, $0.1] == red }
    }
    #expect(try shown { _ in } == [false, true, true, true, true])
    #expect(try shown { $0.contentMode = .scaleAspectFit } == [false, true, false, true, true])
    #expect(try shown { $0.contentMode = .center } == [false, false, false, true, false])
    #expect(try shown { $0.image = nil } == [false, false, false, false, false])
  }

  @Test func imageViewsAreAsLargeAsTheirPictures() {
    play(0) { _, _ in
      let view = UIImageView(image: Self.half())
      #expect(view.bounds.size == CGSize(width: 20, height: 10) && !view.isUserInteractionEnabled)
      #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
      #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))
      #expect(UIImageView(image: nil).intrinsicContentSize.width == UIView.noIntrinsicMetric)
      #expect(UIImageView(image: nil).sizeThatFits(CGSize(width: 5, height: 5)) == .zero)
    }
  }

  /// A template has the view's tint colour, also when that changes above.
  @Test func templatesAreTinted() throws {
    let picture = try picture { view in
      let template = Self.half().withRenderingMode(.alwaysTemplate)
      #expect(template.renderingMode == .alwaysTemplate && template.size.width == 20)
      let places: [CGFloat] = [0, 30, 60]
      let views = places.map { x in
        let imageView = UIImageView(image: x == 60 ? template.withRenderingMode(.alwaysOriginal) : template)
        imageView.frame.origin.x = x
        view.addSubview(imageView)
        return imageView
      }
      views[0].tintColor = .green
      view.tintColor = .blue
    }
    #expect(picture[15, 5] == 0xFF00_FF00 && picture[5, 5] == white)
    #expect(picture[45, 5] == 0xFF00_00FF && picture[75, 5] == red)
  }

  @Test func highlightedViewsShowTheOtherPicture() throws {
    for isHighlighted in [false, true] {
      let picture = try picture { view in
        let imageView = UIImageView(
          image: Self.half(), highlightedImage: Self.half().withTintColor(.blue, renderingMode: .alwaysOriginal))
        imageView.isHighlighted = isHighlighted
        view.addSubview(imageView)
      }
      #expect(picture[15, 5] == (isHighlighted ? 0xFF00_00FF : red))
    }
  }
}
