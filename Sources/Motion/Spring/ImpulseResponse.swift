extension Spring {
  /// How far a knock of one distance a second has led after a time: the part of the spring's value that its initial velocity makes,
  /// of which the value is a linear function.
  package func impulseResponse(at time: Double) -> Double {
    func value(_ velocity: Double) -> Double {
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity).value(at: time)
    }
    return value(1) - value(0)
  }
}
