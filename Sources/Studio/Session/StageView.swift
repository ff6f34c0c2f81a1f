import SpringformGeometry
import SpringformPipeline

/// How a page wants the stage to be shown, besides its size.
struct StageView: Decodable, Hashable {
  enum Screen: String, Decodable { case phone, tablet }

  /// What the scene lies on.
  enum Ground: String, Decodable {
    case light, dark

    /// As `--page` has it.
    var text: String { self == .light ? "#F5F5F7" : "#16181D" }
  }

  var device: Screen?
  var ground: Ground?
  /// How many seconds before a moment are seen with it, as an onion skin; 0 for all from the beginning on.
  var onion: Double?

  /// What stands around the scene.
  var framing: Framing {
    Framing(page: ground.flatMap { Color($0.text) }, device: device.map { $0 == .phone ? .phone : .tablet })
  }

  /// The options with which the command line draws the same around a scene.
  var words: [String] {
    (device.map { ["--device", $0.rawValue] } ?? []) + (ground.map { ["--page", $0.text] } ?? [])
  }

  /// How many moments an onion skin has.
  private static let moments = 6

  /// The refreshes that are seen together, ascending, the one that is looked at last.
  /// - Parameter rate: refreshes per second.
  func refreshes(at refresh: Int, rate: Double) -> [Int] {
    guard let onion, refresh > 0 else { return [refresh] }
    let way = onion > 0 && onion * rate < Double(refresh) ? max(Int((onion * rate).rounded()), 1) : refresh
    let last = min(Self.moments - 1, way)
    return (0...last).map { refresh - way + Int((Double($0 * way) / Double(last)).rounded()) }
  }
}
