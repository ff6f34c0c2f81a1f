extension LottieRecordTests {
  /// Each changes one thing in the file.
  static let edits = [
    Edit("value of a key", #""t":30,"s":[30]"#, #""t":30,"s":[40]"#, "`Wheel` rotation at 0.5 s is 40 degrees, was 30"),
    Edit(
      "time of a key", #""t":30,"s":[30]"#, #""t":36,"s":[30]"#,
      "`Wheel` rotation has its key frame of 30 degrees at 0.6 s, was at 0.5 s"),
    Edit(
      "easing of a key", #""o":{"x":[0.42],"y":[0]}"#, #""o":{"x":[0],"y":[0]}"#,
      "`Wheel` rotation from 0 s to 0.5 s has the easing easeOut, was easeInOut"),
    Edit(
      "way of a point", #""to":[0,0,0]"#, #""to":[0,-20,0]"#,
      "`Wheel` position from 0 s to 1.5 s takes a bow by (0, -20) and (0, 0), was a straight line"),
    Edit(
      "place at a key", #""t":90,"s":[160,30,0]"#, #""t":90,"s":[160,40,0]"#,
      "`Wheel` position at 1.5 s is (160, 40), was (160, 30)"),
    Edit(
      "a new key", #"{"t":60,"s":[90]}"#, #"{"t":60,"s":[90]},{"t":75,"s":[95]}"#,
      "`Wheel` rotation has a new key frame of 95 degrees at 1.25 s"),
    Edit(
      "a key less", #",{"t":60,"s":[90]}"#, "", "`Wheel` rotation has no key frame of 90 degrees at 1 s any more"),
    Edit(
      "one of two coordinates", #""t":60,"s":[50]"#, #""t":60,"s":[55]"#, "`Car` position x at 1 s is 55, was 50"),
    Edit("still rotation", #""ks":{"r":{"k":5}}"#, #""ks":{"r":{"k":-5}}"#, "`Card` rotation is -5 degrees, was 5"),
    Edit(
      "scale", #""ks":{"s":{"k":[100,100,100]}}"#, #""ks":{"s":{"k":[120,100,100]}}"#,
      "`Photo` scale is (1.2, 1), was 1"),
    Edit("opacity at a key", #"{"t":24,"s":[60]}"#, #"{"t":24,"s":[50]}"#, "`Sky` opacity at 0.4 s is 0.5, was 0.6"),
    Edit("color of a fill", #"[1,0.8,0,1]"#, #"[1,0.6,0,1]"#, "`Wheel.Rim.Paint` color is #FF9900, was #FFCC00"),
    Edit(
      "color of a stroke at a key", #"{"t":60,"s":[0,1,0,1]}"#, #"{"t":60,"s":[0,0,1,1]}"#,
      "`Wheel.Rim.Line` color at 1 s is #0000FF, was #00FF00"),
    Edit("color of a solid", "#87ceeb", "#87cefa", "`Sky` color is #87CEFA, was #87CEEB"),
    Edit("width of a stroke", #""w":{"k":3}"#, #""w":{"k":4}"#, "`Wheel.Rim.Line` width is 4, was 3"),
    Edit(
      "end of a trim at a key", #"{"t":45,"s":[100]}"#, #"{"t":45,"s":[75]}"#,
      "`Wheel.Rim.Trim` end at 0.75 s is 0.75, was 1"),
    Edit("offset of a trim", #""o":{"k":15}"#, #""o":{"k":45}"#, "`Wheel.Rim.Trim` offset is 45 degrees, was 15"),
    Edit("size of a shape", #""k":[40,40]}},"#, #""k":[44,40]}},"#, "`Wheel.Rim.Circle` size is 44x40, was 40x40"),
    Edit("corner radius", #""r":{"k":4}"#, #""r":{"k":8}"#, "`Stencil.Window` corner radius is 8, was 4"),
    Edit("outline", #"[[0,0],[0,20]]"#, #"[[0,0],[0,24]]"#, "`Wheel.Rim.Spoke` path has another outline"),
    Edit("scale of a group", #""s":{"k":[110,110]}"#, #""s":{"k":[130,130]}"#, "`Wheel.Rim` scale is 1.3, was 1.1"),
    Edit("text", "\"Done\"", "\"Fertig\"", "`Title` text at 1 s was 'Done', is 'Fertig'"),
    Edit(
      "time of a text", #"{"t":60,"s":{"t":"Done""#, #"{"t":66,"s":{"t":"Done""#,
      "`Title` text has its key frame of 'Done' at 1.1 s, was at 1 s"),
    Edit("color of a text", #""fc":[0,1,1]"#, #""fc":[0,0,1]"#, "`Title` color at 1 s is #0000FF, was #00FFFF"),
    Edit("selection of letters", #""e":{"k":100}}"#, #""e":{"k":80}}"#, "`Title.Rise` range end is 80, was 100"),
    Edit("in point", #""ip":6"#, #""ip":12"#, "`Title` in point is 0.2 s, was 0.1 s"),
    Edit(
      "out point", #""nm":"Truck","ip":0,"op":120"#, #""nm":"Truck","ip":0,"op":90"#,
      "`Truck` out point is 1.5 s, was 2 s"),
    Edit("parent", #""parent":5"#, #""parent":6"#, "`Wheel` parent is `Truck`, was `Car`"),
    Edit("no parent", #""parent":5,"#, "", "`Wheel` parent is none, was `Car`"),
    Edit("kind of matte", #""tt":1"#, #""tt":2"#, "`Photo` matte kind is inverted alpha, was alpha"),
    Edit("no matte", #""tt":1,"tp":2,"#, "", "`Photo` matte is none, was `Stencil` (alpha)"),
    Edit("blend mode", #""bm":0"#, #""bm":1"#, "`Wheel` blend mode is multiply, was normal"),
    Edit("mode of a mask", #""mode":"a""#, #""mode":"s""#, "`Sky.Edge` mode is subtract, was add"),
    Edit("outline of a mask", "[200,90]", "[200,80]", "`Sky.Edge` path has another outline"),
    Edit("no mask", #""nm":"Edge","mode":"a""#, #""nm":"Edge","mode":"n""#, "`Sky.Edge` mode is none, was add"),
    Edit("an effect", #""k":6"#, #""k":9"#, "`Sky.Blur` Blurriness is 9, was 6"),
    Edit(
      "a gradient", "[0,1,0,0,1,0,0,1]", "[0,1,0,0,1,0,1,0]",
      "`Glow.Ramp` colors is #FF0000 at 0, #00FF00 at 1, was #FF0000 at 0, #0000FF at 1"),
    Edit(
      "size of the first of two texts", #""t":"Ready","f":"Inter","s":24"#, #""t":"Ready","f":"Inter","s":30"#,
      "`Title` font size at 0 s is 30, was 24"),
    Edit(
      "one text only", #"{"t":0,"s":{"t":"Ready","f":"Inter","s":24,"j":0,"fc":[1,1,1]}},"#, "",
      "`Title` text is 'Done', had two key frames from 0 s to 1 s"),
    Edit("another kind", #"{"ty":3,"ind":6"#, #"{"ty":13,"ind":6"#, "`Truck` is a camera, was a null layer"),
    Edit("zoom of a camera", #""pe":{"k":560}"#, #""pe":{"k":500}"#, "`Eye` zoom is 500, was 560"),
    Edit(
      "place of a camera", "[100,50,-560]", "[100,50,-400]", "`Eye` position is (100, 50, -400), was (100, 50, -560)"),
    Edit("a style", #""d":{"k":7}"#, #""d":{"k":9}"#, "`Glow.Shade` distance is 9, was 7"),
    Edit("hidden", #""nm":"Glow""#, #""nm":"Glow","hd":true"#, "`Glow` is hidden, was not"),
    Edit("another name", #""nm":"Truck""#, #""nm":"Bus""#, "`Bus` was called `Truck`"),
    Edit(
      "a layer more", #"{"ty":3,"ind":6"#,
      #"{"ty":3,"ind":20,"nm":"Van","ip":0,"op":60,"ks":{}},{"ty":3,"ind":6"#, "the null layer `Van` is new"),
    Edit(
      "a layer less",
      #"{"ty":0,"ind":7,"nm":"Card","refId":"comp_0","ip":0,"op":120,"w":50,"h":50,"ks":{"r":{"k":5}}},"#, "",
      "the composition layer `Card` is missing"),
    Edit(
      "the parent less",
      #"{"ty":3,"ind":5,"nm":"Car","ip":0,"op":120,"ks":{"p":{"s":true,"x":{"a":1,"k":[{"t":0,"s":[0]},{"t":60,"s":[50]}]},"y":{"k":70}}}},"#,
      "", "the null layer `Car` is missing"),
    Edit(
      "a shape more", #"{"ty":"rc","nm":"Box""#,
      #"{"ty":"el","nm":"Spot","p":{"k":[0,0]},"s":{"k":[5,5]}},{"ty":"rc","nm":"Box""#,
      "the ellipse `Glow.Spot` is new"),
    Edit(
      "a shape less", #"{"ty":"el","nm":"Dot","p":{"k":[0,0]},"s":{"k":[8,8]}},"#, "",
      "the ellipse `dot.Dot` is missing"),
    Edit(
      "in a composition that is shown twice", #"{"a":0,"k":[10,10,0]}"#, #"{"a":0,"k":[12,10,0]}"#,
      "`dot` position is (12, 10), was (10, 10)"),
    Edit("opacity in a composition", #""o":{"k":90}"#, #""o":{"k":50}"#, "`dot.Dot fill` opacity is 0.5, was 0.9"),
    Edit("a marker", #""tm":90"#, #""tm":96"#, "`end` time is 1.6 s, was 1.5 s"),
    moved,
  ]

  /// The layer `Truck` as the lowest one but the sky.
  private static var moved: Edit {
    let truck = #"{"ty":3,"ind":6,"nm":"Truck","ip":0,"op":120,"ks":{}},"#
    let text = RecordFixture.text
    let start = text.firstRange(of: truck)
    let end = text.firstRange(of: #"{"ty":1,"ind":10"#)
    guard let start, let end else { return Edit("order", "", "", "") }
    let between = String(text[start.upperBound..<end.lowerBound])
    return Edit("order", truck + between, between + truck, "`Truck` lies below `Glow`, was above")
  }
}
