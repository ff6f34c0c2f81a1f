/// A group's items, found by their names.
final class ShapesReference: ExpressionObject {
  private let player: LottiePlayer
  private let items: [ShapeModel]
  private let group: GroupModel?

  init(_ player: LottiePlayer, _ items: [ShapeModel], group: GroupModel? = nil) {
    (self.player, self.items, self.group) = (player, items, group)
  }

  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    guard case .string(let name)? = arguments.first else { throw .unsupported("contents by number") }
    if let own = try member(name == "Transform" ? "transform" : "") { return own }
    try player.work?.spend(items.count / 16)
    for item in items {
      switch item {
      case .group(let group) where group.name == name:
        return .object(ShapesReference(player, group.items, group: group))
      case .outline(.path(let property), let own) where own == name:
        return .object(MembersReference(["path": .property(OutlineReference(player, property))]))
      case .outline(.rectangle(let center, let size, let radius, _), let own) where own == name:
        return .object(members(["position": center, "size": size, "roundness": radius]))
      case .outline(.ellipse(let center, let size, _), let own) where own == name:
        return .object(members(["position": center, "size": size]))
      case .outline(.star(let star), let own) where own == name:
        return .object(
          members([
            "position": star.center, "points": star.points, "rotation": star.rotation, "outerRadius": star.outerRadius,
            "outerRoundness": star.outerRoundness, "innerRadius": star.innerRadius,
            "innerRoundness": star.innerRoundness,
          ]))
      case .modifier(let modifier, let own) where own == name: return .object(members(members(of: modifier)))
      case .style(let paint) where paint.name == name:
        var found = ["opacity": paint.opacity]
        if case .color(let color, _) = paint.content { found["color"] = color }
        if let stroke = paint.stroke { found["strokeWidth"] = stroke.width }
        return .object(members(found))
      default: continue
      }
    }
    throw .unknownName(name)
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    switch name {
    case "content":
      return .object(ExpressionFunction { [self] arguments throws(ExpressionError) in try call(arguments) })
    case "transform":
      guard let transform = group?.transform else { return nil }
      var found = [
        "anchorPoint": transform.anchor, "scale": transform.scale, "rotation": transform.rotation,
        "opacity": transform.opacity, "skew": transform.skew, "skewAxis": transform.skewAxis,
      ]
      if case .point(let position) = transform.position { found["position"] = position }
      return .object(members(found))
    default: return nil
    }
  }

  private func members(of modifier: ModifierModel) -> [String: Property<Numbers>] {
    switch modifier {
    case .trim(let start, let end, let offset, _): ["start": start, "end": end, "offset": offset]
    case .roundCorners(let radius): ["radius": radius]
    case .pucker(let amount): ["amount": amount]
    case .zigzag(let amplitude, let ridges, _): ["size": amplitude, "ridgesPerSegment": ridges]
    case .offset(let amount, _, _): ["amount": amount]
    case .twist(let angle, let center): ["angle": angle, "center": center]
    }
  }

  private func members(_ properties: [String: Property<Numbers>]) -> MembersReference {
    MembersReference(properties.mapValues { .property(PropertyReference(player, $0)) })
  }
}
