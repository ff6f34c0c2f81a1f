import SpringformBitmap
import Testing

@Suite("The transfer function of sRGB")
struct SRGBTests {
  // IEC 61966-2-1: the two branches meet at 0.04045; 0.5 is ((0.5 + 0.055) / 1.055)^2.4.
  @Test(
    "Light is the standard's",
    arguments: [(0, 0), (0.040_45, 0.003_130_804_9), (0.5, 0.214_041_140_5), (1, 1), (0.02, 0.001_547_987_6)])
  func linear(encoded: Double, light: Double) { #expect(abs(SRGB.linear(encoded) - light) < 1e-10) }

  @Test("Each of the 256 levels comes back from its light")
  func roundTrip() {
    #expect((0...255).allSatisfy { (255 * SRGB.encoded(SRGB.linear(Double($0) / 255))).rounded() == Double($0) })
  }
}
