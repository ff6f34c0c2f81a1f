extension Layer {
  /// The layer's own time: its superlayer's, `(t - beginTime) * speed + timeOffset`. The root layer's superlayer is the stage.
  public final var localTime: Double { localTime(at: stage?.time ?? 0) }

  final func localTime(at stageTime: Double) -> Double {
    let above = holder.map { $0.localTime(at: stageTime) - $0.sublayerDelay } ?? stageTime
    return (above - beginTime) * speed + timeOffset
  }

  /// The stage's time at which the layer's own time will be `time`, or `nil` while it is paused or runs backward.
  final func stageTime(at time: Double) -> Double? {
    guard speed > 0 else { return nil }
    let parent = (time - timeOffset) / speed + beginTime
    guard let holder else { return parent }
    return holder.stageTime(at: parent)
  }

  /// Presentations change with the time they are taken at, and beginnings and ends move.
  final func timingChanged() {
    guard let stage else { return }
    stage.timeShifted()
    scheduleAgain()
  }

  private func scheduleAgain() {
    for animation in animations where !animation.hasEnded {
      scheduleStart(of: animation)
      scheduleEnd(of: animation)
    }
    for layer in heldLayers { layer.scheduleAgain() }
  }
}
