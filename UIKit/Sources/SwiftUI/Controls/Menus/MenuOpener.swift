import UIKit

/// The button that opens a menu.
struct MenuButton: PrimitiveView {
  let configuration: MenuStyleConfiguration

  func update(_ node: Node) {
    let opener = node.opener
    let primaryAction = configuration.primaryAction
    let label = configuration.label
    let button = Button { [weak opener] in
      if let primaryAction { primaryAction() } else { opener?.open() }
    } label: {
      label
    }
    let shown: any View =
      primaryAction == nil
      ? button : button.highPriorityGesture(LongPressGesture().onEnded { [weak opener] _ in opener?.open() })
    opener.label = node.child(.part(0, 0), shown)
    opener.hold(configuration.content, opener.label?.outerElements ?? [])
  }
}

/// What opens a menu of views that do not show themselves.
final class MenuOpener: EndsWithNode {
  private unowned let node: Node
  private(set) var items: Node?
  /// What shows of the button.
  var label: Node?
  private weak var overlay: MenuOverlay?

  init(_ node: Node) { self.node = node }

  func end() { overlay?.close() }

  /// Keeps a menu's views up to date, which take no room: each of those that show stands for itself.
  func hold(_ content: any View, _ shown: [Element]) {
    var environment = node.environment
    environment.prepareForMenu()
    items = node.child(.part(1, 0), content, environment: environment)
    let node = node
    node.wrap(shown) {
      Element(node)
    } _: { _ in
    }
    if overlay != nil { node.host.afterUpdate { [weak self] in self?.overlay?.update() } }
  }

  var elements: [UIMenuElement] { items?.menuGroups ?? [] }

  /// - Parameter lift: makes what is lifted while the menu is open, of the place in the window.
  func open(lift: ((CGRect, UIWindow) -> UIView?)? = nil) {
    guard overlay == nil, let view = node.host.view, let window = view.window else { return }
    let frames = node.elements.map { node.host.convert($0.frame, of: $0, to: nil) }
    guard let first = frames.first else { return }
    let source = view.convert(frames.dropFirst().reduce(first) { $0.union($1) }, to: window)
    let order = node.environment.menuOrder
    let isNearestFirst = lift == nil && (order == .priority || order == .automatic && !isScrolled)
    overlay = MenuOverlay.open(
      in: window, from: source, isNearestFirst: isNearestFirst, lift: lift?(source, window)
    ) { [weak self] in
      UIMenu(children: self?.elements ?? [])
    }
  }

  /// Whether the button lies in what scrolls, where menus keep their order.
  private var isScrolled: Bool {
    var above = node.elements.first?.parent
    while let element = above {
      if element is ScrollElement { return true }
      above = element.parent
    }
    return false
  }
}

extension Node {
  /// What opens the node's menu, which is made once.
  var opener: MenuOpener {
    let opener = state as? MenuOpener ?? MenuOpener(self)
    state = opener
    return opener
  }

  /// That of the first menu in the node.
  var firstOpener: MenuOpener? { state as? MenuOpener ?? children.lazy.compactMap(\.firstOpener).first }
}

extension EnvironmentValues {
  /// In a menu labels, buttons and toggles look as its rows do, and pickers show all that there is to choose.
  mutating func prepareForMenu() {
    let usual = EnvironmentValues()
    (labelStyle, buttonStyle, toggleStyle) = (usual.labelStyle, usual.buttonStyle, usual.toggleStyle)
    (menuStyle, pickerStyle, font) = (usual.menuStyle, .inline, nil)
    (foregroundStyle, hidesLabels) = (nil, false)
  }
}
