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
    case .point: .animated(LayerProperty("point", \ValueLayer.point, { $0.point }, { $0.point = $1 }))
    case .color: .animated(LayerProperty("color", \ValueLayer.color, { $0.color }, { $0.color = $1 }))
    default: .animated(LayerProperty("number", \ValueLayer.number, { $0.number }, { $0.number = $1 }))
    }
  }
}
