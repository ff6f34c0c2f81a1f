import SpringformGeometry

/// A layer, as `thisLayer` is, with its transform, effects and contents.
final class LayerReference: ExpressionObject {
  let player: LottiePlayer
  let scope: LottiePlayer.Scope

  init(_ player: LottiePlayer, _ scope: LottiePlayer.Scope) {
    self.player = player.scoped(scope)
    self.scope = scope
  }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    let (layer, rate) = (scope.layer, player.document.frameRate)
    switch name {
    case "transform": return .object(self)
    case "effect":
      return .object(ExpressionFunction { [self] arguments throws(ExpressionError) in try effect(arguments) })
    case "content":
      return .object(ExpressionFunction { [self] arguments throws(ExpressionError) in try content(arguments) })
    case "index": return .number(layer.index ?? Double(scope.index + 1))
    case "name", "_name": return .string(layer.name)
    case "inPoint": return .number(layer.inPoint / rate)
    case "outPoint": return .number(layer.outPoint / rate)
    case "startTime": return .number(layer.start / rate)
    case "active": return .boolean(scope.frame >= layer.inPoint && scope.frame < layer.outPoint)
    case "hasParent": return .boolean(layer.parent != nil)
    case "parent":
      guard let parent = layer.parent else { return .undefined }
      return .object(LayerReference(player, scope.other(parent)))
    case "width": return .number(size.width)
    case "height": return .number(size.height)
    case "toComp", "toWorld":
      return .object(
        ExpressionFunction { [self] arguments throws(ExpressionError) in try moved(arguments, back: false) })
    case "fromComp", "fromWorld", "fromCompToSurface":
      return .object(
        ExpressionFunction { [self] arguments throws(ExpressionError) in try moved(arguments, back: true) })
    case "text":
      guard case .text(let text) = layer.kind else { return nil }
      return .object(MembersReference(["sourceText": .property(TextReference(player, text))]))
    default: return transformMember(name, layer.transform)
    }
  }

  /// Its parts by the names that After Effects has for them in every language, and what else by the name that it shows.
  func call(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    switch arguments.first {
    case .string("ADBE Root Vectors Group"), .string("Contents"), .number(2): return .object(try contents())
    case .string("ADBE Effect Parade"), .string("Effects"), .number(4):
      return .object(ExpressionFunction { [self] arguments throws(ExpressionError) in try effect(arguments) })
    case .string("ADBE Transform Group"), .string("Transform"): return .object(self)
    case .string(let name): if let member = try member(name.asMember) { return member }
    default: break
    }
    throw .unsupported("a part of a layer by this name")
  }

  /// Where the property with an expression stands.
  func place(of expression: Int) throws(ExpressionError) -> PropertyPlace? {
    for effect in scope.layer.effects {
      try player.work?.spend(1 + effect.values.count / 4)
      guard let index = effect.values.firstIndex(where: { $0.property.expression == expression }) else { continue }
      return PropertyPlace(number: index + 1, owners: [EffectReference(self, effect), self])
    }
    guard case .shapes(let list) = scope.layer.kind,
      var place = try ShapesReference(player, list.items).place(of: expression)
    else { return PropertyPlace(owners: [self]) }
    place.owners.append(self)
    return place
  }

  private var size: Size {
    switch scope.layer.kind {
    case .composition(_, let size), .solid(let size, _, _): return size
    default: return player.document.size
    }
  }

  private func transformMember(_ name: String, _ transform: TransformModel) -> ExpressionValue? {
    func reference(_ property: Property<Numbers>?) -> ExpressionValue? {
      property.map { .property(PropertyReference(player, $0)) }
    }
    switch name {
    case "anchorPoint", "anchor_point": return reference(transform.anchor)
    case "scale": return reference(transform.scale)
    case "rotation", "zRotation", "rotationZ": return reference(transform.rotation)
    case "xRotation", "rotationX": return reference(transform.rotationX)
    case "yRotation", "rotationY": return reference(transform.rotationY)
    case "orientation": return reference(transform.orientation)
    case "opacity": return reference(transform.opacity)
    case "skew": return reference(transform.skew)
    case "skewAxis": return reference(transform.skewAxis)
    case "position":
      if case .point(let property) = transform.position { return reference(property) }
      let place = player.position(transform.position, at: scope.frame)
      return .vector([place.x, place.y, place.z])
    case "xPosition": if case .split(let x, _, _) = transform.position { return reference(x) }
    case "yPosition": if case .split(_, let y, _) = transform.position { return reference(y) }
    default: break
    }
    return nil
  }

  private func effect(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    let effects = scope.layer.effects
    let found: EffectModel? =
      switch arguments.first {
      case .string(let name): effects.first { $0.name == name || $0.match == name }
      case .number(let number):
        effects.indices.contains(Int(number.clamped) - 1) ? effects[Int(number.clamped) - 1] : nil
      default: nil
      }
    guard let found else { throw .unknownName("effect") }
    return .object(EffectReference(self, found))
  }

  private func content(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    try contents().call(arguments)
  }

  private func contents() throws(ExpressionError) -> ShapesReference {
    guard case .shapes(let list) = scope.layer.kind else {
      throw .type("contents are asked of a layer without shapes")
    }
    return ShapesReference(player, list.items)
  }

  private func moved(_ arguments: [ExpressionValue], back: Bool) throws(ExpressionError) -> ExpressionValue {
    guard let numbers = arguments.first?.numbers, numbers.count >= 2 else { throw .type("a point is needed") }
    // Each parent's place may lie on a bow, which is measured.
    try player.work?.spend(40 * LottieReader.maximumParents)
    let place = player.place(of: scope)
    guard let matrix = back ? place.inverted : place else { throw .type("a layer has no area") }
    let point = Point(x: numbers[0], y: numbers[1]).applying(matrix)
    return .vector([point.x, point.y] + numbers.dropFirst(2))
  }
}
