/// A button by which something would be handed on. Nobody takes it here, of which a tap tells.
public struct ShareLink<Label: View>: View {
  let label: Label
  public var body: some View {
    Button {
      noteMissing("sheets by which something is shared")
    } label: {
      label
    }
  }
}

extension ShareLink {
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Item, Image>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
  public init<Item, Image>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image>
  ) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }
}

/// What would stand for something that is shared.
public struct SharePreview<Image> {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
}
extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey) {}
}
