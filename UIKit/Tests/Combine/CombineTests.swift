import Springform
import Testing
import ViewScenes

import Combine
import QuartzCore
import UIKit

private typealias DispatchQueue = QuartzCore.DispatchQueue
private typealias OperationQueue = QuartzCore.OperationQueue
private typealias RunLoop = QuartzCore.RunLoop
private typealias Timer = QuartzCore.Timer
private typealias URLSession = QuartzCore.URLSession

/// Publishers on the stage's clock.
@Suite struct CombineTests {
  /// What is written down, with the scene's hundredths of a second.
  private final class Lines: @unchecked Sendable {
    var lines: [String] = []
    var kept: Set<AnyCancellable> = []
    func note(_ value: Any) { lines.append("\(value) \(Int((CACurrentMediaTime() * 100).rounded()))") }
  }

  private struct Playing: ViewScene {
    let size = Size(width: 100, height: 100)
    private var plan: @Sendable (UIView, Stage) -> Void = { _, _ in }
    init() {}
    init(_ plan: @escaping @Sendable (UIView, Stage) -> Void) { self.plan = plan }
    func makeView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    func play(_ view: UIView, on stage: Stage) { plan(view, stage) }
  }

  private func lines(_ plan: @escaping @Sendable (UIView, Stage, Lines) -> Void) -> [String] {
    let lines = Lines()
    let stage = Stage(size: Size(width: 100, height: 100))
    Playing { plan($0, $1, lines) }.build(on: stage)
    let clock = Clock(rate: 100)
    for index in 0...100 { stage.advance(to: clock.tick(index)) }
    #expect(stage.error == nil)
    lines.kept = []
    return lines.lines
  }

  private final class Model: ObservableObject {
    @Published var name = "a"
  }

  @Test func publishedProperties() {
    let result = lines { _, stage, lines in
      let (model, label) = (Model(), UILabel())
      model.$name.map { $0 as String? }.assign(to: \.text, on: label).store(in: &lines.kept)
      model.$name.sink { lines.note($0) }.store(in: &lines.kept)
      model.objectWillChange.sink { lines.note("will") }.store(in: &lines.kept)
      stage.perform(at: 0.2) {
        model.name = "b"
        #expect(label.text == "b")
      }
    }
    #expect(result == ["a 0", "will 20", "b 20"])
  }

  /// Whichever scheduler it is, it goes by the scene.
  @Test func schedulers() {
    let result = lines { _, stage, lines in
      let subject = PassthroughSubject<Int, Never>()
      subject.receive(on: DispatchQueue.main).sink { lines.note("main \($0)") }.store(in: &lines.kept)
      subject.delay(for: .milliseconds(100), scheduler: RunLoop.main).sink { lines.note("late \($0)") }
        .store(in: &lines.kept)
      subject.debounce(for: 0.3, scheduler: DispatchQueue.main).sink { lines.note("still \($0)") }
        .store(in: &lines.kept)
      subject.throttle(for: .seconds(0.15), scheduler: DispatchQueue.global(), latest: true)
        .sink { lines.note("some \($0)") }.store(in: &lines.kept)
      subject.receive(on: OperationQueue.main).sink { lines.note("operation \($0)") }.store(in: &lines.kept)
      for (time, number) in [(0.1, 1), (0.2, 2)] {
        stage.perform(at: time) {
          subject.send(number)
          lines.note("sent")
        }
      }
    }
    #expect(result.filter { $0.hasPrefix("main") } == ["main 1 10", "main 2 20"])
    #expect(result.filter { $0.hasPrefix("late") } == ["late 1 20", "late 2 30"])
    #expect(result.filter { $0.hasPrefix("still") } == ["still 2 50"])
    #expect(result.filter { $0.hasPrefix("some") } == ["some 1 10", "some 2 25"])
    #expect(result.filter { $0.hasPrefix("operation") } == ["operation 1 10", "operation 2 20"])
    #expect(result.first { $0.contains("10") } == "sent 10" || result.first == "some 1 10")
  }

  @Test func timers() {
    let result = lines { _, _, lines in
      Timer.publish(every: 0.3, on: .main, in: .common).autoconnect().prefix(2)
        .sink { _ in
          lines.note("end")
        } receiveValue: {
          lines.note($0.timeIntervalSinceReferenceDate)
        }
        .store(in: &lines.kept)
    }
    #expect(result.count == 3 && result[0].hasSuffix(" 30") && result[1].hasSuffix(" 60") && result[2] == "end 60")
  }

  @Test func notificationsAndProperties() {
    let result = lines { view, stage, lines in
      let name = Notification.Name("told")
      NotificationCenter.default.publisher(for: name).sink { _ in lines.note("told") }.store(in: &lines.kept)
      let scroll = UIScrollView(frame: view.bounds)
      view.addSubview(scroll)
      scroll.publisher(for: \.contentOffset).map(\.y).removeDuplicates().sink { lines.note($0) }
        .store(in: &lines.kept)
      stage.perform(at: 0.1) { NotificationCenter.default.post(name: name, object: nil) }
      stage.perform(at: 0.2) { scroll.contentOffset = CGPoint(x: 0, y: 7) }
      stage.perform(at: 0.3) {
        lines.kept = []
        scroll.contentOffset = .zero
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
    #expect(result == ["0.0 0", "told 10", "7.0 20"])
  }

  /// The latest of each, from when there is one of all; and all of all.
  @Test func severalPublishers() {
    let result = lines { _, _, lines in
      let (a, b, c) = (
        PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"), PassthroughSubject<Int, Never>()
      )
      a.combineLatest(b).sink { _ in
        lines.note("end")
      } receiveValue: {
        lines.note("\($0)\($1)")
      }
      .store(in: &lines.kept)
      a.combineLatest(b, c) { "\($0)\($1)\($2)" }.sink { lines.note($0) }.store(in: &lines.kept)
      a.merge(with: c).sink { lines.note("any \($0)") }.store(in: &lines.kept)
      Publishers.CombineLatest4(a, b, c, Just(true)).sink { lines.note("four \($0.0)\($0.2)") }.store(in: &lines.kept)
      a.send(1)
      b.send("y")
      c.send(2)
      a.send(completion: .finished)
      b.send("z")
      b.send(completion: .finished)
    }
    #expect(
      result == ["1x 0", "any 1 0", "1y 0", "1y2 0", "any 2 0", "four 12 0", "1z 0", "1z2 0", "four 12 0", "end 0"])
  }

  /// As many as are asked for, and the latest when more are.
  @Test func demandOfTheLatest() {
    let result = lines { _, _, lines in
      let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
      a.combineLatest(b).prefix(1).sink { lines.note("\($0)\($1)") }.store(in: &lines.kept)
      a.send(3)
    }
    #expect(result == ["12 0"])
  }

  @Test func theNetworkFails() {
    let result = lines { _, _, lines in
      guard let url = URL(string: "https://example.com/combine") else { return }
      URLSession.shared.dataTaskPublisher(for: url).map { _ in 1 }.replaceError(with: 0)
        .sink { lines.note($0) }.store(in: &lines.kept)
    }
    #expect(result == ["0 0"])
  }

  /// Operators return what sources name.
  @Test func publishersHaveNames() {
    let subject = PassthroughSubject<Int, Never>()
    let shared: Publishers.Share<PassthroughSubject<Int, Never>> = subject.share()
    let doubled: Publishers.Map<Publishers.Share<PassthroughSubject<Int, Never>>, Int> = shared.map { $0 * 2 }
    var heard: [Int] = []
    let both = [shared.sink { heard.append($0) }, doubled.sink { heard.append($0) }]
    subject.send(3)
    #expect(heard == [3, 6] && both.count == 2)
  }
}
