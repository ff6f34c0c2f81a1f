/// The smallest upright rectangle around a layer in its superlayer, as a record tells it.
package struct LayerFrame: Hashable, Sendable {
  package let left: Double
  package let top: Double
  package let right: Double
  package let bottom: Double

  /// `nil` where the values are not those of a layer, or what it does in space decides its frame.
  /// - Parameters:
  ///   - layer: of a record.
  ///   - standards: what the record leaves out.
  ///   - time: when, in seconds of the scene. Animations are no part of what is known.
  package init?(_ layer: MotionRecord.Object, _ standards: StandardValues, at time: Double = 0) {
    guard layer.properties["rotation.x"] == nil, layer.properties["rotation.y"] == nil,
      layer.properties["transform3D"] == nil
    else { return nil }
    func numbers(_ property: String, _ count: Int) -> [Double]? {
      let value = layer.properties[property]?.value(at: time) ?? standards.value(of: property, kind: layer.kind)
      guard case .numbers(let numbers)? = value, numbers.count == count else { return nil }
      return numbers
    }
    guard let position = numbers("position", 2), let bounds = numbers("bounds", 4),
      let anchor = numbers("anchorPoint", 2), let transform = numbers("transform", 6)
    else { return nil }
    // A shape without bounds is where its path is.
    let box = bounds[2] > 0 && bounds[3] > 0 ? bounds : numbers("path.bounds", 4) ?? bounds
    let origin = (x: bounds[0] + anchor[0] * bounds[2], y: bounds[1] + anchor[1] * bounds[3])
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { corner in
      let x = box[0] + corner.0 * box[2] - origin.x
      let y = box[1] + corner.1 * box[3] - origin.y
      return (
        x: transform[0] * x + transform[2] * y + transform[4] + position[0],
        y: transform[1] * x + transform[3] * y + transform[5] + position[1]
      )
    }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  func agrees(with other: Self) -> Bool {
    // An anchor point's last digit is some hundredths of a point of a large layer.
    [left - other.left, top - other.top, right - other.right, bottom - other.bottom].allSatisfy { abs($0) < 0.02 }
  }
}
