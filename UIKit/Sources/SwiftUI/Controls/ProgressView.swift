import UIKit

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// In parts of the whole; `nil` where that is not known.
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  public var body: some View {
    AnyView(
      style.make(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { _ControlPart(view: $0) },
          currentValueLabel: current.map { _ControlPart(view: $0) })))
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { (fraction, label, current) = (nil, nil, nil) }
  public init(@ViewBuilder label: () -> Label) {
    (fraction, self.label, current) = (nil, label(), nil)
  }
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    (fraction, label, current) = (Self.fraction(value, total), nil, nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    (fraction, self.label, current) = (Self.fraction(value, total), label(), nil)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    (fraction, self.label, current) = (Self.fraction(value, total), label(), currentValueLabel())
  }
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.Label
  {
    (fraction, label) = (configuration.fractionCompleted, configuration.label)
    current = configuration.currentValueLabel
  }
}

/// A progress view as its style sees it.
public struct ProgressViewStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart
  /// In parts of the whole; `nil` where that is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks.
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar, or a wheel where it is not known how far it has come.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundColor(.secondary)
    }
  }
}

/// The wheel of spokes, which also shows where it is known how far it has come.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Wheel(tint: tint)
      configuration.label.foregroundColor(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: Self { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: Self { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: Self { .init() }
}

private struct ProgressBar: View {
  let fraction: Double
  let tint: Color?

  var body: some View {
    Capsule().fill(Color(uiColor: .systemFill))
      .overlay(alignment: .leading) {
        GeometryReader { room in
          Capsule().fill(tint ?? .accentColor).frame(width: room.size.width * CGFloat(fraction))
        }
      }
      .frame(height: 4)
  }
}

private struct Wheel: View {
  let tint: Color?
  @Environment(\.controlSize) private var size

  var body: some View {
    let (tint, isLarge) = (tint, size == .large || size == .extraLarge)
    PlatformView<UIActivityIndicatorView>(
      make: { _ in
        let view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
        view.startAnimating()
        return view
      },
      update: { view, node in
        let environment = node.environment
        view.style = isLarge ? .large : .medium
        if let color = tint.map({ $0.resolved(in: environment).uiColor }) ?? environment.uiTint {
          view.color = color
        }
      }, sizing: { view, _ in view.intrinsicContentSize })
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

struct AnyProgressViewStyle {
  let make: (ProgressViewStyleConfiguration) -> any View
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle {
    AnyProgressViewStyle { DefaultProgressViewStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyle) { outer in
      outer = AnyProgressViewStyle { [outer] configuration in
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }.environment(
          \.progressViewStyle, outer)
      }
    }
  }
}
