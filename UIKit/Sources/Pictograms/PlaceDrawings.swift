extension SymbolDrawings {
  /// What one buys, where one is, and what comes through the air.
  mutating func addPlaces() {
    self["cart"] = [
      .line(.svg("M-4 8H8C12 8 14 10 15 14L28 72C29 76 32 78 36 78H88")),
      .body(.svg("M17 22H96C99 22 101 24 100 28L92 54C91 58 88 60 84 60H26Z")),
      .dot(.circle(38, 94, 5)), .dot(.circle(80, 94, 5)),
    ]
    self["bag"] = [
      .body(.svg("M22 28H78A6 6 0 0 1 84 34L90 84A12 12 0 0 1 78 97H22A12 12 0 0 1 10 84L16 34", "A6 6 0 0 1 22 28Z")),
      .line(.svg("M33 28V22A17 17 0 0 1 67 22V28")),
    ]
    self["creditcard"] = [.body(.box(-6, 14, 112, 74, 13)), .detail(.svg("M-4 36H104M12 66H34"))]
    self["briefcase", "case"] = [
      .body(.box(-2, 26, 104, 66, 13)), .line(.svg("M32 26V18A8 8 0 0 1 40 10H60A8 8 0 0 1 68 18V26")),
      .detail(.svg("M0 58H100")),
    ]
    self["house"] = [
      .body(.svg("M16 40.5L50 8L84 40.5V84A9 9 0 0 1 75 93H25A9 9 0 0 1 16 84Z")), .line(.svg("M2 54L50 8L98 54")),
      .detail(.svg("M39 91V66A4 4 0 0 1 43 62H57A4 4 0 0 1 61 66V91")),
    ]
    self["building.2"] = [
      .body(.svg("M6 96V14A8 8 0 0 1 14 6H46A8 8 0 0 1 54 14V96Z")), .body(.svg("M54 40H86A8 8 0 0 1 94 48V96H54Z")),
      .detail(.svg("M24 26H36M24 46H36M24 66H36M70 60H78M70 76H78")),
    ]
    self["cube"] = [
      .body(.corners(5, 50, 0, 94, 25, 94, 75, 50, 100, 6, 75, 6, 25)), .detail(.svg("M8 26L50 50L92 26M50 50V98")),
    ]
    self["map"] = [
      .body(.svg("M4 24L34 10L66 24L96 10V76L66 90L34 76L4 90Z")), .detail(.svg("M34 10V76M66 24V90")),
    ]
    self["mappin"] = [.line(.svg("M50 44V98")), .body(.circle(50, 24, 20))]
    self["mappin.and.ellipse"] = [
      .line(.svg("M50 44V82")), .body(.circle(50, 24, 19)),
      .line(.svg("M36 68C14 70 2 76 2 82C2 92 24 98 50 98C76 98 98 92 98 82C98 76 86 70 64 68")),
    ]
    self["pin"] = [
      .body(.svg("M30 6H70L66 36C78 42 84 50 84 62H16C16 50 22 42 34 36Z")), .line(.svg("M50 62V98")),
    ]
    self["location"] = [
      .body(.svg("M6 48L90 6A4 4 0 0 1 95 11L53 94A3 3 0 0 1 47 93V56A3 3 0 0 0 44 53H8A3 3 0 0 1 6 48Z"))
    ]
    self["safari"] = [.body(.circle(50, 50, 46)), .mark(.corners(1, 76, 24, 56, 56, 24, 76, 44, 44))]
    self["globe", "network"] = [
      .line(.circle(50, 50, 46)), .line(.oval(29, 4, 42, 92)),
      .line(.svg("M4 50H96M11 26C32 34 68 34 89 26M11 74C32 66 68 66 89 74")),
    ]
    self["antenna.radiowaves.left.and.right"] = [
      .dot(.circle(50, 40, 6)), .line(.svg("M50 44V98")), .line(.arc(50, 40, 24, -45, 45)),
      .line(.arc(50, 40, 24, 135, 225)),
      .line(.arc(50, 40, 48, -45, 45)), .line(.arc(50, 40, 48, 135, 225)),
    ]
    self["dot.radiowaves.left.and.right"] = [
      .dot(.circle(50, 50, 6)), .line(.arc(50, 50, 26, -48, 48)), .line(.arc(50, 50, 26, 132, 228)),
      .line(.arc(50, 50, 50, -48, 48)), .line(.arc(50, 50, 50, 132, 228)),
    ]
    self["wifi"] = [
      .line(.arc(50, 84, 74, -134, -46)), .line(.arc(50, 84, 49, -134, -46)), .line(.arc(50, 84, 25, -134, -46)),
      .dot(.circle(50, 83, 5)),
    ]
    for (share, width) in [("100", 76), ("75", 57), ("50", 38), ("25", 19), ("0", 0)] as [(String, Double)] {
      self["battery." + share, "battery." + share + "percent"] =
        [
          .line(.box(-8, 26, 104, 48, 13)), .line(.svg("M106 44V56")),
        ] + (width > 0 ? [.dot(.box(6, 40, width, 20, 3))] : [])
    }
  }
}
