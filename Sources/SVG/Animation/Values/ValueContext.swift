import SpringformGeometry

/// What values are read by: the element whose property it is, and how large the document is.
struct ValueContext {
  let element: SVGElement
  let size: Size

  func numbers(_ axis: AnimatedProperties.Axis) -> CSSNumbers {
    let viewport = element.viewport(size)
    let hundred =
      switch axis {
      case .across: viewport.width
      case .down: viewport.height
      case .diagonal: viewport.diagonal
      }
    return CSSNumbers(hundred: hundred, em: element.fontSize)
  }

  /// A value with variables and words such as `inherit` replaced by what they stand for.
  func resolved(_ text: String, of property: String) -> String {
    var text = text
    if text.contains("var(") {
      text = CSSVariables(element.variables).resolved(text) ?? AnimatedProperties.initial(property)
    }
    switch text.trimmed.lowercased() {
    case "initial": return AnimatedProperties.initial(property)
    case "inherit":
      return element.parent.flatMap { value(of: property, at: $0) } ?? AnimatedProperties.initial(property)
    case "unset", "revert":
      let isInherited = AnimatedProperties.inherited.contains(property)
      return (isInherited ? element.parent.flatMap { value(of: property, at: $0) } : nil)
        ?? AnimatedProperties.initial(property)
    default: return text.trimmed
    }
  }

  /// What a property is while nothing moves it.
  func underlying(_ property: String) -> String {
    let own =
      AnimatedProperties.inherited.contains(property) ? value(of: property, at: element) : element.property(property)
    return own.map { resolved($0, of: property) } ?? AnimatedProperties.initial(property)
  }

  private func value(of property: String, at element: SVGElement) -> String? {
    AnimatedProperties.inherited.contains(property) ? element.inherited(property) : element.property(property)
  }

  /// A color by its name, its number or a function; `currentColor` is the element's own.
  func color(_ text: String) -> Color? {
    guard text.lowercased() == "currentcolor" else { return CSSColor.color(text) }
    return CSSColor.color(element.inherited("color") ?? "black")
  }
}
