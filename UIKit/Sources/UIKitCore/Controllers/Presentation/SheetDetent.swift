public import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// One of its own by default.
    public var identifier: Identifier { given ?? Identifier("\(ObjectIdentifier(self))") }
    private let given: Identifier?
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier?,
      _ height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (given, self.height) = (identifier, height) }

    /// About half of the screen.
    public class func medium() -> Detent { Detent(.medium) { ($0.maximumDetentValue * 0.5).rounded() } }
    /// All of it, but for a strip.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// - Parameters:
    ///   - identifier: one of its own by default.
    ///   - resolver: says the height, without what the screen's shape takes below; `nil` for a detent that is not there for now.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier, resolver) }

    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      height(context)
    }
  }
}

/// What a detent's height may depend on.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, without what the screen's shape takes below.
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, _ height: CGFloat) {
    (containerTraitCollection, maximumDetentValue) = (traits, height)
  }
}

/// Hears of a sheet that a finger has brought to another height.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
