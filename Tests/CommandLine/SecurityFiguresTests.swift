import FoundationEssentials
import Springform
import SpringformDocument
import SpringformVerification
import Testing

@testable import SpringformCommandLine
@testable import SpringformSceneFile
@testable import SpringformStudio

/// SECURITY.md promises limits; here they are read from the code.
@Suite("Figures of SECURITY.md")
struct SecurityFiguresTests {
  private static func mebibytes(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
  private static func mega(_ pixels: Int) -> String { "\(pixels >> 20) megapixels" }

  private static var rows: [String: String] {
    let document = DocumentLimits()
    let text = "\(mebibytes(document.bytes)), nested \(document.depth) deep, \(document.nodes) values"
    return [
      "a scene file": "\(text), \(Playthrough.layerLimit) layers",
      "the pictures of a scene": "\(mebibytes(Image.maximumFileSize)) a file, \(mega(Playthrough.pixelLimit)) in all",
      "an SVG document":
        "\(mebibytes(SVGDocument.maximumFileSize)), nested \(SVGDocument.maximumDepth) deep, "
        + "\(SVGDocument.maximumElements) elements, \(mega(SVGDocument.maximumPixels)) of pictures, "
        + "\(SVGDocument.maximumDashes) dashes a line, "
        + "\(mebibytes(SVGDocument.maximumMotion)) of values that move",
      "a Lottie file":
        "\(mebibytes(LottieAnimation.maximumFileSize)), nested \(LottieAnimation.maximumDepth) deep, "
        + "\(LottieAnimation.maximumValues) values, \(LottieAnimation.maximumItems) items, "
        + "\(LottieAnimation.maximumCorners) corners at a moment, \(LottieAnimation.maximumEffects) effects a layer, "
        + "\(mega(LottieAnimation.maximumPixels)) of pictures",
      "a .lottie archive":
        "\(mebibytes(LottieAnimation.maximumFileSize)) of animation, \(mebibytes(LottieAnimation.maximumFileSize)) of pictures, "
        + "\(ZipArchive.maximumCount) files",
      "an animation":
        "\(mega(AnimationLimits.usual.area)) a picture, \(AnimationLimits.usual.work >> 30) gigapixels in all",
      "a picture": mega(Bitmap.maximumArea), "settings": text,
      "results, manifests and reports that are read": mebibytes(ResultsFolder.largestText),
      "any other file that is read at once": mebibytes(InputFile.maximumSize),
      "another program": "\(Int(VideoFile.patience)) s without a word for a video",
      "the studio's pages":
        "\(PageCounter.limit) at a time, \(mebibytes(WebSocketFrame.limit)) a message of theirs, "
        + "\(mebibytes(Outbox.limit)) that wait for one",
      "the studio's other connections":
        "\(Lobby.room) at a time, \(Self.seconds(StudioServer.patience)) and \(RequestHead.limit >> 10) KiB for a request, "
        + "\(Self.seconds(StudioServer.answerTime)) for the answer",
    ]
  }

  private static func seconds(_ duration: Duration) -> String { "\(duration.components.seconds) s" }

  @Test("Every limit is the code's, and none is left out")
  func figures() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = String(decoding: try InputFile.bytes(of: "/\(root)/SECURITY.md"), as: UTF8.self)
    let told = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      line.split(separator: "|").map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }
    #expect(Dictionary(uniqueKeysWithValues: told.map { ($0[0], $0[1]) }) == Self.rows)
  }
}
