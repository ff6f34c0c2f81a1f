/// A group's items, found by their names or by their numbers from 1.
final class ShapesReference: ExpressionObject {
  private let player: LottiePlayer
  private let items: [ShapeModel]
  private let group: GroupModel?
  /// Of a group, its place among the items that it lies with, from 1.
  private let number: Int?

  init(_ player: LottiePlayer, _ items: [ShapeModel]) {
    (self.player, self.items, group, number) = (player, items, nil, nil)
  }

  private init(_ player: LottiePlayer, _ group: GroupModel, number: Int) {
    (self.player, items, self.group, self.number) = (player, group.items, group, number)
  }

  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    switch arguments.first {
    case .number(let number):
      // Of a group itself, its second part is what it holds.
      if group != nil { return number == 2 ? .object(contents) : try found(nil) }
      return try found(Int(exactly: number).map { $0 - 1 })
    case .string(let name):
      if let own = try ownPart(name) { return own }
      try player.work?.spend(items.count / 16)
      return try found(items.firstIndex { $0.name == name })
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

  private func found(_ index: Int?) throws(ExpressionError) -> ExpressionValue {
    guard let index, items.indices.contains(index) else { throw .unknownName("content") }
    if case .group(let group) = items[index] { return .object(ShapesReference(player, group, number: index + 1)) }
    return .object(reference(index))
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    switch name {
    case "name", "_name": return group.map { .string($0.name) }
    case "propertyIndex": return number.map { .number(Double($0)) }
    case "content":
      return .object(
        ExpressionFunction { [contents] arguments throws(ExpressionError) in try contents.call(arguments) })
    case "transform":
      guard let transform = group?.transform else { return nil }
      return .object(MembersReference(player, transform.properties))
    default: return nil
    }
  }

  /// An item that is no group.
  private func reference(_ index: Int) -> MembersReference {
    let item = items[index]
    var members: [String: ExpressionValue] = [
      "name": .string(item.name), "_name": .string(item.name), "propertyIndex": .number(Double(index + 1)),
    ]
    if case .outline(.path(let path), _) = item { members["path"] = .property(OutlineReference(player, path)) }
    return MembersReference(player, item.properties, members: members)
  }

  /// Where the property with an expression stands; `nil` where none of the items has it.
  func place(of expression: Int) throws(ExpressionError) -> PropertyPlace? {
    func number(in properties: [ItemProperty]) -> Int? {
      properties.first { $0.property.expression == expression }?.number
    }
    try player.work?.spend(items.count)
    if let transform = group?.transform?.properties, let number = number(in: transform) {
      return PropertyPlace(number: number, owners: [MembersReference(player, transform), self])
    }
    let holders = group == nil ? [self] : [contents, self]
    for (index, item) in items.enumerated() {
      switch item {
      case .group(let group):
        guard var place = try ShapesReference(player, group, number: index + 1).place(of: expression) else { continue }
        place.owners += holders
        return place
      case .outline(.path(let path), _) where path.expression == expression:
        return PropertyPlace(number: 2, owners: [reference(index)] + holders)
      default:
        guard let number = number(in: item.properties) else { continue }
        return PropertyPlace(number: number, owners: [reference(index)] + holders)
      }
    }
    return nil
  }
}
