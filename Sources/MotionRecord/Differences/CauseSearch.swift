/// Sorts out what follows from something else, and keeps the causes, each with what follows from it.
///
/// A scene is taken step by step, in the order in which one thing leads to another: what it consists of, what fingers do,
/// which animations these begin, what is set later. Each difference is held against the causes found before, and follows only
/// from one that can lead to it: by what it is known to read, by a shift of time, or by happening in the same place.
struct CauseSearch {
  let pairs: RecordPairs
  let regions: Regions
  /// All that differs, consequences included.
  let things: ChangedThings
  let following: FollowingProperties
  let useSearch: UseSearch

  private(set) var found = Causes()
  var shifts: Shifts
  /// Values that take another course, of which nothing tells why.
  private var courses: [Difference] = []

  init(_ pairs: RecordPairs, _ differences: [Difference]) {
    self.pairs = pairs
    regions = Regions(pairs.new.objects)
    things = ChangedThings(differences, pairs)
    following = FollowingProperties(pairs, things)
    useSearch = UseSearch(differences, regions, pairs)
    shifts = Shifts(pairs, regions)
    for difference in differences where difference.isSetting { found.add(difference) }
    let begun = differences.filter { $0.isAtFirst && isBegun($0, differences) }
    let first = differences.filter { $0.isAtFirst && !begun.contains($0) }
    for difference in first where followed(by: difference).isEmpty { add(first: difference) }
    for difference in first where !followed(by: difference).isEmpty { add(following: difference) }
    for difference in differences { if case .touch(let index) = difference.subject { add(touch: difference, index) } }
    for difference in differences where difference.isVariable && !difference.isAtFirst { add(argument: difference) }
    let late = differences.filter { $0.isVariable && !$0.isAtFirst }
    let early = late.filter { !comesAfterAnimations($0, differences) }
    for difference in early { add(state: difference) }
    addAnimations(differences)
    for difference in begun { add(begun: difference) }
    for difference in differences where isMadeLater(difference) { add(madeLater: difference) }
    for difference in late where !early.contains(difference) { add(state: difference) }
    for difference in differences where difference.path != nil && !difference.isAtFirst { add(later: difference) }
    for difference in courses { found.add(difference) }
  }

  var causes: [Cause] { found.all }

  /// Causes before what follows from them.
  var all: [Difference] { causes.map(\.difference) + causes.flatMap(\.consequences) }

  // MARK: Keeping and folding

  mutating func keep(_ difference: Difference) { found.add(difference) }

  /// Folds a difference into a cause, where there is one.
  /// - Returns: whether it was folded.
  @discardableResult
  mutating func fold(_ difference: Difference, into cause: Int?) -> Bool {
    guard let cause else { return false }
    found.fold(difference, into: cause)
    return true
  }

  /// Where a difference is found: the path of the component's layer around it, empty for the scene's own; `nil` for settings
  /// and fingers, which are everywhere.
  func region(of difference: Difference) -> String? {
    switch difference.subject {
    case .parameter, .seed, .constant, .finger, .touch: return nil
    case .variable(let path, _): return path
    case .object(let path): return regions.region(of: path)
    case .part(let place): return regions.region(of: place.object)
    case .animation(let index):
      return regions.region(of: (pairs.animations[index].new ?? pairs.animations[index].old)?.target ?? "")
    }
  }

  /// Whether a cause sets something in motion, rather than only looking otherwise, and can reach a region until a time.
  func sets(_ cause: Difference, _ region: String, inMotionUntil time: Double?) -> Bool {
    if let start = cause.time, let time, start > time + Shifts.refresh { return false }
    guard let other = self.region(of: cause) else {
      switch cause.subject {
      case .finger, .constant: return false
      default: return true
      }
    }
    guard regions.areRelated(other, region) else { return false }
    guard let path = cause.path else { return true }
    return following.object(path)?.new.isBehavior ?? false || cause.time != nil
  }

  // MARK: Objects and variables

  private mutating func add(first difference: Difference) {
    if difference.path != nil, following.contains(difference) { return }
    // Where it is known which elements of a drawing have changed, the drawing as a whole says no more.
    if difference.property == "document", things.hasElements { return }
    if isMadeLater(difference) { return }
    if fold(difference, into: found.lastIndex { $0.isSameValue(as: difference) }) { return }
    if !difference.isVariable, let argument = useSearch.argument(behind: difference),
      fold(difference, into: found.lastIndex(of: argument))
    {
      return
    }
    keep(difference)
  }

  /// What differs of that which a layer's place and size follow, where the difference is one of these.
  private func followed(by difference: Difference) -> [String] {
    guard let path = difference.path, let property = difference.property, PropertyTraits.isGeometry(property) else {
      return []
    }
    return (following.object(path)?.new.follows ?? []).filter { things.contains($0) && $0 != path }
  }

  /// Where a layer lies follows from another one's size.
  private mutating func add(following difference: Difference) {
    let names = followed(by: difference)
    if !following.contains(difference), !isMadeLater(difference), fold(difference, into: named(names)) { return }
    add(first: difference)
  }

  /// The number of the cause that is one of something that is followed, or that leads to it.
  private func named(_ names: [String]) -> Int? {
    func isNamed(_ difference: Difference) -> Bool {
      key(of: difference).map { key in names.contains { $0 == key || $0.hasPrefix(key + ".") } } ?? false
    }
    return found.all.lastIndex { isNamed($0.difference) }
      ?? found.all.lastIndex { $0.consequences.contains(where: isNamed) }
  }

  /// Whether it is of a behaviour that is made while the scene plays, by what is then.
  private func isMadeLater(_ difference: Difference) -> Bool {
    difference.isAtFirst && behaviorMadeLater(difference) != nil
  }

  /// Such a behaviour as it is, or as it was where it is not made any more.
  private func behaviorMadeLater(_ difference: Difference) -> MotionRecord.Object? {
    guard let path = difference.path else { return nil }
    let missing = pairs.objects.first { $0.new == nil && $0.old?.path == path }?.old
    guard let object = following.object(path)?.new ?? missing, object.isBehavior, object.appears != nil else {
      return nil
    }
    return object
  }

  /// Such a behaviour follows from where the layers are that it acts on, with those that hold them, and from what leads to its
  /// being made: no finger takes hold of what lies in a layer that is hidden, or below others.
  private mutating func add(madeLater difference: Difference) {
    guard let path = difference.path, let object = behaviorMadeLater(difference) else { return }
    var names: Set<String> = []
    if case .word(let items)? = object.properties["items"]?.first {
      names = Set(items.split(separator: ", ").map { ObjectPath.family(of: String($0)) })
    }
    let holders = Set(
      pairs.old.objects.map(\.path).filter { names.contains(ObjectPath.family(of: ObjectPath.last(of: $0))) }
        .flatMap { ObjectPath.family(of: $0).split(separator: "/").map(String.init) })
    let moved = found.lastIndex { cause in
      guard let path = cause.path, let property = cause.property else { return false }
      return PropertyTraits.isGeometry(property) && holders.contains(ObjectPath.family(of: ObjectPath.last(of: path)))
    }
    let region = regions.region(of: path)
    let cause = moved ?? found.lastIndex { sets($0, region, inMotionUntil: object.appears) }
    if !fold(difference, into: cause) { keep(difference) }
  }

  /// Whether a state may be set by what an animation leads to that differs: only by one that is over before.
  private func comesAfterAnimations(_ state: Difference, _ differences: [Difference]) -> Bool {
    guard let time = state.time, let place = region(of: state) else { return true }
    return differences.contains { difference in
      guard case .animation(let index) = difference.subject, let region = region(of: difference),
        regions.areRelated(region, place)
      else { return false }
      // What comes later by as much is set by the same block.
      if let shift = difference.shift, let other = state.shift, abs(shift - other) <= Shifts.refresh,
        pairs.animations[index].new?.cause != .refresh
      {
        return true
      }
      let ends = [pairs.animations[index].old?.end, pairs.animations[index].new?.end].compactMap(\.self)
      return ends.contains { $0 <= time + Shifts.refresh }
    }
  }

  /// What a component is given follows from what that reads, and from nothing else.
  private mutating func add(argument difference: Difference) {
    guard case .variable(let path, let name) = difference.subject, useSearch.isArgument(path, name) else { return }
    if fold(difference, into: found.lastIndex { $0.isSameValue(as: difference) }) { return }
    let reads = following.object(path)?.new.follows ?? []
    if !reads.contains(where: { things.contains($0, isValue: difference.isOtherValue) }) { keep(difference) }
  }

  private mutating func add(state difference: Difference) {
    guard case .variable(let path, let name) = difference.subject else { return }
    if useSearch.isArgument(path, name) {
      guard !causes.contains(where: { $0.difference == difference || $0.consequences.contains(difference) }) else {
        return
      }
      let names = (following.object(path)?.new.follows ?? []).filter { things.contains($0) }
      let place = regions.region(of: ObjectPath.parent(of: path))
      if !fold(difference, into: source(of: difference, following: names, in: place)) { keep(difference) }
      return
    }
    if difference.isCourse {
      if !fold(difference, into: found.lastIndex { canMove($0, path, path) }) { courses.append(difference) }
      return
    }
    addByTime(difference, in: path)
  }

  // MARK: What is set later

  private mutating func add(later difference: Difference) {
    guard let path = difference.path, !following.contains(difference) else { return }
    let region = regions.region(of: path)
    let follows = following.object(path)?.new.follows ?? []
    let isWord = difference.isOtherValue && !difference.isOfNumbers && !difference.isOutline
    let changed = follows.filter { things.contains($0, isValue: isWord) }
    if !changed.isEmpty, fold(difference, into: source(of: difference, following: changed, in: region)) { return }
    if fold(difference, into: animation(setting: difference) ?? constant(behind: difference)) { return }
    if difference.isCourse {
      if !fold(difference, into: found.lastIndex { canMove($0, path, region) }) { courses.append(difference) }
      return
    }
    if !isWord || difference.shift != nil { addByTime(difference, in: region) } else { addWord(difference, in: region) }
  }

  /// The number of the cause behind what is followed: one of that itself, or one that leads to it.
  func source(of difference: Difference, following names: [String], in region: String) -> Int? {
    named(names)
      // Where a course begins to be another is not known so well.
      ?? found.lastIndex { sets($0, region, inMotionUntil: difference.isCourse ? nil : difference.time) }
      ?? found.lastIndex { self.region(of: $0).map { regions.areRelated($0, region) } ?? true }
  }

  /// What others that follow it know it by.
  private func key(of difference: Difference) -> String? {
    let path: String
    switch difference.subject {
    case .variable(let path, let name): return path.isEmpty ? name : path + "/" + name
    case .object(let object): path = object
    case .animation(let index): path = (pairs.animations[index].new ?? pairs.animations[index].old)?.target ?? ""
    case .parameter, .seed, .constant, .finger, .touch, .part: return nil
    }
    let region = regions.region(of: path)
    guard region != path, let name = path.split(separator: "/").last else { return path }
    return (region.isEmpty ? "" : region + "/") + ObjectPath.family(of: String(name))
  }

  /// A text or a colour that somebody sets is told by itself, unless what its component was given explains it, or it is a change
  /// that is told already.
  private mutating func addWord(_ difference: Difference, in region: String) {
    if let argument = useSearch.argument(behind: difference),
      fold(difference, into: found.lastIndex(of: argument))
    {
      return
    }
    if fold(difference, into: found.lastIndex { $0.isSameWord(as: difference) }) { return }
    keep(difference)
  }

  private mutating func addByTime(_ difference: Difference, in region: String) {
    if let shift = difference.shift, case .time(_, let before, _) = difference.change {
      let explanation = shifts.explanation(of: shift, at: before, in: region)
      if explanation.isKnown {
        if !fold(difference, into: explanation.cause) { keep(difference) }
      } else if !fold(
        difference, into: found.lastIndex { $0.isVariable && sets($0, region, inMotionUntil: difference.time) })
      {
        keep(difference)
      }
      return
    }
    if !fold(difference, into: found.lastIndex { sets($0, region, inMotionUntil: difference.time) }) {
      keep(difference)
    }
  }

  /// Whether a cause can lead to another course of a value that goes on changing.
  private func canMove(_ cause: Difference, _ path: String, _ region: String) -> Bool {
    if sets(cause, region, inMotionUntil: nil) { return true }
    // Where a way begins, and what lies in its way, decides on it.
    guard let other = self.region(of: cause), regions.areRelated(other, region), let property = cause.property
    else { return false }
    return cause.path == path || PropertyTraits.isGeometry(property) || cause.path.map { $0.isEmpty } ?? false
      || !PropertyTraits.isColor(property) && !PropertyTraits.isText(property)
  }
}

extension MotionRecord.Object {
  var isGestureRecognizer: Bool { kind.hasSuffix("Recognizer") }
  var isBehavior: Bool { kind.hasSuffix("Behavior") }
}
