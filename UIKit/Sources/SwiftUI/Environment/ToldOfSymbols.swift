// What symbols are told of newer systems.

/// How a symbol shows a value between 0 and 1.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How a symbol's colour is spread over it.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    if mode == .draw { noteMissing("symbols whose lines are drawn as far as a value says") }
    return self
  }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    if mode == .gradient { noteMissing("symbols whose colours are gradients") }
    return self
  }
}

extension Image {
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    if mode == .draw { noteMissing("symbols whose lines are drawn as far as a value says") }
    return self
  }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    if mode == .gradient { noteMissing("symbols whose colours are gradients") }
    return self
  }
}
