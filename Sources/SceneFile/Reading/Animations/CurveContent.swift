import Springform
import SpringformDocument
import SpringformExpressions

extension Content where Value == Computed<Pacing> {
  private static func cubic(_ context: ReaderContext, _ node: Node) -> Value? {
    let parts = (node.elements ?? []).map { context.expression($0, as: .number) }
    guard parts.count == 4 else {
      context.problems.add("a curve has four numbers: [x1, y1, x2, y2]", at: node.position)
      return nil
    }
    let runs = parts.compactMap { $0?.number }
    guard runs.count == 4 else { return nil }
    return { .curve(TimingCurve(runs[0]($0), runs[1]($0), runs[2]($0), runs[3]($0))) }
  }

  /// A curve or an easing by its name, by a cubic's four numbers, or as CSS writes it: `steps(4)`, `linear(0, 1.2 60%, 1)`.
  static var pacing: Self {
    let schema = ContentSchema.either([.choice(Pacing.names), .text, .list(.expression(.number))])
    return Content(schema) { context, node, key -> Computed<Pacing>? in
      if node.elements != nil { return cubic(context, node) }
      let text = node.scalar?.text ?? ""
      if let pacing = context.file.library.easings[text] ?? Pacing(named: text) { return { _ in pacing } }
      if text.hasPrefix("steps(") || text.hasPrefix("linear(") {
        if let function = EasingFunction(text: text) { return { _ in .easing(function) } }
        context.problems.add(
          "'\(text)' is no easing", at: node.position,
          hint: "write steps(4), steps(4, start) or linear(0, 1.2 60%, 1)")
        return nil
      }
      refuse(context, node, key, known: Pacing.names + context.file.library.easings.keys.sorted())
      return nil
    }
  }

  private static func refuse(_ context: ReaderContext, _ node: Node, _ key: String, known: [String]) {
    let text = node.scalar?.text ?? node.kind
    if let hint = ForeignWords.hint(forCurve: text) {
      context.problems.add("'\(key)' cannot be '\(text)'", at: node.position, hint: hint)
    } else {
      context.problems.add(.choice(key, text, known: known), at: node.position)
    }
  }
}
