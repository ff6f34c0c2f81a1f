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

extension EasingFunction {
  /// An easing as CSS writes it; `nil` for anything else. A stop of `linear` without a time lies evenly between its neighbours.
  init?(text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false).map
    {
      $0.split(separator: " ").map(String.init)
    }
    switch text[..<open] {
    case "steps":
      guard (1...2).contains(parts.count), parts[0].count == 1, let count = Int(parts[0][0]), (1...1000).contains(count)
      else { return nil }
      guard parts.count == 2 else {
        self = .steps(count)
        return
      }
      guard parts[1].count == 1, let position = Self.position(parts[1][0]), position != .none || count > 1 else {
        return nil
      }
      self = .steps(count, position)
    case "linear":
      guard let stops = Self.stops(parts) else { return nil }
      self = .lines(stops)
    default: return nil
    }
  }

  private static func position(_ word: String) -> StepPosition? {
    StepPosition(rawValue: word.hasPrefix("jump-") ? String(word.dropFirst(5)) : word)
  }

  private static func stops(_ parts: [[String]]) -> [Stop]? {
    var (values, times): ([Double], [Double?]) = ([], [])
    for part in parts {
      guard (1...2).contains(part.count), let value = Double(part[0]), value.isFinite else { return nil }
      values.append(value)
      guard part.count == 2 else {
        times.append(nil)
        continue
      }
      guard part[1].hasSuffix("%"), let percent = Double(part[1].dropLast()), (0...100).contains(percent) else {
        return nil
      }
      times.append(percent / 100)
    }
    guard values.count > 1 else { return nil }
    times[0] = times[0] ?? 0
    times[times.count - 1] = times[times.count - 1] ?? 1
    return values.indices.map { index in
      if let time = times[index] { return Stop(time: time, value: values[index]) }
      let before = times[..<index].lastIndex { $0 != nil } ?? 0
      let after = times[index...].firstIndex { $0 != nil } ?? times.count - 1
      let (start, end) = (times[before] ?? 0, times[after] ?? 1)
      return Stop(time: start + (end - start) * Double(index - before) / Double(after - before), value: values[index])
    }
  }
}
