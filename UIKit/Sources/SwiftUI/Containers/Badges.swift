/// What stands beside a tab's icon or at the end of a list's row.
struct BadgeKey: LayoutValueKey { static var defaultValue: String? { nil } }

/// In a list, at the end of the row; otherwise a tab view's bar shows it.
private struct BadgeModifier: ViewModifier {
  let label: String?
  @Environment(\.isListRow) private var isListRow

  func body(content: Content) -> some View {
    if isListRow {
      HStack {
        content
        if let label {
          Spacer(minLength: 8)
          Text(verbatim: label).foregroundColor(.secondary)
        }
      }
    } else {
      content.layoutValue(key: BadgeKey.self, value: label)
    }
  }
}

/// The capsule beside a tab's icon. Apple names no sizes; these are a phone's, in points.
struct BadgeCapsule: View {
  let label: String

  var body: some View {
    Text(verbatim: label).font(.system(size: 13)).foregroundColor(.white).lineLimit(1)
      .padding(.horizontal, 5).frame(minWidth: 18).frame(height: 18)
      .background(.red, in: Capsule())
  }
}

extension View {
  /// A number on the view's tab, or at the end of its row; 0 for none.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : "\(count)"))
  }
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label?.string)) }
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

extension TabContent {
  /// A number on the tab; 0 for none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _Tabs<TabValue, _>(content: _page.layoutValue(key: BadgeKey.self, value: count == 0 ? nil : "\(count)"))
  }
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _Tabs<TabValue, _>(content: _page.layoutValue(key: BadgeKey.self, value: label?.string))
  }
}
