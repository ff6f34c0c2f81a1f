import CoreGraphics
import UIKit

/// How large people want text to be.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension Font.TextStyle {
  private var ofUIKit: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }

  /// In points.
  func size(at size: DynamicTypeSize) -> CGFloat {
    ofUIKit.sizes[DynamicTypeSize.allCases.firstIndex(of: size) ?? UIFont.TextStyle.usualSize]
  }

  /// How much larger it is at a size than usual.
  func growth(at size: DynamicTypeSize) -> CGFloat { self.size(at: size) / self.size(at: .large) }
}

private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// How large text is whose font is a style, or named and relative to one.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// Keeps the size of text within limits.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      size = allowed.first.map { size < $0 ? $0 : allowed.last ?? size } ?? size
    }
  }
}
