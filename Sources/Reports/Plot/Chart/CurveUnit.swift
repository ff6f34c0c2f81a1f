/// What a curve's values count: what the scene declared; else what the name's last word says; else nothing is claimed.
func unitOfValues(named name: String, declared: String?) -> String? {
  if let declared { return declared.isEmpty ? nil : plainLine(declared) }
  let word = name.split(separator: ".").last?.lowercased() ?? ""
  return unitsOfWords[word]
}

private let unitsOfWords: [String: String] = [
  "x": "points", "y": "points", "width": "points", "height": "points", "radius": "points",
  "angle": "rad", "rotation": "rad",
]
