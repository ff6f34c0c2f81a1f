import UIKit

/// Refreshes what a view shows, and waits until that is done.
public struct RefreshAction {
  let action: () async -> Void
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct PulledScrollKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// What refreshes the view; `nil` where nothing does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// Whether the view lies in something that is pulled to refresh it.
  fileprivate var isPulled: Bool {
    get { self[PulledScrollKey.self] }
    set { self[PulledScrollKey.self] = newValue }
  }
}

extension View {
  /// Refreshes what the view shows when a list or a scroll view in it is pulled down, with a spinner above it until that is done.
  public func refreshable(action: @escaping () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Pulls UIKit's control into a scroll view, and waits for what it begins.
final class Refreshing {
  private let control = UIRefreshControl()
  private var action: RefreshAction
  private var task: Task<Void, Never>?

  private init(_ action: RefreshAction) {
    self.action = action
    control.addAction(UIAction { [weak self] _ in self?.begin() }, for: .valueChanged)
  }

  private func begin() {
    let action = action
    task = Task { [weak self] in
      await action()
      self?.control.endRefreshing()
    }
  }

  /// Gives a scroll view the control, or takes it away; what lies in it says what surrounds its content.
  static func update(_ known: Refreshing?, _ scroll: UIScrollView, _ environment: inout EnvironmentValues)
    -> Refreshing?
  {
    guard let action = environment.refresh, !environment.isPulled, scroll.alwaysBounceVertical else {
      if known != nil { scroll.refreshControl = nil }
      return nil
    }
    environment.isPulled = true
    let refreshing = known ?? Refreshing(action)
    refreshing.action = action
    if scroll.refreshControl == nil { scroll.refreshControl = refreshing.control }
    return refreshing
  }
}
