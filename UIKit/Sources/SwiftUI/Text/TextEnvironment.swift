public import CoreGraphics
import Springform

/// How the lines of a text lie to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var onStage: Paragraph.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TruncationKey: EnvironmentKey { static let defaultValue = Paragraph.Truncation.tail }
private struct AlignmentEnvironmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct KerningKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct WeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct ItalicKey: EnvironmentKey { static let defaultValue = false }
private struct CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentEnvironmentKey.self] }
    set { self[AlignmentEnvironmentKey.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  var truncation: Paragraph.Truncation {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }
  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }

  func textCase(_ string: String) -> String {
    switch textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.kerning, tracking) }
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncation, mode == .head ? .head : mode == .middle ? .middle : .tail)
  }
  public func monospacedDigit() -> some View {
    transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
  }
}
