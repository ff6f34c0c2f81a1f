import Springform

extension ErrorMessage {
  static func prose(_ error: CompositionError) -> String {
    switch error {
    case .momentCount, .columnCount, .sceneCount: "\(error)"
    case .tooFewRefreshes: "\(error); use fewer, a longer part, or a higher --fps"
    case .noRefresh: "\(error); name a time in between, or change --from and --to"
    case .filmstripOfTable: "\(error); give one --sweep, or leave out --filmstrip"
    case .padding: "--\(error)"
    }
  }
}
