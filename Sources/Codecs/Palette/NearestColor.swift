import SpringformBitmap

/// Finds the nearest of some colours in OKLab, eight at a time.
struct NearestColor: Sendable {
  private struct Block {
    var lightness = SIMD8<Float>(repeating: .infinity)
    var a = SIMD8<Float>.zero
    var b = SIMD8<Float>.zero
  }

  private var blocks: [Block]

  init(_ colors: [UInt32]) {
    blocks = Array(repeating: Block(), count: (colors.count + 7) / 8)
    for (index, color) in colors.enumerated() {
      let lab = OKLab(pixel: color)
      blocks[index / 8].lightness[index % 8] = lab.lightness
      blocks[index / 8].a[index % 8] = lab.a
      blocks[index / 8].b[index % 8] = lab.b
    }
  }

  /// The first of the nearest colours and the square of its distance; 0 and infinity when there are none.
  @inline(__always)
  func nearest(to lab: OKLab) -> (index: Int, squaredDistance: Float) {
    var best = SIMD8<Float>(repeating: .infinity)
    var bestBlock = SIMD8<Int32>.zero
    blocks.withUnsafeBufferPointer { blocks in
      for index in 0..<blocks.count {
        let l = blocks[index].lightness - lab.lightness
        let a = blocks[index].a - lab.a
        let b = blocks[index].b - lab.b
        let distance = l * l + a * a + b * b
        let closer = distance .< best
        best.replace(with: distance, where: closer)
        bestBlock.replace(with: Int32(truncatingIfNeeded: index), where: closer)
      }
    }
    let distance = best.min()
    var first = Int.max
    for lane in 0..<8 where best[lane] == distance { first = min(first, Int(bestBlock[lane]) * 8 + lane) }
    return distance.isFinite ? (first, distance) : (0, distance)
  }

  func isDarker(_ index: Int, than other: Int) -> Bool {
    let lightness = (self[index].lightness, self[other].lightness)
    return lightness.0 < lightness.1 || lightness.0 == lightness.1 && index < other
  }

  /// The colour that together with one of them comes nearest to another, and its share of 0...0.5. The further apart
  /// the two are, the nearer their mixture has to be: contrast is what makes a pattern visible.
  func partner(of index: Int, for wish: OKLab) -> (index: Int, share: Float) {
    let origin = self[index]
    let wishL = wish.lightness - origin.lightness
    let wishA = wish.a - origin.a
    let wishB = wish.b - origin.b
    var best = SIMD8<Float>(repeating: .infinity)
    var bestBlock = SIMD8<Int32>.zero
    var bestShare = SIMD8<Float>.zero
    for (number, block) in blocks.enumerated() {
      let l = block.lightness - origin.lightness
      let a = block.a - origin.a
      let b = block.b - origin.b
      let squaredLength = l * l + a * a + b * b
      // Unused places are infinitely far; the colour itself is no partner.
      let valid = (squaredLength .> 0) .& (squaredLength .< Float.greatestFiniteMagnitude)
      var share = (l * wishL + a * wishA + b * wishB) / squaredLength
      // Not clamp(), which is a call for each lane.
      share.replace(with: 0, where: share .< 0)
      share.replace(with: 0.5, where: share .> 0.5)
      let restL = l * share - wishL
      let restA = a * share - wishA
      let restB = b * share - wishB
      let cost = restL * restL + restA * restA + restB * restB + squaredLength * share * (1 - share) * Self.contrastCost
      let better = (cost .< best) .& valid
      best.replace(with: cost, where: better)
      bestShare.replace(with: share, where: better)
      bestBlock.replace(with: Int32(truncatingIfNeeded: number), where: better)
    }
    let cost = best.min()
    guard cost.isFinite else { return (index, 0) }
    var first = (index: Int.max, share: Float.zero)
    for lane in 0..<8 where best[lane] == cost {
      let candidate = Int(bestBlock[lane]) * 8 + lane
      if candidate < first.index { first = (candidate, bestShare[lane]) }
    }
    return first
  }

  /// The weight of a pattern's variance beside its error in the mean.
  private static let contrastCost: Float = 0.35

  private subscript(index: Int) -> OKLab {
    let block = blocks[index / 8]
    return OKLab(lightness: block.lightness[index % 8], a: block.a[index % 8], b: block.b[index % 8])
  }
}
