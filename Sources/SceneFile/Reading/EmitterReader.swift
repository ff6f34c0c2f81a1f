import Springform
import SpringformDocument

/// Reads particles' cells.
struct EmitterReader {
  private let reading: Reading

  init(_ reading: Reading) { self.reading = reading }

  struct Cell {
    let traits: Expression.Traits
    let reads: [Reference]
    let make: @Sendable (Machine) -> EmitterCell
  }

  func cell(_ node: Node) -> Cell? {
    let fields = reading.fields(node, .cell)
    var (traits, reads): (Expression.Traits, [Reference]) = ([], [])
    func note(_ expression: Expression?) -> Code? {
      guard let expression else { return nil }
      traits.formUnion(expression.traits)
      reads += expression.reads
      return expression.code
    }
    guard let shape = shape(fields, &traits, &reads) else { return nil }
    let color = fields.entry("color") == nil ? nil : note(reading.expression(fields, "color", as: .color))
    var numbers: [(any WritableKeyPath<EmitterCell, Double> & Sendable, @Sendable (Machine) -> Double)] = []
    for number in EmitterCell.numbers where fields.entry(number.name) != nil {
      if case .number(let run)? = note(reading.expression(fields, number.name, as: .number)) {
        numbers.append((number.path, run))
      }
    }
    return Cell(traits: traits, reads: reads) { [numbers] machine in
      var cell = EmitterCell(path: shape(machine))
      if case .color(let color)? = color?.value(machine) { cell.color = color }
      for (path, run) in numbers { cell[keyPath: path] = run(machine) }
      return cell
    }
  }

  private func shape(
    _ fields: Fields, _ traits: inout Expression.Traits, _ reads: inout [Reference]
  ) -> (@Sendable (Machine) -> Path)? {
    if fields.entry("circle") != nil {
      guard let radius = reading.expression(fields, "circle", as: .number), case .number(let run) = radius.code else {
        return nil
      }
      traits.formUnion(radius.traits)
      return { .circle(radius: run($0)) }
    }
    if fields.entry("rect") != nil {
      guard let size = reading.expression(fields, "rect", as: .point), case .point(let run) = size.code else {
        return nil
      }
      traits.formUnion(size.traits)
      return { machine in
        let size = run(machine)
        return .rect(Rect(center: .zero, size: Size(width: size.x, height: size.y)))
      }
    }
    if let node = fields["path"] {
      guard let path = PathReader(reading).path(node) else { return nil }
      traits.formUnion(path.traits)
      reads += path.reads
      return path.make
    }
    reading.problems.add("a cell needs a shape: circle, rect or path", at: fields.node.mark)
    return nil
  }
}
