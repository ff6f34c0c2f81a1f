import Foundation

/// Shows where a value lies between two others.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  /// 0...1, of the way from the least value to the greatest.
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
    (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
  }

  public var body: some View {
    AnyView(
      style.make(
        GaugeStyleConfiguration(
          value: fraction, label: _ControlPart(view: label), currentValueLabel: current.map { _ControlPart(view: $0) },
          minimumValueLabel: minimum.map { _ControlPart(view: $0) },
          maximumValueLabel: maximum.map { _ControlPart(view: $0) })))
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// What a style of gauges is given.
public struct GaugeStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart
  public typealias MinimumValueLabel = _ControlPart
  public typealias MaximumValueLabel = _ControlPart
  /// 0...1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// How gauges look.
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func make(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: any GaugeStyle { LinearCapacityGaugeStyle() }
}

extension EnvironmentValues {
  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
