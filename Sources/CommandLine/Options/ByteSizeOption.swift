import ArgumentParser

/// A number of bytes: `2MB` is 2 million, `2MiB` is 2 x 1024 x 1024.
struct ByteSizeOption: ExpressibleByArgument {
  let bytes: Int
  let text: String

  private static let units: [(String, Double)] = [
    ("kib", 1024), ("mib", 1024 * 1024), ("kb", 1e3), ("mb", 1e6), ("k", 1e3), ("m", 1e6), ("b", 1), ("", 1),
  ]

  init?(argument: String) {
    let lowercased = argument.lowercased()
    guard let (unit, size) = Self.units.first(where: { lowercased.hasSuffix($0.0) }),
      let number = Double(lowercased.dropLast(unit.count)), (1...1e9).contains(number * size)
    else { return nil }
    bytes = Int(number * size)
    text = argument
  }
}
