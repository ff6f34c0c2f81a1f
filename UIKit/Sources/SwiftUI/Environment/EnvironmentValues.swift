public import CoreGraphics
import UIKit

/// The type of a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views are told by those above them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Of an object that views below find by its type.
  subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { values[type] as AnyObject? }
    set { values[type] = newValue }
  }

  /// Whether all values are the same, as far as that can be told.
  func isSame(as other: EnvironmentValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in other.values[key].map { isSameValue(value, $0) } ?? false
      }
  }
}

/// Whether the interface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark

  /// UIKit's name of it.
  var userInterfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// In which direction one reads.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 3 }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
private struct TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set {
      if newValue == .rightToLeft { noteMissing("layouts from right to left") }
      self[LayoutDirectionKey.self] = newValue
    }
  }
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
  var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// Changes the environment of what lies in it.
/// Sets a value of the environment, of a type that sources name.
public struct _EnvironmentKeyWritingModifier<Value>: PrimitiveModifier {
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  package func update(_ node: Node, content: any View) {
    var environment = node.environment
    environment[keyPath: keyPath] = value
    node.child(.only, content, environment: environment)
  }
}

struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  func update(_ node: Node, content: any View) {
    var environment = node.environment
    change(&environment)
    node.child(.only, content, environment: environment)
  }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    ModifiedContent(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// The colour of what is in front.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.foregroundStyle = color.map { AnyShapeStyle($0) } })
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { environment in
        // A level of the foreground is one of what the foreground was.
        environment.foregroundStyle = AnyShapeStyle(StyleWithin(style: style, outer: environment.foregroundStyle))
      })
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    noteMissing("second styles of the foreground")
    return foregroundStyle(primary)
  }
  public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tintColor = tint })
  }
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
  /// Makes the screen light or dark that shows the view, with all that is on it. Of several the first counts.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// Whether what shows a view is to be light or dark.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
