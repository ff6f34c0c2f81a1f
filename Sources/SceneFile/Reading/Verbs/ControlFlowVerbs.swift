import Springform
import SpringformDocument
import SpringformExpressions

/// Control flow: the verbs that say whether, when and how often others are done.
extension VerbReader {
  func choose(_ mapping: Mapping<VerbKeys>, _ node: Node) -> Action? {
    let test = context.expression(node, as: .flag)?.flag
    let (then, otherwise) = (inner().actions(mapping.read(\.then)), inner().actions(mapping.read(\.otherwise)))
    guard let test else { return nil }
    return { interpreter in interpreter.perform(test(interpreter) ? then : otherwise) }
  }

  func once(_ mapping: Mapping<VerbKeys>, _ node: Node) -> Action? {
    let actions = inner().actions(mapping.read(\.actions))
    guard let name = node.scalar?.text, case .state(let index, .flag)? = context.scope.symbols[name] else {
      problems.add("once needs the name of a state that is true or false", at: node.position)
      return nil
    }
    return { interpreter in
      if case .flag(true) = interpreter.states[index] { return }
      interpreter.states[index] = .flag(true)
      interpreter.changed()
      interpreter.perform(actions)
    }
  }

  func each(_ mapping: Mapping<VerbKeys>, _ node: Node) -> Action? {
    var (loops, context) = context.loops(Content<[Node.Entry]>.map(.anything).read(context, node, "each") ?? [])
    loops.condition = mapping.with(context).read(\.condition)
    let actions = inner(context).actions(mapping.read(\.actions))
    return { [loops] interpreter in loops.run(interpreter) { $0.perform(actions) } }
  }

  func after(_ mapping: Mapping<VerbKeys>, _ node: Node) -> Action? {
    let actions = inner().actions(mapping.read(\.actions))
    guard let delay = Content<Computed<Double>>.number(.notNegative).read(context, node, "after") else { return nil }
    problems.doubt(node, "after", unit: "s")
    return { interpreter in
      let (locals, delay) = (interpreter.locals, delay(interpreter))
      guard interpreter.stage.error == nil else { return }
      interpreter.stage.after(delay) { interpreter.perform(actions, locals: locals) }
    }
  }
}
