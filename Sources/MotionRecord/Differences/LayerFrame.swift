/// The smallest upright rectangle around a layer in its superlayer, as a record's first values tell it.
struct LayerFrame {
  private let sides: RecordedValue

  /// `nil` where the values are not those of a layer, or what it does in space decides its frame.
  init?(_ layer: MotionRecord.Object) {
    guard layer.properties["rotation.x"] == nil, layer.properties["rotation.y"] == nil,
      layer.properties["transform3D"] == nil
    else { return nil }
    func numbers(_ property: String, _ count: Int) -> [Double]? {
      guard case .numbers(let numbers)? = layer.properties[property]?.first ?? StandardValues.value(of: property),
        numbers.count == count
      else { return nil }
      return numbers
    }
    guard let position = numbers("position", 2), let bounds = numbers("bounds", 4),
      let anchor = numbers("anchorPoint", 2), let transform = numbers("transform", 6)
    else { return nil }
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { corner in
      let x = (corner.0 - anchor[0]) * bounds[2]
      let y = (corner.1 - anchor[1]) * bounds[3]
      return (
        x: transform[0] * x + transform[2] * y + transform[4] + position[0],
        y: transform[1] * x + transform[3] * y + transform[5] + position[1]
      )
    }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    sides = .numbers([x.min(), x.max(), y.min(), y.max()].map { $0 ?? 0 })
  }

  func agrees(with other: Self) -> Bool { sides.distance(to: other.sides).map { $0 < 0.005 } ?? false }
}
