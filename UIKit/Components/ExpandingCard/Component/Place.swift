import SwiftUI

struct Place: Identifiable, Equatable {
  let id: String
  let symbol: String
  let colors: [Color]
  let text: String

  static let all = [
    Place(
      id: "Forest", symbol: "leaf.fill", colors: [.mint, .green],
      text: "Moss, tall pines,\nand the smell of rain."),
    Place(
      id: "Coast", symbol: "sun.max.fill", colors: [.yellow, .orange],
      text: "Warm sand, a low sun,\nand lanterns at night."),
    Place(
      id: "Glacier", symbol: "snowflake", colors: [.cyan, .blue],
      text: "Blue ice that creaks.\nBring a thermos."),
    Place(
      id: "Night", symbol: "moon.stars.fill", colors: [.indigo, .purple],
      text: "No lamp for miles:\nthe Milky Way is yours."),
  ]
}
