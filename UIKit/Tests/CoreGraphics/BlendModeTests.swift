import Springform
import Testing

import CoreGraphics

@Suite struct BlendModeTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let grey = CGColor(gray: 0.5, alpha: 1)

  /// The levels of red, green, blue and alpha in the middle of what is drawn, 20 by 20 pixels, on nothing.
  private func levels(x: Int = 10, y: Int = 10, _ draw: (CGContext) -> Void) throws -> [Int] {
    let context = CGContext(scale: 1, size: CGSize(width: 20, height: 20))
    draw(context)
    let pixel = try #require(context.makeImage()).bitmap[x, y]
    return [16, 8, 0, 24].map { Int(pixel >> $0 & 0xFF) }
  }

  private let all = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// Red with an alpha of a half, and blue above it with as much: the formulas of `CGBlendMode`'s documentation, premultiplied.
  @Test(arguments: [
    (CGBlendMode.normal, [64, 0, 128, 191]), (.clear, [0, 0, 0, 0]), (.copy, [0, 0, 128, 128]),
    (.sourceIn, [0, 0, 64, 64]), (.sourceOut, [0, 0, 64, 64]), (.sourceAtop, [64, 0, 64, 128]),
    (.destinationOver, [128, 0, 64, 191]), (.destinationIn, [64, 0, 0, 64]), (.destinationOut, [64, 0, 0, 64]),
    (.destinationAtop, [64, 0, 64, 128]), (.xor, [64, 0, 64, 128]), (.plusLighter, [128, 0, 128, 255]),
  ])
  func operators(mode: CGBlendMode, expected: [Int]) throws {
    let found = try levels { context in
      context.setAlpha(0.5)
      context.setFillColor(Self.red)
      context.fill(all)
      context.setBlendMode(mode)
      context.setFillColor(Self.blue)
      context.fill(all)
    }
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(mode): \(found)")
  }

  /// Opaque greys of a half and a quarter.
  @Test(arguments: [
    (CGBlendMode.multiply, 32), (.screen, 159), (.darken, 64), (.lighten, 128), (.difference, 64), (.exclusion, 128),
    (.overlay, 64), (.hardLight, 64), (.colorDodge, 170), (.colorBurn, 0), (.softLight, 96), (.luminosity, 64),
    (.hue, 128), (.saturation, 128), (.color, 128), (.plusLighter, 191),
  ])
  func mixtures(mode: CGBlendMode, expected: Int) throws {
    let found = try levels { context in
      context.setFillColor(Self.grey)
      context.fill(all)
      context.setBlendMode(mode)
      context.setFillColor(CGColor(gray: 0.25, alpha: 1))
      context.fill(all)
    }
    #expect(abs(found[0] - expected) <= 2 && found[3] == 255, "\(mode): \(found)")
  }

  /// What takes away keeps to what is drawn; what is drawn later is normal again.
  @Test func nothingBeside() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(Self.red)
      context.fill(all)
      context.saveGState()
      context.setBlendMode(.sourceOut)
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.setBlendMode(.clear)
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 2))
      context.addLine(to: CGPoint(x: 20, y: 2))
      context.strokePath()
      context.restoreGState()
      context.fillEllipse(in: CGRect(x: 8, y: 8, width: 4, height: 4))
    }
    #expect(try levels(x: 2, y: 10, draw) == [255, 0, 0, 255])
    #expect(try levels(x: 7, y: 7, draw) == [0, 0, 0, 0])
    #expect(try levels(x: 10, y: 1, draw) == [0, 0, 0, 0] && levels(x: 10, y: 4, draw) == [255, 0, 0, 255])
    #expect(try levels(x: 10, y: 10, draw) == [255, 0, 0, 255])
  }

  /// A picture in one colour, as it is tinted: its shape stays.
  @Test func tints() throws {
    let shape = try #require(
      {
        let context = CGContext(scale: 1, size: CGSize(width: 20, height: 20))
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        return context.makeImage()
      }())
    func draw(_ context: CGContext) {
      context.draw(shape, in: all)
      context.setBlendMode(.sourceIn)
      context.setFillColor(Self.blue)
      context.fill(all)
    }
    #expect(try levels(draw) == [0, 0, 255, 255])
    #expect(try levels(x: 2, y: 2, draw) == [0, 0, 0, 0])
  }

  @Test func clears() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(Self.red)
      context.fill(all)
      context.translateBy(x: 5, y: 0)
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(try levels(draw) == [0, 0, 0, 0])
    #expect(try levels(x: 4, draw) == [255, 0, 0, 255] && levels(x: 15, draw) == [255, 0, 0, 255])
  }

  /// Two squares that overlap fade as one, and meet what lies below as one.
  @Test func transparencyLayers() throws {
    func draw(_ context: CGContext) {
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(Self.red)
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
      context.fill(CGRect(x: 8, y: 0, width: 12, height: 20))
      context.endTransparencyLayer()
      context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 20, height: 3), auxiliaryInfo: nil)
      context.setBlendMode(.sourceOut)
      context.setFillColor(Self.blue)
      context.fill(all)
      context.endTransparencyLayer()
    }
    for x in [3, 10, 17] { #expect(try levels(x: x, draw) == [128, 0, 0, 128]) }
    let striped = try levels(y: 1, draw)
    #expect(zip(striped, [64, 0, 128, 191]).allSatisfy { abs($0 - $1) <= 1 }, "\(striped)")
  }

  /// A mask limits a drawing before it meets what was there.
  @Test func masksAndModes() throws {
    func draw(_ context: CGContext) {
      context.setFillColor(Self.grey)
      context.fill(all)
      context.addRect(all)
      context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
      context.clip(using: .evenOdd)
      context.setBlendMode(.multiply)
      context.fill(all)
    }
    #expect(try levels(draw)[0] == 128)
    #expect(abs(try levels(x: 2, draw)[0] - 64) <= 1)
  }
}
