import UIKit

// Styles that the system has a colour for.

/// What backgrounds are filled with: the colour of the system's, unless a view says something else.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    environment.backgroundStyle?.resolve(in: environment)
      ?? Color(uiColor: .systemBackground).resolve(in: environment)
  }
}

/// A style of backgrounds, for which the background is what it was outside.
private struct BackgroundWithin: ShapeStyle {
  let style: AnyShapeStyle
  let outer: AnyShapeStyle?
  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    var environment = environment
    environment.backgroundStyle = outer
    return style.resolve(in: environment)
  }
}

private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// What ``BackgroundStyle`` is in the view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.backgroundStyle) { outer in
      outer = AnyShapeStyle(BackgroundWithin(style: AnyShapeStyle(style), outer: outer))
    }
  }
}

/// The colour of what is filled upon a background, such as the track of a slider.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .systemFill).resolve(in: environment)
  }

  // These are colours of their own.
  public var secondary: some ShapeStyle { Color(uiColor: .secondarySystemFill) }
  public var tertiary: some ShapeStyle { Color(uiColor: .tertiarySystemFill) }
  public var quaternary: some ShapeStyle { Color(uiColor: .quaternarySystemFill) }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .separator).resolve(in: environment)
  }
}

/// The colour of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color.accentColor.resolve(in: environment)
  }
}

/// The colour of texts that stand where something is to be written.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .placeholderText).resolve(in: environment)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(uiColor: .link).resolve(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
