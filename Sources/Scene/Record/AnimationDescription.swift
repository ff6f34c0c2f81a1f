import SpringformGeometry
package import SpringformMotion
package import SpringformMotionRecord

/// An animation as it is started, for a motion record.
struct AnimationDescription {
  var kind: String
  /// `nil` for an animation of an unknown kind.
  var property: Property?
  var details: [String: RecordedValue]
  /// The springs that drive it.
  var springs: [Spring] = []
  /// What is known of it when all that happens at the same time has happened: by what the layer's model has then, whatever other
  /// animations make of that.
  var later: (() -> [String: RecordedValue])?

  /// What is animated, and how it is set.
  struct Property {
    let path: AnyKeyPath
    let set: (Layer) -> Void

    init<Owner: Layer, Value: Animatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
      self.path = path
      set = { layer in
        if let owner = layer as? Owner { owner[keyPath: path] = owner[keyPath: path].disturbed }
      }
    }
  }
}

/// An animation that can say what it does.
protocol DescribedAnimation {
  func descriptions(on layer: Layer) -> [AnimationDescription]
}

extension AnimationDescription {
  /// - Parameter time: the layer's own time, from which a delay counts.
  mutating func add(_ timing: Timing, at time: Double) {
    let usual = Timing(duration: timing.duration)
    details["duration"] = .number(timing.duration)
    if timing.beginTime != 0, timing.beginTime != time { details["delay"] = .number(timing.beginTime - time) }
    if timing.speed != usual.speed { details["speed"] = .number(timing.speed) }
    if timing.timeOffset != usual.timeOffset { details["timeOffset"] = .number(timing.timeOffset) }
    if timing.repeatCount != usual.repeatCount { details["repeatCount"] = .number(timing.repeatCount) }
    if timing.autoreverses { details["autoreverses"] = .flag(true) }
    if timing.fillMode != usual.fillMode { details["fillMode"] = .word(timing.fillMode.word) }
  }

  mutating func add(_ pacing: Pacing) {
    switch pacing {
    case .curve(let curve): details["curve"] = curve.recorded
    case .easing(let function): details["curve"] = .word(function.text)
    case .spring(let spring): add(spring)
    case .impulse(let spring):
      add(spring)
      details["impulse"] = .flag(true)
    }
  }

  /// The spring in its author's words.
  private mutating func add(_ spring: Spring) {
    springs.append(spring)
    func set(_ name: String, _ value: Double) { details["spring." + name] = .number(value) }
    switch spring.form {
    case .physical:
      set("mass", spring.mass)
      set("stiffness", spring.stiffness)
      set("damping", spring.damping)
      if spring.effectiveDampingRatio > 1 { details["spring.allowsOverdamping"] = .flag(true) }
    case .settling(let duration, let dampingRatio):
      set("duration", duration)
      set("dampingRatio", dampingRatio)
    case .response(let response, let dampingRatio):
      set("response", response)
      set("dampingRatio", dampingRatio)
    case .perceptual(let duration, let bounce):
      set("duration", duration)
      set("bounce", bounce)
    }
    if spring.initialVelocity != 0 { set("initialVelocity", spring.initialVelocity) }
  }

  /// One value after the other, so that a change of one is told as such.
  mutating func add(values: [some Animatable]) {
    for (index, value) in values.enumerated() { details["value \(index)"] = RecordedValue(describing: value) }
  }
}

extension TimingCurve: Recordable {
  package var recorded: RecordedValue {
    name.map { .word($0) } ?? .numbers([controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y])
  }
}

extension BasicAnimation: DescribedAnimation {
  func descriptions(on layer: Layer) -> [AnimationDescription] { descriptions(on: layer, kind: "basic") }

  func descriptions(on layer: Layer, kind: String) -> [AnimationDescription] {
    guard let owner = layer as? Owner else { return [] }
    var description = AnimationDescription(kind: kind, property: .init(property), details: [:])
    let shown = owner.presenting { owner[keyPath: property] }
    description.details = recordedEnds(shown: shown, underlying: shown)
    if isLive { description.later = { recordedEnds(shown: shown, underlying: owner[keyPath: property]) } }
    description.add(timing, at: layer.localTime)
    description.add(pacing)
    if isAdditive { description.details["additive"] = .flag(true) }
    if isCumulative { description.details["cumulative"] = .flag(true) }
    return [description]
  }
}

extension BasicAnimation {
  private func recordedEnds(shown: Value, underlying: Value) -> [String: RecordedValue] {
    let ends = ends(shown: shown, underlying: underlying)
    return ["from": RecordedValue(describing: ends.from), "to": RecordedValue(describing: ends.to)]
  }
}

extension SpringAnimation: DescribedAnimation {
  func descriptions(on layer: Layer) -> [AnimationDescription] { basic.descriptions(on: layer, kind: "spring") }
}

extension KeyframeAnimation: DescribedAnimation {
  func descriptions(on layer: Layer) -> [AnimationDescription] {
    var description = AnimationDescription(kind: "keyframes", property: .init(property), details: [:])
    switch source {
    case .values(let values): description.add(values: values)
    case .path(let path, _):
      description.details["path"] = path.recorded
      description.details["path.bounds"] = path.controlBounds?.recorded
    }
    description.add(timing, at: layer.localTime)
    if let keyTimes { description.details["keyTimes"] = .numbers(keyTimes) }
    if pacing != .curve(.linear) {
      var whole = AnimationDescription(kind: "keyframes", details: [:])
      whole.add(pacing)
      for (name, value) in whole.details { description.details["pacing." + name] = value }
      description.springs += whole.springs
    }
    if calculationMode != .linear { description.details["calculationMode"] = .word(calculationMode.word) }
    if !curves.isEmpty {
      description.details["curve"] = Set(curves).count == 1 ? curves[0].recorded : curves.recorded
    }
    if rotationMode != .none { description.details["rotationMode"] = .word(rotationMode.word) }
    if isAdditive { description.details["additive"] = .flag(true) }
    if isCumulative { description.details["cumulative"] = .flag(true) }
    return [description]
  }
}

extension AnimationGroup: DescribedAnimation {
  func descriptions(on layer: Layer) -> [AnimationDescription] {
    members.flatMap { layer.descriptions(of: $0) }.map { member in
      var description = member
      var group = AnimationDescription(kind: "group", details: [:])
      group.add(timing, at: layer.localTime)
      if pacing != .curve(.linear) { group.add(pacing) }
      for (name, value) in group.details { description.details["group." + name] = value }
      description.springs += group.springs
      return description
    }
  }
}
