public import CoreGraphics

// What Xcode shows beside the code. Previews are views like others; a scene shows one that it names.

/// A type that makes previews.
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The size at which Xcode shows a preview.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which Xcode shows a preview, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How Xcode holds the device of a preview.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

extension View {
  /// Speaks to Xcode alone: a scene has the size that it says itself.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Speaks to Xcode alone: a scene has the device that it says itself.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Speaks to Xcode alone, where it names the preview.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Speaks to Xcode alone: a scene has the size that it says itself.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
