import Springform

/// The key paths that every layer has.
enum LayerProperties {
  nonisolated(unsafe) static let all =
    plain.merging(transform("transform", \Layer.wholeTransform)) { $1 }
    .merging(transform("sublayerTransform", \Layer.sublayerTransform)) { $1 }

  nonisolated(unsafe) private static let plain: [String: any Property] = [
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
    "anchorPoint.x": StoredProperty(\Layer.anchorPoint.x, .number),
    "anchorPoint.y": StoredProperty(\Layer.anchorPoint.y, .number),
    "anchorPointZ": StoredProperty(\Layer.anchorPointZ, .number),
    "zPosition": StoredProperty(\Layer.zPosition, .number),
    "opacity": StoredProperty(\Layer.opacity, .float),
    "backgroundColor": StoredProperty(\Layer.backgroundColor, .color),
    "cornerRadius": StoredProperty(\Layer.cornerRadius, .number),
    "borderWidth": StoredProperty(\Layer.borderWidth, .number),
    "borderColor": StoredProperty(\Layer.borderColor, .color),
    "shadowColor": StoredProperty(\Layer.shadowColor, .color),
    "shadowOpacity": StoredProperty(\Layer.shadowOpacity, .float),
    "shadowOffset": StoredProperty(\Layer.shadowOffset, .offset),
    "shadowOffset.width": StoredProperty(\Layer.shadowOffset.dx, .number),
    "shadowOffset.height": StoredProperty(\Layer.shadowOffset.dy, .number),
    "shadowPath": StoredProperty(\Layer.shadowPath, .path),
    "shadowRadius": StoredProperty(\Layer.shadowRadius, .number),
  ]

  /// That of layers that show pictures besides.
  nonisolated(unsafe) static let contents = StoredProperty(\ContentLayer.pictures, .picture)

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
