import Springform
import Testing

import CoreGraphics
import QuartzCore

/// Where anything dark is on a stage, in whole points.
func darkPart(of stage: Stage) throws -> CGRect {
  #expect(stage.error == nil)
  let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  var dark: [Rect] = []
  for y in 0..<picture.height {
    for x in 0..<picture.width where picture[x, y] & 0xFF < 128 {
      dark.append(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
    }
  }
  return dark.dropFirst().reduce(dark.first) { $0?.union($1) }.map { CGRect($0) } ?? .null
}
