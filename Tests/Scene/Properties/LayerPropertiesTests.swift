import Foundation
import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformScene
import SpringformText
import Testing

@Suite("The catalogue of layers' properties")
struct LayerPropertiesTests {
  /// What a stage tells that has one layer.
  private func record(_ layer: Layer) throws -> MotionRecord {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.recordsMotion = true
    layer.name = "a"
    stage.rootLayer.addSublayer(layer)
    let clock = Clock(rate: 60)
    for index in 0...2 { stage.advance(to: clock.tick(index)) }
    let record = try #require(stage.motionRecord)
    stage.end()
    return record
  }

  /// What a layer class has with those above it, by the names in records.
  private func catalogued(_ layer: Layer) -> [String: RecordedValue] {
    var result: [String: RecordedValue] = [:]
    func add(_ property: some CataloguedProperty) {
      guard let recording = property.recording else { return }
      #expect(result[recording.name] == nil, "\(recording.name) is there twice")
      result[recording.name] = recording.standard
    }
    for one in LayerProperties.classes where one.includes(layer) {
      for property in one.properties { add(property) }
    }
    return result
  }

  @Test("Records have every property of a class from the catalogue, and leave out what a new layer of it has")
  func classes() throws {
    // What is put together of several values, or told without a value that goes without saying.
    let other: [String: Set<String>] = [
      "TextLayer": ["font.family", "font.size", "font.weight", "font.isItalic", "font.hasMonospacedDigits"],
      "StackLayer": ["axis"], "SVGLayer": ["element"], "ShapeLayer": ["path.bounds"],
      // It cuts off its content from the beginning.
      "ScrollLayer": ["masksToBounds"],
    ]
    for one in LayerProperties.classes {
      let layer = one.make()
      let name = "\(one.type)"
      let (record, catalogued) = (try record(layer), catalogued(layer))
      let object = try #require(record.objects.first { $0.path == "a" })
      #expect(Set(object.properties.keys).isSubset(of: other[name, default: []]), "\(name)")
      for (property, standard) in catalogued where standard != Path().recorded && standard != .numbers([]) {
        #expect(record.standards.value(of: property, kind: name) == standard, "\(name).\(property)")
      }
    }
  }

  /// A record that says nothing of a property means these: whoever changes one changes what older records say.
  @Test(
    "What goes without saying",
    arguments: [
      (
        "Layer",
        """
        allowsGroupOpacity true, anchorPoint (0.5, 0.5), anchorPointZ 0, animatesImplicitly false, backdropBlurRadius 0,
        backgroundColor #00000000, beginTime 0, blendMode normal, blurRadius 0, borderColor #000000, borderWidth 0,
        bounds (0, 0, 0, 0), cornerCurve circular, cornerRadius 0, innerShadowColor #000000, innerShadowOffset (0, 3),
        innerShadowOpacity 0, innerShadowRadius 3, isDoubleSided true, isHidden false, isUserInteractionEnabled true,
        maskedCorners 15, masksToBounds false, opacity 1, perspective 0, position (0, 0), rotation.x 0, rotation.y 0,
        shadowColor #000000, shadowOffset (0, -3), shadowOpacity 0, shadowPath nothing, shadowRadius 3, skew (0, 0), speed 1,
        sublayerTransform (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1), timeOffset 0, transform (1, 0, 0, 1, 0, 0),
        transform3D (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1), zPosition 0
        """
      ),
      (
        "ShapeLayer",
        """
        corners 0, fillColor #000000, fillRule nonZero, lineCap butt, lineDashPattern (), lineDashPhase 0, lineJoin miter,
        lineWidth 1, miterLimit 10, strokeColor #00000000, strokeEnd 1, strokeStart 0
        """
      ),
      ("FittingLayer", "alignment center, minimumSize (0, 0), padding (0, 0)"),
      (
        "TextLayer",
        """
        isWrapped false, letterSpacing 0, lineHeight 1, maximumLines none, maximumWidth none, string , textColor #000000,
        truncation tail
        """
      ),
      ("StackLayer", "spacing 0"), ("ImageLayer", "contentsGravity resize, image none, interpolation high"),
      ("SVGLayer", "document none, moment 0, tint #000000"),
      (
        "EmitterLayer",
        """
        birthRate 1, emissionBeginTime 0, emitterMode volume, emitterPosition (0, 0), emitterShape point, emitterSize (0, 0),
        renderMode oldestFirst, scale 1, seed 0, spin 1, velocity 1
        """
      ),
      (
        "ReplicatorLayer",
        """
        instanceAlphaOffset 0, instanceBlueOffset 0, instanceColor #FFFFFF, instanceCount 1, instanceDelay 0,
        instanceGreenOffset 0, instanceRedOffset 0, instanceTransform (1, 0, 0, 1, 0, 0),
        instanceTransform3D (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
        """
      ),
      ("ScrollLayer", "bottomInset 0, contentHeight 0, topInset 0"),
    ])
  func standards(_ name: String, _ expected: String) throws {
    let one = try #require(LayerProperties.classes.first { "\($0.type)" == name })
    let told = one.properties.compactMap { property in
      recorded(property).map { "\($0.name) \($0.standard == Path().recorded ? "nothing" : $0.standard.listed)" }
    }
    #expect(told.sorted().joined(separator: ", ") == expected.split(separator: "\n").joined(separator: " "))
  }

  private func recorded(_ property: some CataloguedProperty) -> (name: String, standard: RecordedValue)? {
    property.recording.map { ($0.name, $0.standard) }
  }

  /// The old record as a file has it, which knows nothing of what goes without saying.
  @Test("Each property that is set to another value is told with the one that a new layer has")
  func told() throws {
    var count = 0
    for one in LayerProperties.classes {
      for property in one.properties {
        guard let name = property.recordedName else { continue }
        let layer = one.make()
        guard let was = change(property, of: layer) else { continue }
        let old = try JSONDecoder().decode(MotionRecord.self, from: JSONEncoder().encode(record(one.make())))
        let phrases = MotionRecordComparison(expected: old, actual: try record(layer)).changes.map(\.phrase)
        #expect(
          phrases.count == 1 && phrases[0].hasPrefix("`a.\(name)`") && phrases[0].contains("was \(was)"),
          "\(one.type).\(name): \(phrases)")
        count += 1
      }
    }
    #expect(count >= 60)
  }

  /// Sets another value.
  /// - Returns: what it was, in words; `nil` where this cannot set it.
  private func change<P: CataloguedProperty>(_ property: P, of layer: Layer) -> String? {
    guard let layer = layer as? P.Owner else { return nil }
    func set<Value: Equatable>(
      _ property: LayerProperty<P.Owner, Value>, _ word: (Value) -> String, _ other: (Value) -> Value
    ) -> String? {
      let old = property.get(layer)
      property.set(layer, other(old))
      return property.get(layer) == old ? nil : word(old)
    }
    switch property {
    case let it as LayerProperty<P.Owner, Double>: return set(it, { number($0, it) }) { $0 + 0.25 }
    case let it as LayerProperty<P.Owner, Bool>: return set(it, { "\($0)" }) { !$0 }
    case let it as LayerProperty<P.Owner, Point>:
      return set(it, { "(\(number($0.x)), \(number($0.y)))" }) { Point(x: $0.x + 0.25, y: $0.y) }
    case let it as LayerProperty<P.Owner, Vector>:
      return set(it, { "(\(number($0.dx, it)), \(number($0.dy, it)))" }) { Vector(dx: $0.dx + 0.25, dy: $0.dy) }
    case let it as LayerProperty<P.Owner, Size>:
      return set(it, { "(\(number($0.width)), \(number($0.height)))" }) {
        Size(width: $0.width + 1, height: $0.height + 1)
      }
    case let it as LayerProperty<P.Owner, CornerRadii>:
      return set(it, { number($0.topLeft) }) { $0.map { $0 + 0.25 } }
    case let it as LayerProperty<P.Owner, Color>: return set(it, { $0.description }) { _ in .red }
    case let it as LayerProperty<P.Owner, String>:
      return set(it, { $0 }) { old in it.choices.first { $0 != old } ?? old }
    default: return nil
    }
  }

  private func number<Owner, Value>(_ number: Double, _ property: LayerProperty<Owner, Value>) -> String {
    switch property.unit {
    case "rad": self.number(number * 180 / .pi) + "°"
    case "s": self.number(number) + " s"
    default: self.number(number)
    }
  }

  private func number(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

  @Test("Whoever compares records knows of each property that moves or resizes a layer that it does")
  func geometry() throws {
    func frame(_ layer: Layer) throws -> Rect? {
      let stage = Stage(size: Size(width: 100, height: 100))
      stage.knowsPaths = true
      layer.name = "a"
      stage.rootLayer.addSublayer(layer)
      stage.advance(to: Clock(rate: 60).tick(0))
      defer { stage.end() }
      return stage.seenFrame(ofLayerAt: "a")
    }
    func make(_ one: LayerClass) -> Layer {
      let layer = one.make()
      layer.position = Point(x: 40, y: 40)
      layer.rotationX = 0.5
      if let stack = layer as? StackLayer {
        stack.axis = .horizontal
        for _ in 0...1 { stack.addArrangedSublayer(Layer(frame: Rect(x: 0, y: 0, width: 8, height: 4))) }
      } else if !(layer is FittingLayer) {
        layer.bounds = Rect(x: 0, y: 0, width: 20, height: 10)
      }
      return layer
    }
    var moving: Set<String> = []
    for one in LayerProperties.classes {
      let usual = try frame(make(one))
      for property in one.properties {
        let layer = make(one)
        guard let name = property.recordedName, change(property, of: layer) != nil, try frame(layer) != usual else {
          continue
        }
        moving.insert(name)
        #expect(PropertyTraits.isGeometry(name) || PropertyTraits.resizes(name), "\(one.type).\(name)")
      }
    }
    #expect(
      moving.isSuperset(of: ["position", "anchorPoint", "anchorPointZ", "rotation.y", "skew", "padding", "spacing"]))
  }

  @Test("What animations are called is what the property is called in the record")
  func names() throws {
    func name<Owner: Layer, Value: Animatable>(
      _ layer: Owner, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) throws -> String? {
      let stage = Stage(size: Size(width: 100, height: 100))
      stage.recordsMotion = true
      stage.rootLayer.addSublayer(layer)
      layer.add(BasicAnimation(path, to: layer[keyPath: path], duration: 1))
      defer { stage.end() }
      return try #require(stage.motionRecord).animations.first?.property
    }
    #expect(try name(Layer(), \Layer.rotationX) == "rotation.x")
    #expect(try name(TextLayer(), \TextLayer.rotationY) == "rotation.y")
    #expect(try name(Layer(), \Layer.cornerRadii) == "cornerRadius")
    #expect(try name(ReplicatorLayer(), \ReplicatorLayer.copyCount) == "instanceCount")
    #expect(try name(ShapeLayer(), \ShapeLayer.strokeEnd) == "strokeEnd")
    #expect(try name(ShapeLayer(), \ShapeLayer.position.x) == "position.x")
  }

  /// They stand in files: a value that is called otherwise in the source keeps its word.
  @Test("The words for one of a few values")
  func words() {
    func words<Value>(_ words: [(String, Value)]) -> String { words.map(\.0).joined(separator: " ") }
    #expect(
      words(BlendMode.words)
        == "normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion "
        + "hue saturation color luminosity plusLighter")
    #expect(
      words(ContentsGravity.words)
        == "resize resizeAspect resizeAspectFill center top bottom left right topLeft topRight bottomLeft bottomRight")
    #expect(words(CornerCurve.words) == "circular continuous")
    #expect(words(LayerGradient.Kind.words) == "axial linear radial conic")
    #expect(words(Font.Weight.words) == "thin extraLight light regular medium semibold bold heavy black")
    #expect(Set(BlendMode.words.map(\.1)) == Set(BlendMode.allCases))
    #expect(Set(ContentsGravity.words.map(\.1)) == Set(ContentsGravity.allCases))
    #expect(Set(CornerCurve.words.map(\.1)) == Set(CornerCurve.allCases))
    #expect(Set(Font.Weight.words.map(\.1)) == Set(Font.Weight.allCases))
  }
}
