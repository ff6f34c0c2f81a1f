import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// What shows where there is no content, as of iOS 17.
@Suite struct ContentUnavailableTests {
  private final class Empty: UIViewController {
    var isEmpty = true
    override func viewDidLoad() {
      super.viewDidLoad()
      setNeedsUpdateContentUnavailableConfiguration()
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Nothing"
      configuration.secondaryText = "Come back later"
      configuration.button.title = "Again"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private struct Scene: ControllerScene {
    let size = Size(width: 300, height: 400)
    var log = Log()
    func makeController() -> Empty { Empty() }
    func play(_ root: Empty, on stage: Stage) {
      func texts(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { texts($0) }
      }
      stage.perform(at: 0.1) {
        log.entries = texts(root.view)
        let view = root.view.subviews.last
        #expect(view is UIContentUnavailableView && view?.frame == root.view.bounds)
        // All of it is in the middle.
        if let stack = view?.subviews.compactMap({ $0 as? UIStackView }).first {
          #expect(isClose(stack.frame.midX, 150) && isClose(stack.frame.midY, 200) && stack.frame.height > 60)
        }
        root.isEmpty = false
        root.setNeedsUpdateContentUnavailableConfiguration()
      }
      stage.perform(at: 0.3) {
        #expect(root.view.subviews.isEmpty && UIContentUnavailableConfiguration.search().image != nil)
        let loading = UIContentUnavailableConfiguration.loading().makeContentView()
        #expect(loading.subviews.contains { $0.subviews.contains { $0 is UIActivityIndicatorView } })
      }
    }
  }

  @Test func configurationsShow() throws {
    let log = Log()
    let stage = try TabTests.play(Scene(log: log), 0.5)
    #expect(stage.error == nil && log.entries.prefix(2) == ["Nothing", "Come back later"])
  }
}
