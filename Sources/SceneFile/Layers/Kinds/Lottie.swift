import Springform
import SpringformDocument
import SpringformExpressions

/// An animation from a Lottie file.
extension LayerKind {
  static let lottie = LayerKind(
    "lottie", of: .layer, markerKeys: ["lottie"], keys: LottieKeys(),
    properties: Property.all(in: LayerProperties.ofLotties)
  ) { LottieLayer() }
}

struct LottieKeys: LayerKeyTable {
  let lottie = LayerKey(
    "lottie", .node(.text),
    "a Lottie file, JSON or .lottie, beside the file or in a folder below; it plays once the layer is there, as fast as 'speed'",
    sets: ["size"]
  ) { reader, node, _ in
    guard let animation = reader.context.lottie(node) else { return nil }
    let isDriven = reader.mapping.entries.contains { $0.key == "progress" }
    let segment = reader.segment(of: animation)
    let isLooping = reader.read(\LottieKeys.loop) ?? false
    return reader.step("lottie", node) { _, layer in
      guard let layer = layer as? LottieLayer else { return }
      layer.show(animation)
      layer.segment = segment
      if !isDriven { layer.play(repeatCount: isLooping ? .infinity : 1) }
    }
  }
  let segment = Key(
    "segment", .node(.either([.text, .list(.expression(.number))])),
    "what of the Lottie file is played: a marker's name, or the first frame and the last", default: "all")
  let loop = Key("loop", .flag, "whether the Lottie file plays again and again", default: "false")
  let colors = LayerKey(
    "colors", .map(.expression(.color)),
    "colors that replace others in the Lottie file, by their key paths: { 'Ball.Fill 1': '#FF0000' }; * stands for a name, ** for several"
  ) { reader, node, entries in
    guard let animation = reader.lottie else { return nil }
    var dependencies = Dependencies()
    var colors: [(path: String, color: Computed<Color>)] = []
    for entry in entries {
      guard !animation.colorPaths(matching: entry.key).isEmpty else {
        reader.problems.add(
          "the Lottie file \(LottieError.noColor(entry.key))", at: entry.keyPosition,
          hint: closest(to: entry.key, among: animation.colorPaths).map { "did you mean '\($0)'?" })
        continue
      }
      guard let expression = reader.context.expression(entry.value, as: .color), let run = expression.color else {
        continue
      }
      dependencies.add(expression)
      colors.append((entry.key, run))
    }
    return reader.step("colors", node, dependencies) { [colors] interpreter, layer in
      (layer as? LottieLayer)?.colors = colors.map { LottieColor($0.path, $0.color(interpreter)) }
    }
  }
}

extension LayerStepReader {
  /// The animation that the layer shows.
  fileprivate var lottie: LottieAnimation? {
    mapping.entries.first { $0.key == "lottie" }.flatMap { context.lottie($0.value) }
  }

  /// The frames of `segment`; `nil` for all, and for what is wrong, which is noted.
  fileprivate func segment(of animation: LottieAnimation) -> ClosedRange<Double>? {
    guard let node = read(\LottieKeys.segment) else { return nil }
    let all = animation.frames
    if let name = node.text {
      if let frames = animation.frames(ofMarker: name) { return frames }
      problems.add(
        "the Lottie file \(LottieError.noMarker(name))", at: node.position,
        hint: closest(to: name, among: animation.markers.map(\.name)).map { "did you mean '\($0)'?" })
      return nil
    }
    let numbers = node.elements?.compactMap(\.number) ?? []
    guard numbers.count == 2, numbers[0] < numbers[1], all.contains(numbers[0]), all.contains(numbers[1]) else {
      problems.add(
        "'segment' is a marker's name or two frames in ascending order, from \(written(all.lowerBound)) to "
          + "\(written(all.upperBound)) here", at: node.position)
      return nil
    }
    return numbers[0]...numbers[1]
  }
}

extension ReaderContext {
  /// An animation, read once for all layers that show it.
  fileprivate func lottie(_ node: Node) -> LottieAnimation? {
    guard let path = path(ofFile: node, "lottie", what: "Lottie file") else { return nil }
    let name = "'\(node.scalar?.text ?? path)'"
    do throws(InputError) {
      let animation = try file.library.animation(path)
      if !animation.warnings.isEmpty {
        var remedies: [String] = []
        for warning in animation.warnings where !remedies.contains(warning.remedy) { remedies.append(warning.remedy) }
        problems.warn(
          "\(name) " + animation.warnings.map(\.description).joined(separator: ", and it "), at: node.position,
          hint: remedies.joined(separator: ", "))
      }
      return animation
    } catch {
      problems.add(error.description { _ in name }, at: node.position)
      return nil
    }
  }
}
