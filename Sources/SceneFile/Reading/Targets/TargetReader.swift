import Springform
import SpringformDocument
import SpringformExpressions

/// Finds out what the keys of `set` and `animate` stand for.
struct TargetReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  func target(_ entry: Node.Entry) -> Target? {
    let position = entry.keyPosition
    func place(_ offset: Int) -> SourcePosition {
      SourcePosition(line: position.line, column: position.column + max(offset, 0))
    }
    do throws(ExpressionError) {
      let syntax = try Parser.parse(entry.key)
      return try target(syntax, place)
    } catch {
      if error != .reported {
        context.problems.add(error.message, at: place(error.offset), hint: error.hint)
      }
      return nil
    }
  }

  private func target(_ syntax: Syntax, _ place: @escaping (Int) -> SourcePosition) throws(ExpressionError) -> Target {
    try refusePhysics(syntax)
    switch syntax.form {
    case .name(let name): return try variable(name, at: syntax.offset)
    case .member(let base, let name):
      if case .member(let inner, let first) = base.form {
        let whole = first + "." + name
        if LayerKind.all.contains(where: { $0.property(whole) != nil }) {
          return try property(inner, whole, at: syntax.offset, place)
        }
      }
      if case .member(let inner, let property) = base.form, ["x", "y", "width", "height"].contains(name) {
        let whole = try self.property(inner, property, at: base.offset, place)
        guard whole.type == .point else {
          throw ExpressionError("\(whole.type.name) has no '\(name)'", at: syntax.offset)
        }
        return component(name == "x" || name == "width", of: whole)
      }
      if case .name(let owner) = base.form, case .value(_, .point)? = context.scope.symbols[owner],
        ["x", "y"].contains(name)
      {
        return component(name == "x", of: try variable(owner, at: base.offset))
      }
      return try property(base, name, at: syntax.offset, place)
    default:
      throw ExpressionError(
        "this cannot be set", at: syntax.offset, hint: "name a state, a value or a layer's property")
    }
  }

  /// What has a name only for `detach` is known to physics, and not to expressions.
  private func refusePhysics(_ syntax: Syntax) throws(ExpressionError) {
    var owner = syntax
    while case .member(let base, _) = owner.form { owner = base }
    guard case .name(let name) = owner.form, context.scope.symbols[name] == nil,
      !context.scope.locals.contains(where: { $0.name == name }), context.file.physicsNames.contains(name)
    else { return }
    let isAttachment = context.file.attachmentNames.contains(name)
    throw ExpressionError(
      "'\(name)' is \(isAttachment ? "an attachment" : "a name for detach"); it cannot be set", at: owner.offset,
      hint: "detach it and \(isAttachment ? "attach it" : "begin it") anew")
  }

  private func variable(_ name: String, at offset: Int) throws(ExpressionError) -> Target {
    switch context.scope.symbols[name] {
    case .state(let index, let type):
      return Target(
        type: type, set: { $0.states[index] = $1 }, model: { $0.states[index] },
        has: { $0.states[index].isSame(as: $1) }, animate: nil, isAnimatable: false)
    case .value(let index, let reading):
      let type = reading.type
      let property = Property.holder(of: type)
      let (set, animate, model) = (property.set, property.animate, property.model)
      return Target(
        type: type, set: { set($0.holders[index], $1) }, model: { model.value(of: $0.holders[index], in: $0) },
        has: { model.value(of: $0.holders[index], in: $0).isSame(as: $1) },
        animate: { animate?($0.holders[index], $1, $2) }, isAnimatable: true)
    case .parameter, .argument:
      throw ExpressionError("a parameter does not change", at: offset, hint: "make it a state or a value")
    case .derived:
      throw ExpressionError("'\(name)' follows its own expression", at: offset, hint: "make it a state or a value")
    case .constant:
      throw ExpressionError(
        "themes and data do not change", at: offset, hint: "make a state or a value that begins with '\(name)'")
    case .object:
      throw ExpressionError("a layer cannot be set", at: offset, hint: "name its property: \(name).position")
    case nil:
      let known = context.scope.symbols.filter { if case .parameter = $0.value { false } else { true } }.keys.sorted()
      throw ExpressionError(
        "there is no '\(name)'", at: offset, hint: closest(to: name, among: known).map { "did you mean '\($0)'?" })
    }
  }

  private func property(
    _ base: Syntax, _ name: String, at offset: Int, _ place: @escaping (Int) -> SourcePosition
  ) throws(ExpressionError) -> Target {
    var compiler = Compiler(context.compilation, scope: context.scope, place: place)
    let code = try compiler.code(base)
    let (kind, slot, layers) = try self.layers(code, at: base.offset)
    if let body = bodyTarget(name, layers) { return body }
    guard let property = kind.property(name), !property.isReadOnly else {
      if context.compilation.member(kind, name) != nil {
        throw ExpressionError(
          "'\(name)' belongs to the component '\(kind.identifier)', and is not set from outside", at: offset,
          hint: "let a parameter of it follow an expression")
      }
      let known = kind.propertyNames + BodyProperty.allCases.map(\.rawValue) + ["velocity", "angularVelocity"]
      throw ExpressionError(
        "\(kind.title) has no '\(name)' to set", at: offset,
        hint: ForeignWords.hint(forTarget: name) ?? closest(to: name, among: known).map { "did you mean '\($0)'?" })
    }
    if let slot = slot ?? self.slot(of: base),
      let step = context.file.liveStep(setting: .member(object: slot, name: property.name))
    {
      throw ExpressionError(
        "'\(step.label)' follows an expression in line \(step.position.line)", at: base.offset,
        hint: "set what the expression reads")
    }
    if let slot = slot ?? self.slot(of: base) {
      guard property.name != "position" || !context.file.layout.isArranged(slot) else {
        throw ExpressionError(
          "its stack decides where this layer lies", at: base.offset,
          hint: "move it with translation, or give it a position in 'layers'")
      }
      context.file.changed.insert(.member(object: slot, name: property.name))
    } else {
      context.file.changedSomewhere.insert(property.name)
    }
    let (set, animate, model) = (property.set, property.animate, property.model)
    let isPlace = property.name == "position" || property.name == "rotation"
    var start: (@Sendable (Interpreter, AnimationSpecification, ((Bool) -> Void)?) -> Void)?
    if let animate {
      start = { interpreter, specification, completion in
        // The last of several tells the end.
        let all = layers(interpreter)
        for (index, layer) in all.enumerated() {
          animate(layer, specification, index == all.count - 1 ? completion : nil)
        }
        if all.isEmpty { completion?(true) }
      }
    }
    return Target(
      type: property.type,
      set: { interpreter, value in
        for layer in layers(interpreter) {
          if property.name == "visible", layer.isHidden { interpreter.appeared() }
          set(layer, value)
          if isPlace { interpreter.physics(of: layer)?.update(layer) }
        }
      },
      model: { interpreter in layers(interpreter).first.map { model.value(of: $0, in: interpreter) } ?? .number(.nan) },
      has: { interpreter, value in
        layers(interpreter).allSatisfy { layer in
          model.value(of: layer, in: interpreter).isSame(as: value)
            && !(isPlace && interpreter.physics(of: layer) != nil)
        }
      },
      animate: start, isFixed: compiler.reads.isEmpty && compiler.traits.isEmpty, isAnimatable: property.isAnimatable,
      unit: property.unit, range: property.range, bounds: property.bounds, choices: property.choices,
      takesNumbers: property.takesNumbers)
  }

  private func slot(of base: Syntax) -> Int? {
    guard case .name(let name) = base.form, case .object(let symbol)? = context.scope.symbols[name] else { return nil }
    return symbol.slot
  }

  private func layers(
    _ code: Thunk, at offset: Int
  ) throws(ExpressionError) -> (LayerKind, Int?, @Sendable (Interpreter) -> [Layer]) {
    switch code {
    case .object(let kind as LayerKind, let slot, let run):
      return (kind, slot, { interpreter in (run(interpreter) as? Layer).map { [$0] } ?? [] })
    case .list(.object(let kind as LayerKind), let run):
      return (kind, nil, { interpreter in run(interpreter).compactMap(\.layer) })
    default: throw ExpressionError("\(code.type.name) has no properties to set", at: offset)
    }
  }

  /// What physics knows of a body besides its place.
  private func bodyTarget(_ name: String, _ layers: @escaping @Sendable (Interpreter) -> [Layer]) -> Target? {
    if name == "velocity" {
      return Target(
        type: .point,
        set: { interpreter, value in
          guard case .point(let velocity) = value else { return }
          for layer in layers(interpreter) { interpreter.physics(of: layer)?.setVelocity(velocity.vector, of: layer) }
        },
        model: { interpreter in .point(layers(interpreter).first.map { interpreter.velocity(of: $0) } ?? .zero) },
        animate: nil,
        isAnimatable: false)
    }
    if name == "angularVelocity" {
      return Target(
        type: .number,
        set: { interpreter, value in
          guard case .number(let velocity) = value else { return }
          for layer in layers(interpreter) { interpreter.physics(of: layer)?.setAngularVelocity(velocity, of: layer) }
        },
        model: { interpreter in .number(layers(interpreter).first.map { interpreter.angularVelocity(of: $0) } ?? 0) },
        animate: nil, isAnimatable: false)
    }
    guard let property = BodyProperty(rawValue: name) else { return nil }
    return Target(
      type: property.type,
      set: { interpreter, value in
        for layer in layers(interpreter) {
          if let behavior = interpreter.physics(of: layer)?.itemBehavior(of: layer) {
            property.set(value, on: behavior)
          }
        }
      }, model: { _ in .number(.nan) }, animate: nil, isAnimatable: false)
  }

  private func component(_ isX: Bool, of whole: Target) -> Target {
    let (set, model) = (whole.set, whole.model)
    @Sendable func part(_ value: Value) -> Value {
      guard case .point(let point) = value else { return .number(.nan) }
      return .number(isX ? point.x : point.y)
    }
    return Target(
      type: .number,
      set: { interpreter, value in
        guard case .point(var point) = model(interpreter), case .number(let number) = value else { return }
        if isX { point.x = number } else { point.y = number }
        set(interpreter, .point(point))
      },
      model: { part(model($0)) }, animate: nil, isAnimatable: whole.isAnimatable)
  }
}
