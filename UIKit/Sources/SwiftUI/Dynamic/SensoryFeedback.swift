import CoreGraphics
import UIKit

/// What a finger would feel: an event of the scene's trace, as UIKit's generators make it.
public struct SensoryFeedback: Equatable, Sendable {
  fileprivate enum Kind: Equatable, Sendable {
    case success, warning, error, selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, CGFloat)
  }
  fileprivate let kind: Kind

  public static let success = SensoryFeedback(kind: .success)
  public static let warning = SensoryFeedback(kind: .warning)
  public static let error = SensoryFeedback(kind: .error)
  public static let selection = SensoryFeedback(kind: .selection)
  public static let increase = SensoryFeedback(kind: .selection)
  public static let decrease = SensoryFeedback(kind: .selection)
  public static let start = SensoryFeedback(kind: .selection)
  public static let stop = SensoryFeedback(kind: .selection)
  public static let alignment = SensoryFeedback(kind: .selection)
  public static let levelChange = SensoryFeedback(kind: .selection)
  public static let impact = SensoryFeedback(kind: .impact(.medium, 1))

  public enum Weight: Sendable { case light, medium, heavy }
  public enum Flexibility: Sendable { case rigid, solid, soft }

  /// - Parameter intensity: 0...1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    let style: UIImpactFeedbackGenerator.FeedbackStyle =
      switch weight {
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      }
    return SensoryFeedback(kind: .impact(style, CGFloat(intensity)))
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    let style: UIImpactFeedbackGenerator.FeedbackStyle =
      switch flexibility {
      case .rigid: .rigid
      case .solid: .medium
      case .soft: .soft
      }
    return SensoryFeedback(kind: .impact(style, CGFloat(intensity)))
  }

  fileprivate func play() {
    switch kind {
    case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: intensity)
    }
  }
}

extension View {
  /// Is felt whenever a value has changed.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    onChange(of: trigger) { feedback.play() }
  }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    onChange(of: trigger) { if condition($0, $1) { feedback.play() } }
  }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { feedback($0, $1)?.play() }
  }
}
