public import Springform
public import SwiftUI
import SwiftUIAnimation
import UIKit
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

  /// The release of iOS, from 13 to 26, that the app is taken to be built for; 18 unless said otherwise. It decides how an animation
  /// moves that does not say it, such as that of `withAnimation { }`: up to 16 by a curve, from 17 on by a spring.
  var deploymentTarget: Int { get }

  /// Plans what happens: touches, and curves to be traced.
  func play(on stage: Stage)
}

extension SwiftUIScene {
  public var deploymentTarget: Int { Deployment.usualRelease }
  public func play(on stage: Stage) {}

  public func build(on stage: Stage) {
    showWindow(on: stage) { window in
      AppSettings.of(.required(for: "a scene")).deployment = Deployment(release: deploymentTarget)
      window.rootViewController = UIHostingController(rootView: content)
    } plan: { _ in
      play(on: stage)
    }
  }
}
