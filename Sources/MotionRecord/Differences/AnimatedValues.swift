/// What follows from animations that set a layer's own values, and of their goals what follows from a layer's size.
extension CauseSearch {
  /// Whether a value is another from the beginning on because an animation sets it that begins then.
  func isBegun(_ difference: Difference, _ differences: [Difference]) -> Bool {
    guard case .value(_, let old, let new) = difference.change else { return false }
    return differences.contains { other in
      guard case .animation(let index) = other.subject, other.decidesOnGoal, isOne(index, of: difference) else {
        return false
      }
      let pair = pairs.animations[index]
      guard (pair.new ?? pair.old).map({ $0.time <= HistoryComparison.sameTime }) ?? false else { return false }
      return sets(pair.old, old) || sets(pair.new, new)
    }
  }

  /// Whether an animation leaves its layer with a value.
  private func sets(_ event: MotionRecord.Event?, _ value: RecordedValue?) -> Bool {
    guard let event, event.details["autoreverses"] != .flag(true), let goal = event.details["to"] else { return false }
    guard let value else { return true }
    // A part of a transform is another number than the whole.
    return goal.agrees(with: value) || goal.distance(to: value) == nil
  }

  mutating func add(begun difference: Difference) {
    if !fold(difference, into: animation(setting: difference)) { keep(difference) }
  }

  /// The number of the cause that is an animation of the same property of the same object, or leads to one.
  func animation(setting difference: Difference) -> Int? {
    let indices = pairs.animations.indices.filter { index in
      let pair = pairs.animations[index]
      let begin = [pair.old, pair.new].compactMap { $0?.time }.min() ?? .infinity
      return isOne(index, of: difference) && begin <= (difference.time ?? 0) + Shifts.refresh
    }
    return indices.reversed().lazy.compactMap { found.lastIndex(of: .animation($0)) }.first
  }

  /// Whether an animation is one of what a difference is one of.
  private func isOne(_ index: Int, of difference: Difference) -> Bool {
    guard let path = difference.path, let property = difference.property,
      let event = pairs.animations[index].new ?? pairs.animations[index].old, event.target == path
    else { return false }
    return event.property.map { PropertyTraits.whole($0) == PropertyTraits.whole(property) } ?? false
  }

  /// The number of the cause by which a layer has grown as much as an animation goes further: who writes a goal by a layer's
  /// size has it follow that.
  func growth(behind name: String, _ before: RecordedValue?, _ after: RecordedValue?, in region: String) -> Int? {
    guard name == "to" || name.hasPrefix("value "), let moved = after?.steps(from: before) else { return nil }
    return found.lastIndex { cause in
      guard case .value(let property, .numbers(let old)?, .numbers(let new)?) = cause.change, cause.time == nil,
        ["bounds", "path.bounds"].contains(property), old.count == 4, new.count == 4,
        self.region(of: cause).map({ regions.areRelated($0, region) }) ?? false
      else { return false }
      let grown = [new[2] - old[2], new[3] - old[3]].filter { $0 != 0 }
      return moved.allSatisfy { step in
        step == 0 || grown.contains { abs(abs(step) - abs($0)) < 0.001 || abs(abs(step) - abs($0) / 2) < 0.001 }
      }
    }
  }

  /// The number of the cause that is a constant's, such as a theme's colour, where a way ends with its values, or where it is the
  /// only colour that can be behind another one.
  func constant(behind difference: Difference) -> Int? {
    guard difference.isCourse, let path = difference.path, let property = difference.property,
      let (old, new) = following.object(path)
    else { return nil }
    let (before, after) = (old.properties[property]?.last, new.properties[property]?.last)
    let ends = found.lastIndex { cause in
      guard cause.isConstant, case .value(_, let one?, let other?) = cause.change, let before, let after else {
        return false
      }
      return !before.agrees(with: after) && one.isWritten(before) && other.isWritten(after)
    }
    guard ends == nil, PropertyTraits.isColor(property) else { return ends }
    let colors = causes.indices.filter { causes[$0].difference.isOfConstantColor }
    return colors.count == 1 ? colors.first : nil
  }
}

extension Difference {
  fileprivate var isOfConstantColor: Bool {
    guard isConstant, case .value(_, .word(let old)?, .word(let new)?) = change else { return false }
    return old.hasPrefix("#") && new.hasPrefix("#")
  }

  /// Whether an animation leads elsewhere, rather than from elsewhere or in another way.
  fileprivate var decidesOnGoal: Bool {
    switch change {
    case .missing, .added, .value("to", _, _), .value("autoreverses", _, _): true
    default: false
    }
  }
}

extension RecordedValue {
  /// By how much each number is more than another value's; `nil` where none is, or it has no numbers.
  fileprivate func steps(from other: RecordedValue?) -> [Double]? {
    let steps: [Double] =
      switch (self, other) {
      case (.number(let new), .number(let old)): [new - old]
      case (.numbers(let new), .numbers(let old)) where new.count == 2 && old.count == 2: zip(new, old).map { $0 - $1 }
      default: []
      }
    return steps.contains { $0 != 0 } ? steps : nil
  }
}
