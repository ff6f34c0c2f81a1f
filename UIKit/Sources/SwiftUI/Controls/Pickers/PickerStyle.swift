/// How pickers look.
public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

/// What a picker is made of.
public enum _PickerKind: Sendable { case segmented, inline, menu, wheel }

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .inline }
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .menu }
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .wheel }
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind {
    noteMissing("pickers with a page of their own, so that they are menus")
    return .menu
  }
}
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _kind: _PickerKind { .segmented }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { .init() }
}
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { .init() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { .init() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { .init() } }
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { .init() }
}
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { .init() } }

private struct PickerStyleKey: EnvironmentKey { static let defaultValue = _PickerKind.menu }
private struct ListRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var pickerStyle: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
  /// Whether the view lies in a list or a form.
  var isListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._kind)
  }
}
