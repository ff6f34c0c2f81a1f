import Springform
import SpringformDocument

/// Reads particles' cells.
struct EmitterReader {
  private let context: ReaderContext

  init(_ context: ReaderContext) { self.context = context }

  struct Cell {
    let traits: Expression.Traits
    let reads: [Reference]
    let make: @Sendable (Interpreter) -> EmitterCell
  }

  func cell(_ node: Node) -> Cell? {
    let fields = context.fields(node, .cell)
    var (traits, reads): (Expression.Traits, [Reference]) = ([], [])
    func note(_ expression: Expression?) -> Thunk? {
      guard let expression else { return nil }
      traits.formUnion(expression.traits)
      reads += expression.reads
      return expression.code
    }
    guard let shape = shape(fields, &traits, &reads) else { return nil }
    let color = fields.entry("color") == nil ? nil : note(context.expression(fields, "color", as: .color))
    var numbers: [(any WritableKeyPath<EmitterCell, Double> & Sendable, @Sendable (Interpreter) -> Double)] = []
    for number in EmitterCell.numbers where fields.entry(number.name) != nil {
      if case .number(let run)? = note(context.expression(fields, number.name, as: .number)) {
        numbers.append((number.path, run))
      }
    }
    return Cell(traits: traits, reads: reads) { [numbers] interpreter in
      var cell = EmitterCell(path: shape(interpreter))
      if case .color(let color)? = color?.value(interpreter) { cell.color = color }
      for (path, run) in numbers { cell[keyPath: path] = run(interpreter) }
      return cell
    }
  }

  private func shape(
    _ fields: Fields, _ traits: inout Expression.Traits, _ reads: inout [Reference]
  ) -> (@Sendable (Interpreter) -> Path)? {
    if fields.entry("circle") != nil {
      guard let radius = context.expression(fields, "circle", as: .number), case .number(let run) = radius.code else {
        return nil
      }
      traits.formUnion(radius.traits)
      return { .circle(radius: run($0)) }
    }
    if fields.entry("rect") != nil {
      guard let size = context.expression(fields, "rect", as: .point), case .point(let run) = size.code else {
        return nil
      }
      traits.formUnion(size.traits)
      return { interpreter in
        let size = run(interpreter)
        return .rect(Rect(center: .zero, size: Size(width: size.x, height: size.y)))
      }
    }
    if let node = fields["path"] {
      guard let path = PathReader(context).path(node) else { return nil }
      traits.formUnion(path.traits)
      reads += path.reads
      return path.make
    }
    context.problems.add("a cell needs a shape: circle, rect or path", at: fields.node.position)
    return nil
  }
}
