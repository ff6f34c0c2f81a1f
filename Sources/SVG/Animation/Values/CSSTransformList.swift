import Glibc
import SpringformGeometry
import SpringformNumerics

/// The functions of a `transform`, which are interpolated one by one where they are alike (CSS Transforms, level 2, section 8).
struct CSSTransformList: Hashable {
  /// A length as pixels and a percentage of a box that is not known yet.
  struct Length: Hashable {
    var pixels = 0.0
    var percent = 0.0

    var text: String {
      if percent == 0 { return pixels.decimalText(places: 6) + "px" }
      if pixels == 0 { return percent.decimalText(places: 6) + "%" }
      return "calc(\(pixels.decimalText(places: 6))px + \(percent.decimalText(places: 6))%)"
    }

    func mixed(_ other: Self, _ fraction: Double) -> Self {
      Length(
        pixels: pixels + (other.pixels - pixels) * fraction, percent: percent + (other.percent - percent) * fraction)
    }
  }

  enum Function: Hashable {
    case translate(Length, Length)
    case scale(Double, Double)
    /// Radians.
    case rotate(Double)
    /// About an axis of the picture, which is seen as it is from the front.
    case rotateX(Double)
    case rotateY(Double)
    case skewX(Double)
    case skewY(Double)
    case matrix(AffineTransform)
  }

  private(set) var functions: [Function]

  init(_ functions: [Function]) { self.functions = functions }

  /// - Returns: `nil` for what is none, or turns in space.
  init?(_ text: String, em: Double) {
    functions = []
    var rest = CSSText.trimmed(Substring(text))
    if rest.lowercased() == "none" { return }
    while let open = rest.firstIndex(of: "(") {
      let name = CSSText.trimmed(rest[..<open]).lowercased()
      let inside = rest[rest.index(after: open)...]
      guard let end = CSSText.end(of: inside) else { return nil }
      let arguments = CSSText.split(inside[..<end]) { $0 == "," || $0.isWhitespace }.filter { !$0.isEmpty }
      if let function = Self.function(name, arguments, em) {
        functions.append(function)
      } else {
        let numbers = CSSNumbers(em: em)
        guard let list = TransformList(name + "(" + inside[..<end] + ")", numbers: (numbers, numbers)) else {
          return nil
        }
        functions.append(.matrix(list.transform))
      }
      rest = inside[inside.index(after: end)...].drop { $0.isWhitespace || $0 == "," }
    }
    guard rest.isEmpty, !functions.isEmpty else { return nil }
  }

  private static func function(_ name: String, _ arguments: [Substring], _ em: Double) -> Function? {
    func length(_ index: Int) -> Length? {
      guard index < arguments.count else { return Length() }
      guard let none = CSSNumbers(em: em).value(arguments[index]),
        let hundred = CSSNumbers(hundred: 100, em: em).value(arguments[index])
      else { return nil }
      return Length(pixels: none, percent: hundred - none)
    }
    func number(_ index: Int) -> Double? { CSSNumbers(hundred: 1).value(arguments[index]) }
    let one = arguments.count == 1
    switch name {
    case "translate" where arguments.count < 3, "translate3d" where arguments.count == 3:
      guard let x = length(0), let y = length(1) else { return nil }
      return .translate(x, y)
    case "translatex" where one: return length(0).map { .translate($0, Length()) }
    case "translatey" where one: return length(0).map { .translate(Length(), $0) }
    case "scale" where (1...2).contains(arguments.count), "scale3d" where arguments.count == 3:
      guard let x = number(0), let y = one ? x : number(1) else { return nil }
      return .scale(x, y)
    case "scalex" where one: return number(0).map { .scale($0, 1) }
    case "scaley" where one: return number(0).map { .scale(1, $0) }
    case "rotate" where one, "rotatez" where one: return CSSNumbers.angle(arguments[0]).map { .rotate($0) }
    case "rotatex" where one: return CSSNumbers.angle(arguments[0]).map { .rotateX($0) }
    case "rotatey" where one: return CSSNumbers.angle(arguments[0]).map { .rotateY($0) }
    case "skewx" where one: return CSSNumbers.angle(arguments[0]).map { .skewX($0) }
    case "skewy" where one: return CSSNumbers.angle(arguments[0]).map { .skewY($0) }
    default: return nil
    }
  }

  /// As the property has it.
  var text: String {
    guard !functions.isEmpty else { return "none" }
    func number(_ value: Double) -> String { value.decimalText(places: 9) }
    return functions.map { function in
      switch function {
      case .translate(let x, let y): "translate(\(x.text), \(y.text))"
      case .scale(let x, let y): "scale(\(number(x)), \(number(y)))"
      case .rotate(let angle): "rotate(\(number(angle))rad)"
      case .rotateX(let angle): "rotateX(\(number(angle))rad)"
      case .rotateY(let angle): "rotateY(\(number(angle))rad)"
      case .skewX(let angle): "skewX(\(number(angle))rad)"
      case .skewY(let angle): "skewY(\(number(angle))rad)"
      case .matrix(let matrix): matrix.text
      }
    }.joined(separator: " ")
  }

  func appending(_ other: Self) -> Self { Self(functions + other.functions) }

  // MARK: Between two lists

  /// - Returns: `nil` where one of both flattens the plane and nothing lies between them.
  func interpolated(to other: Self, at fraction: Double) -> Self? {
    var result: [Function] = []
    for index in 0..<max(functions.count, other.functions.count) {
      let (a, b) = (function(index), other.function(index))
      guard let a = a ?? b?.neutral, let mixed = Self.mixed(a, b ?? a.neutral, fraction) else {
        guard let rest = remainder(index), let otherRest = other.remainder(index),
          let matrix = rest.interpolated(to: otherRest, at: fraction)
        else { return nil }
        return Self(result + [.matrix(matrix)])
      }
      result.append(mixed)
    }
    return Self(result)
  }

  private func function(_ index: Int) -> Function? { index < functions.count ? functions[index] : nil }

  private static func mixed(_ a: Function, _ b: Function, _ fraction: Double) -> Function? {
    func number(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    switch (a, b) {
    case (.translate(let ax, let ay), .translate(let bx, let by)):
      return .translate(ax.mixed(bx, fraction), ay.mixed(by, fraction))
    case (.scale(let ax, let ay), .scale(let bx, let by)): return .scale(number(ax, bx), number(ay, by))
    case (.rotate(let a), .rotate(let b)): return .rotate(number(a, b))
    case (.rotateX(let a), .rotateX(let b)): return .rotateX(number(a, b))
    case (.rotateY(let a), .rotateY(let b)): return .rotateY(number(a, b))
    case (.skewX(let a), .skewX(let b)): return .skewX(number(a, b))
    case (.skewY(let a), .skewY(let b)): return .skewY(number(a, b))
    case (.matrix(let a), .matrix(let b)): return a.interpolated(to: b, at: fraction).map { .matrix($0) }
    default: return nil
    }
  }

  /// The functions from one on as a matrix; percentages count as nothing there.
  private func remainder(_ start: Int) -> AffineTransform? {
    guard start < functions.count else { return .identity }
    let numbers = CSSNumbers()
    return TransformList(Self(Array(functions[start...])).text, numbers: (numbers, numbers))?.transform
  }
}

extension CSSTransformList.Function {
  /// The one of its kind that changes nothing.
  fileprivate var neutral: Self {
    switch self {
    case .translate: .translate(.init(), .init())
    case .scale: .scale(1, 1)
    case .rotate: .rotate(0)
    case .rotateX: .rotateX(0)
    case .rotateY: .rotateY(0)
    case .skewX: .skewX(0)
    case .skewY: .skewY(0)
    case .matrix: .matrix(.identity)
    }
  }
}

extension AffineTransform {
  /// Between two matrices, by what they are made of (CSS Transforms, level 1, section 11.1).
  /// - Returns: `nil` where one of both flattens the plane.
  fileprivate func interpolated(to other: Self, at fraction: Double) -> Self? {
    guard determinant != 0, other.determinant != 0 else { return nil }
    var (a, b) = (TransformComponents(self), TransformComponents(other))
    // The shorter way round.
    if a.rotation - b.rotation > .pi { b.rotation += 2 * .pi }
    if b.rotation - a.rotation > .pi { a.rotation += 2 * .pi }
    func number(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    return TransformComponents(
      translation: Vector(
        dx: number(a.translation.dx, b.translation.dx), dy: number(a.translation.dy, b.translation.dy)),
      rotation: number(a.rotation, b.rotation),
      scale: Vector(dx: number(a.scale.dx, b.scale.dx), dy: number(a.scale.dy, b.scale.dy)),
      skew: number(a.skew, b.skew)
    ).transform
  }
}
