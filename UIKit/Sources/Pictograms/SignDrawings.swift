extension SymbolDrawings {
  /// Signs, shapes and what stands on buttons.
  mutating func addSigns() {
    self["heart", "suit.heart"] = [
      .body(
        .svg(
          "M50 89C20 67 4 51 4 33C4 19 15 9 28 9C37 9 45 14 50 22C55 14 63 9 72 9",
          "C85 9 96 19 96 33C96 51 80 67 50 89Z"))
    ]
    self["star"] = [.body(.star(50, 53, 50, 22, points: 5, radius: 2))]
    self["plus"] = [.line(.svg("M50 8V92M8 50H92"))]
    self["minus"] = [.line(.svg("M8 50H92"))]
    self["xmark"] = [.line(.svg("M15 15L85 85M85 15L15 85"))]
    self["multiply"] = self["xmark"]
    self["divide"] = [.line(.svg("M8 50H92")), .dot(.circle(50, 18, 6)), .dot(.circle(50, 82, 6))]
    self["equal"] = [.line(.svg("M10 34H90M10 66H90"))]
    self["checkmark"] = [.line(.svg("M13 56L39 85L86 15"))]
    self["ellipsis"] = [.dot(.circle(10, 50, 7)), .dot(.circle(50, 50, 7)), .dot(.circle(90, 50, 7))]
    self["info"] = [.line(.svg("M38 40H52V86M34 86H70")), .dot(.circle(49, 14, 5))]
    self["exclamationmark"] = [.line(.svg("M50 8V62")), .dot(.circle(50, 88, 5))]
    self["questionmark"] = [
      .line(.svg("M27 28C27 14 37 7 50 7C63 7 73 15 73 28C73 40 64 44 57 49C52 53 50 57 50 65")),
      .dot(.circle(50, 89, 5)),
    ]
    self["circle"] = [.body(.circle(50, 50, 46))]
    self["square"] = [.body(.box(8, 8, 84, 84, 17))]
    self["app"] = [.body(.box(8, 8, 84, 84, 24))]
    self["rectangle"] = [.body(.box(-6, 14, 112, 72, 14))]
    self["rectangle.portrait"] = [.body(.box(16, -3, 68, 106, 14))]
    self["capsule"] = [.body(.box(-6, 18, 112, 64, 32))]
    self["oval"] = [.body(.oval(-6, 14, 112, 72))]
    self["triangle"] = [.body(.corners(8, 50, 1, 105, 92, -5, 92))]
    self["diamond", "rhombus"] = [.body(.corners(8, 50, 0, 100, 50, 50, 100, 0, 50))]
    self["suit.diamond"] = [.body(.corners(5, 50, 2, 86, 50, 50, 98, 14, 50))]
    self["suit.club"] = [
      .body(
        .svg(
          "M50 4A21 21 0 0 1 66 38A21 21 0 1 1 55 68C56 80 60 88 66 94H34C40 88 44 80 45 68",
          "A21 21 0 1 1 34 38A21 21 0 0 1 50 4Z"))
    ]
    self["suit.spade"] = [
      .body(
        .svg(
          "M50 3C64 24 94 38 94 58A20 20 0 0 1 56 67C57 80 60 88 66 95H34C40 88 43 80 44 67",
          "A20 20 0 0 1 6 58C6 38 36 24 50 3Z"))
    ]
    self["pentagon"] = [.body(.star(50, 53, 50, 40.45, points: 5, radius: 6))]
    self["hexagon"] = [.body(.star(50, 50, 50, 43.3, points: 6, radius: 6))]
    self["octagon"] = [.body(.corners(5, 31, 4, 69, 4, 96, 31, 96, 69, 69, 96, 31, 96, 4, 69, 4, 31))]
    self["seal"] = [.body(.star(50, 50, 50, 43, points: 12, radius: 5))]
    self["shield"] = [
      .body(.svg("M50 2C62 10 74 14 88 15V46C88 72 72 89 50 98C28 89 12 72 12 46V15C26 14 38 10 50 2Z"))
    ]
    self["line.3.horizontal", "line.horizontal.3"] = [.line(.svg("M6 22H94M6 50H94M6 78H94"))]
    self["line.3.horizontal.decrease", "line.horizontal.3.decrease"] = [.line(.svg("M6 24H94M22 50H78M37 76H63"))]
    self["list.bullet"] = [
      .line(.svg("M32 20H98M32 50H98M32 80H98")), .dot(.circle(7, 20, 4)), .dot(.circle(7, 50, 4)),
      .dot(.circle(7, 80, 4)),
    ]
    self["slider.horizontal.3"] = [
      .line(.svg("M0 18H50M74 18H100M0 50H18M42 50H100M0 82H50M74 82H100")), .body(.circle(62, 18, 12)),
      .body(.circle(30, 50, 12)), .body(.circle(62, 82, 12)),
    ]
    self["square.grid.2x2"] = [
      .body(.box(8, 8, 34, 34, 8)), .body(.box(58, 8, 34, 34, 8)), .body(.box(8, 58, 34, 34, 8)),
      .body(.box(58, 58, 34, 34, 8)),
    ]
    self["square.on.square"] = [.body(.box(4, 4, 64, 64, 14)), .above(.body(.box(32, 32, 64, 64, 14)))]
    self["rectangle.on.rectangle"] = [.body(.box(-6, 10, 84, 58, 12)), .above(.body(.box(22, 32, 84, 58, 12)))]
    self["largecircle.fill.circle"] = [.body(.circle(50, 50, 46)), .mark(.circle(50, 50, 25))]
    self["viewfinder"] = [
      .line(
        .svg(
          "M6 30V20A14 14 0 0 1 20 6H30M70 6H80A14 14 0 0 1 94 20V30M94 70V80A14 14 0 0 1 80 94",
          "H70M30 94H20A14 14 0 0 1 6 80V70"))
    ]
    self["power"] = [.line(.arc(50, 54, 42, -55, 235)), .line(.svg("M50 4V50"))]
    self["shuffle"] = [
      .line(
        .svg(
          "M0 26H14C24 26 30 30 36 38L58 66C64 74 70 78 80 78H98M0 78H14C24 78 30 74 35 67",
          "M59 37C65 29 71 26 80 26H98")),
      .line(.svg("M86 12L100 26L86 40M86 64L100 78L86 92")),
    ]
    self["repeat"] = [
      .line(.svg("M4 50V46A22 22 0 0 1 26 24H92M96 50V54A22 22 0 0 1 74 76H8")),
      .line(.svg("M78 8L94 24L78 40M22 60L6 76L22 92")),
    ]
    self["link"] = [
      .line(.svg("M44 56L43 55A21 21 0 0 1 43 25L57 11A21 21 0 0 1 87 41L76 52")),
      .line(.svg("M44 56L43 55A21 21 0 0 1 43 25L57 11A21 21 0 0 1 87 41L76 52", turn: 180)),
    ]
    self["number"] = [.line(.svg("M40 6L28 94M72 6L60 94M12 34H92M8 66H88"))]
    self["at"] = [
      .line(.circle(50, 50, 19)), .line(.svg("M69 31V56C69 76 96 74 96 50A46 46 0 1 0 76 88")),
    ]
    self["sum"] = [.line(.svg("M84 22V10H18L54 50L18 90H84V78"))]
    self["percent"] = [.line(.svg("M84 12L16 88")), .body(.circle(24, 26, 17)), .body(.circle(76, 74, 17))]
    self["chevron.left.forwardslash.chevron.right"] = [.line(.svg("M22 22L-6 50L22 78M78 22L106 50L78 78M60 10L40 90"))]
  }
}
