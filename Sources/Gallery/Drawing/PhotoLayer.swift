import Springform

/// A small drawn photograph.
final class PhotoLayer: Layer {
  enum Motif { case mist, bridge, tower, meadow }

  private var motif = Motif.mist

  convenience init(_ motif: Motif, frame: Rect) {
    self.init()
    self.motif = motif
    self.frame = frame
    masksToBounds = true
  }

  override func draw(in canvas: inout Canvas) {
    switch motif {
    case .mist: drawMist(in: &canvas)
    case .bridge: drawBridge(in: &canvas)
    case .tower: drawTower(in: &canvas)
    case .meadow: drawMeadow(in: &canvas)
    }
  }

  /// Mountains that fade into white.
  private func drawMist(in canvas: inout Canvas) {
    fillSky(.rgb(225, 228, 234), .rgb(250, 250, 252), in: &canvas)
    polygon(
      [(0, 0.62), (0.3, 0.45), (0.52, 0.55), (0.78, 0.4), (1, 0.56), (1, 1), (0, 1)], .rgb(205, 210, 220), in: &canvas)
    polygon(
      [(0, 0.86), (0.2, 0.62), (0.42, 0.42), (0.6, 0.66), (0.74, 0.58), (1, 0.84), (1, 1), (0, 1)],
      .rgb(120, 128, 142), in: &canvas)
    polygon([(0.42, 0.42), (0.5, 0.53), (0.44, 0.57), (0.4, 0.52), (0.34, 0.56), (0.33, 0.5)], .white, in: &canvas)
    let mist = Gradient(colors: [Color(white: 1, alpha: 0), .white])
    canvas.fill(.rect(bounds), with: .axial(mist, start: point(0.5, 0.62), end: point(0.5, 0.95)))
  }

  /// A red suspension bridge against a blue sky.
  private func drawBridge(in canvas: inout Canvas) {
    fillSky(.rgb(40, 110, 185), .rgb(130, 190, 225), in: &canvas)
    let red = Color.rgb(205, 62, 38)
    polygon([(0.42, 0.06), (0.66, 0.1), (0.78, 1), (0.36, 1)], red, in: &canvas)
    for y in [0.2, 0.42, 0.66] {
      polygon([(0.48, y), (0.62, y + 0.01), (0.65, y + 0.15), (0.47, y + 0.14)], .rgb(45, 100, 165), in: &canvas)
    }
    polygon([(0, 0.8), (1, 0.66), (1, 0.78), (0, 0.94)], .rgb(150, 40, 26), in: &canvas)
    for (start, end) in [((0, 0.62), (0.48, 0.08)), ((0.6, 0.1), (1, 0.5))] {
      var cable = Path()
      cable.move(to: point(start.0, start.1))
      cable.addQuadCurve(to: point(end.0, end.1), control: point((start.0 + end.0) / 2, (start.1 + end.1) / 2 + 0.12))
      canvas.stroke(cable, with: red, style: StrokeStyle(width: 1.6))
    }
  }

  /// A leaning tower with rows of arches.
  private func drawTower(in canvas: inout Canvas) {
    fillSky(.rgb(120, 150, 195), .rgb(215, 222, 232), in: &canvas)
    polygon([(0.36, 0.08), (0.8, 0.04), (0.7, 1), (0.22, 1)], .rgb(233, 224, 208), in: &canvas)
    polygon([(0.62, 0.055), (0.8, 0.04), (0.7, 1), (0.52, 1)], .rgb(206, 192, 172), in: &canvas)
    for row in 0..<6 {
      let y = 0.14 + 0.15 * Double(row)
      let left = 0.38 - 0.022 * Double(row)
      polygon(
        [(left - 0.04, y + 0.105), (left + 0.44, y + 0.085), (left + 0.44, y + 0.1), (left - 0.04, y + 0.12)],
        .rgb(176, 160, 140), in: &canvas)
      for column in 0..<4 {
        let x = left + 0.02 + 0.1 * Double(column)
        let corner = point(x, y - 0.01 * Double(column) / 3)
        let arch = Rect(origin: corner, size: Size(width: bounds.width * 0.055, height: bounds.height * 0.085))
        canvas.fill(.roundedRect(arch, cornerRadius: arch.width / 2), with: .rgb(122, 108, 98))
      }
    }
  }

  /// A meadow in the evening sun.
  private func drawMeadow(in canvas: inout Canvas) {
    fillSky(.rgb(255, 205, 95), .rgb(255, 240, 190), in: &canvas)
    let sun = Gradient(colors: [.white, Color.rgb(255, 245, 200, alpha: 0)])
    let glow = bounds.width * 0.7
    canvas.fill(.rect(bounds), with: .radial(sun, center: point(0.7, 0.26), radii: Size(width: glow, height: glow)))
    polygon(
      [(0, 0.5), (0.12, 0.44), (0.3, 0.5), (0.46, 0.42), (0.66, 0.5), (0.84, 0.45), (1, 0.5), (1, 1), (0, 1)],
      .rgb(122, 140, 58), in: &canvas)
    let grass = Gradient(colors: [.rgb(176, 178, 66), .rgb(86, 116, 42)])
    let field = Rect(x: 0, y: bounds.height * 0.58, width: bounds.width, height: bounds.height * 0.42)
    canvas.fill(.rect(field), with: .axial(grass, start: point(0.5, 0.58), end: point(0.5, 1)))
    for blade in 0..<9 {
      let x = 0.06 + 0.11 * Double(blade)
      let height = 0.12 + 0.05 * Double(blade * 5 % 4)
      polygon([(x - 0.015, 1), (x + 0.03, 1 - height), (x + 0.02, 1)], .rgb(214, 200, 96), in: &canvas)
    }
  }

  private func fillSky(_ top: Color, _ horizon: Color, in canvas: inout Canvas) {
    let sky = Gradient(colors: [top, horizon])
    canvas.fill(.rect(bounds), with: .axial(sky, start: point(0.5, 0), end: point(0.5, 0.7)))
  }

  private func polygon(_ corners: [(Double, Double)], _ color: Color, in canvas: inout Canvas) {
    var path = Path()
    for (x, y) in corners { path.isEmpty ? path.move(to: point(x, y)) : path.addLine(to: point(x, y)) }
    path.closeSubpath()
    canvas.fill(path, with: color)
  }

  /// A point by shares of width and height.
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x * bounds.width, y: y * bounds.height) }
}
