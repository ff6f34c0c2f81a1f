public import Springform
import SwiftUI
import SwiftUIAnimation
import Synchronization
public import UIKit
public import ViewScenes

/// The scenes of a component's previews.
public typealias PreviewScenes = [any Springform.Scene.Type]

/// A scene that shows a preview of a component's, as large as it says and on whichever phone its parameters say.
public struct PreviewScene<Source: PreviewSource>: PhoneScene {
  /// What can be set on a preview.
  public struct Parameters: SceneParameters {
    @Parameter("in points; without, what the preview says", in: 1...4096) public var width: Double? = nil
    @Parameter("in points; without, what the preview says", in: 1...4096) public var height: Double? = nil
    @Parameter("whether the phone is light or dark") public var colorScheme = PhoneColorScheme.light
    @Parameter("how large people want text to be") public var dynamicTypeSize = PhoneTextSize.large
    @Parameter("the release of iOS that the app is built for", in: 13...26) public var deploymentTarget = 18
    @Parameter("seconds that are shown; 0 until all rests", in: 0...600) public var seconds = 3.0
    public init() {}
  }

  public static var name: String { Source.springformName }
  public static var summary: String { Source.springformSummary }
  public var parameters = Parameters()
  public init() {}

  public var duration: Double? { parameters.seconds > 0 ? parameters.seconds : nil }
  public var userInterfaceStyle: UIUserInterfaceStyle { parameters.colorScheme == .dark ? .dark : .light }

  public var size: Size {
    if let width = parameters.width, let height = parameters.height { return Size(width: width, height: height) }
    let usual = usualSize
    return Size(width: parameters.width ?? usual.width, height: parameters.height ?? usual.height)
  }

  private var usualSize: Size {
    let screen = Size(width: 390, height: 844)
    switch Source.springformExtent {
    case .device: return screen
    case .landscape: return Size(width: screen.height, height: screen.width)
    case .fixed(let width, let height): return Size(width: width, height: height)
    case .sizeThatFits:
      let key = FittingSizes.Key(
        source: ObjectIdentifier(Source.self), release: parameters.deploymentTarget, text: parameters.dynamicTypeSize,
        scheme: parameters.colorScheme)
      if let known = FittingSizes.known.withLock({ $0[key] }) { return known }
      var fitting = screen
      let stage = Stage(size: screen)
      showWindow(on: stage) { window in
        let wanted = show(in: window)
        fitting = Size(width: max(wanted.width.rounded(.up), 1), height: max(wanted.height.rounded(.up), 1))
      } plan: { _ in
      }
      FittingSizes.known.withLock { [fitting] in $0[key] = fitting }
      return fitting
    }
  }

  public func build(on stage: Stage) {
    showWindow(on: stage) { window in
      _ = show(in: window)
    } plan: { _ in
    }
  }

  /// - Returns: how large what is shown wants to be, in points.
  private func show(in window: UIWindow) -> CGSize {
    let loop = MainLoop.required(for: "a preview")
    AppSettings.of(loop).deployment = Deployment(release: parameters.deploymentTarget)
    AppSettings.of(loop).textSize = parameters.dynamicTypeSize.size
    let room = window.bounds.size
    switch Source.springformPreview().make() {
    case .controller(let controller):
      if !(controller is any HostsViews) { noteTextSize() }
      window.rootViewController = controller
      window.layoutIfNeeded()
      let wanted = controller.view.sizeThatFits(room)
      return wanted == .zero ? room : wanted
    case .view(let view):
      noteTextSize()
      window.backgroundColor = .systemBackground
      window.addSubview(view)
      let wanted =
        view.frame.isEmpty ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.frame.size
      let isSettled = wanted.width > 0 && wanted.height > 0
      view.frame.size = isSettled ? wanted : room
      view.center = CGPoint(x: room.width / 2, y: room.height / 2)
      return view.frame.size
    }
  }
}

extension PreviewScene {
  /// Text of UIKit's is as large as people usually want it.
  private func noteTextSize() {
    guard parameters.dynamicTypeSize != .large else { return }
    noteMissing("sizes of text that people choose, in previews of UIKit's views")
  }
}

/// How large previews want to be, each found out once: scenes are asked for their sizes often.
private enum FittingSizes {
  struct Key: Hashable {
    let source: ObjectIdentifier
    let release: Int
    let text: PhoneTextSize
    let scheme: PhoneColorScheme
  }
  static let known = Mutex<[Key: Size]>([:])
}

/// Whether a phone is light or dark.
public enum PhoneColorScheme: String, CaseIterable, Decodable, Sendable { case light, dark }

/// How large people want text to be.
public enum PhoneTextSize: String, CaseIterable, Decodable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  var size: DynamicTypeSize {
    Self.allCases.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large
  }
}
