public import Foundation
public import UIKit

// What says how a view behaves where nobody can tell here: on a phone without keys, whose bars and menus are told elsewhere.

/// A key of a keyboard.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all = EventModifiers(rawValue: 63)
}

/// Keys that do what a button does.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EventModifiers: Hashable {}

/// In what order a menu shows its entries: those that come first nearest to what opens it, as it is where nothing is said and nothing
/// scrolls, or at the top.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  // The phone has no keys.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  // It has no pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  // Nobody opens anything from outside, and no content is private to who looks on.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  // The screen shows nothing of the system's.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  // A button that opens a menu looks as it would without one.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Nothing is dragged from view to view.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform: @escaping ([NSItemProvider]) -> Bool
  )
    -> some View
  {
    noteMissing("views that are dragged onto others")
    return self
  }
}

/// How large a page's title is.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
  public static var inlineLarge: ToolbarTitleDisplayMode {
    noteMissing("large titles in the row of a bar's buttons")
    return .init(mode: .large)
  }
}

extension View {
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  enum Kind { case always, basedOnSize }
  let kind: Kind
  public static var automatic: ScrollBounceBehavior { .init(kind: .always) }
  public static var always: ScrollBounceBehavior { .init(kind: .always) }
  /// Only where the content is larger than what shows of it.
  public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

private struct BounceKey: EnvironmentKey { static let defaultValue: Axis.Set = [.horizontal, .vertical] }
private struct DismissesKeyboardKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }

/// Whether a finger that scrolls sends the keyboard away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let mode: UIScrollView.KeyboardDismissMode
  public static var automatic: ScrollDismissesKeyboardMode { .init(mode: .none) }
  public static var immediately: ScrollDismissesKeyboardMode { .init(mode: .onDrag) }
  public static var interactively: ScrollDismissesKeyboardMode { .init(mode: .interactive) }
  public static var never: ScrollDismissesKeyboardMode { .init(mode: .none) }
}

extension EnvironmentValues {
  /// Along which axes scroll views give way at their ends even if all of the content shows.
  var alwaysBouncing: Axis.Set {
    get { self[BounceKey.self] }
    set { self[BounceKey.self] = newValue }
  }
  var scrollDismissesKeyboard: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Whether the scroll views in the view give way at their ends.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.alwaysBouncing) {
      if behavior.kind == .always { $0.formUnion(axes) } else { $0.subtract(axes) }
    }
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboard, mode)
  }
}
