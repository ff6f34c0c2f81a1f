// Of the C headers that come with Apple's frameworks.

/// The largest number of single precision; said of what repeats for good.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same, by its older name.
public let HUGE = MAXFLOAT

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
