import Glibc

/// The one in the middle, the mean of two for an even number; 0 for none.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  if sorted.isEmpty { return 0 }
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// With so many digits after the point.
func text(_ value: Double, digits: Int) -> String {
  let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
  let scaled = Int((abs(value) * scale).rounded())
  let whole = "\(scaled / Int(scale))"
  let sign = value < 0 && scaled > 0 ? "-" : ""
  guard digits > 0 else { return sign + whole }
  let fraction = String(scaled % Int(scale))
  return sign + whole + "." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// How long a core works on something, in seconds: what others do meanwhile does not count.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let started = processorSeconds()
  try work()
  return processorSeconds() - started
}

private func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
