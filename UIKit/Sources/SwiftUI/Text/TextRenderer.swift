public import CoreGraphics
import Springform

/// Draws a text in a way of its own. What is animatable of it moves as any value of a view does.
public protocol TextRenderer: Animatable {
  /// Draws the text, whose lines lie in the coordinates of its view.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of the text; that which it has without a renderer, unless said otherwise.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far beyond the text's edges it draws, in points. Nothing is cut off here, whatever it is.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text of which somebody asks the size.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What a part of a text says to its renderer.
public protocol TextAttribute {}

extension Text {
  /// Says something of the text to its renderer, which finds it by its type.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].style.attributes[ObjectIdentifier(T.self)] = Told(value: value) }
    return copy
  }

  /// What a part says. Two of one type are the same if they print the same, as nothing else is known of them.
  struct Told: Hashable {
    let value: any TextAttribute
    private let text: String

    init(value: any TextAttribute) { (self.value, text) = (value, "\(value)") }
    static func == (a: Told, b: Told) -> Bool { a.text == b.text }
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }
}

private struct RendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

extension EnvironmentValues {
  /// What draws texts; `nil` for as they are.
  var textRenderer: (any TextRenderer)? {
    get { self[RendererKey.self] }
    set { self[RendererKey.self] = newValue }
  }
}

extension View {
  /// Has texts in the view drawn by a renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { environment(\.textRenderer, renderer) }
}

/// A renderer whose values move.
class AnimatedTextRenderer {
  func set(_ renderer: any TextRenderer, for part: some MovingPart) -> Bool { false }
  func moves(since pass: Int) -> Bool { false }
  func advance(to time: Double) -> Bool { false }
  var shown: (any TextRenderer)? { nil }

  static func make(_ renderer: some TextRenderer) -> AnimatedTextRenderer { Kept(renderer) }

  private final class Kept<Renderer: TextRenderer>: AnimatedTextRenderer {
    private let value = AnimatedValue<Renderer>()

    init(_ renderer: Renderer) {}

    /// - Returns: whether the renderer is one of its kind.
    override func set(_ renderer: any TextRenderer, for part: some MovingPart) -> Bool {
      guard let renderer = renderer as? Renderer else { return false }
      value.set(renderer, for: part)
      return true
    }
    override func moves(since pass: Int) -> Bool { value.moves(since: pass) }
    override func advance(to time: Double) -> Bool { value.advance(to: time) }
    override var shown: (any TextRenderer)? { value.shown }
  }
}
