/// Chooses colours so that as many pictures as possible find all of theirs among them: what they would store in tables of
/// their own is saved.
enum GIFSetCover {
  /// The colours of some pictures together, at most `room` of them.
  ///
  /// Takes the picture that saves most bytes for each colour that is missing yet, again and again (the greedy rule of
  /// V. Chvatal, "A greedy heuristic for the set-covering problem", 1979).
  static func colors(of pictures: [[UInt32]], room: Int) -> [UInt32] {
    var table = ColorTable()
    var users: [[Int]] = []
    for (picture, colors) in pictures.enumerated() {
      for color in colors {
        let (position, isNew) = table.insert(color)
        if isNew { users.append([]) }
        users[position].append(picture)
      }
    }
    var missing = pictures.map(\.count)
    var isLeft = Array(repeating: true, count: pictures.count)
    var isTaken = Array(repeating: false, count: users.count)
    var taken: [UInt32] = []
    func worth(_ picture: Int) -> Double {
      missing[picture] == 0
        ? .infinity : Double(GIFImage.tableSize(colors: pictures[picture].count)) / Double(missing[picture])
    }
    while let best = pictures.indices.filter({ isLeft[$0] && missing[$0] <= room - taken.count })
      .max(by: { (worth($0), $1) < (worth($1), $0) })
    {
      isLeft[best] = false
      for color in pictures[best] {
        guard let position = table.position(of: color), !isTaken[position] else { continue }
        isTaken[position] = true
        taken.append(color)
        for user in users[position] { missing[user] -= 1 }
      }
    }
    return taken
  }
}
