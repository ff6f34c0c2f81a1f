public import CoreGraphics

/// In which shape bordered buttons are.
public struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case usual, capsule, circle
    case rounded(CGFloat)
  }
  private let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .usual)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .usual)
  /// In points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init(kind: .rounded(radius)) }

  var shape: AnyShape {
    switch kind {
    case .usual: AnyShape(RoundedRectangle(cornerRadius: 7))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius))
    }
  }
}

private struct BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The shape of the bordered buttons in the view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}

/// What lies behind a bordered button.
struct ButtonBorder: View {
  let color: Color
  @Environment(\.buttonBorderShape) private var border
  var body: some View { border.shape.fill(color) }
}
