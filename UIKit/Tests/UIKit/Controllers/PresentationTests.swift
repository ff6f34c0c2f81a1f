import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Controllers over others.
@Suite struct PresentationTests {
  /// Says who animates, and writes down who asked.
  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    var (coming, going) = (EvenSlide(), EvenSlide(going: true))
    var leader: UIPercentDrivenInteractiveTransition?
    var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { coming }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { going }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { animator === coming ? leader : nil }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { animator === going ? leader : nil }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presentation?(presented, presenting) }
  }

  @Test func presentsFullScreenAndDismisses() {
    let log = Log()
    let stage = play(2) {
      ToldController("root", log)
    } _: { root, stage in
      let sheet = ToldController("sheet", log)
      sheet.modalPresentationStyle = .fullScreen
      stage.perform(at: 0.1) {
        log.entries = []
        root.present(sheet, animated: true) { log.entries.append("presented") }
        #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
        #expect(sheet.isBeingPresented && !sheet.isBeingDismissed)
      }
      stage.perform(at: 0.9) {
        #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(root.view.window == nil && sheet.view.window != nil && !sheet.isBeingPresented)
        log.entries.append("-")
        sheet.dismiss(animated: true) { log.entries.append("dismissed") }
        #expect(sheet.isBeingDismissed)
      }
      stage.perform(at: 1.9) {
        #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
        #expect(root.view.window?.subviews.map { $0 === root.view } == [true])
      }
    }
    #expect(stage.error == nil)
    #expect(
      log.entries == [
        "sheet loaded", "sheet will appear true", "root will disappear true", "sheet appeared true",
        "root disappeared true", "presented", "-", "sheet will disappear true", "root will appear true",
        "root appeared true", "sheet disappeared true", "dismissed",
      ])
  }

  /// Covers from below, on a spring of half a second that does not overshoot: 1 - (1 + w t) e^(-w t), w = 9.2334 / 0.5.
  @Test func coversFromBelow() {
    let log = Log()
    play(1) {
      UIViewController()
    } _: { root, stage in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .overFullScreen
      stage.perform(at: 0.1) { root.present(sheet, animated: true) }
      stage.perform(at: 0.2) { log.numbers = [shownY(sheet.view)] }
      stage.perform(at: 0.8) {
        log.numbers.append(shownY(sheet.view))
        #expect(root.view.window != nil)
      }
    }
    let w = 9.2334137 / 0.5
    let covered = 1 - (1 + w * 0.1) * exp(-w * 0.1)
    #expect(log.numbers.count == 2 && abs(log.numbers[0] - (600 - 400 * covered)) < 1e-3 && log.numbers[1] == 200)
  }

  @Test func dissolves() {
    let log = Log()
    play(1) {
      UIViewController()
    } _: { root, stage in
      let sheet = UIViewController()
      (sheet.modalPresentationStyle, sheet.modalTransitionStyle) = (.overFullScreen, .crossDissolve)
      stage.perform(at: 0.1) { root.present(sheet, animated: true) }
      stage.perform(at: 0.275) { log.numbers.append(CGFloat(sheet.view.layer.presentation()?.opacity ?? 0)) }
      stage.perform(at: 0.6) { log.numbers.append(sheet.view.alpha) }
    }
    // Half of 0.35 s of easing in and out.
    #expect(log.numbers.count == 2 && abs(log.numbers[0] - 0.5) < 1e-6 && log.numbers[1] == 1)
  }

  /// Both views turn by half a turn about the upright axis; after half of the time they are seen from the side.
  @Test func flips() {
    let log = Log()
    play(1.2) {
      UIViewController()
    } _: { root, stage in
      let sheet = UIViewController()
      (sheet.modalPresentationStyle, sheet.modalTransitionStyle) = (.fullScreen, .flipHorizontal)
      func turn(_ view: UIView) -> CGFloat {
        view.layer.presentation()?.value(forKeyPath: "transform.rotation.y") as? CGFloat ?? .nan
      }
      stage.perform(at: 0.1) { root.present(sheet, animated: true) }
      stage.perform(at: 0.475) { log.numbers = [turn(root.view), turn(sheet.view)] }
      stage.perform(at: 1) { log.numbers.append(turn(sheet.view)) }
    }
    #expect(log.numbers.count == 3 && abs(log.numbers[0] - .pi / 2) < 1e-6 && abs(log.numbers[1] + .pi / 2) < 1e-6)
    #expect(log.numbers.last == 0)
  }

  /// A card leaves the status bar and 10 points more.
  @Test func showsSheets() {
    play(1) {
      UIViewController()
    } _: { root, stage in
      let sheet = UIViewController()
      stage.perform(at: 0.1) { root.present(sheet, animated: true) }
      stage.perform(at: 0.9) {
        #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 200, height: 370))
        #expect(sheet.view.layer.cornerRadius == 10 && sheet.presentationController?.containerView?.subviews.count == 2)
        #expect(root.view.window != nil)
      }
    }
  }

  @Test func isAnimatedByOthers() {
    let (log, kept) = (Log(), Keep())
    play(3) {
      UIViewController()
    } _: { root, stage in
      let own = Director()
      kept.objects = [own]
      let sheet = UIViewController()
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, own)
      stage.perform(at: 0.1) {
        root.present(sheet, animated: true) { log.entries.append("presented") }
        let queued = root.transitionCoordinator?.animate(
          alongsideTransition: { context in
            #expect(context.isAnimated && context.transitionDuration == 1 && !context.isInteractive)
            #expect(!context.initiallyInteractive && context.presentationStyle == .custom)
            #expect(context.containerView === sheet.view.superview && context.targetTransform == .identity)
            #expect(context.viewController(forKey: .from) === root && context.view(forKey: .from) == nil)
            #expect(context.viewController(forKey: .to) === sheet && context.view(forKey: .to) === sheet.view)
            root.view.alpha = 0
          }, completion: { context in log.entries.append("beside \(context.isCancelled)") })
        #expect(queued == true)
      }
      stage.perform(at: 0.35) { log.numbers.append(shownX(sheet.view)) }
      stage.perform(at: 0.6) {
        log.numbers.append(CGFloat(root.view.layer.presentation()?.opacity ?? 0))
        // It has begun.
        #expect(sheet.transitionCoordinator?.animate(alongsideTransition: { _ in root.view.alpha = 1 }) == false)
      }
      stage.perform(at: 1.5) {
        #expect(root.transitionCoordinator == nil && root.view.window != nil)
        root.dismiss(animated: true) { log.entries.append("dismissed") }
      }
      stage.perform(at: 1.75) { log.numbers.append(shownX(sheet.view)) }
    }
    let director = kept.objects.first as? Director
    #expect(log.entries == ["presented", "beside false", "dismissed"])
    #expect(director?.coming.log.entries == ["ended true"] && director?.going.log.entries == ["ended true"])
    // From -100 to 100 in a second; half faded; and back.
    let expected: [CGFloat] = [-50, 0.5, 50]
    #expect(zip(log.numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 } && log.numbers.count == 3)
  }

  // MARK: By a finger

  @Test func isLedToItsEnd() {
    let log = Log()
    let kept = Keep()
    play(3) {
      ToldController("root", Log())
    } _: { root, stage in
      let (own, leader) = (Director(), UIPercentDrivenInteractiveTransition())
      kept.objects = [own]
      own.leader = leader
      let sheet = ToldController("sheet", log)
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, own)
      stage.perform(at: 0.1) {
        root.present(sheet, animated: true) { log.entries.append("presented") }
        root.transitionCoordinator?.notifyWhenInteractionChanges {
          log.entries.append("let go \($0.isInteractive) \($0.percentComplete)")
        }
      }
      stage.perform(at: 0.5) { log.numbers.append(shownX(sheet.view)) }
      stage.perform(at: 0.6) {
        leader.update(0.5)
        #expect(leader.percentComplete == 0.5 && leader.duration == 1)
        #expect(sheet.transitionCoordinator?.isInteractive == true)
      }
      stage.perform(at: 0.7) { log.numbers.append(shownX(sheet.view)) }
      stage.perform(at: 1) {
        leader.completionSpeed = 2
        leader.finish()
      }
      stage.perform(at: 1.125) { log.numbers.append(shownX(sheet.view)) }
      stage.perform(at: 1.3) { log.numbers.append(shownX(sheet.view)) }
    }
    // It stands still at the beginning, at one half, and then goes twice as fast: 100 points in .25 s.
    let expected: [CGFloat] = [-100, 0, 50, 100]
    #expect(zip(log.numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 } && log.numbers.count == 4)
    #expect(
      log.entries == [
        "sheet loaded", "sheet will appear true", "let go false 0.5", "sheet appeared true", "presented",
      ])
  }

  @Test func isLedBack() {
    let log = Log()
    let kept = Keep()
    let stage = play(3) {
      ToldController("root", Log())
    } _: { root, stage in
      let (own, leader) = (Director(), UIPercentDrivenInteractiveTransition())
      kept.objects = [own]
      let sheet = ToldController("sheet", log)
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, own)
      root.present(sheet, animated: false)
      stage.perform(at: 0.1) {
        log.entries = []
        own.leader = leader
        sheet.dismiss(animated: true)
      }
      stage.perform(at: 0.2) { leader.update(0.4) }
      stage.perform(at: 0.5) {
        log.numbers.append(shownX(sheet.view))
        leader.cancel()
      }
      stage.perform(at: 0.7) { log.numbers.append(shownX(sheet.view)) }
      stage.perform(at: 1.2) {
        log.numbers.append(shownX(sheet.view))
        #expect(root.presentedViewController === sheet && sheet.view.window != nil)
        #expect(sheet.view.frame.minX == 0 && own.going.log.entries == ["ended false"])
      }
    }
    #expect(stage.error == nil)
    let expected: [CGFloat] = [20, 60, 100]
    #expect(zip(log.numbers, expected).allSatisfy { abs($0 - $1) < 1e-6 } && log.numbers.count == 3)
    #expect(
      log.entries == ["sheet will disappear true", "sheet will appear false", "sheet appeared false"])
  }

  private final class Dimming: UIPresentationController {
    let dim = UIView()
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { [dim] _ in
        (dim.alpha, dim.backgroundColor, dim.frame.size.width) = (0, .clear, 10)
        dim.layer.cornerRadius = 8
      }
    }
  }

  /// What is animated beside a dismissal that does not come after all is as it was, unless somebody has changed it since.
  @Test func whatIsBesideIsTakenBack() {
    let kept = Keep()
    play(2) {
      UIViewController()
    } _: { root, stage in
      let (own, leader) = (Director(), UIPercentDrivenInteractiveTransition())
      let sheet = UIViewController()
      let dimming = Dimming(presentedViewController: sheet, presenting: root)
      dimming.dim.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      dimming.dim.backgroundColor = .black
      kept.objects = [own, dimming]
      own.presentation = { _, _ in dimming }
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, own)
      root.present(sheet, animated: false)
      dimming.containerView?.addSubview(dimming.dim)
      stage.perform(at: 0.1) {
        own.leader = leader
        sheet.dismiss(animated: true)
      }
      stage.perform(at: 0.2) {
        leader.update(0.3)
        #expect(dimming.dim.alpha == 0)
        dimming.dim.layer.cornerRadius = 2
      }
      stage.perform(at: 0.3) { leader.cancel() }
      stage.perform(at: 1) {
        #expect(root.presentedViewController === sheet)
        #expect(dimming.dim.alpha == 1 && dimming.dim.backgroundColor == .black)
        #expect(dimming.dim.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(dimming.dim.layer.cornerRadius == 2)
      }
    }
  }

  /// A presentation that does not come after all leaves nothing.
  @Test func isCancelledWhileItComes() {
    let kept = Keep()
    play(2) {
      UIViewController()
    } _: { root, stage in
      let (own, leader) = (Director(), UIPercentDrivenInteractiveTransition())
      (kept.objects, own.leader) = ([own], leader)
      let sheet = UIViewController()
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, own)
      stage.perform(at: 0.1) { root.present(sheet, animated: true) }
      stage.perform(at: 0.2) {
        leader.update(0.1)
        leader.cancel()
      }
      stage.perform(at: 0.5) {
        #expect(root.presentedViewController == nil && sheet.view.window == nil)
        #expect(root.view.window?.subviews.map { $0 === root.view } == [true])
      }
    }
  }

  /// One that does not want to start held runs until it is paused.
  @Test func isTakenUpOnItsWay() {
    let log = Log()
    let kept = Keep()
    play(2) {
      UIViewController()
    } _: { root, stage in
      let (own, leader) = (Director(), UIPercentDrivenInteractiveTransition())
      leader.wantsInteractiveStart = false
      (kept.objects, own.leader) = ([own], leader)
      let sheet = UIViewController()
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, own)
      stage.perform(at: 0.1) { root.present(sheet, animated: true) }
      stage.perform(at: 0.4) {
        leader.pause()
        log.numbers.append(leader.percentComplete)
      }
      stage.perform(at: 0.9) {
        log.numbers.append(shownX(sheet.view))
        leader.finish()
      }
    }
    #expect(log.numbers.count == 2 && abs(log.numbers[0] - 0.3) < 1e-6 && abs(log.numbers[1] + 40) < 1e-4)
  }

  // MARK: Presentation controllers

  private final class Half: UIPresentationController {
    var log = Log()
    override var frameOfPresentedViewInContainerView: CGRect {
      let all = containerView?.bounds ?? .zero
      let height = size(forChildContentContainer: presentedViewController, withParentContainerSize: all.size).height
      return CGRect(x: 0, y: all.height - height, width: all.width, height: height)
    }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }
    override func presentationTransitionWillBegin() { log.entries.append("will come") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.entries.append("came \(completed)") }
    override func dismissalTransitionWillBegin() { log.entries.append("will go") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.entries.append("gone \(completed)") }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
      log.numbers.append(1)
    }
    override func containerViewDidLayoutSubviews() { log.numbers.append(2) }
  }

  @Test func isManagedByAPresentationController() {
    let log = Log()
    let kept = Keep()
    play(3) {
      UIViewController()
    } _: { root, stage in
      let own = Director()
      kept.objects = [own]
      own.presentation = { presented, presenting in
        #expect(presenting === root)
        let half = Half(presentedViewController: presented, presenting: presenting)
        half.log = log
        return half
      }
      let sheet = UIViewController()
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, own)
      stage.perform(at: 0.1) { root.present(sheet, animated: false) }
      stage.perform(at: 0.3) {
        let presentation = sheet.presentationController
        #expect(presentation is Half && presentation?.presentationStyle == .custom)
        #expect(presentation?.shouldPresentInFullscreen == true && presentation?.shouldRemovePresentersView == false)
        #expect(presentation?.presentedViewController === sheet && presentation?.presentingViewController === root)
        #expect(sheet.view.frame == CGRect(x: 0, y: 200, width: 200, height: 200))
        root.dismiss(animated: false)
      }
    }
    #expect(log.entries == ["will come", "came true", "will go", "gone true"])
    #expect(Array(log.numbers.prefix(2)) == [1, 2])
  }
}
