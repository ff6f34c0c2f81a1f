// A transaction's values by their keys. Layers change on one thread here, so that there is nothing to be locked.

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// Runs a body with the lock that layers have; a phone's other threads wait meanwhile.
  public static func lock() {}
  public static func unlock() {}

  /// The block that the innermost transaction runs at its end.
  public static func completionBlock() -> (() -> Void)? { pendingBlock }

  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: ownValue(forKey: key)
    }
  }

  /// A key of one's own is kept until the transaction ends.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(double(anObject) ?? 0.25)
    case kCATransactionDisableActions: setDisableActions((anObject as? Bool) ?? (double(anObject) ?? 0 != 0))
    case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: setOwnValue(anObject, forKey: key)
    }
  }
}
