/// Views that belong together, with what lies above and below them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

/// What part of which section a view is.
struct SectionPart: Hashable {
  enum Role { case header, row, footer }
  let section: Int
  let role: Role
}

struct SectionPartKey: LayoutValueKey { static let defaultValue: SectionPart? = nil }

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { fatalError("a section has no body") }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  private final class Number {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  package func update(_ node: Node) {
    let number = node.state as? Number ?? Number(node.host.nextNumber())
    node.state = number
    func part<V: View>(_ view: V, _ role: SectionPart.Role) -> some View {
      view.modifier(
        TraitModifier {
          $0[SectionPartKey.self] = SectionPart(section: number.value, role: role)
          if role != .row { $0[WholeLineKey.self] = true }
        })
    }
    let around = node.environment
    node.child(.part(0, 0), part(header, .header), environment: around.ofSection(isHeader: true))
    node.child(.part(1, 0), part(content, .row))
    node.child(.part(2, 0), part(footer, .footer), environment: around.ofSection(isHeader: false))
  }
}

extension EnvironmentValues {
  /// What lies above and below cards in lists is small and grey, and a title in capitals, as phones showed it up to iOS 18.
  fileprivate func ofSection(isHeader: Bool) -> EnvironmentValues {
    guard isListRow, listStyle == .cards else { return self }
    var environment = self
    (environment.font, environment.foregroundStyle) = (.footnote, AnyShapeStyle(Color(uiColor: .secondaryLabel)))
    if isHeader { environment.textCase = .uppercase }
    return environment
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer())
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    (self.header, self.content, footer) = (header(), content(), EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    (self.header, self.content, footer) = (header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(titleKey), content(), EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }
}
