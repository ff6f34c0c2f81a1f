public import QuartzCore

/// Where a component's source lies, with its pictures and asset catalogues. The plugin that translates the source declares one class of
/// the name `SpringformFolder` in its module.
public protocol ComponentFolder: AnyObject {
  static var path: String { get }
}

extension Bundle {
  /// The folder of the component that a class belongs to; what Foundation has for it, where it belongs to none. A component's
  /// `Bundle(for:)` is translated to it.
  public static func ofComponent(with aClass: AnyClass) -> Bundle {
    let module = String(reflecting: aClass).prefix { $0 != "." }
    return pathOfComponent(inModule: String(module)).flatMap { Bundle(path: $0) } ?? Bundle(for: aClass)
  }

  /// The folder of a module's component, if it is one and its folder is still there.
  private static func pathOfComponent(inModule module: String) -> String? {
    guard let path = (NSClassFromString(module + ".SpringformFolder") as? any ComponentFolder.Type)?.path,
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return path
  }

  /// What an app's own bundle is to a source file: its component's folder.
  /// - Parameter file: `#fileID`, which begins with the module.
  static func main(for file: String) -> Bundle {
    pathOfComponent(inModule: String(file.prefix { $0 != "/" })).flatMap { Bundle(path: $0) } ?? .main
  }
}
