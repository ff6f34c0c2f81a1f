public import CoreGraphics

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

/// The filling of glass, by the figures of UIKit's.
private struct GlassFilling: ShapeStyle {
  let glass: Glass

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let usual = glass.kind == .regular ? 0.45 : 0.12
    let white = environment.colorScheme == .dark ? 0.2 : 1
    var color = ResolvedColor(sRGB: white, white, white, usual)
    if let tint = glass.tintColor?.resolved(in: environment) {
      color = tint
      color.opacity *= 0.7
    }
    var style = ResolvedStyle(color)
    style.backdropBlur = glass.kind == .regular ? 8 : 3
    return style
  }
}

private struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @State private var isPressed = false
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    if glass.kind == .none {
      content
    } else if glass.isInteractive {
      // As much as pictures of iOS 26 show; Apple gives no figures.
      seen(content).scaleEffect(isPressed ? 1.05 : 1).animation(.smooth(duration: 0.3), value: isPressed)
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in isPressed = false })
    } else {
      seen(content)
    }
  }

  private func seen(_ content: Content) -> some View {
    content
      .background(GlassFilling(glass: glass), in: shape)
      .overlay(
        shape.stroke(Color.white.opacity(scheme == .dark ? 0.25 : 0.6), lineWidth: 0.5).allowsHitTesting(false))
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
