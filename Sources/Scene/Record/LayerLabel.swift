import SpringformGeometry
import SpringformNumerics

extension Layer {
  /// What a layer without a name is, for people: its text, the first one in it, or its kind and place. `nil` for one that has a
  /// name, for the root and for masks, which are called so.
  var label: String? {
    guard name == nil, let holder, holder.mask !== self else { return nil }
    if let text = firstText { return "the \(self is TextLayer ? "text" : "layer with") “\(text)”" }
    let x = position.x.decimalText(places: 0)
    let y = position.y.decimalText(places: 0)
    return "the \(kind) at (\(x), \(y))"
  }

  /// `ShapeLayer` is a shape; a type of somebody's own that is called otherwise is called that.
  private var kind: String {
    if let typeName { return typeName }
    let type = "\(type(of: self))"
    guard type.hasSuffix("Layer") else { return type }
    return type == "Layer" ? "layer" : type.dropLast("Layer".count).lowercased()
  }

  /// In the order in which layers are drawn, cut where it is long.
  private var firstText: String? {
    if let text = self as? TextLayer, !text.string.isEmpty {
      let line = text.string.split(separator: "\n").first ?? ""
      return line.count > 24 ? line.prefix(23) + "…" : String(line)
    }
    return sublayers.lazy.compactMap(\.firstText).first
  }
}
