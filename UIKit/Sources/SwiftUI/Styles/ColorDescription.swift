import Springform

extension Color: CustomStringConvertible {
  /// A colour of one's own by its components, as `#FF8000FF`; others by their names.
  public var description: String {
    switch source {
    case .components(let color): Self.hexadecimal(color)
    case .platform(let color):
      Self.known.first { $0.color == self }?.name
        ?? Self.hexadecimal(ResolvedColor(color, in: EnvironmentValues()))
    case .named(let asset): asset.name
    case .accent: "accentColor"
    case .primary: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .quaternary: "quaternary"
    case .faded(let source, let opacity): "\(Int((opacity * 100).rounded()))% \(Color(source))"
    case .mixed(let first, let second, let part): "\(Color(first)) mixed with \(part) of \(Color(second))"
    }
  }

  private static var known: [(color: Color, name: String)] {
    [
      (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"), (.teal, "teal"),
      (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"), (.pink, "pink"), (.brown, "brown"),
      (.gray, "gray"), (.white, "white"), (.black, "black"), (.clear, "clear"),
    ]
  }

  private static func hexadecimal(_ color: ResolvedColor) -> String {
    let shown = color.stageColor
    return [shown.red, shown.green, shown.blue, shown.alpha].reduce(into: "#") { text, part in
      let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }
}
