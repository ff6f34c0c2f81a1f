import QuartzCore

extension UIViewController {
  /// What ``updateContentUnavailableConfiguration(using:)`` is told.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called in the next turn.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    MainLoop.current?.after(0) { [weak self] in
      guard let self, isViewLoaded else { return }
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }

  /// Puts what the configuration shows over all of the view.
  func showUnavailable() {
    guard let configuration = contentUnavailableConfiguration else {
      unavailableView?.removeFromSuperview()
      return unavailableView = nil
    }
    if let shown = unavailableView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    unavailableView?.removeFromSuperview()
    let new = configuration.makeContentView()
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new)
    unavailableView = new
  }
}
