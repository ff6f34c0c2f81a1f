/// A group's items, found by their names or by their numbers from 1.
final class ShapesReference: ExpressionObject {
  private let player: LottiePlayer
  private let items: [ShapeModel]
  private let group: GroupModel?

  init(_ player: LottiePlayer, _ items: [ShapeModel], group: GroupModel? = nil) {
    (self.player, self.items, self.group) = (player, items, group)
  }

  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    switch arguments.first {
    case .number(let number):
      // Of a group itself, its second part is what it holds.
      if group != nil { return number == 2 ? .object(contents) : try found(nil) }
      let index = Int(exactly: number) ?? 0
      return try found(items.indices.contains(index - 1) ? items[index - 1] : nil)
    case .string(let name):
      if let own = try ownPart(name) { return own }
      try player.work?.spend(items.count / 16)
      return try found(items.first { $0.name == name })
    default: throw .unsupported("contents that are asked for by neither name nor number")
    }
  }

  /// What holds the items alone.
  private var contents: ShapesReference { group == nil ? self : ShapesReference(player, items) }

  /// What a group calls its parts in every language.
  private func ownPart(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    guard group != nil else { return nil }
    switch name {
    case "Contents", "ADBE Vectors Group": return .object(contents)
    case "Transform", "ADBE Vector Transform Group": return try member("transform")
    default: return nil
    }
  }

  private func found(_ item: ShapeModel?) throws(ExpressionError) -> ExpressionValue {
    guard let item else { throw .unknownName("content") }
    if case .group(let group) = item { return .object(ShapesReference(player, group.items, group: group)) }
    return .object(Self.reference(player, item))
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    switch name {
    case "name", "_name": return group.map { .string($0.name) }
    case "content":
      return .object(
        ExpressionFunction { [contents] arguments throws(ExpressionError) in try contents.call(arguments) })
    case "transform":
      guard let transform = group?.transform else { return nil }
      return .object(MembersReference(player, numbers: transform.properties))
    default: return nil
    }
  }

  private static func reference(_ player: LottiePlayer, _ item: ShapeModel) -> MembersReference {
    var members: [String: ExpressionValue] = ["name": .string(item.name), "_name": .string(item.name)]
    if case .outline(.path(let path), _) = item { members["path"] = .property(OutlineReference(player, path)) }
    return MembersReference(player, numbers: item.properties, members: members)
  }

  // MARK: Owners

  /// What holds the property with an expression, the innermost first; `nil` where none of the items does.
  func owners(of expression: Int) throws(ExpressionError) -> [any ExpressionObject]? {
    try player.work?.spend(items.count)
    if let transform = group?.transform?.properties, transform.values.contains(where: { $0.expression == expression }) {
      return [MembersReference(player, numbers: transform), self]
    }
    let holders = group == nil ? [self] : [contents, self]
    for item in items {
      if case .group(let group) = item {
        let inner = ShapesReference(player, group.items, group: group)
        if let owners = try inner.owners(of: expression) { return owners + holders }
      } else if item.hasExpression(expression) {
        return [Self.reference(player, item)] + holders
      }
    }
    return nil
  }
}

extension ShapeModel {
  fileprivate var name: String {
    switch self {
    case .group(let group): group.name
    case .outline(_, let name), .modifier(_, let name): name
    case .style(let paint): paint.name
    case .repeater: ""
    }
  }

  fileprivate func hasExpression(_ number: Int) -> Bool {
    if case .outline(.path(let path), _) = self { return path.expression == number }
    return properties.values.contains { $0.expression == number }
  }

  /// Its numbers and points, by the names that expressions have for them.
  fileprivate var properties: [String: Property<Numbers>] {
    switch self {
    case .group, .repeater, .outline(.path, _): [:]
    case .outline(.rectangle(let center, let size, let radius, _), _):
      ["position": center, "size": size, "roundness": radius]
    case .outline(.ellipse(let center, let size, _), _): ["position": center, "size": size]
    case .outline(.star(let star), _):
      [
        "position": star.center, "points": star.points, "rotation": star.rotation, "outerRadius": star.outerRadius,
        "outerRoundness": star.outerRoundness, "innerRadius": star.innerRadius, "innerRoundness": star.innerRoundness,
      ]
    case .style(let paint): paint.properties
    case .modifier(let modifier, _): modifier.properties
    }
  }
}

extension PaintModel {
  fileprivate var properties: [String: Property<Numbers>] {
    var properties = ["opacity": opacity]
    switch content {
    case .color(let color, _): properties["color"] = color
    case .gradient(let gradient): (properties["startPoint"], properties["endPoint"]) = (gradient.start, gradient.end)
    }
    if let stroke { properties["strokeWidth"] = stroke.width }
    return properties
  }
}

extension ModifierModel {
  fileprivate var properties: [String: Property<Numbers>] {
    switch self {
    case .trim(let start, let end, let offset, _): ["start": start, "end": end, "offset": offset]
    case .roundCorners(let radius): ["radius": radius]
    case .pucker(let amount): ["amount": amount]
    case .zigzag(let amplitude, let ridges, _): ["size": amplitude, "ridgesPerSegment": ridges]
    case .offset(let amount, _, _): ["amount": amount]
    case .twist(let angle, let center): ["angle": angle, "center": center]
    }
  }
}

extension TransformModel {
  fileprivate var properties: [String: Property<Numbers>] {
    var properties = [
      "anchorPoint": anchor, "scale": scale, "rotation": rotation, "opacity": opacity, "skew": skew,
      "skewAxis": skewAxis,
    ]
    if case .point(let position) = position { properties["position"] = position }
    return properties
  }
}
