/// What is sent back to a request that is no WebSocket's. The connection ends with it.
struct Response: Hashable {
  let status: String
  let type: String
  let body: [UInt8]
  private var policy = Self.pagePolicy

  /// - Parameter report: a page with a policy of its own, which the studio shows in a frame.
  init(report: [UInt8]) {
    status = "200 OK"
    type = "text/html; charset=utf-8"
    body = report
    policy = "frame-ancestors 'self'"
  }

  init(file: PageFile) {
    status = "200 OK"
    type = file.type
    body = file.bytes
  }

  init(_ refusal: Gate.Refusal) {
    status = refusal.status
    type = "text/plain; charset=utf-8"
    body = Array((status + "\n").utf8)
  }

  var bytes: [UInt8] {
    let head = """
      HTTP/1.1 \(status)
      Content-Type: \(type)
      Content-Length: \(body.count)
      Connection: close
      Cache-Control: no-store
      Content-Security-Policy: \(policy)
      Cross-Origin-Opener-Policy: same-origin
      Cross-Origin-Resource-Policy: same-origin
      Referrer-Policy: no-referrer
      X-Content-Type-Options: nosniff
      """
    return Array(head.replacing("\n", with: "\r\n").utf8) + RequestHead.end + body
  }

  /// The page runs and shows nothing but what the server sends; no other page can show it.
  private static let pagePolicy = """
    default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' blob: data:; frame-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
}

extension Gate.Refusal {
  fileprivate var status: String {
    switch self {
    case .malformed: "400 Bad Request"
    case .forbidden: "403 Forbidden"
    case .notFound: "404 Not Found"
    case .method: "405 Method Not Allowed"
    case .body: "413 Content Too Large"
    case .tooManyPages: "503 Service Unavailable"
    }
  }
}
