import Springform

/// How a view's content gets from one to another, as a text does when it says something else.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity, opacity, interpolate, symbol
    case numericText(countsDown: Bool, value: Double?)
  }
  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Colours and places flow into each other; letters are there at once.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// For figures: those that are others roll up, or down where they count down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
  }
  /// For a figure, which rolls down where the value has become less.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: false, value: value))
  }
  /// For symbols; here the next is there at once.
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbol) }
  /// For symbols; here the next is there at once.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbol)
  }

  /// Whether texts fade into each other.
  var fades: Bool { kind == .opacity }

  /// Says what is not as it should be.
  fileprivate func note() {
    switch kind {
    case .symbol:
      noteMissing(
        "replacements of symbols by contentTransition(.symbolEffect), which are there at once")
    default: break
    }
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue = ContentTransition.interpolate
}
private struct AddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether contents that flow are drawn as one picture, which makes no difference here.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Says how texts in the view get from one to another in animated updates.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    transition.note()
    return environment(\.contentTransition, transition)
  }
}

/// Fades an element's old content out while the new one fades in.
final class ContentChange {
  private struct Progress: Animatable {
    var animatableData: Double
  }

  private var progress = AnimatedValue<Progress>()
  /// Shows the old content, until it is gone.
  private(set) var former: Layer?

  /// How opaque the new content is, 0...1.
  var share: Double { former == nil ? 1 : min(max(progress.shown?.animatableData ?? 1, 0), 1) }

  /// Begins where an element shows its old content for the last time, if the update is animated.
  func begin(on element: SurfaceElement, by transition: ContentTransition) {
    guard transition.fades, element.node.transaction.animation != nil, !element.node.isNew else {
      return
    }
    former?.removeFromSuperlayer()
    former = nil
    let picture = PictureLayer(Drawing(of: element.layer))
    picture.bounds = element.layer.bounds
    picture.position = Point(x: picture.bounds.width / 2, y: picture.bounds.height / 2)
    former = picture
    progress = AnimatedValue()
    progress.set(Progress(animatableData: 0), for: element)
    progress.set(Progress(animatableData: 1), for: element)
  }

  func advance(to time: Double) -> Bool {
    guard let former else { return false }
    let goesOn = progress.advance(to: time)
    former.opacity = 1 - share
    if !goesOn {
      former.removeFromSuperlayer()
      self.former = nil
    }
    return goesOn
  }
}

/// Shows what was drawn once.
final class PictureLayer: Layer {
  private let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init()
    typeName = "Former"
  }

  override func draw(in canvas: inout Springform.Canvas) { canvas.draw(drawing) }
  override func contains(_ point: Point) -> Bool { false }
}
