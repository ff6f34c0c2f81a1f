import Glibc
import SpringformGeometry

/// Where a text's letters go at a moment, one after the other.
struct TextFlow {
  private let text: TextDocument
  private let setting: TextSetting
  private let animators: [TextAnimator]
  /// As a share of a group's size, from its middle.
  private let alignment: Point
  /// What animated tracking takes from the beginning of each line.
  private let justification: [Double]
  private let path: PathOptions?

  private var (x, y, line) = (0.0, 0.0, -1)
  /// On the path.
  private var (distance, group) = (0.0, -1)
  private var isFirstLine = true

  struct PathOptions {
    var path: TextPath
    var start: Double
    var turnsLetters: Bool
    var spreads: Bool
  }

  init(
    _ text: TextDocument, _ setting: TextSetting, _ animators: [TextAnimator], alignment: Numbers, path: PathOptions?
  ) {
    (self.text, self.setting, self.animators, self.path) = (text, setting, animators, path)
    self.alignment = Point(x: alignment.x / 200, y: alignment.y / 100)
    justification = Self.justification(text, setting, animators)
    distance = path?.start ?? 0
  }

  /// How high letters are for the alignment.
  private var height: Double { text.size * 1.2 * 0.714 }

  /// Where the next letter goes; to be asked for each in turn.
  mutating func place(_ index: Int) -> AffineTransform? {
    let letter = setting.letters[index]
    guard !letter.isBreak else {
      beginLine()
      return nil
    }
    let room = alignment.x * letter.groupWidth
    var spot: (point: Point, direction: Double)?
    if let path { spot = self.spot(of: index, on: path) }
    let middle = letter.groupWidth / 2 - letter.offset
    var matrix = AffineTransform(translationX: -room - middle, y: -alignment.y * height)
    for animator in animators {
      // The first letter of a line stays, where lines begin at the same place.
      guard let tracking = animator.tracking, x != 0 || text.justification != .left else { continue }
      if path != nil { distance += tracking * animator.shares[index] } else { x += tracking * animator.shares[index] }
    }
    matrix = animated(matrix, index)
    if let path, let spot {
      matrix = matrix.concatenating(
        AffineTransform(translationX: 0, y: alignment.y * height + y - text.baselineShift))
      if path.turnsLetters { matrix = matrix.concatenating(AffineTransform(rotationAngle: spot.direction)) }
      matrix = matrix.concatenating(AffineTransform(translationX: spot.point.x, y: spot.point.y))
      distance -= room
      if index + 1 < setting.letters.count, group != setting.letters[index + 1].group {
        distance += letter.groupWidth / 2 + setting.tracking
      }
      return matrix
    }
    var origin = Point(x: x + room + middle, y: y + alignment.y * height - text.baselineShift)
    if let corner = text.boxOrigin { origin += corner - .zero }
    if text.justification == .right || text.justification == .center {
      origin.x += justification[index] + setting.indent(ofLine: letter.line, text.justification)
    }
    x += letter.advance + setting.tracking
    return matrix.concatenating(AffineTransform(translationX: origin.x, y: origin.y))
  }

  private mutating func beginLine() {
    x = 0
    // lottie-web's first break goes a point farther down than others.
    y += setting.lineHeight + (isFirstLine ? 1 : 0)
    isFirstLine = false
    distance = path?.start ?? 0
  }

  /// Where a letter's group has its middle on the path.
  private mutating func spot(of index: Int, on options: PathOptions) -> (point: Point, direction: Double) {
    let letters = setting.letters
    let letter = letters[index]
    if line != letter.line {
      let rest = options.path.length - setting.lineWidths[letter.line]
      switch text.justification {
      case .right: distance += rest
      case .center: distance += rest / 2
      case .left, .full: break
      }
      line = letter.line
    }
    if group != letter.group {
      if letters.indices.contains(group) { distance += letters[group].extra }
      distance += letter.groupWidth / 2
      group = letter.group
    }
    distance += alignment.x * letter.groupWidth
    var shift = 0.0
    for animator in animators {
      if let position = animator.position { shift += position.x * animator.shares[index] }
      if let anchor = animator.anchor { shift += anchor.x * animator.shares[index] }
    }
    // Meant for a single line.
    if options.spreads, let last = letters.last {
      let (first, end) = (letters[0].groupWidth / 2, last.groupWidth / 2)
      let way = options.path.length - options.start - first - end
      distance = options.start + first + way * Double(group) / Double(max(letters.count - 1, 1))
    }
    return options.path.place(at: distance + shift)
  }

  /// What animators do to a letter, its middle at the origin.
  private func animated(_ matrix: AffineTransform, _ index: Int) -> AffineTransform {
    guard !animators.isEmpty else { return matrix }
    var result = Transform3D(matrix)
    func add(_ next: AffineTransform) { result = result.concatenating(Transform3D(next)) }
    for animator in animators {
      guard let anchor = animator.anchor.map({ $0 * animator.shares[index] }) else { continue }
      result = result.concatenating(Transform3D(translationX: -anchor.x, y: -anchor.y, z: anchor.z))
    }
    for animator in animators {
      guard let scale = animator.scale.map({ 1 + ($0 - 1) * animator.shares[index] }) else { continue }
      add(AffineTransform(scaleX: scale.x, y: scale.y))
    }
    for animator in animators {
      let share = animator.shares[index]
      if let skew = animator.skew {
        let axis = animator.skewAxis * share
        add(AffineTransform(rotationAngle: axis))
        add(AffineTransform(a: 1, b: 0, c: tan(-skew * share), d: 1, tx: 0, ty: 0))
        add(AffineTransform(rotationAngle: -axis))
      }
      if let angle = animator.rotation { add(AffineTransform(rotationAngle: angle * share)) }
      if let angle = animator.rotationY { result = result.concatenating(LottiePlayer.turn(y: angle * share)) }
      if let angle = animator.rotationX { result = result.concatenating(LottiePlayer.turn(x: angle * share)) }
    }
    for animator in animators {
      guard let way = animator.position.map({ $0 * animator.shares[index] }) else { continue }
      result = result.concatenating(Transform3D(translationX: path == nil ? way.x : 0, y: way.y, z: -way.z))
    }
    return AffineTransform(seenFromAhead: result)
  }

  /// Lines that grow by animated tracking stay in the middle, or end where they did; as far as lottie-web sees to that.
  private static func justification(
    _ text: TextDocument, _ setting: TextSetting, _ animators: [TextAnimator]
  ) -> [Double] {
    var result = Array(repeating: 0.0, count: setting.letters.count)
    guard text.justification == .center || text.justification == .right,
      animators.contains(where: { $0.tracking != nil })
    else { return result }
    let factor = text.justification == .center ? -0.5 : -1
    var (start, offset, first) = (0, 0.0, 0.0)
    func finish(_ end: Int) {
      for index in start..<end { result[index] = offset == 0 ? 0 : offset + first }
      start = end
    }
    var isNewLine = true
    for index in setting.letters.indices {
      guard !setting.letters[index].isBreak else {
        finish(index)
        (offset, isNewLine) = (0, true)
        continue
      }
      for animator in animators {
        guard let tracking = animator.tracking else { continue }
        if isNewLine, text.justification == .center { first += tracking * factor }
        offset += tracking * animator.shares[index] * factor
      }
      isNewLine = false
    }
    finish(setting.letters.count)
    return result
  }
}
