public import UIKitCore

public enum CTFontManagerScope: UInt32, Sendable { case none, process, user, session }

/// Fonts come from the machine and the scene here: a note tells that a file's letters are not read, and Inter stands for them.
/// - Returns: whether the file has been read.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: NSURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  noteMissing("fonts from a component's files, such as '\(fontURL.lastPathComponent ?? "")'")
  return false
}

/// The same, for a file's bytes.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  noteMissing("fonts from a component's files, such as '\(font.fullName ?? "")'")
  return false
}
