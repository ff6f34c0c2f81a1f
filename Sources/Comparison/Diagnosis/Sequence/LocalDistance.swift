extension FrameSignature {
  /// The sum of the squared differences to another frame, of those cells alone in which a third one differs.
  func squaredDistance(to other: Self, whereUnlike third: Self) -> Double {
    var sum = SIMD4<Float>.zero
    for index in cells.indices where (third.cells[index] - cells[index]).squaredLength > Self.rounding {
      let difference = other.cells[index] - cells[index]
      sum += difference * difference
    }
    return Double(sum.sum())
  }

  /// Half a level of each component, squared.
  private static let rounding: Float = 1
}
