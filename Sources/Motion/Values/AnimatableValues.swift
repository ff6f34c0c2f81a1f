public import SpringformGeometry

extension Double: Animatable, AnimatableOffset {
  public typealias Offset = Double
  public static var origin: Double { 0 }
}

extension Vector: Animatable, AnimatableOffset {
  public typealias Offset = Vector
  public static var origin: Vector { .zero }
  public var magnitude: Double { length }
}

extension Point: Animatable {
  public typealias Offset = Vector
  public static var origin: Point { .zero }
}

extension SIMD4<Double>: AnimatableOffset {
  public var magnitude: Double { (self * self).sum().squareRoot() }
}

extension Size: Animatable {
  public typealias Offset = Vector
  public static var origin: Size { .zero }

  public static func - (end: Size, start: Size) -> Vector {
    Vector(dx: end.width - start.width, dy: end.height - start.height)
  }

  public static func + (size: Size, offset: Vector) -> Size {
    Size(width: size.width + offset.dx, height: size.height + offset.dy)
  }
}

extension Rect: Animatable {
  public typealias Offset = SIMD4<Double>
  public static var origin: Rect { .zero }

  public static func - (end: Rect, start: Rect) -> SIMD4<Double> {
    SIMD4(end.minX - start.minX, end.minY - start.minY, end.width - start.width, end.height - start.height)
  }

  public static func + (rect: Rect, offset: SIMD4<Double>) -> Rect {
    Rect(
      x: rect.minX + offset[0], y: rect.minY + offset[1],
      width: rect.width + offset[2], height: rect.height + offset[3])
  }
}

extension CornerRadii: Animatable {
  public typealias Offset = SIMD4<Double>
  public static var origin: CornerRadii { .zero }

  public static func - (end: CornerRadii, start: CornerRadii) -> SIMD4<Double> {
    SIMD4(end.clockwise) - SIMD4(start.clockwise)
  }

  public static func + (radii: CornerRadii, offset: SIMD4<Double>) -> CornerRadii {
    CornerRadii(
      topLeft: radii.topLeft + offset[0], topRight: radii.topRight + offset[1],
      bottomRight: radii.bottomRight + offset[2], bottomLeft: radii.bottomLeft + offset[3])
  }
}

extension Color: Animatable {
  public typealias Offset = SIMD4<Double>
  public static var origin: Color { .clear }

  public static func - (end: Color, start: Color) -> SIMD4<Double> {
    SIMD4(end.red - start.red, end.green - start.green, end.blue - start.blue, end.alpha - start.alpha)
  }

  public static func + (color: Color, offset: SIMD4<Double>) -> Color {
    Color(
      red: color.red + offset[0], green: color.green + offset[1], blue: color.blue + offset[2],
      alpha: color.alpha + offset[3])
  }
}
