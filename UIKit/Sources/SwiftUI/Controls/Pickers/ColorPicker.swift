/// A control that shows a colour. Where colours are chosen does not open here, of which a tap tells.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }

  public var body: some View { LabeledLine(label: label, content: well) }

  /// The colour in a ring of all hues, as large as Apple's.
  private var well: some View {
    let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) }
    return ZStack {
      Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
      Circle().inset(by: 5).fill(selection.wrappedValue)
    }
    .frame(width: 28, height: 28)
    .onTapGesture { noteMissing("where colours are chosen") }
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
