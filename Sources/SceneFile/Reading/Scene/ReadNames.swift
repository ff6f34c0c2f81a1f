import SpringformExpressions

/// What parts of a file read, by the names that the file has for it: what a motion record knows it by.
struct ReadNames {
  private let file: ProgramContext
  private var states: [Int: String] = [:]
  private var values: [Int: String] = [:]
  private var arguments: [Int: String] = [:]
  private var layers: [Int: String] = [:]

  init(_ file: ProgramContext) {
    self.file = file
    for (name, symbol) in file.compilation.scope.symbols {
      switch symbol {
      case .state(let index, _): states[index] = name
      case .value(let index, _): values[index] = name
      case .argument(let index, _): arguments[index] = name
      case .object(let symbol): layers[symbol.slot] = name
      case .parameter, .constant, .derived: continue
      }
    }
  }

  /// - Returns: variables, and layers with a property such as `dial.rotation`, also those behind derived values. What a
  ///   component's own layer is asked for has no name before the property.
  func names(of reads: [Reference]) -> [String] {
    Set(file.behind(reads).compactMap(name)).sorted()
  }

  private func name(of reference: Reference) -> String? {
    switch reference {
    case .member(let layer, let property): return name(layer, property)
    case .derived(let index):
      switch file.compilation.input(ofDerived: index) {
      case .argument(let index): return arguments[index]
      case .state(let index): return states[index]
      case .value(let index): return values[index]
      case .member(let layer, let property, _): return name(layer, property)
      case .time, nil: return nil
      }
    }
  }

  private func name(_ layer: Int, _ property: String) -> String? {
    layers[layer].map { $0 == "self" ? property : $0 + "." + property }
  }
}
