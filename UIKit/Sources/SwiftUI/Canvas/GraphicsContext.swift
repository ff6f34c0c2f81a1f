public import CoreGraphics
import Springform

/// What is drawn with in a ``Canvas``: a value, whose copies draw onto the same picture with a state of their own.
public struct GraphicsContext {
  /// How what is drawn is limited, changed and mixed with what is there.
  struct State {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blendMode = BlendMode.normal
    /// The outermost first.
    var clips: [Clip] = []
    /// The last is applied first.
    var filters: [Filter] = []
  }

  enum Clip {
    /// In the picture's coordinates.
    case path(Springform.Path, isInverted: Bool)
    case mask(opacity: Double, isInverted: Bool, DrawingStep)
  }

  /// Where steps are collected.
  final class Recorder {
    var steps: [DrawingStep] = []
    /// Whether colours are mixed with those that were drawn before.
    var mixes = false
  }

  var state = State()
  private let recorder: Recorder
  let size: CGSize
  let element: SurfaceElement
  /// What views would be told here.
  public let environment: EnvironmentValues

  init(_ size: CGSize, of element: SurfaceElement) {
    self.init(size, element, element.node.environment, State())
  }

  private init(
    _ size: CGSize, _ element: SurfaceElement, _ environment: EnvironmentValues, _ state: State
  ) {
    (self.size, self.element, self.environment, self.state, recorder) = (
      size, element, environment, state, Recorder()
    )
  }

  /// What has been drawn: as one picture, whose colours are mixed with each other only, if any are mixed.
  var steps: [DrawingStep] {
    let steps = recorder.steps
    return recorder.mixes ? [{ $0.compose { canvas in for step in steps { step(&canvas) } } }] : steps
  }

  // MARK: State

  /// 0...1, of each thing that is drawn.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }
  /// From the coordinates that are drawn in to the picture's.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Limits

  /// How something is limited.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// To the outside.
    public static var inverse: Self { Self(rawValue: 1) }
  }

  /// The rectangle around what is drawn at most, in the coordinates that are drawn in.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: .zero, size: size)
    for case .path(let path, false) in state.clips {
      bounds = bounds.intersection(path.bounds.map { CGRect($0) } ?? .null)
    }
    guard transform.a * transform.d != transform.b * transform.c else { return .null }
    return bounds.applying(transform.inverted())
  }

  /// Limits what is drawn from now on to a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    if style.isEOFilled { noteMissing("canvases that are clipped by the even-odd rule") }
    let place = path.cgPath.path.applying(AffineTransform(transform))
    state.clips.append(.path(place, isInverted: options.contains(.inverse)))
  }

  /// Limits what is drawn from now on to what a closure draws, as opaque as that is.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let steps = try layer(content)
    let isInverted = options.contains(.inverse)
    state.clips.append(
      .mask(opacity: opacity, isInverted: isInverted) { for step in steps { step(&$0) } })
  }

  /// The steps of a picture of its own.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingStep] {
    var inner = GraphicsContext(size, element, environment, State(transform: transform))
    try content(&inner)
    return inner.steps
  }

  /// Draws a picture of its own, to which opacity, blend mode and filters are applied as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let steps = try layer(content)
    record(inPlace: true) { canvas in
      canvas.compose(.sourceOver) { canvas in for step in steps { step(&canvas) } }
    }
  }

  /// Draws with Core Graphics.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(scale: environment.displayScale, size: size)
    try content(context)
    let drawing = context.drawing
    record { $0.draw(drawing) }
  }

  // MARK: Recording

  /// Draws something with the state of now.
  /// - Parameters:
  ///   - inPlace: whether it is in the picture's coordinates already.
  ///   - body: draws it in the coordinates that are drawn in.
  func record(inPlace: Bool = false, _ body: @escaping DrawingStep) {
    let (state, environment) = (state, environment)
    guard state.opacity > 0 else { return }
    if state.blendMode != .normal { recorder.mixes = true }
    let transform = AffineTransform(state.transform)
    func placed(_ canvas: inout Springform.Canvas) {
      if inPlace { body(&canvas) } else { canvas.withTransform(transform, body) }
    }
    // Filters' lengths are those of the coordinates that are drawn in.
    let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
    let filtered = state.filters.reversed().reduce(placed as DrawingStep) { step, filter in
      { filter.apply(in: &$0, scale: scale, environment, step) }
    }
    let faded: DrawingStep =
      state.opacity < 1 ? { $0.withOpacity(state.opacity, filtered) } : filtered
    let blended: DrawingStep =
      state.blendMode == .normal ? faded : { state.blendMode.blend(in: &$0, faded) }
    recorder.steps.append(
      state.clips.reversed().reduce(blended) { step, clip in { clip.limit(in: &$0, step) } })
  }
}

extension GraphicsContext.Clip {
  func limit(in canvas: inout Springform.Canvas, _ body: DrawingStep) {
    switch self {
    case .path(let path, false): canvas.withClip(path, body)
    case .path(let path, true):
      canvas.withMask(isInverted: true, { $0.fill(path, with: .black) }, body)
    case .mask(let opacity, let isInverted, let step):
      canvas.withMask(isInverted: isInverted, { $0.withOpacity(opacity, step) }, body)
    }
  }
}

extension AffineTransform {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
  }
}

extension GraphicsContext {
  /// How what is drawn meets what is there.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ mode: CGBlendMode) { self.init(rawValue: mode.rawValue) }

    public static var normal: Self { Self(.normal) }
    public static var multiply: Self { Self(.multiply) }
    public static var screen: Self { Self(.screen) }
    public static var overlay: Self { Self(.overlay) }
    public static var darken: Self { Self(.darken) }
    public static var lighten: Self { Self(.lighten) }
    public static var colorDodge: Self { Self(.colorDodge) }
    public static var colorBurn: Self { Self(.colorBurn) }
    public static var softLight: Self { Self(.softLight) }
    public static var hardLight: Self { Self(.hardLight) }
    public static var difference: Self { Self(.difference) }
    public static var exclusion: Self { Self(.exclusion) }
    public static var hue: Self { Self(.hue) }
    public static var saturation: Self { Self(.saturation) }
    public static var color: Self { Self(.color) }
    public static var luminosity: Self { Self(.luminosity) }
    public static var clear: Self { Self(.clear) }
    public static var copy: Self { Self(.copy) }
    public static var sourceIn: Self { Self(.sourceIn) }
    public static var sourceOut: Self { Self(.sourceOut) }
    public static var sourceAtop: Self { Self(.sourceAtop) }
    public static var destinationOver: Self { Self(.destinationOver) }
    public static var destinationIn: Self { Self(.destinationIn) }
    public static var destinationOut: Self { Self(.destinationOut) }
    public static var destinationAtop: Self { Self(.destinationAtop) }
    public static var xor: Self { Self(.xor) }
    public static var plusDarker: Self { Self(.plusDarker) }
    public static var plusLighter: Self { Self(.plusLighter) }

    func blend(in canvas: inout Springform.Canvas, _ body: DrawingStep) {
      switch CGBlendMode(rawValue: rawValue) {
      case .multiply: canvas.withBlendMode(.multiply, body)
      case .screen: canvas.withBlendMode(.screen, body)
      case .overlay: canvas.withBlendMode(.overlay, body)
      case .darken: canvas.withBlendMode(.darken, body)
      case .lighten: canvas.withBlendMode(.lighten, body)
      case .colorDodge: canvas.withBlendMode(.colorDodge, body)
      case .colorBurn: canvas.withBlendMode(.colorBurn, body)
      case .softLight: canvas.withBlendMode(.softLight, body)
      case .hardLight: canvas.withBlendMode(.hardLight, body)
      case .difference: canvas.withBlendMode(.difference, body)
      case .exclusion: canvas.withBlendMode(.exclusion, body)
      case .hue: canvas.withBlendMode(.hue, body)
      case .saturation: canvas.withBlendMode(.saturation, body)
      case .color: canvas.withBlendMode(.color, body)
      case .luminosity: canvas.withBlendMode(.luminosity, body)
      case .plusLighter: canvas.withBlendMode(.plusLighter, body)
      case .clear: canvas.compose(.clear, body)
      case .copy: canvas.compose(.copy, body)
      case .sourceIn: canvas.compose(.sourceIn, body)
      case .sourceOut: canvas.compose(.sourceOut, body)
      case .sourceAtop: canvas.compose(.sourceAtop, body)
      case .destinationOver: canvas.compose(.destinationOver, body)
      case .destinationIn: canvas.compose(.destinationIn, body)
      case .destinationOut: canvas.compose(.destinationOut, body)
      case .destinationAtop: canvas.compose(.destinationAtop, body)
      case .xor: canvas.compose(.xor, body)
      case .plusDarker:
        noteMissing("canvases that blend by plusDarker")
        body(&canvas)
      case .normal, nil: body(&canvas)
      }
    }
  }
}
