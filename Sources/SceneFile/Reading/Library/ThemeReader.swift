import SpringformDocument
import SpringformExpressions

/// Reads themes: the same names in each, and in each of another value.
struct ThemeReader {
  private let context: ReaderContext
  private let library: Library

  init(_ context: ReaderContext, _ library: Library) { (self.context, self.library) = (context, library) }

  private var problems: Problems { context.problems }

  func read(_ themes: [Node.Entry]) {
    guard let first = themes.first else { return }
    let names = themes.map(\.key)
    guard library.themes.isEmpty || library.themes == names else {
      return problems.add(
        "another file has the themes \(library.themes.joined(separator: ", "))", at: first.keyPosition,
        hint: "give all files the same ones, in the same order")
    }
    if library.themes.isEmpty {
      library.themes = names
      library.add(Constant("theme", .text, names.map { .text($0) }, at: first.keyPosition))
    }
    let values = themes.map { theme in
      (theme, Content<[Node.Entry]>.map(.anything).read(context, theme.value, "the theme '\(theme.key)'") ?? [])
    }
    for entry in values[0].1 {
      if let constant = constant(entry, values) { library.add(constant) } else { library.broken.insert(entry.key) }
    }
    for (theme, entries) in values.dropFirst() {
      for entry in entries where !values[0].1.contains(where: { $0.key == entry.key }) {
        problems.add(
          "the theme '\(first.key)' has no '\(entry.key)', which '\(theme.key)' has", at: entry.keyPosition,
          hint: "every theme has the same names")
      }
    }
  }

  /// What a name stands for in each theme.
  private func constant(_ entry: Node.Entry, _ themes: [(Node.Entry, [Node.Entry])]) -> Constant? {
    var (type, data): (ValueType?, [Datum]) = (nil, [])
    for (theme, entries) in themes {
      guard let entry = entries.first(where: { $0.key == entry.key }) else {
        problems.add(
          "the theme '\(theme.key)' has no '\(entry.key)', which '\(themes[0].0.key)' has", at: theme.keyPosition,
          hint: "every theme has the same names")
        return nil
      }
      guard let expression = context.initialValue(entry, "a theme's value") else { return nil }
      let value = expression.code.value(Environment(parameters: []))
      guard expression.isConstant, value.isFinite else {
        problems.add(
          expression.isConstant
            ? "'\(entry.key)' is not a finite number"
            : "a theme's value reads no canvas and no random numbers",
          at: entry.value.position, hint: expression.isConstant ? nil : "work it out in 'let'")
        return nil
      }
      if let type, type != expression.type {
        problems.add(
          "'\(entry.key)' is \(type.name) in the theme '\(themes[0].0.key)', and here it is \(expression.type.name)",
          at: entry.value.position)
        return nil
      }
      type = expression.type
      data.append(Datum(value))
    }
    return type.map { Constant(entry.key, $0, data, at: entry.keyPosition) }
  }
}
