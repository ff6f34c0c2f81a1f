import Glibc

/// The transfer function of sRGB (IEC 61966-2-1): between components as they are stored and linear light, both 0...1.
package enum SRGB {
  /// The light of a component as it is stored.
  package static func linear(_ encoded: Double) -> Double {
    encoded <= 0.040_45 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The component as it is stored of light.
  package static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
