/// Tells its subscribers what it is sent, in the order in which they came. What one has not asked for it misses.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let members = Members<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { members.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { members.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    members.add(AnySubscriber(subscriber), first: nil)
  }
}

/// The same, that knows the last value and tells it to whoever comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let members = Members<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !members.isOver else { return }
    current = value
    members.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { members.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    members.add(AnySubscriber(subscriber)) { self.current }
  }
}

/// The subscribers of a subject.
final class Members<Output, Failure: Error> {
  private var members: [Member] = []
  private var completion: Subscribers.Completion<Failure>?
  var isOver: Bool { completion != nil }

  /// - Parameter first: what a new one is told, when it asks for something.
  func add(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output)?) {
    let member = Member(subscriber, in: self, first: completion == nil ? first : nil)
    if completion == nil { members.append(member) }
    subscriber.receive(subscription: member)
    if let completion { member.end(completion) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for member in members { member.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let told = members
    members = []
    for member in told { member.end(completion) }
  }

  private final class Member: Subscription {
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private weak var group: Members?
    private var first: (() -> Output)?

    init(_ subscriber: AnySubscriber<Output, Failure>, in group: Members, first: (() -> Output)?) {
      (self.subscriber, self.group, self.first) = (subscriber, group, first)
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard let first, self.demand > 0 else { return }
      self.first = nil
      send(first())
    }

    func send(_ value: Output) {
      guard let subscriber, demand > 0 else { return }
      // What is new is what somebody hears first who has not asked before.
      first = nil
      demand -= 1
      demand += subscriber.receive(value)
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
      let told = subscriber
      subscriber = nil
      told?.receive(completion: completion)
    }

    func cancel() {
      subscriber = nil
      group?.members.removeAll { $0 === self }
    }
  }
}
