extension SymbolDrawings {
  /// Arrows, of which most are turned from one.
  mutating func addArrows() {
    for (turn, names) in [
      (0, ["up"]), (90, ["right", "forward"]), (180, ["down"]), (270, ["left", "backward"]),
    ] as [(Double, [String])] {
      for name in names {
        self["chevron." + name] = [.line(.svg("M12 68L50 30L88 68", turn: turn))]
        self["chevron.compact." + name] = [.line(.svg("M4 58L50 42L96 58", turn: turn))]
        self["arrow." + name] = [.line(.svg("M50 94V8M14 43L50 7L86 43", turn: turn))]
        self["arrow." + name + ".to.line"] = [.line(.svg("M50 94V24M18 55L50 23L82 55M10 4H90", turn: turn))]
        self["chevron." + name + ".2"] = [.line(.svg("M14 52L50 16L86 52M14 86L50 50L86 86", turn: turn))]
      }
    }
    for (turn, names) in [
      (0, ["up.right", "up.forward"]), (90, ["down.right", "down.forward"]), (180, ["down.left", "down.backward"]),
      (270, ["up.left", "up.backward"]),
    ] as [(Double, [String])] {
      for name in names { self["arrow." + name] = [.line(.svg("M16 84L82 18M28 17H83V72", turn: turn))] }
    }
    self["chevron.up.chevron.down"] = [.line(.svg("M22 36L50 8L78 36M22 64L50 92L78 64"))]
    self["arrow.up.arrow.down"] = [
      .line(.svg("M24 92V10M2 34L24 10L46 34M76 8V90M54 66L76 90L98 66"))
    ]
    self["arrow.left.arrow.right"] = [
      .line(.svg("M8 24H90M66 2L90 24L66 46M92 76H10M34 54L10 76L34 98"))
    ]
    self["arrow.left.and.right"] = [.line(.svg("M-2 50H102M24 24L-3 50L24 76M76 24L103 50L76 76"))]
    self["arrow.up.and.down"] = [.line(.svg("M-2 50H102M24 24L-3 50L24 76M76 24L103 50L76 76", turn: 90))]
    self["arrow.up.left.and.arrow.down.right"] = [
      .line(.svg("M42 42L10 10M8 38V8H38M58 58L90 90M62 92H92V62"))
    ]
    self["arrow.down.right.and.arrow.up.left"] = [
      .line(.svg("M8 8L42 42M44 12V44H12M92 92L58 58M56 88V56H88"))
    ]
    self["arrow.clockwise"] = [.line(.arc(50, 54, 40, -28, 270)), .line(.svg("M40 -2L56 14L40 30"))]
    self["arrow.counterclockwise"] = [.line(.arc(50, 54, 40, -90, 208)), .line(.svg("M60 -2L44 14L60 30"))]
    self["clock.arrow.circlepath"] = [
      .line(.arc(54, 50, 44, -160, 140)), .line(.svg("M54 25V52L71 62M4 13L11 36L34 31")),
    ]
    self["arrow.triangle.2.circlepath", "arrow.2.circlepath"] = [
      .line(.arc(50, 50, 40, 190, 336)), .dot(.corners(1, 73, 37, 107, 37, 90, 60)),
      .line(.arc(50, 50, 40, 10, 156)), .dot(.corners(1, 27, 63, -7, 63, 10, 40)),
    ]
    self["arrow.2.squarepath"] = [
      .line(.svg("M14 74V34A14 14 0 0 1 28 20H70M86 26V66A14 14 0 0 1 72 80H30")),
      .line(.svg("M-2 58L14 75L30 58M102 42L86 25L70 42")),
    ]
    self["arrow.uturn.left", "arrow.uturn.backward"] = [
      .line(.svg("M10 34H66A25 25 0 0 1 66 84H36M34 10L9 34L34 58"))
    ]
    self["arrow.uturn.right", "arrow.uturn.forward"] = [
      .line(.svg("M90 34H34A25 25 0 0 0 34 84H64M66 10L91 34L66 58"))
    ]
    self["arrowshape.turn.up.left"] = [
      .body(.svg("M44 14L4 48L44 82V62C68 61 84 67 97 86C98 56 80 35 44 34Z"))
    ]
    self["arrowshape.turn.up.right"] = [
      .body(.svg("M56 14L96 48L56 82V62C32 61 16 67 3 86C2 56 20 35 56 34Z"))
    ]
    self["square.and.arrow.up"] = [
      .body(.box(14, 36, 72, 62, 14)), .above(.line(.svg("M50 62V0"))), .line(.svg("M30 20L50 0L70 20")),
    ]
    self["square.and.arrow.down"] = [
      .body(.box(14, 36, 72, 62, 14)), .above(.line(.svg("M50 4V68"))), .above(.line(.svg("M30 48L50 68L70 48"))),
    ]
    self["rectangle.portrait.and.arrow.right"] = [
      .line(.svg("M56 22V16A12 12 0 0 0 44 4H16A12 12 0 0 0 4 16V84A12 12 0 0 0 16 96H44A12 12 0 0 0 56 84V78")),
      .line(.svg("M32 50H102M82 30L102 50L82 70")),
    ]
    self["rotate.left"] = [
      .body(.box(18, 44, 54, 54, 11)), .line(.svg("M94 62V40A22 22 0 0 0 72 18H46M58 2L42 18L58 34")),
    ]
    self["rotate.right"] = [
      .body(.box(28, 44, 54, 54, 11)), .line(.svg("M6 62V40A22 22 0 0 1 28 18H54M42 2L58 18L42 34")),
    ]
  }
}
