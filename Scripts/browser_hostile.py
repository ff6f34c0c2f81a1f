"""Attacks a studio while its one real user goes on moving a slider in Chromium.

usage: browser_hostile.py TOOL DIRECTORY: springform's path and a folder of the script's own. Whoever is not the page is refused, the
page does not notice, and the studio is as large afterwards as it was before.
"""

import collections
import json
import pathlib
import random
import resource
import socket
import statistics
import struct
import sys
import time

import browser_pages as pages
from browser_live import KINDS, MOVE, Page, Studio
from playwright.sync_api import sync_playwright

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
HARD_LIMIT = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
CROWD = 10_000
AT_ONCE = 2_000
# Seconds after which a studio has to have lost its patience with somebody who does not come to the point: far more than its own, as
# the machine may be busy.
PATIENCE = pages.PATIENCE


class User:
    """The page, whose user goes on whatever others do."""

    def __init__(self, page):
        self.page = page
        self.chance = random.Random(5)
        page.look(7)

    def moves(self, count=5):
        """Milliseconds from some moves of a slider to the pictures."""
        values = [self.page.page.evaluate(MOVE, ["parameter-damping", self.chance.randint(1, 100) / 100]) for _ in range(count)]
        assert all("put" in value for value in values), values
        return [value["put"] for value in values]


class Outsider:
    """Connections to a studio."""

    def __init__(self, studio):
        self.studio = studio
        self.host = "%s:%d" % studio.place
        self.token = studio.address.split("/")[3]

    def connect(self, wait=PATIENCE):
        return socket.create_connection(self.studio.place, timeout=wait)

    def ask(self, text, body=b"", wait=PATIENCE):
        """What is answered to a request, as far as it comes."""
        with self.connect(wait) as connection:
            answer = b""
            try:
                connection.sendall(text.replace("\n", "\r\n").encode("latin-1") + body)
                while more := connection.recv(65536):
                    answer += more
            except (ConnectionError, TimeoutError):
                pass
        return answer

    def head(self, path="", more=""):
        return f"GET /{self.token}/{path} HTTP/1.1\nHost: {self.host}\n{more}\n"

    def upgrade(self, origin=True, version=13, key="dGhlIHNhbXBsZSBub25jZQ=="):
        lines = [f"Origin: http://{self.host}"] if origin else []
        lines += ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Version: {version}"]
        lines += [f"Sec-WebSocket-Key: {key}"] if key else []
        return self.head("socket", "\n".join(lines) + "\n")

    def is_served(self):
        return self.ask(self.head()).startswith(b"HTTP/1.1 200 ")


class Line:
    """A WebSocket that knows the token and no manners."""

    def __init__(self, outsider):
        # Who has gone may keep a place for a moment.
        deadline = time.monotonic() + PATIENCE
        while not (answer := self.begin(outsider)).startswith(b"HTTP/1.1 101 "):
            assert time.monotonic() < deadline, answer
            self.close()

    def begin(self, outsider):
        """The head of the answer, as far as it comes."""
        self.connection = outsider.connect()
        self.connection.sendall(outsider.upgrade().replace("\n", "\r\n").encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n") and (more := self.connection.recv(1)):
            answer += more
        return answer

    @staticmethod
    def frame(payload, first=0x81, is_masked=True, length=None):
        count = len(payload) if length is None else length
        second = 0x80 if is_masked else 0
        if count < 126:
            head = struct.pack("!BB", first, second | count)
        elif count < 65536:
            head = struct.pack("!BBH", first, second | 126, count)
        else:
            head = struct.pack("!BBQ", first, second | 127, count)
        mask = b"\x11\x22\x33\x44"
        return head + (mask + bytes(byte ^ mask[index & 3] for index, byte in enumerate(payload)) if is_masked else payload)

    def say(self, data):
        try:
            self.connection.sendall(data)
        except ConnectionError:
            pass

    def ends(self):
        """Whether the studio hangs up."""
        try:
            while self.connection.recv(65536):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True

    def hears(self, text):
        """Whether the studio says something."""
        heard = b""
        try:
            while text not in heard:
                more = self.connection.recv(65536)
                if not more:
                    return False
                heard += more
        except (ConnectionError, TimeoutError):
            return False
        return True

    def close(self):
        self.connection.close()


def refuse(outsider):
    """Requests that are none of the page's."""
    host, token, head = outsider.host, outsider.token, outsider.head
    port = host.split(":")[1]
    upgrade = outsider.upgrade()
    cases = [
        ("403", f"GET /{token}/ HTTP/1.1\nHost: evil.example\n\n"), ("403", f"GET /{token}/ HTTP/1.1\nHost: evil.example:{port}\n\n"),
        ("403", f"GET /{token}/ HTTP/1.1\nHost: 127.0.0.1\n\n"), ("403", f"GET /{token}/ HTTP/1.1\nHost: 127.0.0.1.evil.example:{port}\n\n"),
        ("403", f"GET /{token}/ HTTP/1.1\n\n"), ("403", f"GET /{token}/ HTTP/1.1\nHost: {host}\nHost: {host}\n\n"),
        ("403", head("", "Origin: http://evil.example\n")), ("403", head("", "Origin: null\n")), ("403", head("", f"Origin: https://{host}\n")),
        ("403", head("", f"Origin: http://{host}.evil.example\n")), ("403", head("", f"Origin: http://{host}\nOrigin: http://evil.example\n")),
        ("403", upgrade.replace(f"Origin: http://{host}", "Origin: http://evil.example")), ("403", outsider.upgrade(origin=False)),
        ("404", f"GET / HTTP/1.1\nHost: {host}\n\n"), ("404", f"GET /{token} HTTP/1.1\nHost: {host}\n\n"),
        ("404", f"GET /{token[:-1]}x/ HTTP/1.1\nHost: {host}\n\n"), ("404", f"GET /{token.upper()}/ HTTP/1.1\nHost: {host}\n\n"),
        ("404", f"GET //{token}/ HTTP/1.1\nHost: {host}\n\n"), ("404", head("../../etc/passwd")), ("404", head("..%2f..%2fetc/passwd")),
        ("404", head("%2e%2e/kinds.scene.yml")), ("404", head("kinds.scene.yml")), ("404", head("studio.js/..")), ("404", head("studio.js%00")),
        ("404", head("studio.js?" + "a" * 1000)), ("404", head("....//....//etc/passwd")), ("404", head("/etc/passwd")), ("404", head("\\..\\..\\etc\\passwd")),
        ("405", head().replace("GET", "DELETE", 1)), ("405", head().replace("GET", "POST", 1)), ("405", head().replace("GET", "OPTIONS", 1)),
        ("405", head().replace("GET", "get", 1)),
        ("413", head("", "Content-Length: 5\n")), ("413", head("", "Transfer-Encoding: chunked\n")),
        ("413", head("", "Content-Length: 0\nContent-Length: 5\n")), ("413", head("", "Content-Length: -1\n")),
        ("400", "GET / HTTP/1.1\nHost\n\n"), ("400", "GET / HTTP/1.0\n\n"), ("400", "PRI * HTTP/2.0\n\nSM\n\n"), ("400", "GET / HTTP/1.1\n: x\n\n"),
        ("400", f"CONNECT {host} HTTP/1.1\nHost: {host}\n\n"), ("400", f"GET http://{host}/{token}/ HTTP/1.1\nHost: {host}\n\n"),
        ("400", head("", "A: b\n c\n")), ("400", head("", "A: \x01\n")), ("400", head("", "A: \xff\xfe\n")), ("400", "\n\n"),
        ("400", head("a" * 20_000)), ("400", head("", "A: b\n" * 5000)),
    ]
    for status, text in cases:
        answer = outsider.ask(text)
        # One who sends more than a head may be hung up on in the middle of it.
        is_hung_up = status == "400" and len(text) > 10_000 and not answer
        assert is_hung_up or answer.startswith(b"HTTP/1.1 " + status.encode()), (text[:100], answer[:80])
    for text in (outsider.upgrade(version=8), outsider.upgrade(key=None), outsider.upgrade(key="short")):
        assert not outsider.ask(text).startswith(b"HTTP/1.1 101"), text
    return f"{len(cases) + 3} refused"


def drown(outsider):
    """A gigabyte that nobody reads: as a body, as a line without an end, and of nothing but heads."""
    for start in (outsider.head("", "Content-Length: 1000000000\n"), "GET /" + "a" * 1000, "\x16\x03\x01"):
        with outsider.connect(wait=10) as connection:
            try:
                connection.sendall(start.replace("\n", "\r\n").encode("latin-1"))
                for _ in range(1000):
                    connection.sendall(bytes(1_000_000))
                raise AssertionError("a gigabyte was read")
            except (ConnectionError, TimeoutError):
                pass
    return "three gigabytes not read"


def crowd(outsider, user):
    """Ten thousand that say nothing, half of a line, or no end; some shut one direction down and stay."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, HARD_LIMIT), HARD_LIMIT))
    most = min(AT_ONCE, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200)
    held = collections.deque()
    waits = []
    for number in range(CROWD):
        if len(held) >= most:
            held.popleft().close()
        connection = socket.socket()
        connection.setblocking(False)
        connection.connect_ex(outsider.studio.place)
        held.append(connection)
        try:
            if number % 4 == 1:
                connection.send(b"GET /")
            elif number % 4 == 2:
                connection.send(b"GET / HTTP/1.1\r\nHost: a\r\n")
            elif number % 4 == 3:
                connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        if number % 500 == 499:
            waits += user.moves(2)
            assert outsider.is_served(), "somebody who says who he is waits"
    for connection in held:
        connection.close()
    return f"{CROWD} came, {most} at once; the user waited {statistics.median(waits):.0f} ms, {max(waits):.0f} at worst"


def dawdle(outsider, user):
    """Clients that send a right head, a byte at a time, and never come to its end; and one that does in time."""
    text = (outsider.head("", "X: " + "a" * 500 + "\n")).replace("\n", "\r\n").encode()
    held = [outsider.connect() for _ in range(50)]
    gone = 0
    waits = []
    start = time.monotonic()
    for byte in text:
        for connection in list(held):
            try:
                connection.send(bytes([byte]))
            except OSError:
                held.remove(connection)
                gone += 1
        if len(waits) < 40:
            waits += user.moves(1)
        if not held:
            break
        assert time.monotonic() - start < PATIENCE, "somebody slow is waited for"
        time.sleep(0.05)
    assert gone == 50, f"{50 - gone} of 50 came to the end of a head that took {time.monotonic() - start:.0f} s"
    return f"50 dropped after {time.monotonic() - start:.0f} s; the user waited {statistics.median(waits):.0f} ms, {max(waits):.0f} at worst"


def break_frames(outsider):
    """Frames against the protocol end the line."""
    frame = Line.frame
    cases = [
        frame(b"{}", is_masked=False), frame(b"{}", first=0xC1), frame(b"{}", first=0x91), frame(b"{}", first=0x83), frame(b"{}", first=0x8B),
        frame(b"a" * 126, first=0x89), frame(b"a", first=0x09), frame(b"a", first=0x80), frame(b"a", first=0x01) + frame(b"a", first=0x81),
        frame(b"", length=2**63), frame(b"", length=2**64 - 1), frame(b"", length=2**20 + 1), b"\xff" * 1000, b"GET / HTTP/1.1\r\n\r\n",
        frame(b"a" * 1_000_000, first=0x01) + frame(b"a" * 1_000_000, first=0x80), frame(b"", first=0x88),
    ]
    for data in cases:
        line = Line(outsider)
        line.say(data)
        assert line.ends(), data[:40]
        line.close()
    return f"{len(cases)} lines ended"


def talk_nonsense(outsider):
    """Texts that are no requests, and requests that make no sense, are answered or left alone, and the line stays."""
    play = lambda **more: {"play": {"take": 1, "values": {}, "strokes": None, "time": 0, "scale": 1, **more}}
    wrong = [b"", b"\xff\xfe", b"{", b"[" * 100_000, b'{"a":' * 50_000, b"null", b"{}", b'{"open":{}}', b'{"destroy":{"all":true}}', b"1" * 100_000]
    wrong += [json.dumps(one).encode() for one in (play(time=None), play(scale=-1), play(scale=1e9), play(strokes=[[["a"]]]), {"picture": {}})]
    odd = [
        {"open": {"scene": "../../etc/passwd"}}, {"open": {"scene": "\0"}}, {"picture": {"id": 1, "channel": 99, "take": 1, "refresh": 0, "scale": 1}},
        {"picture": {"id": 1, "channel": 0, "take": 1, "refresh": -1, "scale": 1}}, {"picture": {"id": -(2**62), "channel": 0, "take": 2**62, "refresh": 2**62, "scale": 1}},
        {"keep": {"take": -5}}, play(time=1e308), play(time=-1e308), play(take=-(2**62)), play(values={"nobody": "knows"}), play(values={"damping": "\0"}),
        play(values={"damping": "1e999"}), play(strokes=[[[1e308, -1e308, 1e308]] * 50]), play(strokes=[[[-1, 0, 0], [0, 1e-300, 0]]]), play(strokes=[[]] * 10_000),
        play(strokes=[[[index / 1000, 1, 2] for index in range(30_000)]]), {"words": {"values": {"damping": "'; rm -rf /"}}},
        {"save": {"values": {"nobody": "x"}, "strokes": None, "over": True}},
    ]
    before = {path: path.read_bytes() for path in DIRECTORY.glob("*.yml")}
    line = Line(outsider)
    line.say(Line.frame(json.dumps({"open": {"scene": "kinds.scene.yml"}}).encode()))
    for data in wrong:
        line.say(Line.frame(data))
        assert line.hears(b"failure"), data[:60]
    for request in odd:
        line.say(Line.frame(json.dumps(request).encode()))
    line.say(Line.frame(json.dumps({"words": {"values": {"damping": "0.123"}}}).encode()))
    assert line.hears(b"damping=0.123"), "the line is dead"
    line.close()
    assert before == {path: path.read_bytes() for path in DIRECTORY.glob("*.yml")}, "a file was written"
    return f"{len(wrong) + len(odd)} said"


def fill(outsider):
    """Connections of pages that came until there was no room: the last of them was told so, unless there is room for twenty."""
    lines = []
    while len(lines) < 20:
        line = outsider.connect()
        line.sendall(outsider.upgrade().replace("\n", "\r\n").encode())
        lines.append(line)
        if line.recv(12) == b"HTTP/1.1 503":
            break
    return lines


def crowd_pages(outsider):
    """There is room for sixteen pages; who comes later is told so, and there is room again when one goes."""
    deadline = time.monotonic() + PATIENCE
    while len(lines := fill(outsider)) != 16:
        # Those who came before may keep their places for a moment.
        for line in lines:
            line.close()
        assert time.monotonic() < deadline, len(lines)
        time.sleep(0.5)
    # Some vanish without a word.
    for line in lines:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    deadline = time.monotonic() + PATIENCE
    while not outsider.ask(outsider.upgrade(), wait=1).startswith(b"HTTP/1.1 101"):
        assert time.monotonic() < deadline, "pages that are gone keep their place"
    return "the 17th page is told that there is no room"


def main():
    DIRECTORY.mkdir(parents=True, exist_ok=True)
    (DIRECTORY / "kinds.scene.yml").write_text(KINDS)
    with sync_playwright() as playwright:
        browser = pages.launch(playwright)
        studio = Studio(TOOL, DIRECTORY, "kinds.scene.yml")
        page = Page(browser, studio, "#kinds.scene.yml")
        user = User(page)
        outsider = Outsider(studio)
        assert outsider.is_served()
        print(f"undisturbed the user waits {statistics.median(user.moves(20)):.0f} ms")
        before = studio.memory
        for attack in (refuse, drown, crowd, dawdle, break_frames, talk_nonsense, crowd_pages):
            told = attack(outsider, user) if attack in (crowd, dawdle) else attack(outsider)
            waits = user.moves()
            assert outsider.is_served(), attack.__name__
            print(f"hostile, {attack.__name__}: {told}; the user then waits {max(waits):.0f} ms at worst, {studio.memory:.0f} MB", flush=True)
        page.until(lambda: studio.memory - before < 60, lambda: f"{studio.memory - before} MB more")
        page.close()
        studio.end()
        browser.close()


if __name__ == "__main__":
    main()
