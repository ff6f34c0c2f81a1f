/// Looks for the lowest value of a function of a few numbers by Nelder and Mead's simplex.
struct SimplexSearch {
  /// How many values are asked for at most.
  var mostTries: Int
  /// It ends where the values of the simplex differ by less than this part.
  var precision = 1e-9

  /// - Parameters:
  ///   - start: where to begin.
  ///   - steps: how far the corners of the first simplex lie from there.
  func minimum(from start: [Double], steps: [Double], of function: ([Double]) -> Double) -> (
    point: [Double], value: Double
  ) {
    let size = start.count
    var corners = [(point: start, value: function(start))]
    for index in 0..<size {
      var point = start
      point[index] += steps[index]
      corners.append((point, function(point)))
    }
    var tries = size + 1
    while tries < mostTries {
      corners.sort { $0.value < $1.value }
      let worst = corners[size]
      if worst.value - corners[0].value <= precision * (abs(corners[0].value) + 1e-12) { break }
      var middle = [Double](repeating: 0, count: size)
      for corner in corners.dropLast() { for k in 0..<size { middle[k] += corner.point[k] / Double(size) } }
      func along(_ factor: Double) -> (point: [Double], value: Double) {
        let point = (0..<size).map { middle[$0] + factor * (worst.point[$0] - middle[$0]) }
        tries += 1
        return (point, function(point))
      }
      let reflected = along(-1)
      if reflected.value < corners[0].value {
        let expanded = along(-2)
        corners[size] = expanded.value < reflected.value ? expanded : reflected
      } else if reflected.value < corners[size - 1].value {
        corners[size] = reflected
      } else {
        let contracted = along(reflected.value < worst.value ? -0.5 : 0.5)
        if contracted.value < min(reflected.value, worst.value) {
          corners[size] = contracted
        } else {
          for index in 1...size {
            let point = (0..<size).map { (corners[index].point[$0] + corners[0].point[$0]) / 2 }
            corners[index] = (point, function(point))
            tries += 1
          }
        }
      }
    }
    let best = corners.min { $0.value < $1.value } ?? corners[0]
    return (best.point, best.value)
  }
}
