public import SpringformGeometry
import SpringformNumerics
public import SpringformSVG
public import SpringformScene

/// An SVG file as a scene by itself: as large as it is, transparent where nothing is drawn. What moves in it plays on the stage's
/// clock: once until everything has ended, or one round of what moves for ever. One in which nothing moves is a still picture.
public struct SVGScene: Playable {
  /// What can be set on it, besides the document's own variables.
  public struct Parameters: SceneParameters {
    @Parameter("its width in points; the height follows", in: 1...16_384) public var width: Double? = nil
    @Parameter("what the document calls currentColor") public var tint: Color? = nil
    @Parameter("show this moment of it alone, in seconds", in: 0...86_400) public var moment: Double? = nil
    @Parameter(
      "the moment it begins with, in seconds; where all motion is endless, the first of a whole round", in: 0...86_400)
    public var begin: Double? = nil
    @Parameter("how fast it plays", in: 0.01...100) public var speed = 1.0

    public init() {}
  }

  public let document: SVGDocument
  public let parameters: Parameters
  private let variables: SVGVariables

  public init(_ document: SVGDocument, parameters: Parameters = Parameters()) {
    self.init(document, parameters, SVGVariables(document))
  }

  private init(_ document: SVGDocument, _ parameters: Parameters, _ variables: SVGVariables) {
    (self.document, self.parameters, self.variables) = (document, parameters, variables)
  }

  public var size: Size {
    let width = parameters.width ?? document.size.width
    return Size(width: width, height: document.size.height * width / document.size.width)
  }

  public var duration: Double? {
    guard parameters.moment == nil, let animation = document.animation, animation.duration > 0 else { return nil }
    if animation.isEndless { return animation.duration / parameters.speed }
    let rest = animation.begin + animation.duration - begin
    return rest > 0 ? rest / parameters.speed : nil
  }

  /// Whether it is a picture of one moment.
  package var isStill: Bool { duration == nil }

  private var begin: Double { parameters.begin ?? document.animation?.begin ?? 0 }

  public var background: Color { .clear }
  public var parameterTexts: [(name: String, text: String)] { parameters.texts + variables.texts }

  /// What can be set, as users see it.
  package var parameterDescriptions: [ParameterDescription] { Parameters.descriptions + variables.descriptions }

  public func settingParameters(_ texts: [(name: String, text: String)]) throws -> any Playable { try setting(texts) }

  /// The same with other values of some parameters.
  /// - Throws: `ParameterError`, and `SVGError` where a variable makes the document one that is refused.
  package func setting(_ texts: [(name: String, text: String)]) throws -> SVGScene {
    let own = texts.filter { !variables.contains($0.name) }
    let names = Set(Parameters.descriptions.map(\.name))
    if let unknown = own.first(where: { !names.contains($0.name) }) {
      throw ParameterError.unknown(name: unknown.name, known: parameterDescriptions.map(\.name))
    }
    let parameters = try Parameters.reading(parameters.settings + own)
    let changed = try variables.setting(texts.filter { variables.contains($0.name) })
    let document = changed.settings.isEmpty ? document : try SVGDocument(document.bytes, variables: changed.settings)
    return SVGScene(document, parameters, changed)
  }

  public func build(on stage: Stage) {
    let layer = SVGLayer(document)
    layer.name = "svg"
    layer.frame = Rect(origin: .zero, size: size)
    layer.speed = parameters.speed
    if let tint = parameters.tint { layer.tint = tint }
    stage.rootLayer.addSublayer(layer)
    if let moment = parameters.moment { layer.moment = moment } else { layer.play(from: begin) }
    if document.animation != nil { stage.trace("moment") { layer.presentation.moment } }
  }
}
