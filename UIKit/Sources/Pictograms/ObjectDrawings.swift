extension SymbolDrawings {
  /// What lies on a desk or hangs on a wall.
  mutating func addObjects() {
    self["magnifyingglass"] = [.line(.circle(42, 42, 35)), .line(.svg("M68 68L96 96"))]
    self["plus.magnifyingglass"] = self["magnifyingglass"] + [.line(.svg("M42 26V58M26 42H58"))]
    self["minus.magnifyingglass"] = self["magnifyingglass"] + [.line(.svg("M26 42H58"))]
    self["trash"] = [
      .body(.svg("M18 22L23 86A11 11 0 0 0 34 97H66A11 11 0 0 0 77 86L82 22Z")), .line(.svg("M6 22H94")),
      .line(.svg("M35 22V14A10 10 0 0 1 45 4H55A10 10 0 0 1 65 14V22")), .detail(.svg("M40 40L42 78M60 40L58 78")),
    ]
    self["bell"] = [
      .body(.svg("M50 4C31 4 22 18 22 36V50C22 61 8 64 8 76H92C92 64 78 61 78 50V36C78 18 69 4 50 4Z")),
      .line(.svg("M38 88A12.5 12.5 0 0 0 62 88")),
    ]
    self["clock"] = [.body(.circle(50, 50, 46)), .detail(.svg("M50 21V53L68 65"))]
    self["alarm"] = [
      .body(.circle(50, 54, 38)), .detail(.svg("M50 31V56L64 66")),
      .line(.svg("M4 22L22 6M96 22L78 6M22 84L14 94M78 84L86 94")),
    ]
    self["timer"] = [.line(.arc(50, 50, 45, -90, 225)), .line(.svg("M50 5V20M50 52L28 28"))]
    self["stopwatch"] = [
      .body(.circle(50, 58, 38)), .detail(.svg("M50 36V58")), .line(.svg("M40 4H60M50 4V20M84 22L78 28")),
    ]
    self["hourglass"] = [
      .body(.svg("M20 4C20 26 24 36 44 50C24 64 20 74 20 96H80C80 74 76 64 56 50C76 36 80 26 80 4Z")),
      .line(.svg("M12 4H88M12 96H88")),
    ]
    self["gearshape", "gear"] = [.body(.gear(50, 50, 47, 37, teeth: 8)), .hole(.circle(50, 50, 16))]
    self["lock"] = [.body(.box(16, 42, 68, 54, 12)), .line(.svg("M30 42V26A20 20 0 0 1 70 26V42"))]
    self["lock.open"] = [.body(.box(4, 42, 64, 54, 12)), .line(.svg("M56 42V26A20 20 0 0 1 96 26V40"))]
    self["key"] = [
      .body(.svg("M32 46A24 24 0 1 1 56 46L54 54L46 62L54 70L46 78L54 86L44 96L34 86V52Z", turn: 45)),
      .hole(.circle(63, 28, 5)),
    ]
    self["pencil"] = [
      .body(.svg("M8 92L14 66L68 12A10 10 0 0 1 82 12L88 18A10 10 0 0 1 88 32L34 86Z")), .detail(.svg("M58 22L78 42")),
    ]
    self["square.and.pencil"] = [
      .body(.box(4, 18, 76, 76, 15)), .above(.dot(.svg("M38 62L42 47L83 6A7.5 7.5 0 0 1 94 17L53 58Z"))),
    ]
    self["pencil.line"] = [
      .body(.svg("M14 78L19 58L66 11A8 8 0 0 1 77 11L81 15A8 8 0 0 1 81 26L34 73Z")), .line(.svg("M6 94H94")),
    ]
    self["paintbrush"] = [
      .body(.svg("M36 60L78 10C84 2 97 10 92 20L56 78Z")),
      .line(.svg("M36 62C24 62 20 70 20 78C20 86 14 92 4 94C24 102 50 96 54 78")),
    ]
    self["scissors"] = [
      .line(.circle(20, 20, 15)), .line(.circle(20, 80, 15)), .line(.svg("M32 30L96 76M32 70L96 24")),
    ]
    self["wand.and.stars"] = [
      .body(.corners(3, 4, 88, 58, 34, 68, 44, 14, 98)), .detail(.svg("M46 46L56 56")), .dot(.sparkle(30, 18, 15)),
      .dot(.sparkle(84, 12, 11)), .dot(.sparkle(82, 72, 15)),
    ]
    self["wrench"] = [
      .body(
        .svg(
          "M64 38L18 84A8.5 8.5 0 0 0 30 96L76 50C86 52 96 46 98 34C99 30 98 26 97 23L84 36",
          "L70 30L66 16L79 4C66 0 58 8 58 20C58 27 60 33 64 38Z"))
    ]
    self["lightbulb"] = [
      .body(.svg("M50 2A33 33 0 0 1 83 35C83 54 67 58 66 74H34C33 58 17 54 17 35A33 33 0 0 1 50 2Z")),
      .line(.svg("M36 86H64M42 98H58")),
    ]
    self["gift"] = [
      .body(.svg("M14 46V84A11 11 0 0 0 25 95H75A11 11 0 0 0 86 84V46Z")), .body(.box(5, 26, 90, 20, 6)),
      .detail(.svg("M6 46H94M50 27V94")),
      .line(.svg("M50 24C40 24 26 22 26 12C26 4 40 0 50 24C60 0 74 4 74 12C74 22 60 24 50 24")),
    ]
    self["crown"] = [
      .body(.svg("M8 28L30 50L50 14L70 50L92 28L84 80A8 8 0 0 1 76 86H24A8 8 0 0 1 16 80Z"))
    ]
    self["trophy"] = [
      .body(.svg("M24 6H76V36A26 26 0 0 1 24 36Z")),
      .line(
        .svg(
          "M24 14H6C6 36 14 44 27 46M76 14H94C94 36 86 44 73 46M50 62V82M28 94H72M36 94",
          "C36 86 42 82 50 82C58 82 64 86 64 94")),
    ]
    self["flag"] = [
      .body(.svg("M16 12C30 4 44 6 54 11C66 17 78 17 88 12V60C78 66 64 65 54 60C42 55 30 54 16 60Z")),
      .line(.svg("M16 6V98")),
    ]
    self["tag"] = [
      .body(
        .svg(
          "M8 46V20A12 12 0 0 1 20 8H46C50 8 53 9 56 12L92 48A12 12 0 0 1 92 65L65 92",
          "A12 12 0 0 1 48 92L12 56C9 53 8 50 8 46Z")), .hole(.circle(30, 30, 6)),
    ]
    self["bookmark"] = [
      .body(
        .svg("M20 92V16A12 12 0 0 1 32 4H68A12 12 0 0 1 80 16V92C80 98 74 99 70 95L50 76L30 95", "C26 99 20 98 20 92Z"))
    ]
    self["book"] = [
      .body(.svg("M50 24C40 14 22 12 2 16V84C22 80 40 82 50 92C60 82 78 80 98 84V16C78 12 60 14 50 24Z")),
      .detail(.svg("M50 24V92")),
    ]
    self["book.closed"] = [
      .body(.svg("M84 4H30A14 14 0 0 0 16 18V82A14 14 0 0 0 30 96H84Z")), .detail(.svg("M16 82A12 12 0 0 1 28 72H84")),
    ]
    self["doc", "document"] = [
      .body(.svg("M16 12A12 12 0 0 1 28 0H56L84 30V88A12 12 0 0 1 72 100H28A12 12 0 0 1 16 88Z")),
      .detail(.svg("M56 2V22A8 8 0 0 0 64 30H82")),
    ]
    self["doc.text", "note.text"] = self["doc"] + [.detail(.svg("M34 50H66M34 70H66"))]
    self["doc.on.doc", "document.on.document"] = [
      .body(.box(28, -4, 60, 74, 12)), .above(.body(.box(10, 28, 60, 76, 12))),
    ]
    self["folder"] = [
      .body(
        .svg(
          "M0 24A12 12 0 0 1 12 12H32C42 12 42 22 52 22H88A12 12 0 0 1 100 34V76",
          "A12 12 0 0 1 88 88H12A12 12 0 0 1 0 76Z")), .detail(.svg("M0 40H100")),
    ]
    self["tray"] = [
      .body(
        .svg("M-2 60L14 26A10 10 0 0 1 24 18H76A10 10 0 0 1 86 26L102 60V76A10 10 0 0 1 92 86H8", "A10 10 0 0 1 -2 76Z")
      ), .detail(.svg("M0 60H30C32 74 68 74 70 60H100")),
    ]
    self["archivebox"] = [
      .body(.svg("M10 34V78A12 12 0 0 0 22 90H78A12 12 0 0 0 90 78V34Z")), .body(.box(2, 10, 96, 24, 7)),
      .detail(.svg("M3 34H97M38 54H62")),
    ]
    self["calendar"] = [
      .body(.box(4, 10, 92, 84, 16)), .detail(.svg("M5 34H95")),
      .mark(.circle(28, 54, 3)), .mark(.circle(50, 54, 3)), .mark(.circle(72, 54, 3)), .mark(.circle(28, 74, 3)),
      .mark(.circle(50, 74, 3)), .mark(.circle(72, 74, 3)),
    ]
    self["envelope"] = [
      .body(.box(-4, 14, 108, 74, 13)), .detail(.svg("M0 22L40 54C46 59 54 59 60 54L100 22")),
    ]
    self["paperplane"] = [
      .body(.svg("M4 46L92 6A3 3 0 0 1 95 9L60 95A3 3 0 0 1 55 95L42 58L5 50A2 2 0 0 1 4 46Z")),
      .detail(.svg("M42 58L92 8")),
    ]
    self["phone"] = [
      .body(
        .svg(
          "M10 22C10 14 18 6 24 4C29 3 32 6 34 10L43 26C45 30 44 33 41 36L34 43",
          "C38 52 48 62 57 66L64 59C67 56 70 55 74 57L90 66C94 68 97 71 96 76C94 82 86 90 78 90", "C44 90 10 56 10 22Z")
      )
    ]
    self["message"] = [
      .body(
        .svg(
          "M50 6C78 6 100 23 100 46C100 69 78 86 50 86C46 86 42 86 38 85C32 92 22 97 12 97",
          "C17 91 19 85 18 77C7 70 0 59 0 46C0 23 22 6 50 6Z"))
    ]
    self["bubble.left"] = [
      .body(
        .svg(
          "M16 6H84A16 16 0 0 1 100 22V62A16 16 0 0 1 84 78H46L26 96A3 3 0 0 1 22 94V78H16",
          "A16 16 0 0 1 0 62V22A16 16 0 0 1 16 6Z"))
    ]
    self["bubble.right", "bubble"] = [
      .body(
        .svg(
          "M84 6H16A16 16 0 0 0 0 22V62A16 16 0 0 0 16 78H54L74 96A3 3 0 0 0 78 94V78H84",
          "A16 16 0 0 0 100 62V22A16 16 0 0 0 84 6Z"))
    ]
    self["text.bubble"] = self["bubble.left"] + [.detail(.svg("M24 32H76M24 54H60"))]
    self["quote.bubble"] = self["text.bubble"]
    self["bubble.left.and.bubble.right"] = [
      .body(.svg("M90 40A14 14 0 0 1 104 54V70A14 14 0 0 1 90 84H88V94L76 84H58A14 14 0 0 1 44 70V40Z")),
      .above(
        .body(
          .svg("M8 6H58A14 14 0 0 1 72 20V44A14 14 0 0 1 58 58H28L12 72V58H8A14 14 0 0 1 -6 44V20A14 14 0 0 1 8 6Z"))),
    ]
  }
}
