"""Serves a folder to this machine alone, by https and by http, and prints both addresses; below /moved https leads to http.

Usage: actions_server.py DIRECTORY PEM      PEM holds the certificate and its key
"""

import functools
import http.server
import ssl
import sys
import threading


class Files(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        if not self.path.startswith("/moved/"):
            return super().do_GET()
        self.send_response(302)
        self.send_header("Location", f"http://127.0.0.1:{plain.server_port}/{self.path.removeprefix('/moved/')}")
        self.end_headers()


def server():
    return http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=sys.argv[1]))


plain, safe = server(), server()
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(sys.argv[2])
safe.socket = context.wrap_socket(safe.socket, server_side=True)
print(f"https://127.0.0.1:{safe.server_port} http://127.0.0.1:{plain.server_port}", flush=True)
threading.Thread(target=plain.serve_forever, daemon=True).start()
safe.serve_forever()
