import SpringformGeometry
import SpringformMotion
import SpringformNumerics

/// What an author changes in the body of a scene in Swift.
struct DialChanges {
  let measure: Measure

  func all() -> [Change] { motion + looks }

  private var motion: [Change] {
    [
      change(.dampingRatio, "card", "position", \.dampingRatio, by: .add(0.03), at: 0.6),
      change(.duration, "card", "position", \.duration, by: .factor(1.05), at: 0.6),
      change(.response, "knob0", "position", \.response, by: .factor(1.05)),
      change(.stiffness, "ring", "position", \.stiffness, by: .factor(1.05)),
      change(.mass, "ring", "position", \.mass, by: .factor(1.05)),
      change(.delay, "slider", "position", \.delay, by: .frames(1)),
      change(.stagger, nil, "stagger", \.stagger, by: .add(0.02)),
      change(.keyframe, "ring", "values", \.keyframe, by: .pixels(1), from: 30),
      change(.repeatCount, "ring", "repeatCount", \.repeatCount, by: .add(-1)),
      change(.endValue, "slider", "position", \.end, by: .pixels(0.5)),
      change(.touchTime, nil, "touch", \.tapTime, by: .add(-0.2)),
      change(.gravity, nil, "gravity", \.gravity, by: .factor(1.05)),
      change(.elasticity, nil, "elasticity", \.elasticity, by: .add(-0.05)),
      change(.curve, Truth("slider", "curve", old: .text("easeOut"), new: .text("easeInEaseOut"))) {
        $0.curve = .easeInEaseOut
      },
    ].compactMap(\.self)
  }

  private var looks: [Change] {
    [
      change(.lineWidth, "ring", "lineWidth", \.lineWidth, by: .pixels(0.5)),
      change(.cornerRadius, "card", "cornerRadius", \.cornerRadius, by: .pixels(1)),
      change(.position, "card", "position", \.cardX, by: .pixels(0.5)),
      change(.size, "card", "size", \.cardWidth, by: .factor(1.01)),
      change(.opacity, "card", "opacity", \.cardOpacity, by: .add(-0.05)),
      change(.shadowRadius, "card", "shadowRadius", \.shadowRadius, by: .factor(1.5)),
      change(.fontSize, "title", "font", \.fontSize, by: .add(1)),
      change(.color, Truth("card", "backgroundColor", old: .color("#3478F6"), new: .color("#3C80EE"))) {
        $0.cardColor = .rgb(60, 128, 238)
      },
      change(.text, Truth("title", "text", old: .text("Speed"), new: .text("Spend"))) { $0.title = "Spend" },
      change(.layerMissing, Truth("dot", "missing")) { $0.hasDot = false },
    ].compactMap(\.self)
  }

  private func change(
    _ kind: Kind, _ name: String?, _ property: String, _ path: WritableKeyPath<Dial.Numbers, Double>,
    by alteration: Alteration, from offset: Double = 0, at time: Double? = nil
  ) -> Change? {
    let old = Dial.Numbers()[keyPath: path]
    guard let altered = AlteredText(old.decimalText, alteration, measure), case .number(let new)? = altered.new
    else { return nil }
    let truth = Truth(
      name, property, old: .number(old + offset), new: .number(new + offset), change: altered.change, time: time)
    return change(kind, truth) { $0[keyPath: path] = new }
  }

  private func change(_ kind: Kind, _ truth: Truth, _ edit: (inout Dial.Numbers) -> Void) -> Change {
    var dial = Dial()
    edit(&dial.numbers)
    return Change(kind: kind, truth: truth, what: .scene(dial, seed: 0))
  }
}
