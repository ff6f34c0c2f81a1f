import Springform
import SpringformDocument
import SpringformExpressions

/// Reads a layer that is made by a component: `{ use: card, title: Hello }`.
struct ComponentUse {
  let declaration: ComponentDeclaration

  /// `nil` for a layer that uses none; a name that there is not is told.
  init?(_ node: Node, _ context: ReaderContext) {
    guard let use = node["use"] else { return nil }
    guard let name = use.scalar?.text else {
      context.problems.add(.type("use", expected: "a component's name", found: use.kind), at: use.position)
      return nil
    }
    guard let declaration = context.file.library.components[name] else {
      let known = context.file.library.components.names
      context.problems.add(
        "there is no component '\(name)'", at: use.position,
        hint: closest(to: name, among: known).map { "did you mean '\($0)'?" } ?? "write it under 'components'")
      return nil
    }
    self.declaration = declaration
  }

  /// What is given to the component's parameters, and what gives it anew while the scene plays.
  func plan(_ reader: LayerStepReader) -> (InstancePlan, [LayerPlan.Step])? {
    let (mapping, context) = (reader.mapping, reader.context)
    var (arguments, steps, following): ([InstancePlan.Argument?], [LayerPlan.Step], Set<String>) = ([], [], [])
    for (index, parameter) in declaration.parameters.enumerated() {
      guard mapping.has(parameter.name) else {
        if parameter.isRequired {
          context.problems.add(.missingKey(parameter.name, what: "'\(declaration.name)'"), at: mapping.position)
        }
        arguments.append(nil)
        continue
      }
      guard let entry = mapping.entries.first(where: { $0.key == parameter.name }),
        let node = mapping.value(of: entry), let expression = context.expression(node, as: parameter.type)
      else {
        arguments.append(nil)
        continue
      }
      if expression.isConstant,
        let doubt = parameter.refusal(of: expression.code.value(Environment(parameters: [])))
      {
        context.problems.add("'\(parameter.name)' \(doubt)", at: node.position)
      }
      let isFollowed = expression.isLive && !context.isSnapshot
      arguments.append(
        InstancePlan.Argument(expression: expression, isFollowed: isFollowed, position: node.position))
      guard isFollowed else { continue }
      following.insert(parameter.name)
      let code = expression.code
      let step = reader.step(parameter.name, node, Dependencies(expression)) { interpreter, layer in
        interpreter.give(code.value(interpreter), to: index, of: layer, at: node.position)
      }
      if let step { steps.append(step) }
    }
    let number = context.file.library.components.number(
      of: declaration, following: following, at: mapping.node["use"]?.position ?? mapping.position, context.problems)
    guard let number else { return nil }
    context.file.layout.setComponent(context.file.library.components.file(number), of: reader.plan.number)
    return (InstancePlan(component: number, arguments: arguments), steps)
  }
}
