extension SymbolDrawings {
  /// Sound, pictures and play.
  mutating func addMedia() {
    self["play"] = [.body(.corners(7, 18, 4, 96, 50, 18, 96))]
    self["pause"] = [.body(.box(16, 10, 22, 80, 6)), .body(.box(62, 10, 22, 80, 6))]
    self["stop"] = [.body(.box(12, 12, 76, 76, 12))]
    self["forward"] = [.body(.corners(5, -6, 16, 48, 50, -6, 84)), .body(.corners(5, 52, 16, 106, 50, 52, 84))]
    self["backward"] = [.body(.corners(5, 106, 16, 106, 84, 52, 50)), .body(.corners(5, 48, 16, 48, 84, -6, 50))]
    self["forward.end"] = [.body(.corners(5, 8, 12, 76, 50, 8, 88)), .line(.svg("M90 14V86"))]
    self["backward.end"] = [.body(.corners(5, 92, 12, 92, 88, 24, 50)), .line(.svg("M10 14V86"))]
    self["playpause"] = [.body(.corners(5, -4, 18, 50, 50, -4, 82)), .line(.svg("M72 18V82M96 18V82"))]
    self["mic"] = [
      .body(.box(33, -2, 34, 62, 17)), .line(.svg("M14 42V46A36 36 0 0 0 86 46V42M50 82V98M30 98H70")),
    ]
    self["speaker"] = [.body(.speaker(22))]
    for (waves, x) in [(1, 12), (2, 0), (3, -10)] as [(Int, Double)] {
      let radii = (1...waves).map { 4 + 22 * Double($0) }
      self["speaker.wave.\(waves)"] = [.body(.speaker(x))] + radii.map { .line(.arc(x + 40, 50, $0, -42, 42)) }
    }
    self["music.note"] = [
      .line(.svg("M42 80V14L84 4V24L42 34")), .dot(.oval(16, 70, 26, 20)),
    ]
    self["music.note.list"] = [
      .line(.svg("M0 20H52M0 46H52M0 72H34M72 82V22L98 14V32L72 40")), .dot(.oval(54, 76, 18, 14)),
    ]
    self["music.quarternote.3"] = [
      .line(.svg("M22 84V16M58 84V16M94 84V16")), .dot(.oval(4, 76, 18, 15)), .dot(.oval(40, 76, 18, 15)),
      .dot(.oval(76, 76, 18, 15)),
    ]
    self["headphones"] = [
      .line(.svg("M6 74V52A44 44 0 0 1 94 52V74")), .body(.box(6, 60, 20, 36, 8)), .body(.box(74, 60, 20, 36, 8)),
    ]
    self["waveform"] = [.line(.svg("M2 42V58M21 26V74M40 4V96M59 22V78M78 34V66M97 42V58"))]
    self["camera"] = [
      .body(
        .svg(
          "M-4 32A12 12 0 0 1 8 20H22C30 20 30 8 38 8H62C70 8 70 20 78 20H92A12 12 0 0 1 104 32",
          "V78A12 12 0 0 1 92 90H8A12 12 0 0 1 -4 78Z")), .detail(.circle(50, 53, 20)),
    ]
    self["video"] = [
      .body(.box(-10, 18, 76, 64, 14)), .body(.svg("M78 42L102 26A4 4 0 0 1 108 29V71A4 4 0 0 1 102 74L78 58Z")),
    ]
    self["photo"] = [
      .body(.box(-6, 10, 112, 80, 14)), .mark(.circle(24, 35, 6)),
      .detail(.svg("M-4 78L22 56C26 53 30 53 34 56L46 66L70 42C74 38 78 38 82 42L104 64")),
    ]
    self["film"] = [
      .body(.box(-2, 12, 104, 76, 12)),
      .detail(.svg("M20 14V86M80 14V86M20 50H80M0 32H18M0 50H18M0 68H18M82 32H100M82 50H100M82 68H100")),
    ]
    self["rectangle.stack"] = [
      .body(.box(0, 34, 100, 62, 12)), .line(.svg("M12 20H88M24 6H76")),
    ]
    self["square.stack"] = [.body(.box(12, 30, 76, 68, 13)), .line(.svg("M22 16H78M32 2H68"))]
    self["square.stack.3d.up", "square.2.layers.3d"] = [
      .body(.corners(5, 50, 2, 100, 28, 50, 54, 0, 28)), .line(.svg("M0 50L50 76L100 50M0 72L50 98L100 72")),
    ]
    self["chart.bar"] = [.body(.box(2, 56, 22, 38, 5)), .body(.box(39, 34, 22, 60, 5)), .body(.box(76, 8, 22, 86, 5))]
    self["chart.line.uptrend.xyaxis"] = [.line(.svg("M4 6V94H96M20 74L42 46L60 60L92 20"))]
    self["gamecontroller"] = [
      .body(
        .svg("M24 18H76C96 18 106 50 106 72C106 90 90 92 82 80L72 66H28L18 80C10 92 -6 90 -6 72", "C-6 50 4 18 24 18Z")),
      .detail(.svg("M26 32V52M16 42H36")), .mark(.circle(66, 48, 3)), .mark(.circle(80, 36, 3)),
    ]
    self["keyboard"] = [
      .body(.box(-8, 20, 116, 64, 12)), .detail(.svg("M34 68H66")),
      .mark(
        .svg(
          "M10 38H10.1M30 38H30.1M50 38H50.1M70 38H70.1M90 38H90.1M10 52H10.1M30 52H30.1M50 52",
          "H50.1M70 52H70.1M90 52H90.1")),
    ]
    self["display", "desktopcomputer"] = [.body(.box(-4, 8, 108, 68, 11)), .line(.svg("M50 76V94M30 94H70"))]
    self["laptopcomputer"] = [.body(.box(8, 16, 84, 58, 9)), .line(.svg("M-8 86H108"))]
    self["iphone"] = [.body(.box(24, -2, 52, 104, 13)), .detail(.svg("M44 11H56"))]
    self["printer"] = [
      .body(.svg("M6 32H94A8 8 0 0 1 102 40V68A8 8 0 0 1 94 76H6A8 8 0 0 1 -2 68V40A8 8 0 0 1 6 32Z")),
      .line(.svg("M22 30V8H78V30")), .above(.body(.box(22, 58, 56, 36, 4))),
    ]
  }
}
