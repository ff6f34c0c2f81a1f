extension SymbolDrawings {
  /// People, and what takes them from place to place.
  mutating func addPeople() {
    self["person"] = [.body(.oval(29, 2, 42, 48)), .body(.shoulders(50, 60, 42, 36))]
    self["person.2"] = [
      .body(.oval(56, 14, 32, 38)), .body(.shoulders(74, 62, 32, 28)), .above(.body(.oval(10, 6, 36, 42))),
      .above(.body(.shoulders(28, 58, 36, 34))),
    ]
    self["person.3"] = [
      .body(.oval(-16, 20, 26, 32)), .body(.shoulders(-3, 60, 24, 26)), .body(.oval(90, 20, 26, 32)),
      .body(.shoulders(103, 60, 24, 26)),
      .above(.body(.oval(34, 8, 32, 38))), .above(.body(.shoulders(50, 56, 33, 32))),
    ]
    self["person.crop.circle"] = [
      .body(.circle(50, 50, 46)), .mark(.oval(36, 23, 28, 32)),
      .mark(.svg("M21 79C26 68 36 63 50 63S74 68 79 79A41 41 0 0 1 21 79Z")),
    ]
    self["eye"] = [
      .body(.svg("M-6 50C10 26 28 14 50 14S90 26 106 50C90 74 72 86 50 86S10 74 -6 50Z")), .detail(.circle(50, 50, 18)),
    ]
    self["face.smiling"] = [
      .body(.circle(50, 50, 46)), .mark(.oval(31, 33, 6, 10)), .mark(.oval(63, 33, 6, 10)),
      .detail(.svg("M27 59C33 74 42 78 50 78S67 74 73 59")),
    ]
    self["hand.thumbsup"] = [
      .body(
        .svg(
          "M30 46C40 38 46 26 48 10C49 2 62 2 63 14C64 24 62 32 60 40H84C95 40 97 52 91 56",
          "C98 60 96 70 89 72C93 77 90 85 84 86C86 93 80 97 74 97H52C44 97 38 94 30 90Z")),
      .body(.box(4, 44, 14, 50, 5)),
    ]
    self["hand.thumbsdown"] = [
      .body(
        .svg(
          "M30 46C40 38 46 26 48 10C49 2 62 2 63 14C64 24 62 32 60 40H84C95 40 97 52 91 56",
          "C98 60 96 70 89 72C93 77 90 85 84 86C86 93 80 97 74 97H52C44 97 38 94 30 90Z", turn: 180)),
      .body(.box(82, 6, 14, 50, 5)),
    ]
    self["hand.raised"] = [
      .body(
        .svg(
          "M24 58V24A6.5 6.5 0 0 1 37 24V46V12A6.5 6.5 0 0 1 50 12V44V8A6.5 6.5 0 0 1 63 8V46",
          "V18A6.5 6.5 0 0 1 76 18V56L80 50C84 44 93 46 91 54C87 70 80 98 52 98", "C32 98 24 82 24 58Z")),
      .detail(.svg("M37 26V46M50 14V44M63 18V46")),
    ]
    self["figure.walk"] = [
      .dot(.circle(56, 8, 9)),
      .line(.svg("M54 28L44 58L60 72L64 98M44 60L38 78L22 96M54 28L36 36L28 54M54 28L64 44L80 50")),
    ]
    self["car"] = [
      .body(
        .svg("M2 52C2 46 6 44 12 42L22 20C24 15 28 12 34 12H66C72 12 76 15 78 20L88 42", "C94 44 98 46 98 52V78H2Z")),
      .detail(.svg("M14 42H86")),
      .mark(.circle(20, 60, 4)), .mark(.circle(80, 60, 4)), .line(.svg("M10 78V88H22V78M78 78V88H90V78")),
    ]
    self["airplane"] = [
      .body(
        .svg(
          "M98 50C98 57 92 58 86 58H66L42 94H30L42 58H22L12 70H4L10 50L4 30H12L22 42H42L30 6H42",
          "L66 42H86C92 42 98 43 98 50Z"))
    ]
    self["bicycle"] = [
      .line(.circle(14, 64, 22)), .line(.circle(86, 64, 22)),
      .line(.svg("M14 64L34 34H72L52 64H14M34 34L52 64M86 64L66 18H78M26 24H42")),
    ]
    self["bus"] = [
      .body(.box(10, 4, 80, 80, 14)), .detail(.svg("M12 50H88")), .mark(.circle(28, 67, 4)), .mark(.circle(72, 67, 4)),
      .line(.svg("M22 84V96M78 84V96")),
    ]
    self["bed.double"] = [
      .body(.svg("M2 86V58A12 12 0 0 1 14 48H86A12 12 0 0 1 98 58V86")),
      .line(.svg("M12 48V26A12 12 0 0 1 24 14H76A12 12 0 0 1 88 26V48M2 74H98M2 86V90M98 86V90")),
      .line(.svg("M26 46V38A6 6 0 0 1 32 32H44A6 6 0 0 1 50 38V46M50 46V38A6 6 0 0 1 56 32H68", "A6 6 0 0 1 74 38V46")),
    ]
    self["cup.and.saucer"] = [
      .body(.svg("M10 18H74V48A26 26 0 0 1 48 74H36A26 26 0 0 1 10 48Z")),
      .line(.svg("M74 26H84A14 14 0 0 1 84 54H73M2 90H84")),
    ]
    self["fork.knife"] = [
      .line(.svg("M30 4V96M14 4V26A16 16 0 0 0 46 26V4")), .body(.svg("M72 96V58H62C58 34 62 10 72 4Z")),
    ]
  }
}
