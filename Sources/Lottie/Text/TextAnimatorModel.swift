/// What is done to letters that a selector chooses, as much as it chooses them. What is not there is left as it is.
struct TextAnimatorModel: Sendable {
  var selector = TextSelectorModel()
  var anchor: Property<Numbers>?
  var position: Property<Numbers>?
  /// In percent.
  var scale: Property<Numbers>?
  /// In degrees, clockwise, and about the axes of space.
  var rotation: Property<Numbers>?
  var rotationX: Property<Numbers>?
  var rotationY: Property<Numbers>?
  var skew: Property<Numbers>?
  var skewAxis: Property<Numbers>?
  /// In percent.
  var opacity: Property<Numbers>?
  var fill: Property<Numbers>?
  /// What is added to the fill's hue in degrees, and to its saturation and brightness in percent.
  var hue: Property<Numbers>?
  var saturation: Property<Numbers>?
  var brightness: Property<Numbers>?
  var stroke: Property<Numbers>?
  var strokeWidth: Property<Numbers>?
  /// In points.
  var tracking: Property<Numbers>?

  var changesFill: Bool { fill != nil || hue != nil || saturation != nil || brightness != nil }
}

/// Which letters are chosen, and how much.
struct TextSelectorModel: Sendable {
  /// What is counted.
  enum Basis: Sendable { case letters, lettersWithoutSpaces, words, lines }
  /// How much is chosen between start and end.
  enum Shape: Sendable { case square, rampUp, rampDown, triangle, round, smooth }

  var basis = Basis.letters
  var shape = Shape.square
  /// Whether start, end and offset are numbers of what is counted; percentages of it otherwise.
  var countsItems = false
  /// Whether letters are chosen in an order that is none.
  var isRandom = false
  var start = Property(Numbers.zero)
  var end = Property(Numbers(100, 0, 0, 0))
  var offset = Property(Numbers.zero)
  /// How gently it begins and ends, in percent.
  var easeHigh = Property(Numbers.zero)
  var easeLow = Property(Numbers.zero)
  /// In percent, also negative.
  var amount = Property(Numbers(100, 0, 0, 0))
  var smoothness = Property(Numbers(100, 0, 0, 0))
}
