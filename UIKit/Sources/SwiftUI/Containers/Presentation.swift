import UIKit

/// Shows views over everything, in a controller that UIKit presents.
struct PresentationModifier<Sheet: View>: PrimitiveModifier {
  let isPresented: Bool
  let presentation: UIModalPresentationStyle
  /// Called when it goes by itself: says that it is not wanted any more.
  let close: () -> Void
  /// Called when it is gone, however that has come about.
  let gone: () -> Void
  let sheet: () -> Sheet?

  fileprivate final class Kept: EndsWithNode {
    var controller: PresentedController?
    /// Called when the sheet goes by itself, and when it is gone however that has come about.
    var (close, gone): (() -> Void, () -> Void) = ({}, {})
    func end() { leave() }

    func leave() {
      controller?.onGone = gone
      controller?.presentingViewController?.dismiss(animated: true)
      controller = nil
    }
  }

  func update(_ node: Node, content: any View) {
    let kept = node.state as? Kept ?? Kept()
    node.state = kept
    (kept.close, kept.gone) = (close, gone)
    node.child(.only, content)
    let host = node.host
    guard isPresented, let sheet = sheet() else {
      if kept.controller != nil { host.afterUpdate { kept.leave() } }
      return
    }
    var environment = node.environment
    environment.isPresented = true
    environment.dismiss = DismissAction { [weak kept] in
      kept?.controller?.presentingViewController?.dismiss(animated: true)
    }
    // A sheet is as light or dark as what presents it, unless it prefers something itself.
    let view = AnyView(
      sheet.modifier(
        EnvironmentModifier { [environment] in
          let scheme = $0.colorScheme
          $0 = environment
          $0.colorScheme = scheme
        }))
    let style = environment.colorScheme.userInterfaceStyle
    let own = host.view?.window?.traitCollection.userInterfaceStyle == style ? .unspecified : style
    if let controller = kept.controller {
      host.afterUpdate {
        controller.overrideUserInterfaceStyle = own
        controller.rootView = AnyView(SheetContent(view: view) { [weak kept] in kept?.controller?.follow($0) })
      }
      return
    }
    let controller = PresentedController(
      rootView: AnyView(SheetContent(view: view) { [weak kept] in kept?.controller?.follow($0) }))
    controller.modalPresentationStyle = presentation
    controller.overrideUserInterfaceStyle = own
    controller.onGone = { [weak kept] in
      kept?.controller = nil
      kept?.close()
      kept?.gone()
    }
    kept.controller = controller
    host.afterUpdate {
      guard let parent = host.controller else {
        return noteOnce("a sheet is presented by views in no controller")
      }
      parent.present(controller, animated: true)
    }
  }
}

private final class PresentedController: UIHostingController<AnyView>, UISheetPresentationControllerDelegate {
  var onGone: (() -> Void)?
  private var info: SheetInfo?

  /// Has the sheet be as the views in it say.
  func follow(_ info: SheetInfo) {
    guard info != self.info else { return }
    self.info = info
    isModalInPresentation = info.isKept
    if info.background != nil { view.backgroundColor = .clear }
    guard let sheet = sheetPresentationController else { return }
    sheet.delegate = self
    // The controller orders them by their heights.
    if !info.detents.isEmpty { sheet.detents = info.detents.map(\.detent) }
    if let selection = info.selection { sheet.selectedDetentIdentifier = selection.detent.identifier }
    sheet.prefersGrabberVisible = info.showsGrabber ?? (info.detents.count > 1)
    sheet.preferredCornerRadius = info.cornerRadius
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let selected = info?.detents.first { $0.identifier == sheetPresentationController.selectedDetentIdentifier }
    if let selected { info?.selection?.select(selected) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil || isBeingDismissed else { return }
    let gone = onGone
    onGone = nil
    gone?()
  }
}

extension View {
  /// Shows views on a sheet from below while a value is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .pageSheet, onDismiss, content)
  }

  /// The same for something that there is.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .pageSheet, onDismiss, content)
  }

  /// Shows views over the whole screen while a value is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, .overFullScreen, onDismiss, content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, .overFullScreen, onDismiss, content)
  }

  private func presenting<Content: View>(
    _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle, _ gone: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented.wrappedValue, presentation: style,
        close: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        gone: { gone?() },
        sheet: { content() }))
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ style: UIModalPresentationStyle, _ gone: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return modifier(
      PresentationModifier(
        isPresented: shown != nil, presentation: style,
        close: { if item.wrappedValue != nil { item.wrappedValue = nil } }, gone: { gone?() },
        sheet: { shown.map { content($0).id($0.id) } }))
  }
}

extension View {
  /// Shows views on a sheet, as a popover is one on a phone that stands upright.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// What a popover points at, where there is room for one.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
