import Springform

extension Finding {
  /// Which scripts the machine's fonts can set, each by a few of its characters; what none can is drawn as boxes.
  static func scripts() -> [Self] {
    let fonts = FontLibrary()
    return samples.map { name, text, package in
      let known = fonts.undrawable
      // Without the usual typeface nothing can be told, and that is a finding of its own.
      let layout = try? fonts.layout(text, font: Font(size: 16))
      let isEmoji = name == "emoji"
      var lack: String?
      if layout == nil || fonts.undrawable != known {
        lack = "no font, boxes are drawn"
      } else if isEmoji, layout?.pictures.isEmpty == true {
        lack = "no font with colours, outlines are drawn"
      }
      return Self(
        kind: .script, name: name, state: lack == nil ? .fine : .optional,
        value: lack ?? (isEmoji ? text + " in colour" : text), remedy: installation(of: package))
    }
  }

  /// What is set with it, and Debian's package of a font that has it.
  private static let samples = [
    ("Latin", "Aa Éé Łł", "fonts-inter"), ("Greek", "Αα Ωω", "fonts-inter"), ("Cyrillic", "Жж Яя", "fonts-inter"),
    ("Arabic", "ابت", "fonts-noto-core"), ("Hebrew", "אבת", "fonts-noto-core"),
    ("Devanagari", "कखग", "fonts-noto-core"), ("Thai", "กขค", "fonts-noto-core"),
    ("Chinese", "你好", "fonts-noto-cjk"), ("Japanese", "こんにちは", "fonts-noto-cjk"), ("Korean", "안녕", "fonts-noto-cjk"),
    ("emoji", "😀😎", "fonts-noto-color-emoji"),
  ]
}
