package import Springform

// How Core Graphics' values become the stage's, and back.

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Point {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Size {
  package init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGRect {
  package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Rect {
  package init(_ rect: CGRect) { self.init(origin: Point(rect.origin), size: Size(rect.size)) }
}

extension StrokeStyle.Cap {
  package init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension StrokeStyle.Join {
  package init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}
