import Glibc

/// When an assertion writes a baseline. A test that wrote one fails, so that nobody takes it for a comparison.
///
/// An assertion's own argument counts first, then the environment variable `SPRINGFORM_RECORD` with one of these words. Where
/// neither is given it is ``missing``; or ``never`` where the variable `CI` is set, to anything but `false` or `0`: what a CI
/// job records is gone with it.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Only where there is none.
  case missing
  /// Not at all: a baseline that is missing is a failure like a difference.
  case never
  /// Always; whatever was there is replaced.
  case all
  /// Where there is none, or where the animation differs.
  case failed
}

extension RecordMode {
  static let variable = "SPRINGFORM_RECORD"

  /// What the environment says.
  /// - Parameter value: of the variable of this name.
  /// - Throws: ``RecordModeError``.
  static func current(_ value: (String) -> String? = environmentValue) throws(RecordModeError) -> Self {
    if let text = value(variable), !text.isEmpty {
      guard let mode = Self(rawValue: text) else { throw RecordModeError(text: text) }
      return mode
    }
    let ci = value("CI") ?? ""
    return ["", "0", "false"].contains(ci.lowercased()) ? .missing : .never
  }
}

/// `SPRINGFORM_RECORD` is none of the modes.
struct RecordModeError: Error, Equatable {
  let text: String
}

func environmentValue(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
