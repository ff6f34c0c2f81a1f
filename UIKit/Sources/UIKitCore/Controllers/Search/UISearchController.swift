public import QuartzCore

/// Searches while something is typed into its bar. A navigation bar shows that below its titles.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  /// Shows what was found, over what is searched; `nil` where that does so itself.
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is dimmed as long as nothing was found.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the titles go while somebody searches. Here they stay.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false { didSet { showResults() } }
  private lazy var follower = SearchFollower(self)

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    searchBar.delegate = follower
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Whether somebody searches.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      isActive ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(isActive, animated: true) }
      if isActive {
        searchBar.becomeFirstResponder()
      } else {
        searchBar.searchTextField.text = nil
        searchBar.resignFirstResponder()
      }
      showResults()
      searchResultsUpdater?.updateSearchResults(for: self)
      isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }

  private func typed() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Where the results are shown: the controller whose bar it is.
  weak var shownIn: UIViewController?

  private func showResults() {
    guard let results = searchResultsController, let shownIn, let view = shownIn.viewIfLoaded else { return }
    let isShown = isActive && (showsSearchResultsController || searchBar.text?.isEmpty == false)
    guard isShown != (results.parent != nil) else { return }
    if isShown {
      shownIn.addChild(results)
      results.view.frame = view.bounds
      view.addSubview(results.view)
      results.didMove(toParent: shownIn)
    } else {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// Ends the search when it is cancelled, unless the bar has another delegate.
private final class SearchFollower: UISearchBarDelegate {
  private unowned let controller: UISearchController
  init(_ controller: UISearchController) { self.controller = controller }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { controller.isActive = false }
}

/// Finds what was searched for.
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of the beginning and the end of a search.
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
