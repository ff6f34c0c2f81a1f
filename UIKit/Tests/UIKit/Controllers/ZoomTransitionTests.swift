import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

/// Controllers that grow out of another view, as of iOS 18.
@Suite struct ZoomTransitionTests {
  private final class Source: UIViewController {
    let tile = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
    let detail = UIViewController()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tile)
      detail.view.backgroundColor = .red
      detail.preferredTransition = .zoom { [weak self] context in
        #expect(context.sourceViewController === self && context.zoomedViewController === self?.detail)
        return self?.tile
      }
    }
  }

  private struct Zoom: ControllerScene {
    let size = Size(width: 300, height: 400)
    var log = Log()
    func makeController() -> UINavigationController { UINavigationController(rootViewController: Source()) }
    func play(_ root: UINavigationController, on stage: Stage) {
      guard let source = root.topViewController as? Source else { return }
      func width() -> CGFloat {
        guard let layer = source.detail.view.layer.presentation() else { return .nan }
        return layer.frame.width
      }
      stage.perform(at: 0.1) { root.pushViewController(source.detail, animated: true) }
      stage.perform(at: 0.14) { log.numbers.append(width()) }
      stage.perform(at: 0.3) { log.numbers.append(width()) }
      stage.perform(at: 1) {
        log.numbers.append(width())
        #expect(source.detail.view.transform == .identity && source.tile.alpha == 1)
        root.popViewController(animated: true)
      }
      stage.perform(at: 1.35) { log.numbers.append(width()) }
      stage.perform(at: 2) { #expect(source.detail.view.window == nil && root.topViewController === source) }
    }
  }

  /// From the tile's 60 points to the screen's 300, and back.
  @Test func navigationZooms() throws {
    let log = Log()
    let stage = try TabTests.play(Zoom(log: log), 2.2)
    #expect(stage.error == nil)
    let widths = log.numbers
    #expect(widths.count == 4)
    #expect(widths[0] > 55 && widths[0] < widths[1] && widths[1] < 310 && widths[2] == 300 && widths[3] < 200)
  }
}
