extension SymbolDrawings {
  /// Weather, plants and light.
  mutating func addNature() {
    self["sun.max"] = [.body(.circle(50, 50, 21)), .line(.rays(50, 50, 38, 50, count: 8))]
    self["sun.min"] = [.body(.circle(50, 50, 21)), .line(.rays(50, 50, 38, 41, count: 8))]
    self["moon"] = [.body(.svg("M38 8A44 44 0 1 0 93 64A38 38 0 0 1 38 8Z"))]
    self["moon.stars"] = [
      .body(.svg("M32 20A39 39 0 1 0 82 70A34 34 0 0 1 32 20Z")), .dot(.sparkle(66, 16, 15)),
      .dot(.sparkle(86, 42, 12)),
    ]
    self["cloud"] = [.body(.svg("M22 84A22 22 0 0 1 20 40A30 30 0 0 1 77 32A26 26 0 0 1 78 84Z"))]
    self["icloud"] = self["cloud"]
    self["cloud.rain"] = [
      .body(.svg("M24 62A20 20 0 0 1 22 22A28 28 0 0 1 76 16A23 23 0 0 1 77 62Z")),
      .line(.svg("M30 76L24 90M52 76L46 90M74 76L68 90")),
    ]
    self["cloud.sun"] = [
      .line(.rays(38, 36, 28, 36, count: 8)), .body(.circle(38, 36, 16)),
      .above(.body(.svg("M36 92A17 17 0 0 1 34 58A24 24 0 0 1 78 52A20 20 0 0 1 80 92Z"))),
    ]
    self["snowflake"] = [
      .line(.rays(50, 50, 0, 48, count: 6)), .line(.svg("M38 10L50 22L62 10")),
      .line(.svg("M38 10L50 22L62 10", turn: 60)),
      .line(.svg("M38 10L50 22L62 10", turn: 120)), .line(.svg("M38 10L50 22L62 10", turn: 180)),
      .line(.svg("M38 10L50 22L62 10", turn: 240)), .line(.svg("M38 10L50 22L62 10", turn: 300)),
    ]
    self["bolt"] = [.body(.corners(3, 60, 0, 16, 56, 47, 56, 38, 100, 84, 41, 53, 41))]
    self["flame"] = [
      .body(.svg("M46 0C52 20 84 34 84 65A34 34 0 0 1 16 65C16 50 24 40 29 29C33 36 37 40 43 42", "C49 30 50 14 46 0Z"))
    ]
    self["drop"] = [.body(.svg("M50 2C62 24 82 46 82 66A32 32 0 0 1 18 66C18 46 38 24 50 2Z"))]
    self["leaf"] = [
      .body(.svg("M22 78C6 44 38 12 96 10C98 70 62 98 22 78Z")), .detail(.svg("M22 78C34 60 48 48 66 38")),
      .line(.svg("M6 94C12 88 17 83 22 78")),
    ]
    self["tree"] = [.body(.svg("M50 2L78 36H66L90 72H10L34 36H22Z")), .line(.svg("M50 72V98"))]
    self["sparkles"] = [.body(.sparkle(38, 60, 42)), .dot(.sparkle(80, 18, 20)), .dot(.sparkle(86, 84, 12))]
    self["sparkle"] = [.body(.sparkle(50, 50, 50))]
    self["pawprint"] = [
      .body(.svg("M50 48C64 48 82 68 78 84C75 95 62 90 50 90C38 90 25 95 22 84C18 68 36 48 50 48Z")),
      .body(.oval(28, 6, 18, 28)), .body(.oval(54, 6, 18, 28)),
      .body(.oval(2, 32, 18, 24)), .body(.oval(80, 32, 18, 24)),
    ]
  }
}
