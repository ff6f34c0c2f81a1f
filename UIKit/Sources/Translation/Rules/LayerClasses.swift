import SwiftSyntax

/// The layer classes that a component declares.
///
/// A view makes its layer by the class that it names, and Core Animation shows a layer's animated state in a copy of the layer, which
/// it makes with `init(layer:)` of the layer's class. Swift calls an initialiser through a class only if it is `required`, and
/// these are not, so each class gets functions that call its own.
struct LayerClasses {
  let superclasses: Superclasses

  init(_ files: [SourceFileSyntax]) { superclasses = Superclasses(files) }

  /// What is inserted into a layer class.
  func factories(of node: ClassDeclSyntax) -> String? {
    guard isLayer(node.name.text), node.genericParameterClause == nil else { return nil }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let designated = initializers.filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
    // A class without designated initialisers of its own inherits all of its superclass.
    func has(_ parameter: String?) -> Bool {
      designated.isEmpty
        || designated.contains {
          $0.signature.parameterClause.parameters.map(\.firstName.text) == [parameter].compactMap(\.self)
        }
    }
    let name = node.name.text
    // What others see of a class, they see of what it overrides.
    let isPublic = node.modifiers.contains { ["open", "public"].contains($0.name.text) }
    let head = isPublic ? " public override class func" : " override class func"
    return (has(nil) ? "\(head) madeByClass() -> CALayer { \(name)() };" : "")
      + (has("layer") ? "\(head) copy(of layer: CALayer) -> CALayer { \(name)(layer: layer) };" : "")
  }

  private func isLayer(_ name: String) -> Bool {
    guard let root = superclasses.root(of: name) else { return false }
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }
}
