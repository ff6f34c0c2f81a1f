/// What Apple's module `simd` does with Swift's own vectors, under the names that it has with the module's before them.
public enum simd {
  public static func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
  public static func length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, a).squareRoot() }
  public static func length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, a) }
  public static func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length(a - b) }
  public static func normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / length(a) }
  public static func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
}

// The same as C calls it.

public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd.dot(a, b) }
public func simd_length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { simd.length(a) }
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd.distance(a, b) }
public func simd_normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { simd.normalize(a) }

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
