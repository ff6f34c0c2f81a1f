import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct SnapshotTests {
  /// What was shown stays, whatever becomes of the view; of a part of it only that.
  @Test func showsWhatWas() throws {
    let stage = play(0.1) { view, stage in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      box.backgroundColor = .red
      let inner = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
      inner.backgroundColor = .blue
      box.addSubview(inner)
      stage.perform(at: 0) {
        guard let whole = box.snapshotView(afterScreenUpdates: true),
          let part = box.resizableSnapshotView(
            from: CGRect(x: 20, y: 0, width: 20, height: 40), afterScreenUpdates: true, withCapInsets: .zero)
        else { return #expect(Bool(false)) }
        box.backgroundColor = .green
        whole.frame.origin = CGPoint(x: 100, y: 100)
        // Twice as wide: stretched.
        part.frame = CGRect(x: 0, y: 100, width: 40, height: 40)
        view.addSubview(whole)
        view.addSubview(part)
      }
    }
    let bitmap = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    #expect(bitmap[110, 120] == 0xFFFF_0000 && bitmap[130, 120] == 0xFF00_00FF)
    #expect(bitmap[5, 120] == 0xFF00_00FF && bitmap[35, 120] == 0xFF00_00FF)
  }

  @Test func isDrawnIntoPictures() {
    play(0) { view, _ in
      let box = UIView(frame: CGRect(x: 30, y: 30, width: 10, height: 10))
      box.backgroundColor = .red
      view.addSubview(box)
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
      let half = renderer.image { context in box.layer.render(in: context.cgContext) }
      let all = renderer.image { _ in
        #expect(box.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true))
      }
      func isRed(_ image: UIImage, _ x: Int) -> Bool {
        let scale = Int(image.scale)
        return image.cgImage.map { $0.bitmap[x * scale + 1, x * scale + 1] == 0xFFFF_0000 } ?? false
      }
      #expect(isRed(half, 5) && !isRed(half, 15) && isRed(all, 5) && isRed(all, 15))
      #expect(!box.drawHierarchy(in: box.bounds, afterScreenUpdates: false))
    }
  }
}

@Suite struct ScreenEdgeTests {
  @Test(arguments: [(CGFloat(5), true), (60, false)])
  func beginsAtAnEdge(x: CGFloat, begins: Bool) {
    final class Panned: UIView {
      var log = Log()
      func panned(_ pan: UIPanGestureRecognizer) { log.numbers.append(pan.translation(in: self).x) }
    }
    let log = Log()
    play(1) { view, stage in
      let panned = Panned(frame: view.bounds)
      panned.log = log
      view.addSubview(panned)
      let edge = UIScreenEdgePanGestureRecognizer(target: panned, action: Selector(Panned.panned, "panned"))
      edge.edges = .left
      panned.addGestureRecognizer(edge)
      stage.tape.touch(panned, at: 0.1, location: CGPoint(x: x, y: 50)) {
        $0.drag(by: Vector(dx: 60, dy: 0), duration: 0.2)
      }
    }
    #expect(log.numbers.isEmpty != begins && (log.numbers.last == 50) == begins)
  }
}
