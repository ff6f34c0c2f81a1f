/// The numbers of the matrix under Core Animation's names: row, then column.
extension Transform3D {
  public var m11: Double {
    get { row1.x }
    set { row1.x = newValue }
  }
  public var m12: Double {
    get { row1.y }
    set { row1.y = newValue }
  }
  public var m13: Double {
    get { row1.z }
    set { row1.z = newValue }
  }
  public var m14: Double {
    get { row1.w }
    set { row1.w = newValue }
  }
  public var m21: Double {
    get { row2.x }
    set { row2.x = newValue }
  }
  public var m22: Double {
    get { row2.y }
    set { row2.y = newValue }
  }
  public var m23: Double {
    get { row2.z }
    set { row2.z = newValue }
  }
  public var m24: Double {
    get { row2.w }
    set { row2.w = newValue }
  }
  public var m31: Double {
    get { row3.x }
    set { row3.x = newValue }
  }
  public var m32: Double {
    get { row3.y }
    set { row3.y = newValue }
  }
  public var m33: Double {
    get { row3.z }
    set { row3.z = newValue }
  }
  public var m34: Double {
    get { row3.w }
    set { row3.w = newValue }
  }
  public var m41: Double {
    get { row4.x }
    set { row4.x = newValue }
  }
  public var m42: Double {
    get { row4.y }
    set { row4.y = newValue }
  }
  public var m43: Double {
    get { row4.z }
    set { row4.z = newValue }
  }
  public var m44: Double {
    get { row4.w }
    set { row4.w = newValue }
  }

  /// The sixteen numbers, row by row.
  package var elements: [Double] { [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] } }
}

extension Transform3D: CustomReflectable {
  public var customMirror: Mirror {
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    return Mirror(
      self, children: zip(names, elements).map { (label: $0, value: $1 as Any) }, displayStyle: .struct)
  }
}

extension Transform3D {
  /// How volumes grow; negative for a mirror image.
  package var determinant: Double { (row1 * cofactors(ofRow: 0)).sum() }

  /// The inverse, or `nil` when the transform flattens space or is not finite.
  public var inverted: Transform3D? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    let columns = (0..<4).map { cofactors(ofRow: $0) / determinant }
    func row(_ index: Int) -> SIMD4<Double> {
      SIMD4(columns[0][index], columns[1][index], columns[2][index], columns[3][index])
    }
    return Transform3D(rows: row(0), row(1), row(2), row(3))
  }

  /// By what each number of a row contributes to the determinant.
  private func cofactors(ofRow index: Int) -> SIMD4<Double> {
    var others = [row1, row2, row3, row4]
    others.remove(at: index)
    var result = SIMD4<Double>.zero
    for column in 0..<4 {
      let left = (0..<4).filter { $0 != column }
      let rows = others.map { row in SIMD3(row[left[0]], row[left[1]], row[left[2]]) }
      let minor = rows[0].dot(rows[1].cross(rows[2]))
      result[column] = (index + column).isMultiple(of: 2) ? minor : -minor
    }
    return result
  }
}
