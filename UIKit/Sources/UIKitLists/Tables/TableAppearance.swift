public import UIKitCore

// What a table has a value of its own for even where nobody has set one.

extension UIAppearanceProxy where Target: UITableView {
  public var separatorColor: UIColor? {
    get { recorded("separatorColor") }
    nonmutating set {
      record("separatorColor", newValue, own: { $0.separatorColor == .separator ? nil : $0.separatorColor }) {
        $0.separatorColor = $1
      }
    }
  }
}
