public import Springform
public import SwiftUI
public import ViewScenes

/// A scene that shows a view: what an app would have on its screen.
///
/// ```swift
/// struct WobbleDemo: SwiftUIScene {
///   let size = Size(width: 200, height: 200)
///   var content: some View { Wobble() }
/// }
/// ```
/// The view is put into a window of the stage's size, as an app's first one is.
public protocol SwiftUIScene: PhoneScene {
  associatedtype Content: View

  @ViewBuilder var content: Content { get }

  /// Plans what happens: touches, and curves to be traced.
  func play(on stage: Stage)
}

extension SwiftUIScene {
  public func play(on stage: Stage) {}

  public func build(on stage: Stage) {
    showWindow(on: stage) { window in
      window.rootViewController = UIHostingController(rootView: content)
    } plan: { _ in
      play(on: stage)
    }
  }
}
