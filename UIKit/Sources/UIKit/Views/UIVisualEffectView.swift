public import QuartzCore
import Springform

/// What a visual effect view does to what lies below it.
open class UIVisualEffect: NSObject {}

/// Blurs what lies below, and tints it.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case extraLight, light, dark, regular, prominent }

  let style: Style

  public init(style: Style) { self.style = style }

  // The tints of Apple's sample UIImageEffects (2013), the dark one as recordings of apps show it.
  var tint: Color {
    switch style {
    case .extraLight, .prominent: Color(white: 0.97, alpha: 0.82)
    case .light, .regular: Color(white: 1, alpha: 0.3)
    case .dark: Color(white: 0.15, alpha: 0.79)
    }
  }

  /// The standard deviation, in points.
  var radius: Double { 14 }
}

/// A view through which the views below it are seen blurred.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { update() } }

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

  private func update() {
    let blur = effect as? UIBlurEffect
    layer.base.backdropBlurRadius = blur?.radius ?? 0
    backgroundColor = blur.map { UIColor($0.tint) }
  }
}
