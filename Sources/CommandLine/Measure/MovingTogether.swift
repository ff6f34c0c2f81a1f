/// Things that move in the same way at the same time, such as the rows of a sheet: told once.
struct MovingTogether {
  /// At least one, in the order of the measurement.
  private(set) var things: [MeasurementSummary.Thing]

  /// - Parameter pause: between two pictures, in seconds: what differs by no more begins together.
  static func groups(of things: [MeasurementSummary.Thing], pause: Double) -> [Self] {
    var groups: [Self] = []
    for thing in things {
      if let index = groups.firstIndex(where: { $0.things[0].moves(with: thing, pause: pause) }) {
        groups[index].things.append(thing)
      } else {
        groups.append(Self(things: [thing]))
      }
    }
    return groups
  }
}

extension MeasurementSummary.Thing {
  fileprivate func moves(with other: Self, pause: Double) -> Bool {
    !stretches.isEmpty && stretches.count == other.stretches.count
      && zip(stretches, other.stretches).allSatisfy { $0.isLike($1, pause: pause) }
  }
}

extension MeasurementSummary.Stretch {
  /// Whether another one goes as far at the same time, by the same model.
  fileprivate func isLike(_ other: Self, pause: Double) -> Bool {
    guard kind == other.kind, kind != "keys", properties == other.properties, curveName == other.curveName,
      abs(start.value - other.start.value) <= 1.5 * pause, abs(end - other.end) <= 2.5 * pause
    else { return false }
    let ways = zip(zip(from, to).map { $1 - $0 }, zip(other.from, other.to).map { $1 - $0 })
    guard
      zip(properties, ways).allSatisfy({ property, ways in
        abs(ways.0 - ways.1) <= max(property == "opacity" ? 0.02 : 1, 0.02 * abs(ways.0))
      })
    else { return false }
    let figures = [
      (dampingRatio, other.dampingRatio), (response, other.response), (duration, other.duration), (rate, other.rate),
      (fall, other.fall), (elasticity, other.elasticity),
    ]
    return figures.allSatisfy { one, other in
      guard let one, let other else { return one == nil && other == nil }
      let deviation = ((one.deviation ?? 0) + (other.deviation ?? 0)) * 2
      return abs(one.value - other.value) <= max(0.05 * one.value, deviation)
    }
  }
}
