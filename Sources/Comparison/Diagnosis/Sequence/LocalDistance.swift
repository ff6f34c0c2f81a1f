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

  /// Whether it lies between two frames in those cells alone in which another one differs: the squared ways to both come to less
  /// than a share of that from the one to the other, as they do where these are seen at an obtuse angle. What is neither here
  /// nor there comes to as much.
  func isBetween(_ first: Self, _ last: Self, whereUnlike other: Self, share: Double) -> Bool {
    var (ways, whole) = (Float(0), Float(0))
    for index in cells.indices where (other.cells[index] - cells[index]).squaredLength > Self.rounding {
      ways += (cells[index] - first.cells[index]).squaredLength + (cells[index] - last.cells[index]).squaredLength
      whole += (first.cells[index] - last.cells[index]).squaredLength
    }
    return Double(ways) <= share * Double(whole)
  }

  /// Half a level of each component, squared.
  private static let rounding: Float = 1
}
