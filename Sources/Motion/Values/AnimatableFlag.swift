/// No is 0 and yes is 1: what an animation makes of them is yes from a half on. A change by itself is not animated.
extension Bool: Animatable {
  public typealias Offset = Double
  public static var origin: Bool { false }

  public static func - (end: Bool, start: Bool) -> Double { end.number - start.number }
  public static func + (flag: Bool, offset: Double) -> Bool { flag.number + offset >= 0.5 }

  private var number: Double { self ? 1 : 0 }
}
