public import CoreGraphics
import Springform

// Animations as before blocks: what is changed between a beginning and a commit moves. Deprecated since iOS 13, but still in use.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationBlock.begin()
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
