import SpringformDocument
import SpringformExpressions

struct ExpectationKeys: Sendable {
  static let format = MappingFormat(
    "expectation", "an expectation",
    """
    What has to be true of the motion. What `settles`, `overshoots`, `stays`, `never` and `holds` name first is a curve of \
    `trace`, in the unit it is traced in, when it is a curve's name and nothing else; any other text is an expression, and \
    expressions read values: `{ never: tilt, below: -1 }` is about the curve `tilt`, `{ never: tilt < -1 }` about the value.
    """, keys: ExpectationKeys())

  let settles = Key(
    "settles", .node(.curve), "a curve comes to rest: by then, at a value, within a distance of it")
  let overshoots = Key(
    "overshoots", .node(.curve), "a curve goes beyond its end by no more than a share of its way")
  let stays = Key("stays", .node(.curve), "a curve never leaves a range")
  let never = Key(
    "never", .node(.curve), "a curve is never below or above a value; without them, this is never true")
  let holds = Key("holds", .node(.curve), "this is true at every refresh, or at a time")
  let order = Key(
    "order", .texts(.either([.name, .list(.name)])), "these notes follow each other, perhaps with others in between")
  let pictures = Key(
    "pictures", .integer(1...1_000_000), "the most different pictures that there may be")
  let always = Key("always", .node(.expression(.flag)), "true at every refresh")
  let that = Key("that", .node(.expression(.flag)), "true at a time, or by then and ever after")
  let by = Key(
    "by", .constantNumber, "of settles and that: the latest time", unit: "s", default: "required of settles")
  let at = Key(
    "at", .constantNumber, "of settles: the value it rests at; of holds and that: the time in seconds",
    default: "of settles: where the curve ends")
  let within = Key(
    "within", .constantNumber, "of settles: how near is near enough", default: "2 % of the largest distance")
  let atMost = Key(
    "at-most", .constantNumber, "of overshoots: the share; 0.1 is a tenth of the way", default: "required of overshoots"
  )
  let range = Key("in", .constantNumbers, "of stays: [least, most]", default: "required of stays")
  let below = Key("below", .constantNumber, "of never: the least value")
  let above = Key("above", .constantNumber, "of never: the largest value")
  let from = Key("from", .constantNumber, "not before this time", unit: "s", default: "the beginning")
  let to = Key("to", .constantNumber, "not after this time", unit: "s", default: "the end")
}
