import Springform
import Testing

import SwiftUI
import SwiftUIScenes
import UIKit
import ViewScenes

/// Scenes of what a component's previews show.
@Suite struct PreviewSceneTests {
  struct Sample: PreviewSource {
    static let springformName = "sample"
    static let springformSummary = "a sample"
    static let springformExtent = SwiftUIScenes.Preview.Extent.device
    static func springformPreview() -> SwiftUIScenes.Preview {
      Preview { SwiftUI.Color.red.frame(width: 80, height: 40) }
    }
  }
  struct Fitting: PreviewSource {
    static let springformName = "fitting"
    static let springformSummary = ""
    static let springformExtent = SwiftUIScenes.Preview.Extent.sizeThatFits
    static func springformPreview() -> SwiftUIScenes.Preview {
      Preview {
        let room: CGFloat = 10
        SwiftUI.Color.red.frame(width: 80, height: 40).padding(room)
      }
    }
  }
  struct Fixed: PreviewSource {
    static let springformName = "fixed"
    static let springformSummary = ""
    static let springformExtent = SwiftUIScenes.Preview.Extent.fixed(width: 120, height: 60)
    static func springformPreview() -> SwiftUIScenes.Preview { Preview { UIViewController() } }
  }
  struct Plain: PreviewSource {
    static let springformName = "plain"
    static let springformSummary = ""
    static let springformExtent = SwiftUIScenes.Preview.Extent.landscape
    static func springformPreview() -> SwiftUIScenes.Preview {
      Preview {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        view.backgroundColor = .red
        return view
      }
    }
  }

  @Test func asLargeAsTheySay() throws {
    #expect(PreviewScene<Sample>().size == Size(width: 390, height: 844))
    #expect(PreviewScene<Fitting>().size == Size(width: 100, height: 60))
    #expect(PreviewScene<Fixed>().size == Size(width: 120, height: 60))
    #expect(PreviewScene<Plain>().size == Size(width: 844, height: 390))
    let narrow = try PreviewScene<Sample>().settingParameters([(name: "width", text: "200")])
    #expect(narrow.size == Size(width: 200, height: 844))
  }

  @Test func showsThem() throws {
    let stage = Stage(size: Size(width: 844, height: 390))
    PreviewScene<Plain>().build(on: stage)
    stage.advance(to: Clock(rate: 60).tick(0))
    let shown = Shown(stage: stage)
    #expect(
      shown.all("UIView").contains {
        $0.bounds.size == Size(width: 30, height: 20) && $0.position == Point(x: 422, y: 195)
      })
    #expect(stage.error == nil)
  }

  /// The body style of the Human Interface Guidelines has 17 points, 53 at the largest size.
  @Test(arguments: [("large", 17.0), ("xSmall", 14), ("accessibility5", 53)])
  func textIsAsLargeAsPeopleWant(size: String, points: Double) throws {
    struct Words: PreviewSource {
      static let springformName = "words"
      static let springformSummary = ""
      static let springformExtent = SwiftUIScenes.Preview.Extent.device
      static func springformPreview() -> SwiftUIScenes.Preview { Preview { SwiftUI.Text("a") } }
    }
    let scene = try PreviewScene<Words>().settingParameters([(name: "dynamicTypeSize", text: size)])
    let stage = Stage(size: scene.size)
    try scene.build(on: stage)
    stage.advance(to: Clock(rate: 60).tick(0))
    let text = Shown(stage: stage).all("Text").first as? TextLayer
    #expect(text?.attributedText?.runs.first?.attributes.font.size == points)
  }

  /// What `withAnimation { }` does is a curve of 0.35 seconds up to iOS 16; from 17 on it is a spring of 0.5 seconds without a bounce,
  /// which after 0.38 has 1 - (1 + wt) exp(-wt) of its way behind it, w being 2 pi / 0.5.
  @Test(arguments: [(16, 145.0), (17, 45 + 100 * 0.951)]) func movesAsItsRelease(release: Int, x: Double) throws {
    struct Moving: PreviewSource {
      static let springformName = "moving"
      static let springformSummary = ""
      static let springformExtent = SwiftUIScenes.Preview.Extent.fixed(width: 200, height: 100)
      struct Content: SwiftUI.View {
        @State private var isOn = false
        var body: some SwiftUI.View {
          Rectangle().fill(.red).frame(width: 10, height: 10).offset(x: isOn ? 50 : -50)
            .onAppear { withAnimation { isOn = true } }
        }
      }
      static func springformPreview() -> SwiftUIScenes.Preview { Preview { Content() } }
    }
    let scene = try PreviewScene<Moving>().settingParameters([(name: "deploymentTarget", text: "\(release)")])
    let stage = Stage(size: scene.size)
    try scene.build(on: stage)
    for index in 0...38 { stage.advance(to: Clock(rate: 100).tick(index)) }
    #expect(abs(Shown(stage: stage).frame("Rectangle").minX - x) < 0.3)
    #expect(stage.error == nil)
  }
}

/// Fingers that look for what they touch.
@Suite struct NamedTapTests {
  private struct Counter: SwiftUI.View {
    @State private var count = 0
    var body: some SwiftUI.View {
      VStack {
        Button("More") { count += 1 }
        SwiftUI.Text("\(count) taps")
        SwiftUI.Color.blue.frame(width: 20, height: 20).onTapGesture { count += 10 }.accessibilityIdentifier("ten")
      }
    }
  }

  @Test func byTextAndByIdentifier() {
    Playing { Counter() }.play(
      to: 1.5,
      plan: { stage in
        stage.tape.tap("More", at: 0.3)
        stage.tape.tap("ten", at: 0.6)
        stage.tape.tap("More", at: 0.9)
      }
    ) { _, shown in
      let texts = shown.all("Text").compactMap { ($0 as? TextLayer)?.attributedText?.string }
      #expect(texts.contains("12 taps"))
    }
  }
}

/// What views ask of the screen that shows them.
@Suite struct ScreenTests {
  /// The whole screen turns dark, and with it what says nothing of colours.
  @Test func preferredColorScheme() {
    Playing { SwiftUI.Text("a").preferredColorScheme(.dark) }.play(to: 0.1) { _, shown in
      let text = shown.all("Text").first as? TextLayer
      let color = text?.attributedText?.runs.first?.attributes.color
      #expect((color?.red ?? 0) > 0.99 && (color?.green ?? 0) > 0.99)
      #expect(shown.all("HostingView").first?.backgroundColor == .black)
    }
  }
}
