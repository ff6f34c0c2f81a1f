import Springform
import Testing

import CoreGraphics

@Suite struct ShadingTests {
  /// A function of the way along a line says the colours: red grows by its square.
  @Test func shadingsAskAFunction() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        (output[0], output[1], output[2], output[3]) = (input[0] * input[0], 0, 0, 1)
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: &callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 0, y: 0), end: CGPoint(x: 50, y: 0),
        function: function, extendStart: false, extendEnd: true))
    context.drawShading(shading)
    let picture = try #require(context.makeImage()?.bitmap)
    #expect(abs(Int(picture[25, 0] >> 16 & 0xFF) - 66) <= 2 && picture[80, 0] == 0xFFFF_0000)
  }
}
