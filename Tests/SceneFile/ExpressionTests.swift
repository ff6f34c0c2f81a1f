import Springform
import SpringformDocument
import SpringformSceneFile
import Testing

/// What an expression is worth at the first refresh; a flag is 1 or 0.
private func value(_ expression: String, _ more: String = "") throws -> Double {
  let scene = try scene("trace:\n  v: |-\n    \(expression)\n" + more)
  let stage = Stage(size: scene.size, seed: scene.seed)
  defer { stage.end() }
  stage.recordsTrace = true
  scene.build(on: stage)
  stage.advance(to: Clock(rate: 60).tick(0))
  let trace = stage.recordedTrace
  return trace.columns(of: trace.curves[0])[0].values[0]
}

struct ExpressionTests {
  @Test("Random expressions are worth what an evaluation of the same formula in Swift is")
  func random() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let formula = Formula.random(&random, depth: 5)
      let (found, expected) = (try value(formula.text), formula.value)
      #expect(found == expected || (found.isNaN && expected.isNaN), "\(formula.text)")
    }
  }

  @Test("Random numbers are the seed's, and lie in their range")
  func chance() throws {
    let text = "state: { r: 0 }\nevents: [ { start: [ { set: { r: \"random(3, 5)\" } } ] } ]\n"
    let (first, again) = (try value("r", text), try value("r", text))
    #expect(first == again)
    #expect((3...5).contains(first))
    #expect(try value("r", text + "seed: 9\n") != first)
  }

  @Test("Texts that are no expressions are refused and end", arguments: 0..<200)
  func nonsense(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = [
      "(", ")", "[", "]", "+", "-", "*", ".", ",", "a", "1", "\"", "#", "if", "not ", "dist", "==", "é", "=", " ",
    ]
    let text = (0..<40).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
    // By chance it may be an expression; what is none is told as a problem of the file, and as nothing else.
    do {
      _ = try value(text)
    } catch let problems as ProblemList {
      #expect(!problems.problems.isEmpty)
      #expect(problems.problems.allSatisfy { !$0.text.isEmpty })
    }
  }
}

/// A formula that can write itself down and, in plain Swift, work itself out.
private indirect enum Formula {
  case number(Int)
  case sum(Formula, Formula)
  case difference(Formula, Formula)
  case product(Formula, Formula)
  case quotient(Formula, Formula)
  case negative(Formula)
  case least(Formula, Formula)
  case choice(Formula, Formula, Formula, Formula)
  case root(Formula)
  case x(Formula, Formula)

  static func random(_ random: inout SeededRandom, depth: Int) -> Formula {
    if depth == 0 { return .number(Int(random.next() % 20)) }
    func next() -> Formula { Formula.random(&random, depth: depth - 1) }
    switch random.next() % 10 {
    case 0: return .number(Int(random.next() % 20))
    case 1: return .sum(next(), next())
    case 2: return .difference(next(), next())
    case 3: return .product(next(), next())
    case 4: return .quotient(next(), next())
    case 5: return .negative(next())
    case 6: return .least(next(), next())
    case 7: return .choice(next(), next(), next(), next())
    case 8: return .root(next())
    default: return .x(next(), next())
    }
  }

  var text: String {
    switch self {
    case .number(let value): "\(value)"
    case .sum(let a, let b): "(\(a.text) + \(b.text))"
    case .difference(let a, let b): "(\(a.text) - \(b.text))"
    case .product(let a, let b): "(\(a.text) * \(b.text))"
    case .quotient(let a, let b): "(\(a.text) / \(b.text))"
    case .negative(let a): "-(\(a.text))"
    case .least(let a, let b): "min(\(a.text), \(b.text))"
    case .choice(let a, let b, let c, let d): "if(\(a.text) < \(b.text), \(c.text), \(d.text))"
    case .root(let a): "sqrt(abs(\(a.text)))"
    case .x(let a, let b): "([\(a.text), 1] + [\(b.text), 2]).x"
    }
  }

  var value: Double {
    switch self {
    case .number(let value): Double(value)
    case .sum(let a, let b): a.value + b.value
    case .difference(let a, let b): a.value - b.value
    case .product(let a, let b): a.value * b.value
    case .quotient(let a, let b): a.value / b.value
    case .negative(let a): -a.value
    case .least(let a, let b): b.value < a.value ? b.value : a.value
    case .choice(let a, let b, let c, let d): a.value < b.value ? c.value : d.value
    case .root(let a): abs(a.value).squareRoot()
    case .x(let a, let b): a.value + b.value
    }
  }
}
