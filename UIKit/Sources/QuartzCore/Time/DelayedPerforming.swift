public import CoreGraphics

/// What is to be called later, by `perform(_:with:afterDelay:)`.
private final class Requests: Companion {
  final class Request {
    let target: AnyObject
    let selector: Selector
    init(_ target: AnyObject, _ selector: Selector) { (self.target, self.selector) = (target, selector) }
  }

  var pending: [Request] = []
  init(_ loop: MainLoop) {}
}

extension NSObject {
  /// Calls a method in so many seconds. The object is kept until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let loop = MainLoop.required(for: "perform(_:with:afterDelay:)")
    let requests = Requests.of(loop)
    let request = Requests.Request(self, aSelector)
    requests.pending.append(request)
    loop.after(max(0, delay)) {
      guard let index = requests.pending.firstIndex(where: { $0 === request }) else { return }
      requests.pending.remove(at: index)
      guard !aSelector.perform(on: self, with: anArgument.map { [$0] } ?? []) else { return }
      loop.fail("\(type(of: self)) has no method \(aSelector)")
    }
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// Calls a method of the class in so many seconds.
  public class func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    MainLoop.required(for: "perform(_:with:afterDelay:)").after(max(0, delay)) {
      perform(aSelector, with: anArgument)
    }
  }

  /// Takes back what was to be called.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    cancelRequests { $0.target === aTarget as AnyObject }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) { cancelRequests { $0.target === aTarget as AnyObject && $0.selector == aSelector } }

  private class func cancelRequests(_ matches: (Requests.Request) -> Bool) {
    Requests.of(.required(for: "cancelPreviousPerformRequests(withTarget:)")).pending.removeAll(where: matches)
  }
}
