import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// The members of controls that few components use.
@Suite struct ControlRestTests {
  private func inScene(_ seconds: Double = 0, _ body: @escaping @Sendable (UIView, Stage) -> Void) {
    let stage = play(seconds) { view, stage in body(view, stage) }
    #expect(stage.error == nil)
  }
  private static func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// The track ends before the pictures at its ends.
  @Test func picturesAtASlidersEnds() {
    inScene { view, _ in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
      view.addSubview(slider)
      slider.minimumValueImage = Self.picture(20, 10)
      slider.maximumValueImage = Self.picture(30, 10)
      #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10.5, width: 20, height: 10))
      #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 29, y: 13.5, width: 132, height: 4))
      #expect(slider.subviews.contains { $0.frame == CGRect(x: 170, y: 10.5, width: 30, height: 10) })
    }
  }

  @Test func progressInPictures() {
    inScene { view, _ in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
      view.addSubview(bar)
      (bar.trackImage, bar.progressImage, bar.progress) = (Self.picture(4, 4), Self.picture(2, 4), 0.5)
      bar.layoutIfNeeded()
      let track = bar.subviews[0]
      #expect((track.subviews[1] as? UIImageView)?.image === bar.trackImage && track.backgroundColor == .clear)
      #expect(track.subviews[0].subviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 4))
      let work = Progress(totalUnitCount: 4)
      work.completedUnitCount = 1
      bar.observedProgress = work
      #expect(bar.progress == 0.25)
      bar.progressViewStyle = .bar
      #expect(bar.intrinsicContentSize.height == 2.5)
    }
  }

  @Test func pageControls() {
    inScene(1) { view, stage in
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 37))
      view.addSubview(pages)
      (pages.numberOfPages, pages.backgroundStyle) = (3, .prominent)
      (pages.currentPageIndicatorTintColor, pages.defersCurrentPageDisplay) = (.red, true)
      let (star, moon) = (Self.picture(5, 5), Self.picture(6, 6))
      pages.preferredIndicatorImage = star
      pages.setIndicatorImage(moon, forPage: 1)
      func dots() -> [UIImageView] { pages.subviews.compactMap { $0 as? UIImageView } }
      #expect(dots().map { $0.image?.size.width } == [5, 6, 5] && dots().map(\.tintColor)[0] == .red)
      #expect(pages.subviews[0].backgroundColor == .tertiarySystemFill && pages.indicatorImage(forPage: 1) === moon)
      stage.tape.tap(pages, at: 0.2, location: CGPoint(x: 90, y: 18))
      stage.perform(at: 0.6) {
        #expect(pages.currentPage == 1 && dots().map(\.tintColor)[1] != .red)
        pages.updateCurrentPageDisplay()
        #expect(dots().map(\.tintColor)[1] == .red)
      }
    }
  }

  /// A file of two pictures, and how long each shows.
  @Test func imageSources() throws {
    let source = CGImageSourceCreateWithData(Data() as NSData, nil)
    #expect(source == nil)
    let image = try #require(Self.gif)
    let frames = try #require(CGImageSourceCreateWithData(image as NSData, nil))
    #expect(CGImageSourceGetCount(frames) == 1 && CGImageSourceCreateImageAtIndex(frames, 0, nil)?.width == 1)
    let values = CGImageSourceCopyPropertiesAtIndex(frames, 0, nil)
    #expect(values?[kCGImagePropertyPixelWidth] as? Int == 1 && CGImageSourceCreateImageAtIndex(frames, 1, nil) == nil)
    let delay = (values?[kCGImagePropertyGIFDictionary] as? NSDictionary)?[kCGImagePropertyGIFDelayTime] as? Double
    #expect(delay.map { abs($0 - 0.1) < 1e-9 } == true)
  }
  /// One red pixel.
  private static let gif = Data(
    base64Encoded: "R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=")

  @Test func textsOfDocuments() throws {
    let html = Data("<p>One &amp; <b>two</b></p>3".utf8)
    let text = try NSAttributedString(data: html, options: [.documentType: NSAttributedString.DocumentType.html])
    #expect(text.string == "One & two\n3")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: html, options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    nonisolated(unsafe) let attachment = NSTextAttachment(image: UIImage())
    let with = NSAttributedString(attachment: attachment)
    #expect(
      with.length == 1 && with.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    inScene { _, _ in
      #expect(NSAttributedString(attachment: attachment).size().width == 0)
      var text = AttributedString("a")
      text.underlineStyle = .single
      text.font = .systemFont(ofSize: 20)
      let boxed = NSAttributedString(text)
      #expect(boxed.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1 && boxed.size().height > 20)
    }
  }

  @Test func paragraphsFontsAndPaths() {
    let style = NSMutableParagraphStyle()
    (style.baseWritingDirection, style.hyphenationFactor) = (.rightToLeft, 1)
    style.tabStops = [NSTextTab(textAlignment: .left, location: 10)]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.baseWritingDirection == .rightToLeft && copy == style && copy?.tabStops.first?.location == 10)
    let path = UIBezierPath()
    path.setLineDash([1, 2], count: 2, phase: 3)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [1, 2] && count == 2 && phase == 3)
    #expect(UIFont.Weight(0.4) == .bold)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 7
    #expect((animation.copy(with: nil) as? CABasicAnimation)?.duration == 7)
  }
}
