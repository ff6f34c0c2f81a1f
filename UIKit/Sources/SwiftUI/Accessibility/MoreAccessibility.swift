public import CoreGraphics

// More of what is said to people who do not see the picture, of which nothing is seen.

/// In which direction a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How deep a heading lies.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What a text is.
public struct AccessibilityTextContentType: Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What a finger does at once where a screen reader runs.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(LayerNameModifier(name: isEnabled ? label.runs.map(\.string).joined() : ""))
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// Nothing of it is seen.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  /// No screen reader asks for what stands for the view.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  /// No screen reader asks for what lies in the view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Fingers do not bring it about.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  { self }
  /// Fingers do not bring it about.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Fingers do not bring it about.
  public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    -> some View
  { self }
  /// Fingers do not bring it about.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Fingers do not bring it about.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Fingers do not bring them about.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  /// Nobody asks for a view by saying its name.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Nobody asks for a view by saying its name.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Nobody asks for a view by saying its name.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Letters are of the size that the scene says, and nobody looks at a bar's item more closely.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Letters are of the size that the scene says, and nobody looks at a bar's item more closely.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    self
  }
  /// Fingers touch a view where they are.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
  /// Fingers touch a view where they are.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Colours are never turned round here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Fingers always touch at once.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text?) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey) -> some View {
    self
  }
  /// Nothing of it is seen.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(_ labelKey: LocalizedStringKey, _ value: V) -> some View {
    self
  }
  /// Nothing of it is seen.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

/// What a screen reader reads, or is to read: nothing does here, unless a source says so.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: NodeProperty, KnowsSameness {
  private var state: State<Value>

  public init() where Value == Bool { state = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// What views are given that can be read.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  mutating func attach(to node: Node, at index: Int) { state.attach(to: node, at: index) }
  func isSame(as other: Any) -> Bool { other is AccessibilityFocusState<Value> }
}

extension View {
  /// Nothing of it is seen.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Nothing of it is seen.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
}
