public import QuartzCore

// What Swift's own attributed strings say of letters in UIKit's words.

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let shadow: ShadowAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.strokeColor.rawValue
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = NSAttributedString.Key.shadow.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// With what a string says in UIKit's words; Foundation for Linux lacks it.
  public convenience init(_ attributedString: AttributedString) {
    let all = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let letters = String(attributedString[run.range].characters)
      all.append(NSAttributedString(string: letters, attributes: Self.values(of: run)))
    }
    self.init(attributedString: all)
  }

  private static func values(of run: AttributedString.Runs.Run) -> [Key: Any] {
    var values: [Key: Any] = [:]
    values[.font] = run.uiKit.font
    values[.foregroundColor] = run.uiKit.foregroundColor
    values[.backgroundColor] = run.uiKit.backgroundColor
    values[.kern] = run.uiKit.kern
    values[.tracking] = run.uiKit.tracking
    values[.baselineOffset] = run.uiKit.baselineOffset
    values[.underlineStyle] = run.uiKit.underlineStyle?.rawValue
    values[.underlineColor] = run.uiKit.underlineColor
    values[.strikethroughStyle] = run.uiKit.strikethroughStyle?.rawValue
    values[.strikethroughColor] = run.uiKit.strikethroughColor
    values[.strokeColor] = run.uiKit.strokeColor
    values[.strokeWidth] = run.uiKit.strokeWidth
    values[.paragraphStyle] = run.uiKit.paragraphStyle
    values[.shadow] = run.uiKit.shadow
    return values
  }
}
