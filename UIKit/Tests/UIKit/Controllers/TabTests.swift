import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Tabs of a tab bar controller, as of iOS 18.
@Suite struct TabTests {
  private struct Tabs: ControllerScene {
    let size = Size(width: 300, height: 400)
    var log = Log()
    func makeController() -> UITabBarController {
      let tabs = ["One", "Two", "Three"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in
          log.entries.append("makes \(name)")
          return UIViewController()
        }
      }
      return UITabBarController(tabs: tabs)
    }
    func play(_ root: UITabBarController, on stage: Stage) {
      stage.perform(at: 0.1) {
        #expect(root.selectedTab?.identifier == "One" && root.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
        #expect(root.tab(forIdentifier: "Two")?.viewController?.tab === root.tabs[1])
      }
      stage.tape.tap(CGPoint(x: 150, y: 380), at: 0.2)
      stage.perform(at: 0.6) {
        #expect(root.selectedTab?.identifier == "Two" && root.selectedIndex == 1)
        root.setTabBarHidden(true, animated: true)
      }
      stage.perform(at: 1) {
        #expect(root.isTabBarHidden && root.tabBar.frame.minY == 400)
        root.isTabBarHidden = false
        let playing = UILabel()
        playing.text = "Now playing"
        root.bottomAccessory = UITabAccessory(contentView: playing)
      }
      stage.perform(at: 1.2) {
        #expect(root.tabBar.frame.maxY == 400)
        // Above the bar, 48 points high.
        let ground = root.bottomAccessory?.contentView.superview?.superview
        #expect(ground?.frame == CGRect(x: 16, y: root.tabBar.frame.minY - 56, width: 268, height: 48))
        #expect(root.bottomAccessory?.contentView.frame == CGRect(x: 0, y: 0, width: 268, height: 48))
        root.tabs[0].isHidden = true
        #expect(root.tabBar.items?.count == 2)
      }
    }
  }

  @Test func tabsMakeControllers() throws {
    let log = Log()
    let stage = try Self.play(Tabs(log: log), 1.5)
    #expect(stage.error == nil)
    #expect(log.entries == ["makes One", "makes Two", "makes Three"])
  }

  static func play(_ scene: some ControllerScene, _ seconds: Double) throws -> Stage {
    let stage = Stage(size: scene.size)
    try scene.build(on: stage)
    let clock = Clock(rate: 100)
    for index in 0...Int(seconds * 100) where stage.error == nil { stage.advance(to: clock.tick(index)) }
    return stage
  }
}
