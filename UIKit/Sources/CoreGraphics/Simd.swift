// What Accelerate's simd has for vectors and numbers.

public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>

// MARK: Numbers

/// A number, no smaller than one and no larger than another.
public func simd_clamp<Number: BinaryFloatingPoint>(_ x: Number, _ min: Number, _ max: Number) -> Number {
  Swift.min(Swift.max(x, min), max)
}

/// From 0 at one edge to 1 at the other, flat at both: 3 t² - 2 t³.
public func simd_smoothstep<Number: BinaryFloatingPoint>(_ edge0: Number, _ edge1: Number, _ x: Number) -> Number {
  guard edge0 != edge1 else { return x < edge0 ? 0 : 1 }
  let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return t * t * (3 - 2 * t)
}

/// What lies between two numbers.
/// - Parameter t: 0 for the first one, 1 for the second one.
public func simd_mix<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ t: Number) -> Number { x + t * (y - x) }

/// 0 below an edge, else 1.
public func simd_step<Number: BinaryFloatingPoint>(_ edge: Number, _ x: Number) -> Number { x < edge ? 0 : 1 }

/// What lies behind the point.
public func simd_fract<Number: BinaryFloatingPoint>(_ x: Number) -> Number { x - x.rounded(.down) }

/// 1, 0 or -1.
public func simd_sign<Number: BinaryFloatingPoint>(_ x: Number) -> Number { x == 0 ? 0 : x < 0 ? -1 : 1 }

public func smoothstep<Number: BinaryFloatingPoint>(_ x: Number, edge0: Number, edge1: Number) -> Number {
  simd_smoothstep(edge0, edge1, x)
}

// MARK: Vectors

extension SIMD where Scalar: BinaryFloatingPoint {
  fileprivate func mapped(_ map: (Scalar, Int) -> Scalar) -> Self {
    var result = self
    for index in indices { result[index] = map(self[index], index) }
    return result
  }
}

public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.mapped { simd_clamp($0, min[$1], max[$1]) } }

public func simd_smoothstep<Vector: SIMD>(_ edge0: Vector, _ edge1: Vector, _ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.mapped { simd_smoothstep(edge0[$1], edge1[$1], $0) } }

public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_smoothstep(edge0, edge1, x) }

public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.mapped { simd_mix($0, y[$1], t[$1]) } }

public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x.mapped { simd_mix($0, y[$1], t) } }

public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { x.indices.reduce(0) { $0 + x[$1] * y[$1] } }

public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, x) }

public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, x).squareRoot() }

public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(x - y) }

/// As long as 1, in the same direction.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x / simd_length(x) }

/// At right angles to two others.
public func simd_cross<Scalar: BinaryFloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
