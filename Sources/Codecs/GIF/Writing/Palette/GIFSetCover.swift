/// Chooses colours for the global colour table so that as many pictures as possible find all of theirs in it: each of
/// these needs no local colour table.
enum GIFSetCover {
  /// The union of the colours of some of the pictures, at most `room` colours.
  ///
  /// This is the budgeted set cover problem, solved greedily: again and again the picture is taken that saves the most
  /// bytes of local colour tables for each colour that has to be added (V. Chvatal, "A greedy heuristic for the
  /// set-covering problem", 1979).
  static func colors(of pictures: [[UInt32]], room: Int) -> [UInt32] {
    var table = ColorTable()
    // For each colour the pictures that have it.
    var users: [[Int]] = []
    for (picture, colors) in pictures.enumerated() {
      for color in colors {
        let (position, isNew) = table.insert(color)
        if isNew { users.append([]) }
        users[position].append(picture)
      }
    }
    // For each picture the number of its colours that are not chosen yet.
    var missing = pictures.map(\.count)
    var isCandidate = Array(repeating: true, count: pictures.count)
    var isChosen = Array(repeating: false, count: users.count)
    var chosen: [UInt32] = []
    func bytesSavedPerColor(_ picture: Int) -> Double {
      missing[picture] == 0
        ? .infinity : Double(GIFTable.size(colors: pictures[picture].count)) / Double(missing[picture])
    }
    while let best = pictures.indices.filter({ isCandidate[$0] && missing[$0] <= room - chosen.count })
      .max(by: { (bytesSavedPerColor($0), $1) < (bytesSavedPerColor($1), $0) })
    {
      isCandidate[best] = false
      for color in pictures[best] {
        guard let position = table.position(of: color), !isChosen[position] else { continue }
        isChosen[position] = true
        chosen.append(color)
        for user in users[position] { missing[user] -= 1 }
      }
    }
    return chosen
  }
}
