/// Whether a view lies in what is presented; the older way to leave it.
public struct PresentationMode {
  public internal(set) var isPresented: Bool
  /// Leaves what the view lies in: a page or a sheet.
  public mutating func dismiss() { isPresented = false }
}

private struct PresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view lies in a sheet, a cover or a page that was pushed.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: {
      if !$0.isPresented { dismiss() }
    }
  }
}
