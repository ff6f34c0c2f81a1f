import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Tabs by values, gauges, pickers, fields with a style, and UIKit's recognisers.
@Suite struct NewControlTests {
  private enum Page: Hashable { case first, second }

  private struct Tabbed: SwiftUI.View {
    @State private var page = Page.second
    var body: some SwiftUI.View {
      TabView(selection: $page) {
        Tab("First", systemImage: "house", value: .first) { Rectangle().frame(width: 30, height: 30) }
        Tab("Second", systemImage: "star", value: .second) { Ellipse().frame(width: 40, height: 40) }
      }
    }
  }

  @Test("The tab with the selection's value shows, and a tap on another's label chooses that")
  func tabs() {
    var counts: [[Int]] = []
    Playing { Tabbed() }
      .play(to: 1, plan: { $0.tape.tap("First", at: 0.5) }, at: [0, 1]) { _, shown in
        counts.append([shown.frame("Rectangle").width, shown.frame("Ellipse").width].map { $0.isNaN ? 0 : Int($0) })
      }
    #expect(counts.map { $0[0] == 30 } == [false, true])
    #expect(counts[0][1] == 40)
  }

  @Test("A gauge's bar is full up to its value's part of the bounds")
  func gauge() {
    var widths: [CGFloat] = []
    Playing(200, 100) { Gauge(value: 15.0, in: 10...20) { Text("g") } }
      .play(to: 0) { _, shown in widths = shown.all("Capsule").map { CGFloat($0.bounds.width) } }
    #expect(widths == [200, 100])
  }

  @Test("A gauge's own style is told the value in parts of its bounds")
  func gaugeStyle() {
    struct Told: GaugeStyle {
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        Rectangle().frame(width: configuration.value * 100, height: 10)
      }
    }
    var frame = CGRect.null
    Playing { Gauge(value: 3.0, in: 2...6) { Text("g") }.gaugeStyle(Told()) }
      .play(to: 0) { _, shown in frame = shown.frame("Rectangle") }
    #expect(frame.width == 25)
  }

  @Test("A style of text fields lays views around the field")
  func fieldStyle() {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some SwiftUI.View {
        configuration.frame(width: 100, height: 20).padding(10).background(Rectangle())
      }
    }
    var frame = CGRect.null
    Playing { TextField("t", text: .constant("x")).textFieldStyle(Boxed()) }
      .play(to: 0) { _, shown in frame = shown.frame("Rectangle") }
    #expect(frame.size == CGSize(width: 120, height: 40))
  }

  private final class Log {
    var places: [CGPoint] = []
    var states: [UIGestureRecognizer.State] = []
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let log: Log
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      log.states.append(recognizer.state)
      log.places.append(context.converter.localLocation)
    }
  }

  @Test("One of UIKit's recognisers follows fingers that come down on the view, in the view's coordinates")
  func recognizer() {
    let log = Log()
    func drag(_ stage: Stage, from start: CGPoint, at time: Double) {
      stage.tape.touch(start, at: time) { $0.drag(by: Vector(dx: 30, dy: 0), duration: 0.3, curve: .linear) }
    }
    Playing { Rectangle().frame(width: 60, height: 60).gesture(Pan(log: log)) }
      .play(to: 2) { stage in
        drag(stage, from: CGPoint(x: 20, y: 20), at: 0.2)
        drag(stage, from: CGPoint(x: 80, y: 100), at: 1)
      } _: { _, _ in
      }
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(log.states.count { $0 == .began } == 1)
    // The view begins at 70, and the finger ends at 110.
    #expect(log.places.last == CGPoint(x: 40, y: 30))
  }

  @Test("Views are the content of UIKit's cells, with room around them")
  func hostingConfiguration() {
    var frame: CGRect?
    var log: [CGFloat] = []
    struct Cell: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        UIHostingConfiguration { Rectangle().frame(width: 30, height: 20) }.margins(.all, 5).makeContentView()
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    Playing { Cell().frame(width: 100, height: 50) }.play(to: 0) { _, shown in
      frame = shown.frame("Rectangle")
      log = shown.all("Rectangle").map { CGFloat($0.bounds.height) }
    }
    #expect(frame?.midX == 100 && log == [20])
  }

  @Test("A view of hosted views is as large as they are, where constraints leave that open")
  func hostedSize() {
    var frame: CGRect?
    struct Floating: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let around = UIView()
        let view = UIHostingConfiguration { Rectangle().frame(width: 30, height: 20) }.margins(.all, 0)
          .makeContentView()
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
        view.centerXAnchor.constraint(equalTo: around.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: around.centerYAnchor).isActive = true
        return around
      }
      func updateUIView(_ uiView: UIView, context: Context) {}
    }
    Playing { Floating() }.play(to: 0.2) { _, shown in frame = shown.frame("Rectangle") }
    #expect(frame == CGRect(x: 85, y: 90, width: 30, height: 20))
  }

  @Test("A date picker says the date, in the form of the United States, and in Greenwich's time")
  func datePicker() {
    var texts: [String] = []
    Playing(300, 100) {
      DatePicker("d", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    }
    .play(to: 0) { _, shown in texts = shown.all("Text").compactMap { ($0 as? TextLayer)?.attributedText?.string } }
    #expect(texts.contains("Jan 1, 1970"))
  }

  @Test("What is at some places is moved before what is at another one, or taken away")
  func moving() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 1], toOffset: 3)
    #expect(letters == ["c", "a", "b", "d"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["d", "c", "a", "b"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["c", "b"])
  }

  @Test("Colours say their names, and those of one's own their components")
  func colorNames() {
    let colors = [
      SwiftUI.Color.red, SwiftUI.Color(red: 1, green: 0.5, blue: 0), .primary, SwiftUI.Color(.black),
      .blue.opacity(0.5),
    ]
    #expect(colors.map(\.description) == ["red", "#FF8000FF", "primary", "#000000FF", "50% blue"])
  }

  @Test("A field shows a number as a format writes it")
  func numbers() {
    var texts: [String] = []
    Playing { TextField("n", value: .constant(1234), format: .number) }
      .play(to: 0) { _, shown in texts = Self.texts(shown.stage.rootLayer) }
    #expect(texts.contains("1,234"))
  }

  private static func texts(_ layer: Layer) -> [String] {
    let text = (layer as? TextLayer).map { $0.attributedText?.string ?? $0.string }
    return [text].compactMap(\.self) + layer.sublayers.flatMap(texts)
  }

  @Test("A picture of a view is as large as the view, at as many pixels a point as is said")
  func pictures() {
    var sizes: [CGSize] = []
    Playing(100, 100) {
      Rectangle().onAppear {
        let renderer = ImageRenderer(content: SwiftUI.Color.red.frame(width: 10, height: 20))
        renderer.scale = 2
        sizes = [
          renderer.uiImage?.size ?? .zero, renderer.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? .zero,
        ]
      }
    }
    .play(to: 0.1) { _, _ in }
    #expect(sizes == [CGSize(width: 10, height: 20), CGSize(width: 20, height: 40)])
  }

  @Test("Controls that belong together lie beside each other, in a menu, or as a style of one's own lays them")
  func groups() {
    struct Above: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        VStack(spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    func group() -> some SwiftUI.View {
      ControlGroup {
        Rectangle().frame(width: 20, height: 20)
        Rectangle().frame(width: 20, height: 20)
      } label: {
        Ellipse().frame(width: 30, height: 30)
      }
    }
    var frames: [[CGRect]] = []
    for view in [AnyView(group().controlGroupStyle(.navigation)), AnyView(group().controlGroupStyle(Above()))] {
      Playing { view }.play(to: 0) { _, shown in frames.append((0...1).map { shown.frame("Rectangle", $0) }) }
    }
    #expect(frames[0][0].minY == frames[0][1].minY && frames[0][0].maxX < frames[0][1].minX)
    #expect(frames[1] == [CGRect(x: 90, y: 95, width: 20, height: 20), CGRect(x: 90, y: 115, width: 20, height: 20)])
    var shownBy: [Int] = []
    Playing { group().controlGroupStyle(.menu) }
      .play(to: 0) { _, shown in shownBy = [shown.all("Ellipse").count, shown.all("Rectangle").count] }
    #expect(shownBy == [1, 0])
  }

  @Test("A style may change the group as the style around it lays it")
  func styleInStyle() {
    struct Framed: ControlGroupStyle {
      @Environment(\.layoutDirection) private var direction
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        ControlGroup(configuration).padding(direction == .rightToLeft ? 10 : 0)
      }
    }
    var widths: [CGFloat] = []
    Playing {
      ControlGroup { Rectangle().frame(width: 20, height: 20) }
        .controlGroupStyle(Framed()).controlGroupStyle(Framed())
        .background { Ellipse() }
        .environment(\.layoutDirection, .rightToLeft)
    }
    .play(to: 0) { _, shown in widths = [shown.frame("Rectangle").width, shown.frame("Ellipse").width] }
    #expect(widths == [20, 60])
  }

  @Test("Labels are left out where they are hidden, and views are told")
  func labels() {
    struct Told: SwiftUI.View {
      @Environment(\.labelsVisibility) private var labels
      var body: some SwiftUI.View { Rectangle().frame(width: labels == .hidden ? 10 : 20, height: 10) }
    }
    var widths: [CGFloat] = []
    for visibility in [Visibility.automatic, .visible, .hidden] {
      Playing { Told().labelsVisibility(visibility) }
        .play(to: 0) { _, shown in widths.append(shown.frame("Rectangle").width) }
    }
    #expect(widths == [20, 20, 10])
    Playing { Told().labelsHidden() }.play(to: 0) { _, shown in #expect(shown.frame("Rectangle").width == 10) }
  }

  @Test("A button that names an intent performs it when it is tapped; one that closes shows a sign")
  func intents() {
    final class Log { var count = 0 }
    struct Save: AppIntent {
      static let title: LocalizedStringResource = "Save"
      let log: Log
      func perform() async throws -> some IntentResult {
        log.count += 1
        return .result()
      }
    }
    let log = Log()
    var closes = 0
    Playing {
      VStack(spacing: 20) {
        Button("Save", intent: Save(log: log))
        Button(role: .close) { closes += 1 }.accessibilityIdentifier("close")
      }
    }
    .play(
      to: 1,
      plan: {
        $0.tape.tap("Save", at: 0.2)
        $0.tape.tap("close", at: 0.5)
      }
    ) { _, _ in }
    #expect(log.count == 1 && closes == 1)
  }

  @Test("An alert's answers that have nothing but a role say it in a word")
  func answers() {
    var seen: [Bool] = []
    Playing(320, 400) {
      SwiftUI.Color.white.alert("Sure?", isPresented: .constant(true)) {
        Button(role: .close) {}
        Button(role: .confirm) {}
      }
    }
    .play(to: 1) { _, shown in seen = ["Sure?", "Close", "Done"].map { shown.stage.frame(of: $0) != nil } }
    #expect(seen == [true, true, true])
  }
}
