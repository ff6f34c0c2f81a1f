public import QuartzCore

/// The field of a search bar: round, with a magnifier.
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?
  private let icon = UIImageView()
  private let ground = UIImageView()
  private lazy var followed = SearchFieldDelegate(self)
  /// Of the text, from where it would be.
  var shift = UIOffset.zero { didSet { setNeedsLayout() } }
  /// In place of the round ground.
  var groundImage: UIImage? {
    didSet {
      ground.image = groundImage
      backgroundColor = groundImage == nil ? .tertiarySystemFill : .clear
    }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    (layer.cornerRadius, clipsToBounds) = (10, true)
    insertSubview(ground, at: 0)
    placeholder = "Search"
    (leftView, leftViewMode, clearButtonMode, returnKeyType) = (icon, .always, .always, .search)
    showIcon(nil)
    delegate = followed
    addAction(
      UIAction { [weak self] _ in
        guard let self, let bar else { return }
        bar.delegate?.searchBar(bar, textDidChange: text ?? "")
      }, for: .editingChanged)
  }

  func showIcon(_ image: UIImage?) {
    icon.image = image ?? Self.magnifier
    icon.tintColor = .systemGray
    icon.contentMode = .center
  }

  private static var magnifier: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 9.5, height: 9.5))
      path.move(to: CGPoint(x: 9.8, y: 9.8))
      path.addLine(to: CGPoint(x: 14.5, y: 14.5))
      (path.lineWidth, path.lineCapStyle) = (1.6, .round)
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }

  override open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 8, y: (bounds.height - 20) / 2, width: 20, height: 20)
  }

  override open func textRect(forBounds bounds: CGRect) -> CGRect {
    let end = hasText ? clearButtonRect(forBounds: bounds).minX - 4 : bounds.width - 8
    return CGRect(x: 32, y: 0, width: max(end - 32, 0), height: bounds.height)
      .offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }
}

/// Hands on to a search bar's delegate what a field asks and tells.
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  private unowned let field: UISearchTextField
  init(_ field: UISearchTextField) { self.field = field }

  private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
    guard let bar = field.bar, let delegate = bar.delegate else { return true }
    return question(delegate, bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldBeginEditing($1) } }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar = field.bar { bar.delegate?.searchBarTextDidBeginEditing(bar) }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar = field.bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar = field.bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// Is asked and told what is searched for.
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
