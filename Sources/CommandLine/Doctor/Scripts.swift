import Springform

extension Finding {
  /// Which scripts the machine's fonts can set, each by a few of its characters; what none can is drawn as boxes.
  static func scripts() -> [Self] {
    let fonts = FontLibrary()
    return samples.map { name, text, package in
      let known = fonts.undrawable
      // Without the usual typeface nothing can be told, and that is a finding of its own.
      let layout = try? fonts.layout(text, font: Font(size: 16))
      let isSet = layout != nil && fonts.undrawable == known
      return Self(
        kind: .script, name: name, state: isSet ? .fine : .optional, value: isSet ? text : "no font, boxes are drawn",
        remedy: installation(of: package))
    }
  }

  /// What is set with it, and Debian's package of a font that has it.
  private static let samples = [
    ("Latin", "Aa Éé Łł", "fonts-inter"), ("Greek", "Αα Ωω", "fonts-inter"), ("Cyrillic", "Жж Яя", "fonts-inter"),
    ("Arabic", "ابت", "fonts-noto-core"), ("Hebrew", "אבת", "fonts-noto-core"),
    ("Devanagari", "कखग", "fonts-noto-core"), ("Thai", "กขค", "fonts-noto-core"),
    ("Chinese", "你好", "fonts-noto-cjk"), ("Japanese", "こんにちは", "fonts-noto-cjk"), ("Korean", "안녕", "fonts-noto-cjk"),
    ("emoji", "😀🎉", "fonts-symbola"),
  ]
}
