import Springform
import Testing

import QuartzCore

/// Methods that are called by their selectors.
@Suite struct PerformingTests {
  private final class Target: NSObject, @unchecked Sendable {
    var log: [String] = []
    func plain() { log.append("plain \(Int((CACurrentMediaTime() * 100).rounded()))") }
    func one(_ text: String) { log.append(text) }
    func two(_ text: String, _ number: Int) -> NSNumber {
      log.append("\(text) \(number)")
      return NSNumber(value: number + 1)
    }
  }

  @Test func areCalledAtOnceOrLater() {
    let target = Target()
    let stage = play(0.2) { _, _ in
      let (plain, one) = (Selector(Target.plain, "plain"), Selector(Target.one, "one(_:)"))
      target.performSelector(onMainThread: plain, with: nil, waitUntilDone: false)
      target.performSelector(inBackground: plain, with: nil)
      #expect(target.perform(plain) == nil)
      #expect(Selector("pl\("ai")n", among: [one, plain]).isMethod(of: target))
      #expect(!target.responds(to: Selector("pl\("u")s", among: [one, plain])))
      target.perform(one, with: "x")
      target.performSelector(onMainThread: one, with: "y", waitUntilDone: true)
      let result = target.perform(Selector(Target.two, "two(_:_:)"), with: "z", with: 3)
      #expect((result?.takeUnretainedValue() as? NSNumber)?.intValue == 4)
      target.perform(Selector(optional: "notThere"))
      target.perform(nil)
    }
    #expect(stage.error == nil)
    #expect(target.log == ["plain 0", "x", "y", "z 3", "plain 0", "plain 0"])
  }

  @Test func areAskedFor() {
    let plain = Selector(Target.plain, "plain")
    #expect(Target().responds(to: plain) && !NSObject().responds(to: plain) && !NSObject().responds(to: nil))
    #expect(NSObject().responds(to: Selector(optional: "any")) && !Target().responds(to: Selector("plain")))
    #expect(NSStringFromSelector(NSSelectorFromString("a:")) == "a:" && Selector("plain") == plain)
    #expect(play(0, fails: true) { _, _ in NSObject().perform(plain) }.error != nil)
    #expect(play(0, fails: true) { _, _ in Target().perform(Selector("none")) }.error != nil)
  }

  @Test func arraysOfNumbers() {
    #expect(boxedNumbers([CGFloat(0), 0.5]) == [0, 0.5] && boxedNumbers([1, 2]) == [1, 2])
    #expect(boxedNumbers([true, false]).map(\.boolValue) == [true, false])
    #expect(boxedNumbers([CGFloat]?.none) == nil && boxedNumbers([Int]?.some([3])) == [3])
    #expect(boxedNumbers([NSNumber(value: 4)]) == [4] && boxedNumbers([NSNumber]?.none) == nil)
  }
}

/// A scene loads nothing from the network, and says so.
@Suite struct NetworkTests {
  private final class Answers: @unchecked Sendable { var codes: [URLError.Code?] = [] }

  @Test func requestsAreNotMade() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let answers = Answers()
    _ = play(0.2) { _, _ in
      let session = URLSession(configuration: .default)
      func note(_ error: (any Error)?) { answers.codes.append((error as? URLError)?.code) }
      let task = session.dataTask(with: url) { data, response, error in
        #expect(data == nil && response == nil)
        note(error)
      }
      #expect(task.state == .suspended && task.originalRequest?.url == url)
      task.resume()
      #expect(answers.codes.isEmpty && task.state == .running)
      at(0.1) { #expect(task.state == .completed && (task.error as? URLError)?.code == .notConnectedToInternet) }
      let other = URLSession.shared.dataTask(with: URLRequest(url: url)) { _, _, error in note(error) }
      other.resume()
      other.cancel()
      URLSession.shared.downloadTask(with: url) { _, _, error in note(error) }.resume()
    }
    #expect(answers.codes == [.notConnectedToInternet, .cancelled, .notConnectedToInternet])
  }

  @Test func requestsSayWhatTheyAsk() throws {
    let url = try #require(URL(string: "https://example.com"))
    var request = URLRequest(url: url, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 5)
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "Accept")
    #expect(request.value(forHTTPHeaderField: "Accept") == "a,b" && request.httpMethod == "GET")
    #expect(request.timeoutInterval == 5 && request.cachePolicy == .returnCacheDataElseLoad)
    let response = HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: ["a": "b"])
    #expect(response?.statusCode == 404 && response?.url == url && response?.allHeaderFields.count == 1)
  }
}
