public import CoreGraphics

/// Says how long something takes: `1:05`, or `1 min, 5 sec`. Foundation has none on Linux.
///
/// It counts in days, hours, minutes and seconds, of fixed lengths, and in English.
open class DateComponentsFormatter: NSObject {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

  /// Which units are used; none of them means all. Of those that have no fixed length it uses none.
  open var allowedUnits: NSCalendar.Unit = []
  open var unitsStyle = UnitsStyle.positional
  /// Which units that are 0 are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Of the positional style those in front, of the others all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None, and of the positional style every number has two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// Whether the smallest unit has a fraction, which it never has here.
  open var allowsFractionalUnits = false
  /// Whether a single large unit becomes smaller ones, which it never does here.
  open var collapsesLargestUnit = false
  /// The largest units only, if it is more than 0.
  open var maximumUnitCount = 0

  override public init() { super.init() }

  /// Of the positional style, all numbers but the first have two digits.
  /// - Parameter ti: seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, ti.magnitude < 1e15 else { return nil }
    var rest = Int(ti.magnitude)
    var counts: [(unit: Unit, count: Int)] = []
    for unit in Unit.all where allowedUnits.isEmpty || allowedUnits.contains(unit.flag) {
      counts.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    guard let smallest = counts.last else { return nil }
    var shown = withoutZeros(counts)
    if shown.isEmpty { shown = [smallest] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    return (ti <= -1 ? "-" : "") + text(of: shown)
  }

  private func withoutZeros(_ counts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    guard let first = counts.firstIndex(where: { $0.count > 0 }), let last = counts.lastIndex(where: { $0.count > 0 })
    else { return zeroFormattingBehavior.contains(.pad) || zeroFormattingBehavior.isEmpty ? counts : [] }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    return counts.enumerated().filter { index, part in
      if part.count > 0 { return true }
      let place: ZeroFormattingBehavior = index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
      return !behavior.contains(place)
    }.map(\.element)
  }

  open func string(from components: DateComponents) -> String? {
    let hours = (components.day ?? 0) * 24 + (components.hour ?? 0)
    return string(from: TimeInterval((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  private func text(of shown: [(unit: Unit, count: Int)]) -> String {
    func named(_ name: (Unit, _ isOne: Bool) -> String, _ gap: String, _ separator: String) -> String {
      shown.map { "\($0.count)\(gap)\(name($0.unit, $0.count == 1))" }.joined(separator: separator)
    }
    switch unitsStyle {
    case .positional:
      return shown.enumerated().map { index, part in
        (index > 0 || zeroFormattingBehavior.contains(.pad)) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated: return named({ unit, _ in String(unit.name.prefix(1)) }, "", " ")
    case .short: return named({ $1 ? $0.short : $0.shortPlural }, " ", ", ")
    case .brief: return named({ $1 ? $0.short : $0.shortPlural }, "", " ")
    case .full: return named({ $1 ? $0.name : $0.name + "s" }, " ", ", ")
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      return shown.map { unit, count in
        "\(speller.string(from: NSNumber(value: count)) ?? "\(count)") \(unit.name)\(count == 1 ? "" : "s")"
      }.joined(separator: ", ")
    }
  }

  private struct Unit {
    let flag: NSCalendar.Unit
    let seconds: Int
    let name: String
    let short: String
    var shortPlural: String { short == "day" ? "days" : short }

    static var all: [Unit] {
      [
        Unit(flag: .day, seconds: 86_400, name: "day", short: "day"),
        Unit(flag: .hour, seconds: 3_600, name: "hour", short: "hr"),
        Unit(flag: .minute, seconds: 60, name: "minute", short: "min"),
        Unit(flag: .second, seconds: 1, name: "second", short: "sec"),
      ]
    }
  }
}
