/// A number or a point of a shape layer's item, with what expressions call it.
struct ItemProperty {
  let name: String
  /// Its place among all that After Effects shows of the item, from 1.
  let number: Int
  let property: Property<Numbers>

  init(_ name: String, _ number: Int, _ property: Property<Numbers>) {
    (self.name, self.number, self.property) = (name, number, property)
  }
}

extension ShapeModel {
  var name: String {
    switch self {
    case .group(let group): group.name
    case .outline(_, let name), .modifier(_, let name): name
    case .style(let paint): paint.name
    case .repeater: ""
    }
  }

  /// A group and a repeater have none of their own.
  var properties: [ItemProperty] {
    switch self {
    case .group, .repeater, .outline(.path, _): []
    case .outline(.rectangle(let center, let size, let radius, _), _):
      [ItemProperty("size", 2, size), ItemProperty("position", 3, center), ItemProperty("roundness", 4, radius)]
    case .outline(.ellipse(let center, let size, _), _):
      [ItemProperty("size", 2, size), ItemProperty("position", 3, center)]
    case .outline(.star(let star), _):
      [
        ItemProperty("points", 3, star.points), ItemProperty("position", 4, star.center),
        ItemProperty("rotation", 5, star.rotation), ItemProperty("innerRadius", 6, star.innerRadius),
        ItemProperty("outerRadius", 7, star.outerRadius), ItemProperty("innerRoundness", 8, star.innerRoundness),
        ItemProperty("outerRoundness", 9, star.outerRoundness),
      ]
    case .style(let paint): paint.properties
    case .modifier(let modifier, _): modifier.properties
    }
  }
}

extension PaintModel {
  fileprivate var properties: [ItemProperty] {
    switch (content, stroke) {
    case (.color(let color, _), nil): [ItemProperty("color", 4, color), ItemProperty("opacity", 5, opacity)]
    case (.color(let color, _), let stroke?):
      [
        ItemProperty("color", 3, color), ItemProperty("opacity", 4, opacity),
        ItemProperty("strokeWidth", 5, stroke.width),
      ]
    case (.gradient(let gradient), nil):
      [
        ItemProperty("startPoint", 5, gradient.start), ItemProperty("endPoint", 6, gradient.end),
        ItemProperty("opacity", 10, opacity),
      ]
    case (.gradient(let gradient), let stroke?):
      [
        ItemProperty("startPoint", 4, gradient.start), ItemProperty("endPoint", 5, gradient.end),
        ItemProperty("opacity", 9, opacity), ItemProperty("strokeWidth", 10, stroke.width),
      ]
    }
  }
}

extension ModifierModel {
  fileprivate var properties: [ItemProperty] {
    switch self {
    case .trim(let start, let end, let offset, _):
      [ItemProperty("start", 1, start), ItemProperty("end", 2, end), ItemProperty("offset", 3, offset)]
    case .roundCorners(let radius): [ItemProperty("radius", 1, radius)]
    case .pucker(let amount): [ItemProperty("amount", 1, amount)]
    case .zigzag(let amplitude, let ridges, _):
      [ItemProperty("size", 1, amplitude), ItemProperty("ridgesPerSegment", 2, ridges)]
    case .offset(let amount, _, _): [ItemProperty("amount", 1, amount)]
    case .twist(let angle, let center): [ItemProperty("angle", 1, angle), ItemProperty("center", 2, center)]
    }
  }
}

extension TransformModel {
  /// As a group's.
  var properties: [ItemProperty] {
    var properties = [
      ItemProperty("anchorPoint", 1, anchor), ItemProperty("scale", 3, scale), ItemProperty("skew", 4, skew),
      ItemProperty("skewAxis", 5, skewAxis), ItemProperty("rotation", 6, rotation), ItemProperty("opacity", 7, opacity),
    ]
    if case .point(let position) = position { properties.append(ItemProperty("position", 2, position)) }
    return properties
  }
}
