public import CoreGraphics
import UIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of it, but for a strip.
  public static let large = PresentationDetent(kind: .large)
  /// A part of what there is, 0...1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
  /// In points.
  public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .height(let height): .init("height \(height)")
    }
  }

  var detent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    }
  }
}

extension Set<PresentationDetent> {
  /// In an order that is always the same.
  fileprivate var listed: [PresentationDetent] { sorted { $0.identifier.rawValue < $1.identifier.rawValue } }
}

/// What the views on a sheet say of it.
struct SheetInfo: Equatable {
  struct Selection: Equatable {
    let detent: PresentationDetent
    /// Called when a finger has brought the sheet to another.
    let select: (PresentationDetent) -> Void

    static func == (a: Selection, b: Selection) -> Bool { a.detent == b.detent }
  }

  var detents: [PresentationDetent] = []
  var selection: Selection?
  var showsGrabber: Bool?
  var cornerRadius: CGFloat?
  var background: SheetBackground?
  /// Whether fingers do not drag it away.
  var isKept = false
}

/// What lies behind the views on a sheet.
struct SheetBackground: Equatable {
  let view: AnyView

  static func == (a: SheetBackground, b: SheetBackground) -> Bool { isSameValue(a.view, b.view) }
}

struct SheetKey: PreferenceKey {
  static var defaultValue: SheetInfo { SheetInfo() }
  static func reduce(value: inout SheetInfo, nextValue: () -> SheetInfo) {
    let next = nextValue()
    if value.detents.isEmpty { value.detents = next.detents }
    value.selection = value.selection ?? next.selection
    value.showsGrabber = value.showsGrabber ?? next.showsGrabber
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.background = value.background ?? next.background
    value.isKept = value.isKept || next.isKept
  }
}

/// The views on a sheet, who say what it is like.
struct SheetContent: View {
  let view: AnyView
  let follow: (SheetInfo) -> Void
  @State private var fillsSheet = false

  var body: some View {
    view.frame(maxWidth: fillsSheet ? .infinity : nil, maxHeight: fillsSheet ? .infinity : nil)
      .backgroundPreferenceValue(SheetKey.self) { info in
        if let background = info.background { background.view.ignoresSafeArea() }
      }
      .onPreferenceChange(SheetKey.self) { info in
        fillsSheet = info.background != nil
        follow(info)
      }
  }
}

/// Whether something can be done with what lies below a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

extension View {
  /// The heights at which the sheet rests on which the view is.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetKey.self) { $0.detents = detents.listed }
  }
  /// The same, and at which of them it is.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = SheetInfo.Selection(detent: selection.wrappedValue) { selection.wrappedValue = $0 }
    return transformPreference(SheetKey.self) { ($0.detents, $0.selection) = (detents.listed, selected) }
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(SheetKey.self) {
      if visibility != .automatic { $0.showsGrabber = visibility == .visible }
    }
  }
  /// In points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    transformPreference(SheetKey.self) { $0.cornerRadius = cornerRadius }
  }
  /// What lies behind the views on the sheet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let background = SheetBackground(view: AnyView(Rectangle().fill(style)))
    return transformPreference(SheetKey.self) { $0.background = background }
  }
  /// What lies behind the views on the sheet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = SheetBackground(
      view: AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    return transformPreference(SheetKey.self) { $0.background = background }
  }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetKey.self) { $0.isKept = $0.isKept || isDisabled }
  }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    noteMissing("views below a sheet that fingers reach")
    return self
  }
}
