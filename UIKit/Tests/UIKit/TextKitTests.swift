import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct TextKitTests {
  private static var attributes: [NSAttributedString.Key: Any] { [.font: UIFont.systemFont(ofSize: 10)] }

  /// The way to ask which letter was tapped: a storage, a layout manager and a container.
  @Test func lettersHavePlaces() {
    let stage = play(0) { _, _ in
      let storage = NSTextStorage(string: "first second", attributes: Self.attributes)
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 45, height: 100)))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      #expect(manager.numberOfGlyphs == 12 && container.layoutManager === manager)
      var lines: [NSRange] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) { rect, used, _, range, _ in
        #expect(rect.width == 45 && used.width < 45)
        lines.append(range)
      }
      #expect(lines == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 6)])
      let line = UIFont.systemFont(ofSize: 10).lineHeight
      #expect(abs(manager.usedRect(for: container).height - 2 * line) < 0.5)
      let width = ("fir" as NSString).size(withAttributes: Self.attributes).width
      #expect(abs(manager.location(forGlyphAt: 3).x - width) < 0.01)
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 6), in: container)
      #expect(abs(rect.minY - line) < 0.5 && rect.minX == 0)
      #expect(
        manager.characterIndex(
          for: CGPoint(x: width + 1, y: 3), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 3)
      #expect(manager.glyphIndex(for: CGPoint(x: 1, y: line + 3), in: container) == 6)
      storage.replaceCharacters(in: NSRange(location: 0, length: 6), with: "")
      #expect(abs(manager.usedRect(for: container).height - line) < 0.5)
    }
    #expect(stage.error == nil)
  }

  private final class Editor: NSObject, NSTextStorageDelegate {
    var log: [NSRange] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { log.append(NSRange(location: editedRange.location, length: delta)) }
  }

  /// A text view shows what is done to its storage, and the storage has what is set on the view.
  @Test func textViewsShareTheirStorage() {
    let stage = play(0) { view, _ in
      let (text, editor) = (UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Editor())
      view.addSubview(text)
      text.text = "abc"
      text.textStorage.delegate = editor
      text.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
      text.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
      #expect(text.text == "axyc" && editor.log.first == NSRange(location: 1, length: 1))
      #expect(text.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
      text.text = "new"
      #expect(text.textStorage.string == "new" && text.layoutManager.numberOfGlyphs == 3)
      text.textContainerInset = .zero
      text.layoutIfNeeded()
      #expect(text.layoutManager.usedRect(for: text.textContainer).minX == 0)
      // One that is made of a stack of one's own.
      let storage = NSTextStorage(string: "own", attributes: Self.attributes)
      let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 50, height: 50)))
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      #expect(UITextView(frame: .zero, textContainer: container).text == "own")
    }
    #expect(stage.error == nil)
  }

  private final class Guide: NSObject, UITextViewDelegate {
    var links: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      links.append("\(URL.absoluteString) \(characterRange.location)")
      return false
    }
  }

  @Test func linksAreTapped() {
    nonisolated(unsafe) let guide = Guide()
    let stage = play(1) { view, stage in
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.addSubview(text)
      (text.isEditable, text.delegate) = (false, guide)
      let words = NSMutableAttributedString(string: "go there", attributes: [.font: UIFont.systemFont(ofSize: 30)])
      words.addAttribute(.link, value: "https://example.org" as NSString, range: NSRange(location: 3, length: 5))
      text.attributedText = words
      stage.tape.tap(text, at: 0.2, location: CGPoint(x: 90, y: 25))
      stage.tape.tap(text, at: 0.6, location: CGPoint(x: 15, y: 25))
    }
    #expect(stage.error == nil && guide.links == ["https://example.org 3"])
  }

  /// An outline stands at the origin with y growing upward, and a line's runs tell where each letter stands.
  @Test func coreText() throws {
    let stage = play(0) { _, _ in
      let font = CTFontCreateWithName("Inter" as CFString, 20, nil)
      var letters = Array("lo".utf16)
      var glyphs: [CGGlyph] = [0, 0]
      #expect(CTFontGetGlyphsForCharacters(font, &letters, &glyphs, 2) && CTFontGetSize(font) == 20)
      let box = CTFontCreatePathForGlyph(font, glyphs[0], nil)?.boundingBoxOfPath ?? .zero
      #expect(abs(box.minY) < 0.5 && box.height > 13 && box.height < 20)
      var advances = [CGSize](repeating: .zero, count: 2)
      let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
      #expect(advances[1].width > advances[0].width && abs(sum - Double(advances[0].width + advances[1].width)) < 1e-9)
      let string = NSMutableAttributedString(string: "lolo", attributes: [.font: font])
      string.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
      let line = CTLineCreateWithAttributedString(string)
      let runs = CTLineGetGlyphRuns(line) as? [CTRun] ?? []
      #expect(runs.map { CTRunGetGlyphCount($0) } == [2, 2])
      var places = [CGPoint](repeating: .zero, count: 2)
      if runs.count == 2 { CTRunGetPositions(runs[1], CFRangeMake(0, 0), &places) }
      #expect(abs(Double(places[0].x) - sum) < 0.5 && places[0].y == 0)
      var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      #expect(abs(width - 2 * sum) < 0.5 && abs(ascent - font.ascender) < 0.5 && abs(descent + font.descender) < 0.5)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: places[0].x + 1, y: 0)) == 2)
      let frame = CTFramesetterCreateFrame(
        CTFramesetterCreateWithAttributedString(string), CFRangeMake(0, 0),
        CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil), nil)
      var origins = [CGPoint.zero]
      CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origins)
      #expect(CTFrameGetLines(frame).count == 1 && abs(origins[0].y - (50 - ascent)) < 0.5)
    }
    #expect(stage.error == nil)
  }

  /// Drawn with y growing upward, letters stand upright: an L has its foot below.
  @Test func linesAreDrawnUpright() {
    play(0) { _, _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
        context.cgContext.translateBy(x: 0, y: 40)
        context.cgContext.scaleBy(x: 1, y: -1)
        context.cgContext.textPosition = CGPoint(x: 5, y: 5)
        CTLineDraw(
          CTLineCreateWithAttributedString(
            NSAttributedString(string: "L", attributes: [.font: UIFont.systemFont(ofSize: 40)])), context.cgContext)
      }
      guard let bitmap = image.cgImage?.bitmap else { return }
      func ink(_ row: Int) -> Int { (0..<bitmap.width).count { bitmap[$0, row] >> 24 > 128 } }
      #expect(ink(34 * 3) > 2 * ink(20 * 3) && ink(20 * 3) > 0 && ink(37 * 3) == 0)
    }
  }
}
