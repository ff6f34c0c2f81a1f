import CoreGraphics

// What keeps threads from each other. All of a scene happens on one thread, so that nobody ever waits for one.

@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

public struct os_unfair_lock_s: Sendable {
  public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { true }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {}

/// Objects are let go of as soon as nobody has them, so that there is no pool of them to be drained.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
