import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// On a screen of 200 by 400, of which 20 points are taken above and 10 below.
@Suite struct SheetTests {
  private final class Told: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    let log = Log()
    var adapts = UIModalPresentationStyle.none
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.entries.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.entries.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.entries.append("tried")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { log.entries.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other") }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { adapts }
  }

  private func play(
    _ seconds: Double, _ plan: @escaping @Sendable (UIViewController, UIViewController, Told, Stage) -> Void
  ) {
    let kept = Keep()
    let stage = UIKitTests.play(seconds) {
      UIViewController()
    } _: { controller, stage in
      let (sheet, told) = (UIViewController(), Told())
      kept.objects = [told, sheet]
      plan(controller, sheet, told, stage)
    }
    #expect(stage.error == nil)
  }

  /// Half of what a large sheet has: (400 - 20 - 10 - 10) / 2, and what is taken below.
  @Test func restsAtItsDetents() {
    play(3) { controller, sheet, told, stage in
      stage.perform(at: 0.1) {
        let presentation = sheet.sheetPresentationController
        presentation?.detents = [.medium(), .large(), .custom { _ in 60 }]
        presentation?.selectedDetentIdentifier = .medium
        presentation?.prefersGrabberVisible = true
        presentation?.preferredCornerRadius = 20
        presentation?.delegate = told
        controller.present(sheet, animated: true)
        #expect(sheet.sheetPresentationController === presentation)
      }
      stage.perform(at: 1) {
        #expect(
          sheet.view.frame == CGRect(x: 0, y: 210, width: 200, height: 190) && sheet.view.layer.cornerRadius == 20)
        sheet.sheetPresentationController?.animateChanges {
          sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 200, height: 370))
      }
      stage.perform(at: 2) {
        sheet.sheetPresentationController?.selectedDetentIdentifier = nil
        #expect(sheet.view.frame.height == 70 && told.log.entries.isEmpty)
      }
    }
  }

  /// A finger brings it up to the next detent, and drags it away.
  @Test func fingersDragIt() {
    play(5) { controller, sheet, told, stage in
      stage.perform(at: 0.1) {
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.delegate = told
        controller.present(sheet, animated: true)
      }
      stage.tape.touch(controller.view, at: 1, location: CGPoint(x: 100, y: 230)) {
        $0.drag(by: Vector(dx: 0, dy: -150), duration: 0.4)
        $0.hold(for: 0.2)
      }
      stage.perform(at: 2.4) {
        #expect(sheet.view.frame.minY == 30 && told.log.entries == ["large"])
      }
      stage.tape.touch(controller.view, at: 2.5, location: CGPoint(x: 100, y: 60)) {
        $0.drag(by: Vector(dx: 0, dy: 320), duration: 0.4)
      }
      stage.perform(at: 4.5) {
        #expect(controller.presentedViewController == nil && told.log.entries == ["large", "will", "did"])
      }
    }
  }

  /// One that is modal resists, and its delegate hears of it.
  @Test func modalSheetsStay() {
    play(4) { controller, sheet, told, stage in
      stage.perform(at: 0.1) {
        sheet.isModalInPresentation = true
        sheet.presentationController?.delegate = told
        controller.present(sheet, animated: true)
      }
      stage.tape.touch(controller.view, at: 1, location: CGPoint(x: 100, y: 60)) {
        $0.drag(by: Vector(dx: 0, dy: 320), duration: 0.4)
        $0.hold(for: 0.5)
      }
      // 320 points less the 10 that it took to be sure, behind the finger by their root, four times.
      stage.perform(at: 1.8) { #expect(isClose(sheet.view.frame.minY, 30 + 4 * 310.squareRoot(), 1)) }
      stage.perform(at: 3.5) { #expect(controller.presentedViewController === sheet && sheet.view.frame.minY == 30) }
      stage.tape.tap(controller.view, at: 2.6, location: CGPoint(x: 100, y: 10))
      stage.perform(at: 3.4) { #expect(told.log.entries == ["tried"]) }
    }
  }

  /// What scrolls in it does so unless it is at its top.
  @Test func scrollingComesFirst() {
    play(3) { controller, sheet, told, stage in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 370))
      scroll.contentSize = CGSize(width: 200, height: 2000)
      scroll.contentOffset.y = 300
      sheet.view.addSubview(scroll)
      stage.perform(at: 0.1) { controller.present(sheet, animated: true) }
      stage.tape.touch(controller.view, at: 1, location: CGPoint(x: 100, y: 100)) {
        $0.drag(by: Vector(dx: 0, dy: 100), duration: 0.4)
        $0.hold(for: 0.3)
      }
      stage.perform(at: 1.5) { #expect(scroll.contentOffset.y < 215 && sheet.view.frame.minY == 30) }
    }
  }

  /// A popover is a sheet on a phone, unless its delegate says that it is none; then it points at its source.
  @Test func popoversPoint() {
    play(4) { controller, bubble, told, stage in
      let button = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 20))
      controller.view.addSubview(button)
      bubble.modalPresentationStyle = .popover
      bubble.preferredContentSize = CGSize(width: 100, height: 80)
      stage.perform(at: 0.1) {
        let popover = bubble.popoverPresentationController
        popover?.sourceView = button
        popover?.sourceRect = button.bounds
        popover?.delegate = told
        popover?.permittedArrowDirections = .up
        controller.present(bubble, animated: true)
      }
      stage.perform(at: 1) {
        let popover = bubble.popoverPresentationController
        #expect(
          popover?.arrowDirection == .up
            && popover?.presentedView?.frame == CGRect(x: 10, y: 120, width: 100, height: 93))
        #expect(bubble.view.frame.size == CGSize(width: 100, height: 80))
      }
      stage.tape.tap(controller.view, at: 1.2, location: CGPoint(x: 150, y: 350))
      stage.perform(at: 2) {
        #expect(controller.presentedViewController == nil && told.log.entries == ["will", "did"])
        told.adapts = .automatic
        bubble.popoverPresentationController?.delegate = told
        controller.present(bubble, animated: true)
      }
      stage.perform(at: 3.5) {
        #expect(bubble.view.frame.width == 200 && bubble.presentationController?.containerView != nil)
      }
    }
  }
}
