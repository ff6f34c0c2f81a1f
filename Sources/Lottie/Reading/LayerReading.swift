import SpringformGeometry
import SpringformNumerics
import SpringformScene

/// Layers, and where they lie.
extension LottieReader {
  mutating func composition(_ node: JSONNode) throws(LottieError) -> Composition {
    let (outerPath, outerBlend) = (path, metBlendMode)
    defer { (path, metBlendMode) = (outerPath, outerBlend) }
    metBlendMode = false
    var result = Composition()
    let nodes = try list(node, "layers")
    var items: [Int] = []
    for (index, node) in nodes.enumerated() {
      let before = weights.items
      guard node.members != nil else { throw .type(key: "layers", expected: "a list of objects", place(node)) }
      path = [node["nm"]?.text.map(Self.cut) ?? "\(index + 1)"]
      result.layers.append(try layer(node))
      items.append(weights.items - before)
    }
    try link(&result.layers, nodes)
    try weighMattes(result.layers, items, nodes)
    result.hasBlendModes = metBlendMode
    result.cameras = result.layers.indices.filter { if case .camera = result.layers[$0].kind { true } else { false } }
    return result
  }

  /// Finds parents and mattes.
  private mutating func link(_ layers: inout [LayerModel], _ nodes: [JSONNode]) throws(LottieError) {
    var first: [Double: Int] = [:]
    for (index, layer) in layers.enumerated() {
      if let name = layer.index, first[name] == nil { first[name] = index }
    }
    for (index, node) in nodes.enumerated() {
      path = [layers[index].name]
      layers[index].parent = node["parent"]?.number.flatMap { first[$0] }.flatMap { $0 == index ? nil : $0 }
      let kind = choice(node["tt"], otherwise: 0)
      let above = index > 0 ? index - 1 : nil
      let matte = node["tp"]?.number.map { first[$0] } ?? above
      if (1...4).contains(kind), let matte, matte != index {
        layers[index].matte = MatteModel(layer: matte, isLuminance: kind > 2, isInverted: kind % 2 == 0)
      } else if let effect = layers[index].effects.last(where: { $0.kind == .setMatte && $0.isEnabled }),
        let matte = effect.values.first.flatMap({ first[$0.property.value.x] }), matte != index
      {
        layers[index].matte = MatteModel(layer: matte, isLuminance: false, isInverted: false)
      }
    }
    for (index, node) in nodes.enumerated() {
      var (next, count) = (layers[index].parent, 0)
      while let parent = next {
        count += 1
        guard count <= Self.maximumParents else { throw .parents(place(node)) }
        next = layers[parent].parent
      }
      // A matte may have one of its own, but none that leads back.
      (next, count) = (layers[index].matte?.layer, 0)
      while let matte = next {
        count += 1
        if count > Self.maximumParents {
          layers[index].matte = nil
          warn(.nestedMattes)
          break
        }
        next = layers[matte].matte?.layer
      }
    }
  }

  /// A matte is drawn once more for each layer that it is for.
  private mutating func weighMattes(_ layers: [LayerModel], _ items: [Int], _ nodes: [JSONNode]) throws(LottieError) {
    for (index, layer) in layers.enumerated() {
      var next = layer.matte?.layer
      while let matte = next {
        try weights.add(items: items[matte])
        if case .composition(let asset, _) = layers[matte].kind, !layers[matte].isHidden {
          weights.addUse(of: asset, at: nodes[index].offset, layer: layer.name)
        }
        next = layers[matte].matte?.layer
      }
    }
  }

  static let maximumParents = 64

  private mutating func layer(_ node: JSONNode) throws(LottieError) -> LayerModel {
    var layer = LayerModel()
    layer.name = node["nm"]?.text.map(Self.cut) ?? path[0]
    layer.index = node["ind"]?.number
    layer.inPoint = try number(node["ip"], "ip", otherwise: document.frames.lowerBound)
    layer.outPoint = try number(node["op"], "op", otherwise: document.frames.upperBound)
    layer.start = try number(node["st"], "st", otherwise: 0)
    layer.stretch = try number(node["sr"], "sr", otherwise: 1)
    if abs(layer.stretch) < 1e-6 { layer.stretch = 1 }
    if let remap = node["tm"] { layer.timeRemap = try property(remap, otherwise: 0) }
    layer.isHidden = node["hd"]?.isTrue == true
    layer.isInSpace = node["ddd"]?.isTrue == true
    layer.isAutoOriented = node["ao"]?.isTrue == true
    layer.isMatteAlone = node["td"]?.isTrue == true
    layer.transform = try node["ks"].map { ks throws(LottieError) in try transform(ks) } ?? TransformModel()
    layer.blendMode = blendMode(node)
    try weights.add(items: 1)
    let kind = choice(node["ty"], otherwise: 3)
    layer.kind = try self.kind(node, kind, isHidden: layer.isHidden)
    layer.effects = try effects(node["ef"]?.elements ?? [], isHidden: layer.isHidden)
    guard !layer.isHidden else { return layer }
    if node["hasMask"]?.isTrue != false { layer.masks = try masks(node["masksProperties"]?.elements ?? []) }
    layer.styles = try styles(node["sy"]?.elements ?? [], of: layer.kind)
    return layer
  }

  private mutating func kind(_ node: JSONNode, _ kind: Int, isHidden: Bool) throws(LottieError) -> LayerModel.Kind {
    switch kind {
    case 0:
      guard let asset = assetNumber(of: node), compositionAssets.contains(asset) else {
        throw .noAsset(node["refId"]?.text ?? "", place(node))
      }
      let size = Size(
        width: try number(node["w"], "w", otherwise: document.size.width).clamped(to: 0...1e6, otherwise: 0),
        height: try number(node["h"], "h", otherwise: document.size.height).clamped(to: 0...1e6, otherwise: 0))
      if !isHidden { weights.addUse(of: asset, at: node.offset, layer: path.first) }
      return .composition(asset: asset, size: size)
    case 1:
      let size = Size(
        width: max(try number(node["sw"], "sw", otherwise: 0), 0),
        height: max(try number(node["sh"], "sh", otherwise: 0), 0))
      let color = (node["sc"]?.text.flatMap { Color($0) } ?? .black).withAlpha(1)
      return .solid(size: size, color: color, path: try noteColor())
    case 2:
      guard let asset = assetNumber(of: node) else {
        warn(.externalPicture(node["refId"]?.words ?? ""))
        return .null
      }
      if !isHidden, case .image(let picture) = document.assets[asset] { try weights.add(items: picture.weight) }
      return .image(asset: asset)
    case 3: return .null
    case 4:
      let nodes = try node["shapes"].map { shapes throws(LottieError) in try list(shapes, "shapes") } ?? []
      let (items, count) = try shapes(nodes)
      if !isHidden { try weights.add(items: count) }
      return .shapes(ShapeList(items))
    case 5: return try text(node["t"], masks: node["masksProperties"]?.elements ?? []).map { .text($0) } ?? .null
    case 13:
      return .camera(
        CameraModel(zoom: try property(node["pe"], otherwise: 0), hasPointOfInterest: node["ks"]?["a"] != nil))
    default:
      warn(.layerKind(kind))
      return .other
    }
  }

  mutating func transform(_ node: JSONNode) throws(LottieError) -> TransformModel {
    var result = TransformModel()
    result.anchor = try property(node["a"], otherwise: Numbers.zero)
    if let place = try resolved(node["p"]) {
      if place["s"]?.isTrue == true, place["x"] != nil || place["y"] != nil {
        result.position = .split(
          x: try property(place["x"], otherwise: 0), y: try property(place["y"], otherwise: 0),
          z: try place["z"].map { z throws(LottieError) in try property(z, otherwise: 0) })
      } else {
        result.position = .point(try property(place, otherwise: Numbers.zero))
      }
    }
    result.scale = try property(node["s"], otherwise: Numbers(100, 100, 100, 0))
    result.rotation = try property(node["rz"] ?? node["r"], otherwise: 0)
    if let x = node["rx"] { result.rotationX = try property(x, otherwise: 0) }
    if let y = node["ry"] { result.rotationY = try property(y, otherwise: 0) }
    if let orientation = node["or"] {
      let turned = try property(orientation, otherwise: Numbers.zero)
      if turned.isAnimated || turned.value != Numbers.zero { result.orientation = turned }
    }
    result.skew = try property(node["sk"], otherwise: 0)
    result.skewAxis = try property(node["sa"], otherwise: 0)
    result.opacity = try property(node["o"], otherwise: 100)
    return result
  }

  mutating func blendMode(_ node: JSONNode) -> BlendMode {
    let number = choice(node["bm"], otherwise: 0)
    guard number != 0 else { return .normal }
    guard BlendMode.ofLottie.indices.contains(number) else {
      warn(.blendModes)
      return .normal
    }
    metBlendMode = true
    return BlendMode.ofLottie[number]
  }

  // MARK: Masks

  private mutating func masks(_ nodes: [JSONNode]) throws(LottieError) -> [MaskModel] {
    var result: [MaskModel] = []
    for node in nodes where node["mode"]?.text != "n" {
      guard node["pt"] != nil else { throw .missing(key: "pt", place(node)) }
      let mode: MaskModel.Mode
      switch node["mode"]?.text ?? "a" {
      case "a": mode = .add
      case "s": mode = .subtract
      case "i": mode = .intersect
      case "l": mode = .lighten
      case "d": mode = .darken
      case "f": mode = .difference
      default:
        mode = .add
        warn(.maskMode)
      }
      if let feather = node["f"] {
        let property = try self.property(feather, otherwise: Numbers.zero)
        if property.isAnimated || property.value.x != 0 || property.value.y != 0 { warn(.maskFeather) }
      }
      result.append(
        MaskModel(
          mode: mode, isInverted: node["inv"]?.isTrue == true,
          outline: try outline(node["pt"], isClosed: version.hasOldPaths ? node["cl"]?.isTrue == true : nil),
          opacity: try property(node["o"], otherwise: 100), expansion: try property(node["x"], otherwise: 0)))
    }
    try weights.add(items: result.count)
    return result
  }
}

extension BlendMode {
  /// By the format's numbers.
  static let ofLottie: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter,
  ]
}
