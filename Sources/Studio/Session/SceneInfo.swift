import SpringformGeometry
import SpringformScene
import SpringformSceneFile

/// A scene that was opened, as the page is told.
struct SceneInfo: Encodable {
  struct Parameter: Encodable {
    let name: String
    let kind: String
    /// The default, as `--set` would write it.
    let text: String
    let choices: [String]
    let least: Double?
    let most: Double?
    let help: String
    /// The default color in digits: `#RRGGBB`, perhaps with two more for its opacity.
    let color: String?

    init(_ parameter: ParameterDescription) {
      func bound(_ value: Double?) -> Double? {
        value.flatMap { abs($0) < Double.greatestFiniteMagnitude ? $0 : nil }
      }
      name = parameter.name
      kind = parameter.kind
      text = parameter.defaultText
      choices = parameter.choices
      least = bound(parameter.range?.lowerBound)
      most = bound(parameter.range?.upperBound)
      help = parameter.help
      color = kind == "color" ? Color(text)?.description : nil
    }
  }

  /// What it was opened by.
  let id: String
  let name: String
  let summary: String
  /// The canvas in points, with all parameters at their defaults; `nil` if there is none then.
  let canvas: [Double]?
  let parameters: [Parameter]
  /// What they begin with instead of their defaults.
  let values: [String: String]
  /// Whether there is a file that can be saved.
  let isFile: Bool
  /// Whether touches do anything to it.
  let takesTouches: Bool
  /// Whether it can be compared with a baseline.
  let hasBaseline: Bool

  init(_ scene: LoadedScene, of open: OpenScene) {
    let entry = open.entry
    id = entry.name
    name = scene.name
    summary = scene.summary
    canvas = (try? scene.make([]).size).map { [$0.width, $0.height] }
    parameters = scene.parameters.map { Parameter($0) }
    values = open.beginning.values
    isFile = entry.path != nil
    takesTouches = entry.takesTouches
    hasBaseline = entry.review != nil
  }
}
