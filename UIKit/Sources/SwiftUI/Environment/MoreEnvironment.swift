public import Foundation
public import QuartzCore
import UIKit

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// How much controls stand out from what lies behind them.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// Reasons for which content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Opens addresses. Nothing is opened here.
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) { noteMissing("other apps: \(url) is not opened") }
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct HorizontalClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct VerticalClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct CalendarKey: EnvironmentKey {
  static var defaultValue: QuartzCore.Calendar { .current }
}
private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone(secondsFromGMT: 0) ?? .current
}
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
  /// A scene is always in front.
  public var scenePhase: ScenePhase { self[ScenePhaseKey.self] }
  /// As on an upright phone, unless a view above says otherwise.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }
  /// As on an upright phone, unless a view above says otherwise.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: QuartzCore.Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// That of Greenwich, whatever the machine's is.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var legibilityWeight: LegibilityWeight? { nil }
}

/// Whether people want all text bold.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

extension View {
  /// Mirrors the view where one reads from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(ReadingFlip(isEnabled: enabled))
  }
}

private struct ReadingFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
