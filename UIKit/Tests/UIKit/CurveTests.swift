import Springform
import Testing
import UIKit
import ViewScenes

/// Curves that a scene traces of what its component shows.
@Suite struct CurveTests {
  private struct Pair: ViewScene {
    let size = Size(width: 100, height: 100)
    let duration: Double? = 0.1
    let trace: @Sendable (UIView, UIView, Stage) -> Void

    init() { trace = { _, _, _ in } }
    init(_ trace: @escaping @Sendable (UIView, UIView, Stage) -> Void) { self.trace = trace }

    func makeView() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<2 { view.addSubview(UIView()) }
      return view
    }

    func play(_ view: UIView, on stage: Stage) { trace(view.subviews[0], view.subviews[1], stage) }
  }

  private func curves(_ trace: @escaping @Sendable (UIView, UIView, Stage) -> Void) throws -> [String] {
    try Playback(Pair(trace), settings: RenderSettings()).trace().curves.map(\.name)
  }

  @Test func twoLayersOfOneKeyPathHaveNames() throws {
    let names = try curves {
      $2.trace($0, "opacity")
      $2.trace($1, "opacity", as: "other")
    }
    #expect(names == ["opacity", "other"])
  }

  /// The second would replace the first.
  @Test func twoLayersOfOneNameAreAnError() {
    let reason = "two layers have a curve called 'opacity': give one another name, with 'as:'"
    #expect(throws: StageError.failed(reason)) {
      try curves {
        $2.trace($0, "opacity")
        $2.trace($1, "opacity")
      }
    }
  }

  @Test func oneLayerMayBeTracedAgain() throws {
    let names = try curves { one, _, stage in
      stage.trace(one, "opacity")
      stage.trace(one, "opacity")
    }
    #expect(names == ["opacity"])
  }

  /// What leads nowhere is told with whose it was to be.
  @Test func pathsThatLeadNowhere() {
    let stage = play(0, fails: true) { view, stage in stage.trace(view, "transform.scael") }
    #expect("\(stage.error.map { "\($0)" } ?? "")".contains("'transform.scael' of the CALayer of UIView is no number"))
  }

  /// A size is traced as its two lengths, as Core Animation documents it of `transform.translation`.
  @Test func sizes() throws {
    let scene = Pair { view, _, stage in
      view.transform = CGAffineTransform(translationX: 3, y: 4)
      stage.trace(view, "transform.translation", as: "way")
    }
    let way = try #require(try Playback(scene, settings: RenderSettings()).trace().curves.first)
    #expect(way.name == "way" && way.values.first == .point(Point(x: 3, y: 4)))
  }
}
