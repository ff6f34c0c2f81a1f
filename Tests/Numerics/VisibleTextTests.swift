import SpringformNumerics
import Testing

struct VisibleTextTests {
  @Test(
    "What would turn or break a line is shown by its code, and all else as it is",
    arguments: [
      ("\u{202E}gnp.exe", "\\u{202E}gnp.exe"), ("a\u{2066}b\u{2069}c", "a\\u{2066}b\\u{2069}c"),
      ("\u{200F}\u{61C}", "\\u{200F}\\u{061C}"), ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
      ("\u{1B}[2J", "\\u{1B}[2J"), ("a\u{85}b\u{7F}", "a\\u{0085}b\\u{7F}"), ("a\nb", "a\\nb"),
      ("ä 日本 שלום 👩‍🚀 e\u{301}", "ä 日本 שלום 👩‍🚀 e\u{301}"),
    ])
  func codes(text: String, seen: String) { #expect(visible(text) == seen) }
}
