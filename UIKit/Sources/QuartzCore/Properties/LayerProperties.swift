import Springform

/// The key paths that every layer has.
enum LayerProperties {
  nonisolated(unsafe) static let all: [String: any Property] = [
    "position": StoredProperty(\Layer.position, .point),
    "position.x": StoredProperty(\Layer.position.x, .number),
    "position.y": StoredProperty(\Layer.position.y, .number),
    "bounds": StoredProperty(\Layer.bounds, .rect),
    "bounds.origin": StoredProperty(\Layer.bounds.origin, .point),
    "bounds.origin.x": StoredProperty(\Layer.bounds.origin.x, .number),
    "bounds.origin.y": StoredProperty(\Layer.bounds.origin.y, .number),
    "bounds.size": StoredProperty(\Layer.bounds.size, .size),
    "bounds.size.width": StoredProperty(\Layer.bounds.size.width, .number),
    "bounds.size.height": StoredProperty(\Layer.bounds.size.height, .number),
    "anchorPoint": StoredProperty(\Layer.anchorPoint, .point),
    "zPosition": StoredProperty(\Layer.zPosition, .number),
    "opacity": StoredProperty(\Layer.opacity, .float),
    "backgroundColor": StoredProperty(\Layer.backgroundColor, .color),
    "cornerRadius": StoredProperty(\Layer.cornerRadius, .number),
    "borderWidth": StoredProperty(\Layer.borderWidth, .number),
    "borderColor": StoredProperty(\Layer.borderColor, .color),
    "shadowColor": StoredProperty(\Layer.shadowColor, .color),
    "shadowOpacity": StoredProperty(\Layer.shadowOpacity, .float),
    "shadowOffset": StoredProperty(\Layer.shadowOffset, .offset),
    "shadowPath": StoredProperty(\Layer.shadowPath, .path),
    "shadowRadius": StoredProperty(\Layer.shadowRadius, .number),
    "transform": StoredProperty(\Layer.transform, .transform),
    "transform.rotation": StoredProperty(\Layer.transform.rotation, .number),
    "transform.rotation.z": StoredProperty(\Layer.transform.rotation, .number),
    "transform.scale": StoredProperty(\Layer.transform.scale, .number),
    "transform.scale.x": StoredProperty(\Layer.transform.scaleX, .number),
    "transform.scale.y": StoredProperty(\Layer.transform.scaleY, .number),
    "transform.translation.x": StoredProperty(\Layer.transform.tx, .number),
    "transform.translation.y": StoredProperty(\Layer.transform.ty, .number),
  ]

  /// Those of a shape besides.
  nonisolated(unsafe) static let ofShapes: [String: any Property] = [
    "path": StoredProperty(\ShapeLayer.path, .path),
    "fillColor": StoredProperty(\ShapeLayer.fillColor, .color),
    "strokeColor": StoredProperty(\ShapeLayer.strokeColor, .color),
    "strokeStart": StoredProperty(\ShapeLayer.strokeStart, .number),
    "strokeEnd": StoredProperty(\ShapeLayer.strokeEnd, .number),
    "lineWidth": StoredProperty(\ShapeLayer.lineWidth, .number),
    "lineDashPhase": StoredProperty(\ShapeLayer.lineDashPhase, .number),
    "miterLimit": StoredProperty(\ShapeLayer.miterLimit, .number),
  ]
}
