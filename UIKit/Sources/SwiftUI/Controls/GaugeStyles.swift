import Foundation

// Apple documents what the styles look like, and no sizes: these are for the eye.

/// A bar that fills, below its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      configuration.label
      HStack {
        if let minimum = configuration.minimumValueLabel { minimum }
        GaugeBar(value: configuration.value, height: 6)
        if let maximum = configuration.maximumValueLabel { maximum }
      }
      if let current = configuration.currentValueLabel { current.font(.caption) }
    }
  }
}

public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A low bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.font(.footnote)
      GaugeBar(value: configuration.value, height: 8)
      if let current = configuration.currentValueLabel { current.font(.footnote) }
    }
  }
}

/// A bar with a mark where the value lies.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      if let minimum = configuration.minimumValueLabel { minimum.font(.footnote) }
      GeometryReader { room in
        ZStack(alignment: .leading) {
          Capsule().fill(.tint)
          Circle().fill(.background).overlay(Circle().inset(by: 2).fill(.primary))
            .frame(width: 12, height: 12)
            .offset(x: max(room.size.width - 12, 0) * configuration.value)
        }
      }
      .frame(height: 8)
      if let maximum = configuration.maximumValueLabel { maximum.font(.footnote) }
    }
  }
}

/// An open ring with a mark where the value lies, and the value's label in it.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: 3).trim(from: 0, to: 0.75).stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(135))
      Circle().fill(.background).overlay(Circle().inset(by: 2).fill(.primary)).frame(width: 12, height: 12)
        .offset(x: 26)
        .rotationEffect(.degrees(135 + 270 * configuration.value))
      VStack(spacing: 0) {
        if let current = configuration.currentValueLabel { current.font(.system(size: 18)) }
      }
      VStack {
        Spacer()
        if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
          HStack(spacing: 6) {
            minimum
            maximum
          }
          .font(.system(size: 9))
        } else {
          configuration.label.font(.system(size: 11))
        }
      }
    }
    .frame(width: 58, height: 58)
  }
}

/// A ring that closes, with the value's label in it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().inset(by: 3).stroke(.tint.opacity(0.3), lineWidth: 6)
      Circle().inset(by: 3).trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 18))
      } else {
        configuration.label.font(.system(size: 14))
      }
    }
    .frame(width: 58, height: 58)
  }
}

/// A bar that is full up to a part of its width.
private struct GaugeBar: View {
  let value: Double
  let height: Double

  var body: some View {
    GeometryReader { room in
      ZStack(alignment: .leading) {
        Capsule().fill(.fill)
        Capsule().fill(.tint).frame(width: room.size.width * value)
      }
    }
    .frame(height: height)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { .init() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { .init() } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { .init() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: Self { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { .init() }
}
