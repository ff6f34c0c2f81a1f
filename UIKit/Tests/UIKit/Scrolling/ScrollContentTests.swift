import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What constraints say of a scroll view: its edges are its content's to what lies in it.
@Suite struct ScrollContentTests {
  private func play(_ plan: @escaping @Sendable (UIScrollView, UIView, Stage) -> Void) {
    let stage = UIKitTests.play(0.3) { view, stage in
      let scroll = UIScrollView(frame: view.bounds)
      view.addSubview(scroll)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(content)
      plan(scroll, content, stage)
    }
    #expect(stage.error == nil)
  }

  /// A content that is as wide as the view, and 500 high, with 10 points around it.
  @Test func edgesAreTheContents() {
    play { scroll, content, stage in
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 500),
      ])
      stage.perform(at: 0.1) {
        #expect(scroll.contentSize == CGSize(width: 200, height: 520))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 500))
        scroll.contentOffset.y = 100
      }
      stage.perform(at: 0.2) { #expect(content.frame.minY == 10 && scroll.contentOffset.y == 100) }
    }
  }

  @Test func guidesStandForContentAndFrame() {
    play { scroll, content, stage in
      let badge = UIView()
      badge.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(badge)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
        scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 600),
        content.widthAnchor.constraint(equalToConstant: 30), content.heightAnchor.constraint(equalToConstant: 30),
        badge.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
        badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
        badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.perform(at: 0.1) {
        #expect(scroll.contentSize == CGSize(width: 400, height: 600))
        #expect(badge.frame == CGRect(x: 0, y: 180, width: 20, height: 20))
        scroll.contentOffset = CGPoint(x: 50, y: 100)
      }
      // The badge has not moved on the screen.
      stage.perform(at: 0.2) {
        #expect(badge.frame == CGRect(x: 50, y: 280, width: 20, height: 20) && content.frame.origin == .zero)
        #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(scroll.frameLayoutGuide.layoutFrame == scroll.bounds)
      }
    }
  }

  /// What is tied to something outside stays with it.
  @Test func staysWithWhatLiesOutside() {
    play { scroll, content, stage in
      scroll.contentSize = CGSize(width: 200, height: 1000)
      guard let around = scroll.superview else { return }
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: around.topAnchor, constant: 20),
        content.leadingAnchor.constraint(equalTo: around.leadingAnchor),
        content.widthAnchor.constraint(equalToConstant: 30), content.heightAnchor.constraint(equalToConstant: 30),
      ])
      stage.perform(at: 0.1) {
        #expect(content.frame.minY == 20 && scroll.contentSize.height == 1000)
        scroll.contentOffset.y = 100
      }
      stage.perform(at: 0.2) { #expect(content.frame.minY == 120) }
    }
  }
}
