public import CoreGraphics
import UIKit

/// Glass over what lies below it: here a blur with a bright edge. That it bends light and flows into other glass a note
/// tells once.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, none }
  var kind: Kind
  var tintColor: Color?
  var isInteractive = false

  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass through which more is seen.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .none) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tintColor = color
    return copy
  }
  /// Whether the glass gives way under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }
}

extension GlassLook {
  fileprivate init(_ kind: Glass.Kind, _ scheme: ColorScheme) {
    self.init(isClear: kind == .clear, isDark: scheme == .dark)
  }
}

/// The filling of glass.
private struct GlassFilling: ShapeStyle {
  let glass: Glass

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let look = GlassLook(glass.kind, environment.colorScheme)
    var color = ResolvedColor(sRGB: look.white, look.white, look.white, look.opacity)
    if let tint = glass.tintColor?.resolved(in: environment) {
      color = tint
      color.opacity *= GlassLook.tintOpacity
    }
    var style = ResolvedStyle(color)
    style.backdropBlur = look.blurRadius
    return style
  }
}

private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @GestureState private var isPressed = false
  @Environment(\.colorScheme) private var scheme

  // Whatever the glass is, the content stays in its place, and keeps its state.
  func body(content: Content) -> some View {
    let isThere = glass.kind != .none
    content
      .background { if isThere { shape.fill(GlassFilling(glass: glass)) } }
      .overlay {
        if isThere {
          shape.stroke(Color.white.opacity(GlassLook(glass.kind, scheme).edgeOpacity), lineWidth: 0.5)
            .allowsHitTesting(false)
        }
      }
      // As much as pictures of iOS 26 show; Apple gives no figures.
      .scaleEffect(isPressed ? 1.05 : 1).animation(.smooth(duration: 0.3), value: isPressed)
      .simultaneousGesture(
        DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true },
        isEnabled: isThere && glass.isInteractive)
  }
}

/// The shape of glass of which none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass whose shapes flow into each other where they are near. Here each is seen by itself.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  /// - Parameter spacing: how near glass is that joins, in points.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// How glass with a name comes and goes.
public struct GlassEffectTransition: Sendable {
  public static var matchedGeometry: GlassEffectTransition { .init() }
  public static var materialize: GlassEffectTransition { .init() }
  public static var identity: GlassEffectTransition { .init() }
}

extension View {
  /// Lays the view on glass of a shape.
  public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    noteMissing("glass that bends light: it is drawn as a blur with an edge")
    return modifier(GlassModifier(glass: glass, shape: shape))
  }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape, isEnabled: Bool) -> some View {
    glassEffect(isEnabled ? glass : .identity, in: shape)
  }

  /// Glass with a name, which would flow into the one that takes its place.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    noteMissing("glass that flows into other glass")
    return self
  }
  /// Glass that would be one with others of the same name.
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    noteMissing("glass that flows into other glass")
    return self
  }
  /// How glass with a name would come and go.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    noteMissing("glass that flows into other glass")
    return self
  }
}

/// Buttons of glass.
public struct GlassButtonStyle: ButtonStyle {
  let glass: Glass
  public init() { glass = .regular }
  public init(_ glass: Glass) { self.glass = glass }
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 12).padding(.vertical, 7).glassEffect(glass)
      .scaleEffect(configuration.isPressed ? 1.05 : 1)
      .animation(.smooth(duration: 0.3), value: configuration.isPressed)
  }
}

/// Buttons of glass in the tint's colour.
public struct GlassProminentButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(.white).padding(.horizontal, 12).padding(.vertical, 7)
      .glassEffect(.regular.tint(.accentColor))
      .scaleEffect(configuration.isPressed ? 1.05 : 1)
      .animation(.smooth(duration: 0.3), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { .init() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension ButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { .init() }
}
