import CoreGraphics

// C's random numbers, of the stage; a component's own seeds change nothing, as the scene's is one for all.

/// Any of 32 bits.
public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

/// At least 0 and below the bound; 0 for a bound of 0.
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound == 0 ? 0 : UInt32.random(in: 0..<bound) }

/// At least 0 and below 1.
public func drand48() -> Double { Double.random(in: 0..<1) }

public func srand48(_ seed: Int) {}

/// At least 0, below 2 to the 31st.
public func random() -> Int { Int.random(in: 0..<1 << 31) }

public func srandom(_ seed: UInt32) {}

/// At least 0, below 2 to the 31st.
public func rand() -> Int32 { Int32.random(in: 0...Int32.max) }

public func srand(_ seed: UInt32) {}
