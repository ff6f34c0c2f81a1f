import CoreGraphics
import Springform

// Core Animation has one transform where the stage has one in the plane and one in space: what leaves a layer in its plane goes to
// the first, so that flat layers are drawn as such, and anything else to the second.

extension Layer {
  var wholeTransform: Transform3D {
    get { Transform3D(plane: transform, space: transform3D) }
    set { (transform, transform3D) = newValue.split }
  }
}

extension ReplicatorLayer {
  var wholeInstanceTransform: Transform3D {
    get { Transform3D(plane: instanceTransform, space: instanceTransform3D) }
    set { (instanceTransform, instanceTransform3D) = newValue.split }
  }
}

extension Transform3D {
  fileprivate init(plane: Springform.AffineTransform, space: Transform3D) {
    self = space.isIdentity ? Transform3D(plane) : Transform3D(plane).concatenating(space)
  }

  fileprivate var split: (plane: Springform.AffineTransform, space: Transform3D) {
    affine.map { ($0, .identity) } ?? (.identity, self)
  }

  /// What `scale` is in Core Animation's key paths: of all axes, but of a transform in the plane without the one that nobody sees.
  fileprivate var wholeScale: Double {
    get { affine?.scale ?? scale }
    set {
      guard var plane = affine else { return scale = newValue }
      plane.scale = newValue
      self = Transform3D(plane)
    }
  }

  /// Core Animation knows `scale.xy` as well, though its documentation does not name it: of both axes that one sees.
  fileprivate var seenScale: Double {
    get { (scaleX + scaleY) / 2 }
    set { (scaleX, scaleY) = (newValue, newValue) }
  }

  /// To the right and down.
  fileprivate var wholeTranslation: Vector {
    get { Vector(dx: translationX, dy: translationY) }
    set { (translationX, translationY) = (newValue.dx, newValue.dy) }
  }
}

extension LayerProperties {
  /// The key paths of a transform and of its parts.
  static func transform<Owner: Layer>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Transform3D>
  ) -> [String: any Property] {
    func part(_ part: WritableKeyPath<Transform3D, Double>) -> any Property {
      StoredProperty(keyPath.appending(path: part), .number)
    }
    let parts: [String: any Property] = [
      "rotation": part(\.rotationZ), "rotation.x": part(\.rotationX), "rotation.y": part(\.rotationY),
      "rotation.z": part(\.rotationZ), "scale": part(\.wholeScale), "scale.xy": part(\.seenScale),
      "scale.x": part(\.scaleX), "scale.y": part(\.scaleY), "scale.z": part(\.scaleZ),
      "translation.x": part(\.translationX),
      "translation.y": part(\.translationY), "translation.z": part(\.translationZ),
      "translation": StoredProperty(keyPath.appending(path: \.wholeTranslation), .offset),
    ]
    return parts.reduce(into: [name: StoredProperty(keyPath, .transform)]) { $0["\(name).\($1.key)"] = $1.value }
  }
}

extension Conversion<Transform3D> {
  static let transform = Conversion(
    read: { value in
      switch value {
      case let transform as CGAffineTransform: Transform3D(Springform.AffineTransform(transform))
      default: unboxed(value, as: CATransform3D.self).map { Transform3D($0) }
      }
    }, write: { CATransform3D($0) })
}

extension Transform3D {
  init(_ t: CATransform3D) {
    self.init(
      m11: Double(t.m11), m12: Double(t.m12), m13: Double(t.m13), m14: Double(t.m14), m21: Double(t.m21),
      m22: Double(t.m22), m23: Double(t.m23), m24: Double(t.m24), m31: Double(t.m31), m32: Double(t.m32),
      m33: Double(t.m33), m34: Double(t.m34), m41: Double(t.m41), m42: Double(t.m42), m43: Double(t.m43),
      m44: Double(t.m44))
  }
}

extension CATransform3D {
  init(_ t: Transform3D) {
    self.init()
    (m11, m12, m13, m14) = (CGFloat(t.m11), CGFloat(t.m12), CGFloat(t.m13), CGFloat(t.m14))
    (m21, m22, m23, m24) = (CGFloat(t.m21), CGFloat(t.m22), CGFloat(t.m23), CGFloat(t.m24))
    (m31, m32, m33, m34) = (CGFloat(t.m31), CGFloat(t.m32), CGFloat(t.m33), CGFloat(t.m34))
    (m41, m42, m43, m44) = (CGFloat(t.m41), CGFloat(t.m42), CGFloat(t.m43), CGFloat(t.m44))
  }
}
