extension EasingFunction {
  /// An easing as CSS writes it; `nil` for anything else. A stop of `linear` without a time lies evenly between its neighbours.
  package init?(text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",", omittingEmptySubsequences: false).map
    {
      $0.split(separator: " ").map(String.init)
    }
    switch text[..<open] {
    case "steps":
      guard (1...2).contains(parts.count), parts[0].count == 1, let count = Int(parts[0][0]), (1...1000).contains(count)
      else { return nil }
      guard parts.count == 2 else {
        self = .steps(count)
        return
      }
      guard parts[1].count == 1, let position = Self.position(parts[1][0]), position != .none || count > 1 else {
        return nil
      }
      self = .steps(count, position)
    case "linear":
      guard let stops = Self.stops(parts) else { return nil }
      self = .lines(stops)
    default: return nil
    }
  }

  private static func position(_ word: String) -> StepPosition? {
    StepPosition(rawValue: word.hasPrefix("jump-") ? String(word.dropFirst(5)) : word)
  }

  private static func stops(_ parts: [[String]]) -> [Stop]? {
    var (values, times): ([Double], [Double?]) = ([], [])
    for part in parts {
      guard let (value, percentages) = stop(part) else { return nil }
      for time in percentages.isEmpty ? [nil] : percentages.map(Optional.init) {
        values.append(value)
        times.append(time)
      }
    }
    guard parts.count > 1 else { return nil }
    times[0] = times[0] ?? 0
    // What has no time lies evenly between what has; the end does not fall back behind what is before it.
    times[times.count - 1] = times[times.count - 1] ?? max(1, times.compactMap(\.self).max() ?? 1)
    var latest = -Double.infinity
    for index in times.indices {
      if let time = times[index] { latest = max(latest, time) }
      times[index] = times[index].map { max($0, latest) }
    }
    return values.indices.map { index in
      if let time = times[index] { return Stop(time: time, value: values[index]) }
      let before = times[..<index].lastIndex { $0 != nil } ?? 0
      let after = times[index...].firstIndex { $0 != nil } ?? times.count - 1
      let (start, end) = (times[before] ?? 0, times[after] ?? 1)
      return Stop(time: start + (end - start) * Double(index - before) / Double(after - before), value: values[index])
    }
  }

  /// A number and up to two percentages before or behind it: with two the value stays from one to the other.
  private static func stop(_ words: [String]) -> (value: Double, times: [Double])? {
    guard let place = words.firstIndex(where: { !$0.hasSuffix("%") }), (1...3).contains(words.count),
      place == 0 || place == words.count - 1, let value = Double(words[place]), value.isFinite
    else { return nil }
    let percentages = words.filter { $0.hasSuffix("%") }.compactMap { Double($0.dropLast()) }
    guard percentages.count == words.count - 1, percentages.allSatisfy(\.isFinite) else { return nil }
    return (value, percentages.map { $0 / 100 })
  }
}
