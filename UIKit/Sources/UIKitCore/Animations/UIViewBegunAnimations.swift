public import CoreGraphics
import Springform

// Animations as before blocks: what is changed between a beginning and a commit moves. Deprecated since iOS 13, but still in use.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationBlock.begin(BegunAnimation(name: animationID, context: context))
  }
  public class func commitAnimations() { AnimationBlock.commit() }

  /// In seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.adjust { $0.duration = duration } }
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.adjust { $0.delay = delay } }
  /// How often it plays; parts of times count.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.adjust { $0.repeatCount = Double(repeatCount) }
  }
  /// Whether it also plays backwards each time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.adjust { style in
      if repeatAutoreverses { style.options.insert(.autoreverse) } else { style.options.remove(.autoreverse) }
    }
  }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationBlock.adjust { $0.pacing = .curve(curve.curve) }
  }
  /// Who is told of the beginning and of the end.
  public class func setAnimationDelegate(_ delegate: Any?) { AnimationBlock.begun?.delegate = delegate as AnyObject? }
  /// A method of the delegate's: of the name, or of the name and the context.
  public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.begun?.willStart = selector }
  /// A method of the delegate's: of the name, of whether all was gone through, and of the context.
  public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.begun?.didStop = selector }

  public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

  /// Leads a view from what it shows to what it shows after the changes.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = AnimationBlock.current else { return }
    let options: [AnimationTransition: AnimationOptions] = [
      .flipFromLeft: .transitionFlipFromLeft, .flipFromRight: .transitionFlipFromRight, .curlUp: .transitionCurlUp,
      .curlDown: .transitionCurlDown,
    ]
    if let option = options[transition] { show(option, on: view, in: block) }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.adjust { style in
      if fromCurrentState {
        style.options.insert(.beginFromCurrentState)
      } else {
        style.options.remove(.beginFromCurrentState)
      }
    }
  }
}

/// What was said of animations that were begun, beside how they move.
final class BegunAnimation {
  let name: String?
  private let context: UnsafeMutableRawPointer?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(name: String?, context: UnsafeMutableRawPointer?) { (self.name, self.context) = (name, context) }

  func tellStart() { if let delegate, let willStart { _ = willStart.perform(on: delegate, with: [name as Any]) } }

  func tellEnd(_ finished: Bool) {
    guard let delegate, let didStop else { return }
    let (number, place) = (NSNumber(value: finished), context as Any)
    for arguments: [Any] in [[name as Any, number, place], [name as Any, finished, place]]
    where didStop.perform(on: delegate, with: arguments) { return }
  }
}
