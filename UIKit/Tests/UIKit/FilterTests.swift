import QuartzCore
import Springform
import Testing
import ViewScenes

import UIKit

@Suite struct FilterTests {
  private static func picture(_ pixels: [UInt32], width: Int) -> CGImage? {
    (try? Bitmap(width: width, height: pixels.count / width, pixels: pixels)).map { CGImage($0) }
  }

  private func filtered(_ name: String, _ pixel: UInt32, _ values: [String: Any] = [:]) -> UInt32? {
    let input = Self.picture([pixel], width: 1).map { CIImage(cgImage: $0) }
    let filter = CIFilter(name: name, parameters: values)
    filter?.setValue(input, forKey: kCIInputImageKey)
    return filter?.outputImage?.cgImage?.bitmap.pixels.first
  }

  /// By Apple's reference; luminance by Rec. 709.
  @Test func colors() {
    #expect(filtered("CIColorInvert", 0xFF00_40FF) == 0xFFFF_BF00)
    #expect(filtered("CIColorInvert", 0x8000_0080) == 0x8080_8000)
    #expect(filtered("CIPhotoEffectMono", 0xFF00_FF00) == 0xFFB6_B6B6)
    #expect(filtered("CIColorControls", 0xFF00_FF00, [kCIInputSaturationKey: 0]) == 0xFFB6_B6B6)
    #expect(filtered("CIColorControls", 0xFF40_4040, [kCIInputBrightnessKey: 0.5]) == 0xFFC0_C0C0)
    #expect(filtered("CIExposureAdjust", 0xFF20_2020, [kCIInputEVKey: 1]) == 0xFF40_4040)
    #expect(
      CIFilter(name: "CINone") == nil
        && CIFilter(name: "CIGaussianBlur")?.value(forKey: kCIInputRadiusKey) as? Int == 10)
  }

  /// A blurred picture reaches three deviations farther, and its rows of pixels are as bright together.
  @Test func blurs() {
    let side = 9
    let pixels = (0..<side * side).map { $0 == side * side / 2 ? 0xFFFF_FFFF as UInt32 : 0xFF00_0000 }
    guard let image = Self.picture(pixels, width: side) else { return }
    let blurred = CIImage(cgImage: image).applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 21, height: 21))
    let cropped = blurred.cropped(to: CGRect(x: 0, y: 0, width: 9, height: 9))
    let made = CIContext(options: nil).createCGImage(blurred, from: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(made?.width == 9 && cropped.cgImage == made)
    let middle = made?.bitmap[4, 4] ?? 0
    // 255 / (2 pi 4) is 10.1.
    #expect(abs(Int(middle & 0xFF) - 10) <= 1)
    #expect(UIImage(ciImage: blurred).size == CGSize(width: 21, height: 21))
  }

  @Test func colorsAndWheels() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(color.red == 0.25 && color.blue == 0.75 && UIColor(ciColor: color).ciColor == color)
    #expect(CIColor(string: "1 0 0.5 1").blue == 0.5 && CIColor(cgColor: CGColor(gray: 0.5, alpha: 1)).green == 0.5)
    let wheel = CIFilter(name: "CIHueSaturationValueGradient", parameters: [kCIInputRadiusKey: 50])?.outputImage
    #expect(wheel?.extent.size == CGSize(width: 100, height: 100))
    let right = wheel?.cgImage?.bitmap[97, 50] ?? 0
    #expect(right >> 16 & 0xFF > 250 && right & 0xFF < 20 && wheel?.cgImage?.bitmap[0, 0] == 0)
    let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(red.cgImage?.bitmap.pixels == Array(repeating: 0xFFFF_0000, count: 4))
  }
}
