/// Where a field to search by lies. On a phone that is the bar above the page.
public struct SearchFieldPlacement: Sendable {
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Ends a search: empties the field, and lets go of the keyboard.
public struct DismissSearchAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether somebody types into the field of the view around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Gives the page that a view lies in a field to search by. The field stays there while the content scrolls.
private struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let prompt: String
  let isPresented: Binding<Bool>?
  @State private var isSearching = false

  func body(content: Content) -> some View {
    let (text, prompt, presented) = (text, prompt, isPresented ?? $isSearching)
    let entry = ToolbarEntry(
      place: .middle, view: AnyView(SearchField(text: text, prompt: prompt, isSearching: presented)))
    content
      .environment(\.isSearching, presented.wrappedValue)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          presented.wrappedValue = false
        }
      )
      .modifier(NavigationBarModifier { $0.search = $0.search ?? entry })
  }
}

/// As UIKit's search bar has it, with a button that ends the search.
private struct SearchField: View {
  @Binding var text: String
  let prompt: String
  @Binding var isSearching: Bool
  @FocusState private var isFocused: Bool
  @Environment(\.searchActions) private var submit

  var body: some View {
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundColor(.secondary)
        TextField(prompt, text: $text).focused($isFocused)
          .transformEnvironment(\.submitActions) { $0 = submit }
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
          }
          .accessibilityLabel("Clear text")
        }
      }
      // In points, as UIKit has them.
      .padding(.horizontal, 8).frame(height: 36)
      .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 10))
      if isSearching {
        Button("Cancel") {
          text = ""
          (isFocused, isSearching) = (false, false)
        }
        .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .padding(.horizontal, 16).padding(.bottom, 8)
    .animation(.smooth(duration: 0.35), value: isSearching)
    .onChange(of: isFocused) { if isFocused { isSearching = true } }
    .onChange(of: isSearching, initial: true) { if isFocused != isSearching { isFocused = isSearching } }
  }
}

extension View {
  /// Gives the page around a field to search by.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.string ?? "Search", isPresented: nil))
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// The same, for as long as a value is true with the keyboard for it.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.string ?? "Search", isPresented: isPresented))
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// What might be meant, below the field.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    noteMissing("suggestions below fields to search by")
    return self
  }
}
