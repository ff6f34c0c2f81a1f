import Springform
import Testing

import CoreGraphics
import QuartzCore

@Suite struct EmitterCellRestTests {
  /// Only a part of the picture shows.
  @Test func cellsShowPartsOfPictures() throws {
    let black = 0xFF00_0000 as UInt32
    let picture = CGImage(try Bitmap(width: 20, height: 10, pixels: Array(repeating: black, count: 200)))
    let stage = play(0.5) { _, root in
      let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
      emitter.emitterPosition = CGPoint(x: 50, y: 50)
      (cell.birthRate, cell.lifetime, cell.contents) = (1000, 100, picture)
      cell.contentsRect = CGRect(x: 0, y: 0, width: 0.25, height: 1)
      #expect(cell.value(forKey: "birthRate") as? Double == 1000)
      emitter.emitterCells = [cell]
      root.addSublayer(emitter)
    }
    let dark = try darkPart(of: stage)
    #expect(abs(dark.width - 5) <= 1 && abs(dark.height - 10) <= 1)
  }
}
