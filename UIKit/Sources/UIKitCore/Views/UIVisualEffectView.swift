public import QuartzCore
import Springform

/// What a visual effect view does to what lies below it.
open class UIVisualEffect: NSObject {
  struct Look {
    /// The standard deviation of the blur, in points.
    var radius: Double
    var tint: Color
    /// A line around the view, if there is one.
    var edge: Color?
  }

  /// In the surroundings of now; `nil` for one that shows nothing.
  var look: Look? { nil }
}

/// Blurs what lies below, and tints it.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
      systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) { self.style = style }

  // The tints of Apple's sample UIImageEffects (2013), the dark one as recordings of apps show it. Of the materials Apple says only which
  // lets less through than which: in these steps. What Apple calls adaptable goes by the surroundings.
  var tint: Color {
    switch style {
    case .prominent where isDark, .regular where isDark: Color(white: 0.15, alpha: 0.79)
    case .extraLight, .prominent: Color(white: 0.97, alpha: 0.82)
    case .light, .regular: Color(white: 1, alpha: 0.3)
    case .dark: Color(white: 0.15, alpha: 0.79)
    default: Color(white: isDark ? 0.15 : 0.97, alpha: [0.45, 0.6, 0.7, 0.82, 0.9][(style.rawValue - 6) % 5])
    }
  }

  private var isDark: Bool {
    switch style {
    case .extraLight, .light: false
    case .dark: true
    case _ where style.rawValue >= Style.systemUltraThinMaterialDark.rawValue: true
    case _ where style.rawValue >= Style.systemUltraThinMaterialLight.rawValue: false
    default: UITraitCollection.current.userInterfaceStyle == .dark
    }
  }

  override var look: Look? { Look(radius: 14, tint: tint) }
}

/// Has what lies on a blur take on what shines through it. Here it keeps its own colours; a note says so once.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
    noteMissing("colours that take on what shines through a blur below them")
  }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}

/// What lies on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view through which the views below it are seen blurred.
open class UIVisualEffectView: UIView {
  /// In an animation's block, blur and tint come and go with it, so far as it is.
  open var effect: UIVisualEffect? { didSet { if effect != oldValue { update() } } }

  /// What is added to this view is not blurred.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  override public convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(contentView)
    update()
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  override func repaint() { update() }

  private var hasEdge = false

  private func update() {
    let look = painting { effect?.look }
    layer.backdropBlurRadius = look?.radius ?? 0
    backgroundColor = look.map { UIColor($0.tint) }
    if look?.edge != nil || hasEdge {
      (layer.borderWidth, layer.borderColor) = (look?.edge == nil ? 0 : 0.5, look?.edge.map { CGColor($0) })
    }
    hasEdge = look?.edge != nil
  }
}
