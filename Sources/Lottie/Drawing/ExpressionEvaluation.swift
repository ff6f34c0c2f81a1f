import SpringformGeometry
import SpringformNumerics

/// Properties whose values expressions compute.
extension LottiePlayer {
  /// What an expression gives; `nil` where it fails, which is noted.
  func evaluate(_ number: Int, _ property: Property<Numbers>, _ keyed: Numbers, at frame: Double) -> Numbers? {
    guard let result = result(of: number, PropertyReference(self, property, isEvaluated: true), at: frame) else {
      return nil
    }
    guard let numbers = Self.numbers(of: result), !numbers.isEmpty, numbers.allSatisfy(\.isFinite) else {
      problems?.add(.type("it gives no number"))
      return nil
    }
    var value = keyed
    for (index, number) in numbers.prefix(4).enumerated() {
      value[index] = number.clamped(to: LottieReader.numbers, otherwise: 0)
    }
    return value
  }

  /// The components of what an expression gives: other properties in it stand for their values.
  private static func numbers(of value: ExpressionValue) -> [Double]? {
    switch value {
    case .property(let property): return (try? property.value()).flatMap { numbers(of: $0) }
    case .list(let values):
      let parts = values.compactMap { numbers(of: $0)?.first }
      return parts.count == values.count ? parts : nil
    default: return value.numbers
    }
  }

  func evaluate(_ number: Int, _ property: Property<Outline>, at frame: Double) -> Outline? {
    guard let result = result(of: number, OutlineReference(self, property), at: frame) else { return nil }
    guard case .path(let path) = result else {
      problems?.add(.type("it gives no path"))
      return nil
    }
    return Outline(path)
  }

  func result(
    of number: Int, _ property: any ExpressionProperty, at frame: Double
  ) -> ExpressionValue? {
    // One that asks for itself, perhaps by way of others, means what there is without it.
    guard let scope, !evaluating.contains(number) else { return nil }
    guard evaluating.count < Self.maximumDepth else {
      problems?.add(.tooDeep)
      return nil
    }
    var inner = self
    inner.evaluating.append(number)
    // Expressions that one asks work on its account.
    let work = self.work ?? ExpressionWork(steps: min(ExpressionWork.maximumSteps, limits.steps))
    let before = work.rest
    inner.work = work
    defer { limits.steps -= before - work.rest }
    let host = Host(inner, scope, property, number, frame)
    do throws(ExpressionError) {
      return try document.expressions[number].value(host, work: work)
    } catch {
      problems?.add(error)
      return nil
    }
  }

  /// How many expressions may ask each other.
  private static let maximumDepth = 64

  /// What went wrong with expressions, to be told.
  final class Problems {
    private(set) var errors: [ExpressionError] = []
    /// Whether there is more to lay at a moment than is laid.
    var isTooMuch = false

    func add(_ error: ExpressionError) { if errors.count < 100, !errors.contains(error) { errors.append(error) } }
  }
}

/// A player as one property's expression sees it.
private struct Host: ExpressionHost {
  let property: any ExpressionProperty
  let time: Double
  let frameRate: Double
  let seed: UInt64
  private let layer: LayerReference

  init(
    _ player: LottiePlayer, _ scope: LottiePlayer.Scope, _ property: any ExpressionProperty, _ number: Int,
    _ frame: Double
  ) {
    self.property = property
    frameRate = player.document.frameRate
    time = frame / frameRate
    seed = player.document.seeds[number]
    layer = LayerReference(player, scope)
  }

  func global(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    switch name {
    case "thisComp": return .object(CompositionReference(layer.player, layer.scope))
    case "thisLayer": return .object(layer)
    case "thisProperty": return .property(property)
    // A text's own expression sees the text without it.
    case "text" where property is TextReference: return .object(MembersReference(["sourceText": .property(property)]))
    default: return try layer.member(name)
    }
  }
}

/// A composition, as `thisComp` is.
final class CompositionReference: ExpressionObject {
  private let player: LottiePlayer
  private let scope: LottiePlayer.Scope

  init(_ player: LottiePlayer, _ scope: LottiePlayer.Scope) { (self.player, self.scope) = (player, scope) }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? {
    let (document, layers) = (player.document, scope.composition.layers)
    switch name {
    case "layer":
      return .object(
        ExpressionFunction { arguments throws(ExpressionError) in
          try self.player.work?.spend(layers.count / 16)
          let index =
            switch arguments.first {
            case .string(let name): layers.firstIndex { $0.name == name }
            case .number(let number): layers.firstIndex { $0.index == number }
            default: nil as Int?
            }
          guard let index else { throw .unknownName("layer") }
          return .object(LayerReference(self.player, self.scope.other(index)))
        })
    case "width": return .number(size.width)
    case "height": return .number(size.height)
    case "frameDuration": return .number(1 / document.frameRate)
    case "duration": return .number((document.frames.upperBound - document.frames.lowerBound) / document.frameRate)
    case "displayStartTime": return .number(document.frames.lowerBound / document.frameRate)
    case "numLayers": return .number(Double(layers.count))
    default: return nil
    }
  }

  private var size: Size {
    if let outer = scope.outer, case .composition(_, let size) = outer.layer.kind { return size }
    return player.document.size
  }
}

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
    case "name": return .string(layer.name)
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
    case "fromComp", "fromWorld":
      return .object(
        ExpressionFunction { [self] arguments throws(ExpressionError) in try moved(arguments, back: true) })
    case "text":
      guard case .text(let text) = layer.kind else { return nil }
      return .object(MembersReference(["sourceText": .property(TextReference(player, text))]))
    default: return transformMember(name, layer.transform)
    }
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
    let player = player
    return .object(
      ExpressionFunction { arguments throws(ExpressionError) in
        let value: EffectModel.Value? =
          switch arguments.first {
          case .string(let name):
            found.values.first { $0.name == name || $0.match == name }
              ?? (found.values.count == 1 ? found.values.first : nil)
          case .number(let number):
            found.values.indices.contains(Int(number.clamped) - 1) ? found.values[Int(number.clamped) - 1] : nil
          default: nil
          }
        guard let value else { throw .unknownName("effect") }
        return .property(PropertyReference(player, value.property))
      })
  }

  private func content(_ arguments: [ExpressionValue]) throws(ExpressionError) -> ExpressionValue {
    guard case .shapes(let items) = scope.layer.kind else { throw .unsupported("contents of a layer without shapes") }
    return try ShapesReference(player, items).call(arguments)
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

/// What has members and nothing else.
final class MembersReference: ExpressionObject {
  private let members: [String: ExpressionValue]

  init(_ members: [String: ExpressionValue]) { self.members = members }

  func member(_ name: String) throws(ExpressionError) -> ExpressionValue? { members[name] }
}

extension Double {
  /// A number that an index can be made of.
  fileprivate var clamped: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
