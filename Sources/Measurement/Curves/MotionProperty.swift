/// What of a thing moves: its middle, its sides, its turn, how much of it is to be seen.
public enum MotionProperty: String, CaseIterable, Codable, Sendable {
  case x, y, width, height, rotation, opacity

  /// Where a moment has it.
  public var place: WritableKeyPath<Track.Moment, Double> {
    switch self {
    case .x: \.x
    case .y: \.y
    case .width: \.width
    case .height: \.height
    case .rotation: \.rotation
    case .opacity: \.opacity
    }
  }

  /// What its values count; empty of shares of 1.
  public var unit: String {
    switch self {
    case .x, .y, .width, .height: "pixels"
    case .rotation: "degrees"
    case .opacity: ""
    }
  }

  /// How far one of its units moves the outermost points of a thing, in pixels; of a fade, by how much it is seen less exactly.
  /// - Parameter reach: from the thing's middle to its farther side, in pixels.
  func pixels(reach: Double) -> Double {
    switch self {
    case .x, .y: 1
    case .width, .height: 0.5
    case .rotation: reach * .pi / 180
    case .opacity: 24
    }
  }

  /// How far it has to go to count, in pixels; turns and fades are seen less exactly.
  var leastExtent: Double {
    switch self {
    case .x, .y, .width, .height: 0.9
    case .rotation: 1.5
    case .opacity: 4
    }
  }
}
