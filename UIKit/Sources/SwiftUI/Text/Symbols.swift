import UIKit

/// Which of a symbol's forms shows.
public struct SymbolVariants: Hashable, Sendable {
  fileprivate var suffixes: [String] = []

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }
  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }

  private func adding(_ suffix: String) -> SymbolVariants {
    suffixes.contains(suffix) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }

  /// The name of a symbol's form: shapes first, filled last, each once.
  func name(of symbol: String) -> String {
    let known = symbol.split(separator: ".").map(String.init)
    return ["slash", "circle", "square", "rectangle", "fill"].reduce(symbol) { name, suffix in
      suffixes.contains(suffix) && !known.contains(suffix) ? name + "." + suffix : name
    }
  }

  /// The same where there is a drawing of that form, otherwise the symbol's own name.
  func shownName(of symbol: String) -> String {
    let form = name(of: symbol)
    return form == symbol || UIImage.hasSymbol(form) ? form : symbol
  }

  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    other.suffixes.reduce(self) { $0.adding($1) }
  }
}

/// How many colours a symbol has.
public struct SymbolRenderingMode: Sendable {
  let isOneColor: Bool
  public static let monochrome = SymbolRenderingMode(isOneColor: true)
  public static let multicolor = SymbolRenderingMode(isOneColor: false)
  public static let hierarchical = SymbolRenderingMode(isOneColor: false)
  public static let palette = SymbolRenderingMode(isOneColor: false)
}

private struct VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols in the view in another form, where there is one.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
  /// How many colours symbols have: one, whatever is said.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    if let mode, !mode.isOneColor { noteMissing("symbols of more than one colour") }
    return self
  }
}

extension Image {
  /// How many colours the symbol has: one, whatever is said.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    if let mode, !mode.isOneColor { noteMissing("symbols of more than one colour") }
    return self
  }
}
