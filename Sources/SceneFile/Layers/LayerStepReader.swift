import Springform
import SpringformDocument
import SpringformExpressions

/// Reads what is done to a new layer: its properties, shape and contents.
struct LayerStepReader {
  let mapping: Mapping<LayerKeys>
  let plan: LayerPlan
  let isBody: Bool
  /// The keys that are parameters of a component.
  var given: Set<String> = []

  var context: ReaderContext { mapping.context }
  var problems: Problems { context.problems }

  func steps() -> [LayerPlan.Step] {
    let (entries, first) = (mapping.entries, LayerKeys.first)
    let ordered =
      first.compactMap { key in entries.first { $0.key == key } } + entries.filter { !first.contains($0.key) }
    return ordered.filter { !given.contains($0.key) }.compactMap { entry in
      guard isOfKind(entry), let step = LayerKeys.steps[entry.key]?.step, let node = mapping.value(of: entry) else {
        return nil
      }
      return step(self, node)
    }
  }

  /// Notes a key of another kind of layer; an outline gives a layer of any kind its size.
  private func isOfKind(_ entry: Node.Entry) -> Bool {
    guard let owner = LayerKind.all.first(where: { $0.keys.contains { $0.schema.name == entry.key } }),
      !plan.kind.inherits(owner), LayerKeys.steps[entry.key]?.sets != ["size"], !owner.markerKeys.contains(entry.key)
    else { return true }
    refuse(entry.key, at: entry.keyPosition, owner)
    return false
  }

  private func refuse(_ key: String, at position: SourcePosition, _ owner: LayerKind?) {
    problems.add(
      "\(plan.kind.title) has no '\(key)'", at: position,
      hint: owner.map { owner in
        let marks = LayerKind.all.filter { $0.inherits(owner) }.compactMap { $0.markerKeys.first.map { "'\($0)'" } }
        return "a layer with \(marks.joined(separator: " or ")) has it"
      })
  }

  /// The value of a key that belongs to the one whose step is read.
  func read<Keys: LayerKeyTable, Value>(_ key: KeyPath<Keys, Key<Value>>) -> Value? {
    mapping.reading(Keys()).read(key)
  }

  // MARK: Steps

  /// Makes a step, live when what it reads is.
  func step(
    _ label: String, property: String? = nil, _ node: Node, _ dependencies: Dependencies = Dependencies(),
    _ apply: @escaping @Sendable (Interpreter, Layer) -> Void
  ) -> LayerPlan.Step? {
    let (isLive, traits, reads) = (
      dependencies.isLive && !context.isSnapshot, dependencies.traits, dependencies.reads
    )
    if isLive, traits.contains(.random) {
      problems.add(
        "'\(label)' would be random at every refresh", at: node.position,
        hint: "use noise(x), or a state that an event sets")
      return nil
    }
    guard isLive else { return LayerPlan.Step(id: 0, isLive: false, apply: apply) }
    let target = Reference.member(object: plan.number, name: property ?? label)
    let id = context.file.addLiveStep(
      .init(target: target, reads: reads, label: (plan.name.map { $0 + "." } ?? "") + label, position: node.position))
    return LayerPlan.Step(id: id, isLive: true, inputs: Expression.inputs(traits, reads), apply: apply)
  }

  /// Gives an expression's value to the layer.
  func step(
    _ label: String, property: String? = nil, _ node: Node, _ expression: Expression?,
    _ apply: @escaping @Sendable (Layer, Value) -> Void
  ) -> LayerPlan.Step? {
    guard let expression else { return nil }
    let (code, position) = (expression.code, node.position)
    return step(label, property: property, node, Dependencies(expression)) { interpreter, layer in
      let value = code.value(interpreter)
      guard value.isFinite else {
        return interpreter.fail(
          "'\(label)' is not a finite number at \(written(interpreter.stage.time)) s", at: position)
      }
      apply(layer, value)
    }
  }

  // MARK: Properties

  /// Sets a property that the layer's kind has.
  func property(_ key: String, _ node: Node) -> LayerPlan.Step? {
    guard let property = plan.kind.property(key) else {
      refuse(
        key, at: mapping.entries.first { $0.key == key }?.keyPosition ?? node.position,
        LayerKind.all.first { $0.property(key) != nil })
      return nil
    }
    if !property.choices.isEmpty { return choice(property, node) }
    let expression = context.expression(node, key, as: property.type, takingNumbers: property.takesNumbers)
    problems.doubt(node, key, unit: property.unit, range: property.range)
    context.check(expression, in: property.bounds, key, at: node.position)
    if property.name == "visible" { return visibility(node, expression) }
    return step(key, property: property.name, node, expression, property.set)
  }

  private func visibility(_ node: Node, _ expression: Expression?) -> LayerPlan.Step? {
    guard let run = expression?.flag else { return nil }
    return step("visible", node, Dependencies(expression)) { interpreter, layer in
      let isHidden = !run(interpreter)
      if layer.isHidden, !isHidden { interpreter.appeared() }
      layer.isHidden = isHidden
    }
  }

  private func choice(_ property: Property, _ node: Node) -> LayerPlan.Step? {
    guard let word = node.scalar?.text, property.choices.contains(word) else {
      if let word = node.scalar?.text, let hint = ForeignWords.hint(forWord: word, among: property.choices) {
        problems.add("'\(property.name)' cannot be '\(word)'", at: node.position, hint: hint)
        return nil
      }
      problems.add(.choice(property.name, node.scalar?.text ?? node.kind, known: property.choices), at: node.position)
      return nil
    }
    return step(property.name, node) { _, layer in property.set(layer, .text(word)) }
  }
}
