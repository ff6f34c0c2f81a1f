import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// A controller on all of a stage of 200 by 400 points, below a status bar of 20.
struct ControllerTestScene: ControllerScene {
  let size = Size(width: 200, height: 400)
  let safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
  private var make: @Sendable () -> UIViewController = { UIViewController() }
  private var plan: @Sendable (UIViewController, Stage) -> Void = { _, _ in }

  init() {}

  init(
    _ make: @escaping @Sendable () -> UIViewController, _ plan: @escaping @Sendable (UIViewController, Stage) -> Void
  ) { (self.make, self.plan) = (make, plan) }

  func makeController() -> UIViewController { make() }
  func play(_ controller: UIViewController, on stage: Stage) { plan(controller, stage) }
}

/// Plays at 100 hertz.
///
/// - Parameter fails: whether the stage has to end with an error; else it must not.
@discardableResult
func play(
  _ seconds: Double, fails: Bool = false, place: SourceLocation = #_sourceLocation,
  _ make: @escaping @Sendable () -> UIViewController,
  _ plan: @escaping @Sendable (UIViewController, Stage) -> Void
) -> Stage {
  let scene = ControllerTestScene(make, plan)
  let stage = Stage(size: scene.size)
  scene.build(on: stage)
  let clock = Clock(rate: 100)
  for index in 0...Int(seconds * 100) where stage.error == nil { stage.advance(to: clock.tick(index)) }
  #expect((stage.error != nil) == fails, "\(stage.error.map { "\($0)" } ?? "nothing failed")", sourceLocation: place)
  return stage
}

/// Keeps what nobody else does.
final class Keep: @unchecked Sendable {
  var objects: [AnyObject] = []
}

/// Writes down what it is told.
final class ToldController: UIViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ entry: String) { log.entries.append("\(name) \(entry)") }

  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear(_ animated: Bool) { note("will appear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { note("appeared \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("disappeared \(animated)") }
  override func willMove(toParent parent: UIViewController?) { note("will move \(parent == nil ? "out" : "in")") }
  override func didMove(toParent parent: UIViewController?) { note("moved \(parent == nil ? "out" : "in")") }
}

/// Moves the view that comes in from the left within a second, evenly; or the one that goes, to the left.
final class EvenSlide: NSObject, UIViewControllerAnimatedTransitioning {
  let log = Log()
  private let isGoing: Bool
  init(going: Bool = false) { isGoing = going }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isGoing ? .from : .to), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    if let coming = context.view(forKey: .to) { coming.frame = context.finalFrame(for: to) }
    if !isGoing { context.containerView.addSubview(view) }
    let width = context.containerView.bounds.width
    if !isGoing { view.center.x -= width }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x += self.isGoing ? -width : width
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.entries.append("ended \(transitionCompleted)") }
}

/// Where a view's middle is shown.
func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
func shownY(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.y ?? .nan }
