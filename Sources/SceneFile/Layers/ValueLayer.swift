import Springform
import SpringformExpressions

/// Holds an animatable value that is no layer's.
final class ValueLayer: Layer {
  @Animated var number = 0.0
  @Animated var point = Point.zero
  @Animated var color = Color.clear
}

extension Property {
  /// The property of the layer that holds an animatable value.
  static func holder(of type: ValueType) -> Property {
    switch type {
    case .point: .animated("point", \ValueLayer.point, "", get: { $0.point }, set: { $0.point = $1 })
    case .color: .animated("color", \ValueLayer.color, "", get: { $0.color }, set: { $0.color = $1 })
    default: .animated("number", \ValueLayer.number, "", get: { $0.number }, set: { $0.number = $1 })
    }
  }
}
