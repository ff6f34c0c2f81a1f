import FoundationEssentials
import SpringformScene

// What page and server say to each other. Both send texts of JSON, an object whose one key says what it is; pictures and files
// are binary: see PictureMessage.swift and FileMessage.swift.

/// What a page asks for.
enum Request: Decodable, Hashable {
  /// Opens a scene, by its name in the list; answered by ``Event/scene(_:)``, and again whenever its file is saved.
  case open(scene: String)
  /// Plays the open scene with these parameters instead of those before; whatever is played is given up for it. Answered by the
  /// picture at `time`, in seconds, as soon as it is known, and ``Event/timeline(_:)`` when everything is.
  ///
  /// - take: the page's number for it; pictures and timeline come with the same.
  /// - strokes: what fingers do instead of the scene's tape, each a list of time, x and y; `null` for the scene's own.
  /// - scale: pixels per point.
  case play(take: Int, values: [String: String], strokes: [[[Double]]]?, time: Double, scale: Double)
  /// Shows the stage in another way from now on; answered by the last ``Event/timeline(_:)`` once more.
  case view(StageView)
  /// Keeps a take as the one that others are compared with, instead of the one before; 0 keeps none.
  case keep(take: Int)
  /// Draws a refresh of the last take that was played to its end, or of the one that is kept; answered by a picture, an empty one
  /// if the take is gone.
  ///
  /// - id: comes back with the picture; above 0.
  /// - channel: the pictures of a channel are sent as differences from each other; the stage's has the number 0.
  case picture(id: Int, channel: Int, take: Int, refresh: Int, scale: Double)
  /// Asks for the springs that parameters belong to, with these values and strokes; answered by ``Event/springs(_:)`` when the scene has been
  /// played for it, unless something else is played before.
  case springs(values: [String: String], strokes: [[[Double]]]?)
  /// Asks for the response of a spring, perhaps one that a hand pulls; answered by ``Event/spring(_:)``.
  case spring(SpringQuestion)
  /// Asks how values and strokes are written elsewhere; answered by ``Event/words(_:)``.
  case words(values: [String: String], strokes: [[[Double]]]?)
  /// Writes the values, and the strokes as its tape, into the scene's file; answered by ``Event/saved`` or
  /// ``Event/conflict(page:disk:)``.
  ///
  /// - over: whether they go into the file as it is now, if it is not as it was when it was read.
  case save(values: [String: String], strokes: [[[Double]]]?, over: Bool)
  /// Draws the scene into a file, with what stands around it; answered by the file, or ``Event/failure(text:)``.
  case export(id: Int, values: [String: String], strokes: [[[Double]]]?, plan: ExportPlan)
  /// Asks how large a file would be; answered by ``Event/estimate(_:)``, first without the bytes.
  case estimate(id: Int, values: [String: String], strokes: [[[Double]]]?, plan: ExportPlan)
  /// Compares the scene as it is saved with its baseline; answered by ``Event/review(_:)``.
  case review
  /// Makes what the last review has drawn the baseline; answered by ``Event/approved``.
  case approve
  /// Asks for the file that scenes are held against; answered by it as an APNG file.
  case reference(id: Int)
  /// Holds the scene with these values and strokes against that file, unless it is asked again before; answered by
  /// ``Event/judgement(_:)``.
  case judge(id: Int, values: [String: String], strokes: [[[Double]]]?)
  /// Looks for values of the parameters with the names `free` with which the scene, with these values of the others, looks like that file;
  /// answered by ``Event/fitting(id:part:)`` again and again and ``Event/fit(_:)`` at last, unless it is asked again before. Without
  /// names the search ends.
  case fit(id: Int, values: [String: String], strokes: [[[Double]]]?, free: [String])
  /// Asks for a small picture of a scene of the list; answered by a PNG file, an empty one if there is none.
  case poster(id: Int, scene: String)
}

/// What a page is told.
enum Event: Encodable {
  /// What there is to open.
  case scenes([String])
  /// There is a file that scenes are held against; its frames begin at these seconds.
  case reference(name: String, starts: [Double])
  case judgement(Judgement)
  /// So much of a search is done, 0...1.
  case fitting(id: Int, part: Double)
  case fit(FitAnswer)
  case scene(SceneInfo)
  case timeline(Timeline)
  case words(Words)
  case springs([SpringUse])
  case spring(SpringAnswer)
  case estimate(ExportEstimate)
  case review(ReviewInfo)
  case approved
  /// The program is being built anew; the line ends when that has gone well, and there is another at the same address.
  case building
  /// It is not any more, because something is wrong; the text is as that of ``failure(text:)``.
  case buildFailure(text: String)
  case saved
  /// The file has changed since it was read: what would be written, and what is there.
  case conflict(page: String, disk: String)
  /// Something is wrong with the scene, or with what was asked for; the text has lines, and carets below them.
  case failure(text: String)
}

extension Event {
  var message: Message {
    get throws {
      let encoder = JSONEncoder()
      // The page tells by the text whether a spring is the one that it shows.
      encoder.outputFormatting = .sortedKeys
      return Message(kind: .text, bytes: Array(try encoder.encode(self)))
    }
  }
}
