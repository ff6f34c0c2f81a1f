/// When the way of a value can have begun to be another: not before what it follows moves.
struct CourseOnset {
  let pairs: RecordPairs

  /// - Returns: the difference, of a course from when on it can be another; any other as it is.
  func timed(
    _ difference: (change: Difference.Change, time: Double?), _ old: MotionRecord.Object, _ new: MotionRecord.Object
  ) -> (change: Difference.Change, time: Double?) {
    guard case .course(let property, let since, let far) = difference.change,
      let onset = onset(of: property, old, new), onset > since
    else { return difference }
    return (.course(property, since: onset, by: far), onset)
  }

  private func onset(of property: String, _ old: MotionRecord.Object, _ new: MotionRecord.Object) -> Double? {
    guard let one = old.follows, let other = new.follows else { return nil }
    let times = one.map { firstChange(of: $0, in: pairs.old) } + other.map { firstChange(of: $0, in: pairs.new) }
    guard !times.contains(nil), let first = times.compactMap(\.self).min(), first.isFinite else { return nil }
    // What moves before follows something else, too, such as the time.
    let isEarlier = [old, new].contains { object in
      guard case .curve(let curve)? = object.properties[property] else { return false }
      return curve.samples.contains { $0.time < first - Shifts.refresh && $0.value != curve.samples.first?.value }
    }
    return isEarlier ? nil : first
  }

  /// When a value that an author declared begins to change: `nil` where that is not known, infinity where it never does.
  private func firstChange(of name: String, in record: MotionRecord) -> Double? {
    guard let value = record.objects.first(where: { $0.path == name && $0.kind == "ValueLayer" }) else { return nil }
    let animated = record.animations.filter { $0.target == name }.map(\.start)
    var set: [Double] = []
    for history in value.properties.values {
      switch history {
      case .constant: continue
      case .changes(let changes): set += changes.dropFirst().prefix(1).map(\.time)
      case .curve: return nil
      }
    }
    return (animated + set).min() ?? .infinity
  }
}
