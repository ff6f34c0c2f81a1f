import SpringformBitmap

/// Colours divided into groups of similar ones, by cutting the most varied group in two until there are enough.
///
/// Weights are the pixels a colour covers. A cut is at the group's mean, across the axis along which the group varies
/// most: a simple form of Wu's variance-based splitting (Graphics Gems II, 1991).
struct ColorClusters {
  struct Member {
    var color: UInt32
    /// Lightness, red and green, yellow and blue.
    var position: SIMD3<Float>
    var weight: Float

    init(color: UInt32, opponentColor: OpponentColor, weight: Float) {
      self.color = color
      self.weight = weight
      position = SIMD3(opponentColor.lightness, opponentColor.redGreen, opponentColor.yellowBlue)
    }

    var opponentColor: OpponentColor {
      OpponentColor(lightness: position.x, redGreen: position.y, yellowBlue: position.z)
    }
  }

  private struct Group {
    var range: Range<Int>
    /// The widest axis.
    var axis = 0
    var cut: Float = 0
    /// Weighted squared distance from the mean along the widest axis; 0 when nothing can be cut.
    var spread: Float = 0
  }

  private var members: [Member]
  private var groups: [Group] = []

  /// At most `count` groups of the members.
  init(_ members: [Member], count: Int) {
    self.members = members
    guard !members.isEmpty, count > 0 else { return }
    groups = [measured(members.indices)]
    while groups.count < count {
      guard let widest = groups.indices.max(by: { groups[$0].spread < groups[$1].spread }),
        groups[widest].spread > 0
      else { break }
      let group = groups[widest]
      let middle = partition(group)
      groups[widest] = measured(group.range.lowerBound..<middle)
      groups.append(measured(middle..<group.range.upperBound))
    }
  }

  /// The mean colour of each group.
  var means: [UInt32] {
    groups.map { group in Self.mean(of: members[group.range]) }
  }

  /// Colours moved to the means of what is nearest to them, and so on for some rounds (S. Lloyd, "Least squares
  /// quantization in PCM", 1982). Colours that are nearest to nothing stay.
  /// - Parameter fixed: colours that stay where they are and take what is nearest to them.
  static func moved(_ colors: [UInt32], toMeansOf members: [Member], beside fixed: [UInt32], rounds: Int) -> [UInt32] {
    var colors = colors
    for _ in 0..<rounds {
      var search = NearestColorSearch(fixed + colors, for: members.count)
      var sums = Array(repeating: Sum(), count: colors.count)
      for member in members {
        let index = search.nearest(to: member.opponentColor, pixel: member.color).index - fixed.count
        if index >= 0 { sums[index].add(member) }
      }
      for (index, sum) in sums.enumerated() { colors[index] = sum.mean ?? colors[index] }
    }
    return colors
  }

  static func mean(of members: some Sequence<Member>) -> UInt32 {
    var sum = Sum()
    for member in members { sum.add(member) }
    return sum.mean ?? 0xFF00_0000
  }

  /// Red, green, blue and weight of some members.
  private struct Sum {
    private var channels = SIMD4<Float>.zero

    mutating func add(_ member: Member) {
      channels +=
        SIMD4(Float(Pixel.red(member.color)), Float(Pixel.green(member.color)), Float(Pixel.blue(member.color)), 1)
        * member.weight
    }

    /// Nil when there are no members.
    var mean: UInt32? {
      guard channels.w > 0 else { return nil }
      let mean = (channels / channels.w).rounded(.toNearestOrAwayFromZero)
      return Pixel.premultiplied(red: UInt32(mean.x), green: UInt32(mean.y), blue: UInt32(mean.z), alpha: 255)
    }
  }

  private func measured(_ range: Range<Int>) -> Group {
    var group = Group(range: range)
    guard range.count > 1 else { return group }
    var weight: Float = 0
    var sum = SIMD3<Float>.zero
    var squares = SIMD3<Float>.zero
    var lowest = SIMD3<Float>(repeating: .infinity)
    var highest = SIMD3<Float>(repeating: -.infinity)
    for member in members[range] {
      let weighted = member.position * member.weight
      weight += member.weight
      sum += weighted
      squares += weighted * member.position
      lowest = pointwiseMin(lowest, member.position)
      highest = pointwiseMax(highest, member.position)
    }
    for axis in 0..<3 where lowest[axis] < highest[axis] {
      // Rounding may push the mean of nearly equal values out of their range; both halves need a member.
      let mean = min(max(sum[axis] / weight, lowest[axis]), highest[axis].nextDown)
      let spread = max(squares[axis] - sum[axis] * sum[axis] / weight, .leastNonzeroMagnitude)
      if spread > group.spread { group = Group(range: range, axis: axis, cut: mean, spread: spread) }
    }
    return group
  }

  /// Moves members at or below the cut to the front of the group and returns where the others begin.
  private mutating func partition(_ group: Group) -> Int {
    var middle = group.range.lowerBound
    for position in group.range where members[position].position[group.axis] <= group.cut {
      members.swapAt(position, middle)
      middle += 1
    }
    return middle
  }
}
