import Springform
import SpringformDocument
import SpringformExpressions

/// A key of layers, and what is done to a new layer for it.
struct LayerKey: Sendable {
  typealias Step = @Sendable (LayerStepReader, Node) -> LayerPlan.Step?

  let schema: KeySchema
  /// The properties that it decides.
  let sets: [String]
  /// `nil` for what says how a layer is made, and for what belongs to another key.
  let step: Step?

  init(_ schema: KeySchema, sets: [String] = [], step: Step?) {
    self.schema = schema
    self.sets = sets
    self.step = step
  }

  /// A key whose value becomes a step.
  init<Value>(
    _ name: String, _ content: Content<Value>, _ help: String, unit: String? = nil, default missing: String? = nil,
    sets: [String] = [], step: @escaping @Sendable (LayerStepReader, Node, Value) -> LayerPlan.Step?
  ) {
    let key = Key(name, content, help, unit: unit, default: missing)
    self.init(key.schema, sets: sets) { reader, node in
      content.read(reader.context, node, name).flatMap { step(reader, node, $0) }
    }
  }

  /// A key whose expression is worked out and given to the layer.
  init(
    _ name: String, _ content: Content<Expression>, _ help: String, unit: String? = nil,
    default missing: String? = nil, sets: [String] = [], apply: @escaping @Sendable (Layer, Value) -> Void
  ) {
    self.init(name, content, help, unit: unit, default: missing, sets: sets) { reader, node, expression in
      reader.step(name, node, expression, apply)
    }
  }
}

extension LayerKey: KeyCollection {
  var schemas: [KeySchema] { [schema] }
}

/// The keys of one kind of layer, which their steps read by name.
protocol LayerKeyTable: Sendable {
  init()
}
