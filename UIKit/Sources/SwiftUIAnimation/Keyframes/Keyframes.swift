import Foundation

/// Tracks of key frames, each of which moves a part of a value, or all of it.
public protocol Keyframes<Value> {
  /// The value that they move.
  associatedtype Value = Body.Value
  /// What they are made of.
  associatedtype Body: Keyframes
  /// What they are made of.
  @KeyframesBuilder<Self.Value> var body: Body { get }
}

/// Content that is not made of other content. It is its own body, for whom nobody asks.
protocol KeyframeTrackSource<Root> {
  associatedtype Root
  /// The tracks, from where a value is at the beginning.
  func tracks(from root: Root) -> [KeyframeMotion<Root>]
}

extension Keyframes {
  /// The tracks, from where a value is at the beginning.
  func resolved(from value: Value) -> [KeyframeMotion<Value>] {
    if let source = self as? any KeyframeTrackSource<Value> { return source.tracks(from: value) }
    guard let value = value as? Body.Value else { return [] }
    return (body.resolved(from: value) as Any) as? [KeyframeMotion<Value>] ?? []
  }
}

/// What a track does to a value.
struct KeyframeMotion<Root> {
  /// Seconds.
  let duration: TimeInterval
  /// Sets what the track moves to what it is at a time.
  let apply: (inout Root, TimeInterval) -> Void
}

/// Key frames that move one property of a value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes, KeyframeTrackSource
where Value == Content.Value {
  /// The value whose property is moved.
  @_implements(Keyframes,Value) public typealias AnimatedValue = Root

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Key frames that move all of the value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    (keyPath, self.content) = (\.self, content())
  }

  /// Key frames that move a property.
  /// - Parameters:
  ///   - keyPath: the property.
  ///   - content: its key frames.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  init(content: Content) where Root == Value { (keyPath, self.content) = (\.self, content) }

  func tracks(from root: Root) -> [KeyframeMotion<Root>] {
    let keyPath = keyPath
    let path = KeyframePath(content.resolved, from: root[keyPath: keyPath].animatableData)
    return [
      KeyframeMotion(duration: path.duration) { root, time in
        root[keyPath: keyPath].animatableData = path.value(at: time)
      }
    ]
  }

  /// The track itself.
  public var body: Self { self }
}

/// Several tracks.
struct KeyframeTracks<Value>: Keyframes, KeyframeTrackSource {
  let sources: [(Value) -> [KeyframeMotion<Value>]]

  func tracks(from root: Value) -> [KeyframeMotion<Value>] { sources.flatMap { $0(root) } }

  var body: Self { self }
}
