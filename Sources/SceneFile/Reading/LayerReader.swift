import Springform
import SpringformDocument

/// Reads layers and bodies.
struct LayerReader {
  private let context: ReaderContext
  private let isTemplate: Bool

  init(_ context: ReaderContext, isTemplate: Bool = false) {
    self.context = context
    self.isTemplate = isTemplate
  }

  private var problems: Problems { context.problems }

  /// How deep layers may be nested in a file.
  static let depthLimit = 32

  // MARK: Names

  /// What kind of layer a node describes: the key that only one kind has tells.
  static func kind(of node: Node, isBody: Bool = false) -> LayerKind {
    if isBody { return .shape }
    let marks: [(String, LayerKind)] = [
      ("text", .text), ("gradient", .gradient), ("image", .image), ("emitter", .emitter), ("copies", .replicator),
      ("scroll", .scroll), ("path", .shape), ("circle", .shape), ("ellipse", .shape), ("rect", .shape),
    ]
    return marks.first { key, _ in node[key] != nil && (key != "scroll" || node[key]?.flag == true) }?.1 ?? .layer
  }

  /// Notes the names of layers and of all inside, so that expressions can use them wherever they stand.
  static func collectNames(
    _ nodes: [Node], isRepeated: Bool = false, isBody: Bool = false, _ add: (Node, Bool, Bool) -> Void
  ) {
    for node in nodes {
      let isRepeated = isRepeated || node["repeat"] != nil
      if node["id"] != nil { add(node, isRepeated, isBody) }
      collectNames(node["layers"]?.elements ?? [], isRepeated: isRepeated, add)
      if let mask = node["mask"] { collectNames([mask], isRepeated: isRepeated, add) }
    }
  }

  // MARK: Layers

  func layer(_ node: Node, mapping: MappingSchema = .layer, depth: Int = 1, isMask: Bool = false) -> LayerPlan? {
    guard depth <= Self.depthLimit else {
      problems.add("layers are nested at most \(Self.depthLimit) deep", at: node.position)
      return nil
    }
    let fields = context.fields(node, mapping)
    guard fields.node.entries != nil else { return nil }
    let isBody = mapping.name == "body"
    if fields.entry("scroll") != nil { _ = fields.flag("scroll") }
    var plan = LayerPlan(position: node.position)
    plan.kind = Self.kind(of: node, isBody: isBody)
    plan.isMask = isMask
    plan.name = fields.entry("id")?.value.scalar?.text
    if let name = plan.name, let node = fields["id"] {
      if isTemplate {
        problems.add(
          "a template's layers have no names, because there may be many of them", at: node.position, hint: "use self")
      } else if case .layer(let symbol) = context.scope.symbols[name] {
        plan.slot = symbol.slot
      }
    }
    let (loops, inside) = context.loops(fields, "repeat", countsOnly: true)
    plan.loops = loops
    plan.selfSlot = inside.scope.locals.count
    let inner = inside.adding([Scope.Local(name: "self", type: .layer(plan.kind), isLive: true)])
    let steps = LayerSteps(inner, fields: fields, plan: plan)
    plan.steps = steps.steps()
    if isBody { plan.body = body(fields, inner) }
    let reader = LayerReader(inner, isTemplate: isTemplate)
    plan.children = (fields.entry("layers") == nil ? [] : fields.list("layers") ?? []).compactMap {
      reader.layer($0, depth: depth + 1)
    }
    if let mask = fields["mask"], let child = reader.layer(mask, depth: depth + 1, isMask: true) {
      plan.children.append(child)
    }
    if let appear = fields["appear"] { plan.appear = VerbReader(inner).actions(appear) }
    return plan
  }

  private func body(_ fields: Fields, _ inner: ReaderContext) -> BodyPlan {
    var plan = BodyPlan()
    plan.isActive = fields.entry("active").map { _ in fields.flag("active") ?? true } ?? true
    for property in BodyProperty.allCases {
      guard let node = fields[property.rawValue],
        let value = inner.constant(fields, property.rawValue, as: property.type)
      else { continue }
      plan.settings.append((property, value, node.position))
    }
    return plan
  }
}
