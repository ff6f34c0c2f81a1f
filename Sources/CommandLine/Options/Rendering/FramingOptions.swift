import ArgumentParser
import Springform
import SpringformNumerics

/// What stands around the scene.
struct FramingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Lay the scene on a page of this colour.",
      discussion: "A GIF's transparent pixels have no shades: round corners want a page that is not transparent.",
      valueName: "color|transparent"))
  var page: ColorOption?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The page's margins; by default they follow the scene's size.", valueName: "points"))
  var padding: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Words on the page; the first line is the title.", valueName: "text"))
  var caption: String?

  @Option(help: "Where the caption stands; below what is shown by default.")
  var captionPosition: CaptionPositionOption?

  @Option(
    help: ArgumentHelp(
      "Draw the scene on the screen of a device, or in a window.",
      discussion: "A phone has its camera in an island, or behind a hole in the screen."))
  var device: DeviceOption = .none

  @Option(help: "Of what the device is; black by default, and silver for windows.")
  var finish: FinishOption?

  @Option(
    help: ArgumentHelp(
      "Time, battery and home indicator over the screen's edges, light or dark.",
      discussion: """
        By default they are there on a phone where they hide nothing: where the scene is shorter than a phone's screen. \
        The time is always 9:41.
        """))
  var statusBar: StatusBarOption?

  func setting() throws -> Framing {
    if caption == nil, captionPosition != nil {
      throw UsageError.conflict("--caption-position without a caption", hint: "add --caption TEXT")
    }
    if let caption, caption.allSatisfy(\.isWhitespace) {
      throw UsageError.conflict("--caption has no words", hint: "write some, or leave it out")
    }
    let device = device.device
    if device == nil, finish != nil {
      throw UsageError.conflict("--finish without a device", hint: "add --device \(DeviceOption.words)")
    }
    if let statusBar, statusBar != .none, device?.isHandheld != true {
      throw UsageError.conflict(
        "--status-bar is for the screen of a phone or tablet", hint: "add --device phone, or leave it out")
    }
    return Framing(
      page: page?.color, padding: padding,
      caption: caption.map { Caption($0, position: captionPosition?.position ?? .below) },
      device: device, finish: finish?.finish, statusBar: device?.isHandheld == true ? statusBar?.statusBar : nil)
  }
}

extension Framing {
  /// What is to be said where nobody knows a device with such a screen; `nil` for all others.
  func oddDeviceWarning(screen: Size) -> String? {
    guard let device, device.isOdd(screen: screen), let ratios = device.screenRatios,
      let sides = device.shorterSides
    else { return nil }
    return
      "no \(device.isPhone ? "phone" : "tablet") has a screen of \(screen.width.decimalText)x\(screen.height.decimalText) points: "
      + "one is \(sides.lowerBound.decimalText) to \(sides.upperBound.decimalText) wide and at most \(ratios.upperBound.decimalText) times as long; "
      + "give the scene such a size, or leave out --device"
  }
}

enum DeviceOption: String, CaseIterable, ExpressibleByArgument {
  case phone
  case punchHolePhone = "phone-punch-hole"
  case tablet, window, browser, none

  static var words: String { allCases.filter { $0 != .none }.map(\.rawValue).joined(separator: "|") }

  var device: Device? {
    switch self {
    case .phone: .phone
    case .punchHolePhone: .punchHolePhone
    case .tablet: .tablet
    case .window: .window
    case .browser: .browser
    case .none: nil
    }
  }
}

enum FinishOption: String, CaseIterable, ExpressibleByArgument {
  case black, silver

  var finish: DeviceFinish {
    switch self {
    case .black: .black
    case .silver: .silver
    }
  }
}

enum StatusBarOption: String, CaseIterable, ExpressibleByArgument {
  case automatic = "auto"
  case light, dark, none

  var statusBar: StatusBar {
    switch self {
    case .automatic: .automatic
    case .light: .light
    case .dark: .dark
    case .none: .none
    }
  }
}

enum CaptionPositionOption: String, CaseIterable, ExpressibleByArgument {
  case below, above

  var position: Caption.Position {
    switch self {
    case .below: .below
    case .above: .above
    }
  }
}
