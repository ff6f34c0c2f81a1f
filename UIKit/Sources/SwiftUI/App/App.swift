import CoreGraphics
public import UIKit

// Declarations of apps. No app runs here: a scene shows one of its views. They are there so that an app's file compiles as it is.

/// A whole app: its scenes. It is not run here.
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Says that no app runs here.
  public static func main() { noteMissing("apps that run: a scene shows a view of the app's") }
}

/// A part of an app that the system shows, such as its windows.
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Windows that show the same kind of view.
public struct WindowGroup<Content: View>: Scene {
  /// The view that a window shows.
  public let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: Never { fatalError("a group of windows has no body") }
}

/// Builds an app's scenes.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SeveralScenes(scenes: (repeat each content))
  }
}

private struct SeveralScenes<Scenes>: Scene {
  let scenes: Scenes
  var body: Never { fatalError("several scenes have no body") }
}

/// Whether the app is in front.
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

// No app runs here: what its scenes would be told is not called.
extension Scene {
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  )
    -> some Scene
  {
    self
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
}

/// The object to which an app says what happens to it. No app runs here, so that it is never made.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { misuse("the delegate of an app was asked for, and no app runs here") }
  public var projectedValue: UIApplicationDelegateAdaptor { self }
}
