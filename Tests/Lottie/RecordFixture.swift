import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformScene
import Testing

@testable import SpringformLottie

/// A Lottie file of our own, and the records of scenes that show it.
enum RecordFixture {
  static let opacityKeys = """
    [{"t":0,"s":[100]},{"t":12,"s":[80]},{"t":24,"s":[60]},{"t":36,"s":[40]},{"t":48,"s":[20]}]
    """

  static let text = """
    {"v":"5.7.0","fr":60,"ip":0,"op":120,"w":200,"h":100,"markers":[{"cm":"end","tm":90,"dr":0}],
    "slots":{"accent":{"p":{"a":0,"k":[1,0,0,1]}}},
    "assets":[
    {"id":"comp_0","nm":"Dots","layers":[
      {"ty":4,"ind":1,"nm":"dot","ip":0,"op":120,"ks":{"o":{"a":0,"k":100},"p":{"a":0,"k":[10,10,0]}},"shapes":[
        {"ty":"el","nm":"Dot","p":{"k":[0,0]},"s":{"k":[8,8]}},{"ty":"fl","nm":"Dot fill","c":{"k":[0,0,1,1]},"o":{"k":90}}]},
      {"ty":1,"ind":2,"nm":"ground","ip":0,"op":120,"sw":50,"sh":50,"sc":"#00ff00","ks":{}}]},
    {"id":"comp_1","nm":"Stripes","layers":[{"ty":1,"nm":"stripe","ip":0,"op":120,"sw":9,"sh":50,"sc":"#0000ff","ks":{}}]}],
    "layers":[
    {"ty":5,"ind":1,"nm":"Title","ip":6,"op":120,"ks":{"p":{"k":[100,50,0]}},"t":{"d":{"k":[
      {"t":0,"s":{"t":"Ready","f":"Inter","s":24,"j":0,"fc":[1,1,1]}},
      {"t":60,"s":{"t":"Done","f":"Inter","s":24,"j":0,"fc":[0,1,1]}}]},"p":{},"m":{"g":1,"a":{"k":[0,0]}},
      "a":[{"nm":"Rise","a":{"o":{"k":0}},"s":{"s":{"k":0},"e":{"k":100}}}]}},
    {"ty":4,"ind":2,"nm":"Stencil","td":1,"ip":0,"op":120,"ks":{},"shapes":[
      {"ty":"rc","nm":"Window","p":{"k":[50,50]},"s":{"k":[40,40]},"r":{"k":4}},{"ty":"fl","nm":"White","c":{"k":[1,1,1,1]},"o":{"k":100}}]},
    {"ty":1,"ind":3,"nm":"Photo","tt":1,"tp":2,"ip":0,"op":120,"sw":80,"sh":80,"sc":"#808080","ks":{"s":{"k":[100,100,100]}}},
    {"ty":4,"ind":4,"nm":"Wheel","mn":"a","parent":5,"ip":0,"op":120,"bm":0,"ks":{
      "r":{"a":1,"k":[{"t":0,"s":[0],"i":{"x":[0.58],"y":[1]},"o":{"x":[0.42],"y":[0]}},
        {"t":30,"s":[30],"i":{"x":[0.5],"y":[1]},"o":{"x":[0.2],"y":[0]}},{"t":60,"s":[90]}]},
      "p":{"a":1,"k":[{"t":0,"s":[20,30,0],"to":[0,0,0],"ti":[0,0,0]},{"t":90,"s":[160,30,0]}]}},
     "shapes":[{"ty":"gr","nm":"Rim","it":[
      {"ty":"sh","nm":"Spoke","ks":{"a":0,"k":{"c":false,"v":[[0,0],[0,20]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}}},
      {"ty":"el","nm":"Circle","p":{"k":[0,0]},"s":{"a":0,"k":[40,40]}},
      {"ty":"tm","nm":"Trim","s":{"k":0},"e":{"a":1,"k":[{"t":0,"s":[0]},{"t":45,"s":[100]}]},"o":{"k":15}},
      {"ty":"st","nm":"Line","c":{"a":1,"k":[{"t":0,"s":[1,0,0,1]},{"t":60,"s":[0,1,0,1]}]},"o":{"k":100},"w":{"k":3},"lc":2,"lj":2},
      {"ty":"fl","nm":"Paint","c":{"a":0,"k":[1,0.8,0,1]},"o":{"k":100},"r":1},
      {"ty":"tr","p":{"k":[0,0]},"a":{"k":[0,0]},"s":{"k":[110,110]},"r":{"k":0},"o":{"k":100}}]}]},
    {"ty":3,"ind":5,"nm":"Car","ip":0,"op":120,"ks":{"p":{"s":true,"x":{"a":1,"k":[{"t":0,"s":[0]},{"t":60,"s":[50]}]},"y":{"k":70}}}},
    {"ty":3,"ind":6,"nm":"Truck","ip":0,"op":120,"ks":{}},
    {"ty":0,"ind":7,"nm":"Card","refId":"comp_0","ip":0,"op":120,"w":50,"h":50,"ks":{"r":{"k":5}}},
    {"ty":0,"ind":8,"nm":"Card 2","refId":"comp_0","ip":0,"op":120,"w":50,"h":50,"ks":{"p":{"k":[90,0,0]}}},
    {"ty":4,"ind":9,"nm":"Glow","ip":0,"op":120,"ks":{},"sy":[{"ty":1,"nm":"Shade","c":{"k":[0,0,0.4]},"d":{"k":7}}],"shapes":[
      {"ty":"rc","nm":"Box","p":{"k":[0,0]},"s":{"k":[9,9]},"r":{"k":0}},
      {"ty":"gf","nm":"Ramp","t":1,"s":{"k":[0,0]},"e":{"k":[9,0]},"o":{"k":100},"g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1]}}}]},
    {"ty":1,"ind":10,"nm":"Sky","ip":0,"op":120,"sw":200,"sh":100,"sc":"#87ceeb","ks":{"o":{"a":1,"k":\(opacityKeys)}},
     "masksProperties":[{"nm":"Edge","mode":"a","inv":false,"o":{"k":100},"x":{"k":0},
      "pt":{"a":0,"k":{"c":true,"v":[[0,0],[200,0],[200,90]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]}}}],
     "ef":[{"ty":29,"nm":"Blur","en":1,"ef":[{"ty":0,"nm":"Blurriness","v":{"a":0,"k":6}}]}]},
    {"ty":13,"ind":12,"nm":"Eye","ip":0,"op":120,"pe":{"k":560},"ks":{"p":{"k":[100,50,-560]}}}]}
    """

  /// Adds a layer that plays a file.
  static func add(_ text: String, _ name: String, to stage: Stage) throws {
    let layer = LottieLayer(try LottieAnimation(Array(text.utf8)))
    layer.name = name
    stage.rootLayer.addSublayer(layer)
    layer.play()
  }

  /// A record of half a second.
  static func record(_ build: (Stage) throws -> Void) throws -> MotionRecord {
    let stage = Stage(size: Size(width: 200, height: 100))
    stage.recordsMotion = true
    try build(stage)
    let clock = Clock(rate: 20)
    for index in 0...10 { stage.advance(to: clock.tick(index)) }
    let record = try #require(stage.motionRecord)
    stage.end()
    return record
  }

  /// A scene with nothing but a file.
  static func record(_ text: String) throws -> MotionRecord { try record { try add(text, "badge", to: $0) } }
}
