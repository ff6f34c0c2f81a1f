import CDeflate
import CGIF
import CWebP

/// The libraries that read and write files.
public enum CodecLibraries {
  /// Their names and versions: libwebp's as found at run time; the others do not tell it, so it is the one built with.
  public static var versions: [(name: String, version: String)] {
    [
      ("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"), ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("libwebp", text(WebPGetEncoderVersion())), ("libwebpmux", text(WebPGetMuxVersion())),
    ]
  }

  /// 0x010204 is 1.2.4.
  private static func text(_ version: Int32) -> String {
    "\(version >> 16 & 0xFF).\(version >> 8 & 0xFF).\(version & 0xFF)"
  }
}
