import CoreGraphics
import Springform

/// Leads from what a layer showed, with all below it, to what it shows now.
///
/// What it showed is what was on the screen when the transition was added, or before the change whose action it is. Of what was changed
/// earlier in the same turn, pictures (`contents`) still count as new, and everything else as old. Layers that were on no
/// screen before come out of nothing.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// Where it begins; on the left unless it is set. Fades have no side.
  open var subtype: CATransitionSubtype?
  /// Where on its way it begins, 0...1.
  open var startProgress: Float = 0
  /// Where on its way it ends, 0...1.
  open var endProgress: Float = 1

  override open class func madeByClass() -> CAAnimation { CATransition() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
    picture = other.picture
  }

  /// What shows first, if it is known before the transition is added.
  private var picture: Drawing?

  override func staged(on layer: CALayer) throws -> StagedAnimation? {
    if layer is CATransformLayer { noteMissing("transitions of transform layers, which show nothing themselves") }
    var transition = TransitionAnimation<Layer>(type.kind, from: subtype?.side ?? .left, pacing: pacing)
    (transition.startProgress, transition.endProgress) = (Double(startProgress), Double(endProgress))
    (transition.timing, transition.isRemovedOnCompletion) = (timing, isRemovedOnCompletion)
    transition.picture = picture ?? layer.pictureBefore
    return StagedAnimation(transition, isRemovedOnCompletion: isRemovedOnCompletion)
  }

  /// Takes the picture of a layer that is about to change.
  final func beginning(with layer: CALayer) -> CAAnimation {
    let copy = copied()
    (copy as? CATransition)?.picture = layer.pictureBefore
    return copy
  }
}

/// How what is new takes the place of what was.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// Slides over what was.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Pushes what was away.
  public static let push = CATransitionType(rawValue: "push")
  /// What was slides away from above it.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// Is the other side of a card that is turned. Core Animation does not document its name.
  package static let flip = CATransitionType(rawValue: "oglFlip")

  fileprivate var kind: TransitionAnimation<Layer>.Kind {
    switch self {
    case .fade: return .fade
    case .moveIn: return .moveIn
    case .push: return .push
    case .reveal: return .reveal
    case .flip: return .flip
    default:
      noteMissing("transitions of the type '\(rawValue)', so that pictures dissolve")
      return .fade
    }
  }
}

/// At which side of the layer a transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  fileprivate var side: TransitionAnimation<Layer>.Side {
    switch self {
    case .fromRight: .right
    case .fromTop: .top
    case .fromBottom: .bottom
    default: .left
    }
  }
}

/// The key of every transition, whatever it is added for.
public let kCATransition = "transition"
/// The key of what happens when a layer comes into another one, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of what happens when a layer is hidden, or leaves the layer above; then it is seen no more, whatever happens.
public let kCAOnOrderOut = "onOrderOut"
