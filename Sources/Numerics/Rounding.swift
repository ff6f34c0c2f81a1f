import Glibc

/// A power of ten; exact for exponents from 0 to 22.
package func powerOfTen(_ exponent: Int) -> Double { pow(10, Double(exponent)) }

extension Double {
  /// The nearest number with at most so many decimal places, 0 to 22; halves are rounded away from zero. One so large that it has
  /// none stays as it is.
  package func rounded(places: Int) -> Double {
    let scale = powerOfTen(places)
    let scaled = self * scale
    return scaled.isFinite ? scaled.rounded() / scale : self
  }

  /// The nearest number with at most so many significant decimal digits; zero has no sign. What is not finite stays as it
  /// is, and so does a number so small that the power of ten it would be scaled by is not finite.
  package func rounded(significantDigits digits: Int) -> Double {
    guard self != 0 else { return 0 }
    guard isFinite else { return self }
    let places = digits - 1 - decimalExponent
    // Powers of ten below 1 are not exact; dividing by their inverse gives the number nearest to the decimal form.
    let scale = powerOfTen(abs(places))
    guard scale.isFinite else { return self }
    return places >= 0 ? (self * scale).rounded() / scale : (self / scale).rounded() * scale
  }

  /// The power of ten of the first digit of a finite number other than zero: 2 for 512, -1 for 0.25.
  var decimalExponent: Int { Int(log10(magnitude).rounded(.down)) }
}
