import Springform
import Testing

import CoreGraphics
import QuartzCore

@Suite struct TextLayerTests {
  /// Where anything of a colour is, in whole points; the layer lies at the origin.
  private func ink(
    _ width: Double = 80, _ height: Double = 60, _ change: @escaping @Sendable (CATextLayer) -> Void
  ) throws -> CGRect {
    let stage = play(0) { _, root in
      let layer = CATextLayer()
      layer.foregroundColor = CGColor(gray: 0, alpha: 1)
      layer.fontSize = 28.16
      layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
      change(layer)
      root.addSublayer(layer)
    }
    return try darkPart(of: stage)
  }

  /// Apple's defaults: 36 points, white, from the leading edge, neither broken nor cut.
  @Test func defaults() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.foregroundColor == CGColor(gray: 1, alpha: 1) && layer.string == nil)
    #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural && layer.font == nil)
  }

  /// Capitals are 20.48 points high and stand 27.28 below the upper edge.
  @Test func startsAtTheUpperEdge() throws {
    let letter = try ink { $0.string = "H" }
    #expect(abs(letter.maxY - 27) <= 1 && abs(letter.height - 20.5) <= 1.5 && letter.minX >= 1 && letter.minX < 5)
    let attributed = try ink { layer in
      layer.string = NSAttributedString(
        string: "H", attributes: [NSAttributedString.Key("NSColor"): CGColor(gray: 0, alpha: 1)])
    }
    // Without a font of its own it has 12 points.
    #expect(abs(attributed.height - 8.7) <= 1.5)
    #expect(try ink { $0.string = nil } == .null)
  }

  @Test func alignment() throws {
    let right = try ink { ($0.string, $0.alignmentMode) = ("H", .right) }
    let center = try ink { ($0.string, $0.alignmentMode) = ("H", .center) }
    #expect(abs(center.midX - 40) <= 1 && right.maxX <= 80 && right.maxX > 75)
    let broken = try ink { ($0.string, $0.alignmentMode, $0.isWrapped) = ("H", .center, true) }
    #expect(broken == center)
    let justified = try ink { ($0.string, $0.alignmentMode, $0.isWrapped) = ("HH HH HHHHHH", .justified, true) }
    #expect(justified.minX < 5)
    #expect(kCAAlignmentCenter == .center && kCAAlignmentJustified == .justified && kCATruncationEnd == .end)
  }

  @Test func linesAreBrokenOrCut() throws {
    let text = "HHH HHH HHH HHH"
    // Nothing shows outside of the bounds.
    let free = try ink { $0.string = text }
    #expect(free.maxX == 80 && free.height < 23)
    let wrapped = try ink(80, 100) { ($0.string, $0.isWrapped) = (text, true) }
    #expect(wrapped.maxX < 80 && wrapped.height > 2 * 34)
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      let cut = try ink { ($0.string, $0.truncationMode) = (text, mode) }
      #expect(cut.maxX < 80 && cut.height < 23)
    }
    // Two lines have room.
    let both = try ink(80, 70) { ($0.string, $0.isWrapped, $0.truncationMode) = (text, true, .end) }
    #expect(both.maxY <= 34.08 + 28 && both.height > 34)
  }

  @Test func fontsByTheirNames() throws {
    let plain = try ink { $0.string = "HHH" }
    let bold = try ink { ($0.string, $0.font) = ("HHH", "Inter-Bold" as NSString) }
    let cg = try ink { ($0.string, $0.font) = ("HHH", CGFont("Inter-Bold" as CFString)) }
    let swift = try ink { ($0.string, $0.font) = ("HHH", "Inter-Bold" as CFTypeRef) }
    #expect(bold.width > plain.width && cg == bold && swift == bold)
    _ = play(0) { _, _ in
      let font = CGFont("Inter-Bold")
      #expect(font?.postScriptName == "Inter-Bold" && font?.fullName == "Inter Bold")
      // A file's own letters are not read.
      let provider = CGDataProvider(data: NSData())
      #expect(provider.flatMap { CGFont($0) }?.postScriptName == "Inter-Regular")
    }
    #expect(try ink { ($0.string, $0.font) = ("HHH", nil) } == plain)
  }

  @Test(arguments: ["fontSize", "foregroundColor"]) func isAnimated(keyPath: String) {
    var shown: Any?
    let stage = play(0.6) { _, root in
      let layer = CATextLayer()
      layer.string = "text"
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = keyPath == "fontSize" ? 10 : CGColor(gray: 0, alpha: 1)
      animation.toValue = keyPath == "fontSize" ? 30 : CGColor(gray: 1, alpha: 1)
      animation.duration = 1
      layer.add(animation, forKey: nil)
      at(0.5) { shown = layer.presentation()?.value(forKeyPath: keyPath) }
    }
    #expect(stage.error == nil)
    if let size = shown as? CGFloat { #expect(abs(size - 20) < 1e-6) }
    if let color = shown as? CGColor { #expect(abs((color.components?.first ?? 0) - 0.5) < 1e-6) }
    #expect(shown != nil)
  }
}
