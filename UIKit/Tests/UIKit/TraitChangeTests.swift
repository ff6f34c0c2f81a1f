import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct TraitChangeTests {
  private final class Watching: UIView {
    var log: [String] = []
    func changed(_ view: UIView, _ previous: UITraitCollection) { log.append("method \(previous.userInterfaceStyle)") }
  }

  /// As since iOS 17: by the traits that are waited for.
  @Test func handlersHearOfTheDark() {
    play(1) { view, stage in
      let watching = Watching()
      view.addSubview(watching)
      watching.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Watching, previous) in
        view.log.append("handler \(view.traitCollection.userInterfaceStyle)")
      }
      watching.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: Watching, _) in
        view.log.append("size")
      }
      let method = watching.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self, UITraitDisplayScale.self],
        action: Selector(Watching.changed, "changed(_:_:)"))
      stage.setUserInterfaceStyle(.dark, at: 0.2)
      stage.perform(at: 0.3) {
        #expect(watching.log == ["handler dark", "method light"])
        watching.unregisterForTraitChanges(method)
        watching.traitOverrides.userInterfaceStyle = .light
        #expect(watching.log == ["handler dark", "method light", "handler light"])
        #expect(watching.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        watching.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(watching.traitCollection.userInterfaceStyle == .dark)
      }
    }
  }

  /// A parent says for a child.
  @Test func parentsOverride() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(child.overrideUserInterfaceStyle == .dark)
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }
}
