import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct FinalFrameTests {
  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { presentation?(presented, presenting) }
  }

  /// A presentation that learns only as it begins how large the card is: the frame is asked for after that.
  @Test func theFinalFrameIsAskedForWhenItBegins() {
    final class Card: UIPresentationController {
      var height: CGFloat = 0
      override func presentationTransitionWillBegin() { height = 120 }
      override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 0, width: 200, height: height) }
    }
    let stage = play(2) {
      UIViewController()
    } _: { root, stage in
      let (card, director) = (UIViewController(), Director())
      director.presentation = { Card(presentedViewController: $0, presenting: $1) }
      (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, director)
      stage.perform(at: 0.1) { root.present(card, animated: false) }
      stage.perform(at: 0.5) {
        _ = director
        #expect(card.view.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
      }
    }
    #expect(stage.error == nil)
  }
}
