import Springform

/// The key paths that every layer has.
enum LayerProperties {
  nonisolated(unsafe) static let all =
    plain.merging(rect("bounds", \Layer.bounds)) { $1 }
    .merging(transform("transform", \Layer.wholeTransform)) { $1 }
    .merging(transform("sublayerTransform", \Layer.sublayerTransform)) { $1 }

  nonisolated(unsafe) private static let plain: [String: any Property] = [
    "position": StoredProperty(\Layer.position, .point),
    "position.x": StoredProperty(\Layer.position.x, .number),
    "position.y": StoredProperty(\Layer.position.y, .number),
    "anchorPoint": StoredProperty(\Layer.anchorPoint, .point),
    "anchorPoint.x": StoredProperty(\Layer.anchorPoint.x, .number),
    "anchorPoint.y": StoredProperty(\Layer.anchorPoint.y, .number),
    "anchorPointZ": StoredProperty(\Layer.anchorPointZ, .number),
    "zPosition": StoredProperty(\Layer.zPosition, .number),
    "hidden": StoredProperty(\Layer.isHidden, .flag),
    "doubleSided": StoredProperty(\Layer.isDoubleSided, .flag),
    "masksToBounds": StoredProperty(\Layer.masksToBounds, .flag),
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
    "backdropBlurRadius": StoredProperty(\Layer.backdropBlurRadius, .number),
  ]

  /// Those of layers that show pictures besides.
  nonisolated(unsafe) static let ofContents: [String: any Property] =
    ["contents": StoredProperty(\ContentLayer.pictures, .picture)]
    .merging(rect("contentsRect", \ContentLayer.part.shown)) { $1 }
    .merging(rect("contentsCenter", \ContentLayer.part.center)) { $1 }

  /// The key paths of a rectangle and of its parts.
  private static func rect<Owner: Layer>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Rect>
  ) -> [String: any Property] {
    func part(_ part: WritableKeyPath<Rect, Double>) -> any Property {
      StoredProperty(keyPath.appending(path: part), .number)
    }
    let parts: [String: any Property] = [
      "origin": StoredProperty(keyPath.appending(path: \.origin), .point),
      "origin.x": part(\.origin.x), "origin.y": part(\.origin.y),
      "size": StoredProperty(keyPath.appending(path: \.size), .size),
      "size.width": part(\.size.width), "size.height": part(\.size.height),
    ]
    return parts.reduce(into: [name: StoredProperty(keyPath, .rect)]) { $0["\(name).\($1.key)"] = $1.value }
  }

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
