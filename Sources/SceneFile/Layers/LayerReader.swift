import Springform
import SpringformDocument
import SpringformExpressions

/// Reads layers and bodies.
struct LayerReader {
  private let context: ReaderContext
  private let isTemplate: Bool
  /// The stack that the layers are read in, by its number.
  private let stack: Int?

  init(_ context: ReaderContext, isTemplate: Bool = false, in stack: Int? = nil) {
    self.context = context
    self.isTemplate = isTemplate
    self.stack = stack
  }

  private var problems: Problems { context.problems }

  /// How deep layers may be nested in a file.
  static let depthLimit = 32

  // MARK: Names

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

  /// - Parameters:
  ///   - schema: the keys that there are, where they are not those of every layer.
  ///   - slot: its own, where it has one without a name.
  func layer(
    _ node: Node, schema: MappingSchema? = nil, slot: Int? = nil, isBody: Bool = false, depth: Int = 1,
    isMask: Bool = false
  ) -> LayerPlan? {
    guard depth <= Self.depthLimit else {
      problems.add("layers are nested at most \(Self.depthLimit) deep", at: node.position)
      return nil
    }
    let base = schema ?? (isBody ? BodyKeys.schema : LayerKeys.format.schema)
    let use = schema == nil || schema?.name == SpawnKeys.format.schema.name ? ComponentUse(node, context) : nil
    let mapping = Mapping(node, use?.declaration.schema(base) ?? base, keys: LayerKeys.format.keys, context)
    guard node.entries != nil else { return nil }
    var plan = LayerPlan(position: node.position)
    plan.kind = use?.declaration.kind ?? (isBody ? .shape : .of(node))
    plan.isMask = isMask
    plan.slot = slot
    if let node = mapping.read(\.id), let name = node.scalar?.text {
      plan.name = name
      if isTemplate {
        problems.add(
          "a template's layers have no names, because there may be many of them", at: node.position, hint: "use self")
      } else if case .object(let symbol) = context.scope.symbols[name] {
        plan.slot = symbol.slot
      }
    }
    plan.isPlaced = LayoutGraph.isPlaced(mapping.entries)
    plan.number = context.file.layout.add(plan, in: stack)
    let (loops, inside) = mapping.loops(\.counters, where: \.condition, countsOnly: true)
    plan.loops = loops
    plan.selfSlot = inside.context.scope.locals.count
    let inner = inside.context.adding([Scope.Local(name: "self", type: .layer(plan.kind), isLive: true)])
    let layer = mapping.with(inner)
    let steps = LayerStepReader(
      mapping: layer, plan: plan, isBody: isBody, given: use?.declaration.parameterNames ?? [])
    if let use {
      guard let (instance, following) = use.plan(steps) else { return nil }
      plan.instance = instance
      plan.steps = following
    } else {
      InvisibleLayers(node, layer.entries, plan, context.file, isBody: isBody, isInStack: stack != nil).check()
    }
    plan.steps += steps.steps()
    if isBody { plan.body = BodyPlan(layer.reading(BodyKeys.format.keys)) }
    let reader = LayerReader(inner, isTemplate: isTemplate, in: plan.kind.inherits(.stack) ? plan.number : nil)
    plan.children = (layer.read(\.layers) ?? []).compactMap { reader.layer($0, depth: depth + 1) }
    if let mask = layer.read(\.mask), let child = reader.layer(mask, depth: depth + 1, isMask: true) {
      plan.children.append(child)
    }
    if let appear = layer.read(\.appear) { plan.appear = VerbReader(inner).actions(appear) }
    return plan
  }
}

extension BodyPlan {
  fileprivate init(_ body: Mapping<BodyKeys>) {
    isActive = body.read(\.active) ?? true
    settings = body.read(\.properties).map { ($0.element.property, $0.value, $0.position) }
  }
}
