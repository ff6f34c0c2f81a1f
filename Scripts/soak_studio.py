"""Uses and abuses a studio at random, by its socket alone; `Scripts/soak` runs it beside the other commands.

usage: soak_studio.py TOOL DIRECTORY SECONDS: springform's path and a folder of the script's own. No place of a page may be lost, no
file and no descriptor left, and the studio's memory must not grow.
"""

import base64
import json
import os
import pathlib
import random
import shutil
import signal
import socket
import statistics
import struct
import subprocess
import sys
import time

TOOL = pathlib.Path(sys.argv[1]).resolve()
DIRECTORY = pathlib.Path(sys.argv[2]).resolve()
SECONDS = float(sys.argv[3])
ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = {"toggle-switch.scene.yml": ("damping", 0.1, 1), "card-stack.scene.yml": ("damping", 0.1, 1), "gooey-menu.scene.yml": None}
PLACES = 16
SAMPLES = 40


class Studio:
    def __init__(self):
        shutil.copytree(ROOT / "assets/scenes", DIRECTORY, dirs_exist_ok=True)
        self.temporary = DIRECTORY / "tmp"
        self.temporary.mkdir(exist_ok=True)
        environment = {**os.environ, "TMPDIR": str(self.temporary)}
        command = [TOOL, "studio", *FILES]
        self.process = subprocess.Popen(command, cwd=DIRECTORY, env=environment, stdout=subprocess.PIPE, text=True)
        parts = self.process.stdout.readline().strip().split("/")
        self.host, self.token = parts[2], parts[3]
        self.place = ("127.0.0.1", int(self.host.split(":")[1]))

    def connect(self):
        return socket.create_connection(self.place, timeout=60)

    def head(self, path="", more=""):
        return f"GET /{self.token}/{path} HTTP/1.1\nHost: {self.host}\n{more}\n".replace("\n", "\r\n").encode()

    def knock(self):
        connection = self.connect()
        fields = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Origin: http://{self.host}"]
        key = base64.b64encode(os.urandom(16)).decode()
        connection.sendall(self.head("socket", "\n".join(fields + [f"Sec-WebSocket-Key: {key}"]) + "\n"))
        return connection

    def facts(self):
        """Megabytes, descriptors and threads."""
        process = pathlib.Path(f"/proc/{self.process.pid}")
        status = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        return int(status["VmRSS"].split()[0]) / 1024, len(list((process / "fd").iterdir())), int(status["Threads"])


def reset(connection):
    """Ends a connection so that whatever the other side says next fails."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


class Page:
    """A page's line; `None` where there is no place."""

    def __init__(self, studio):
        self.connection = studio.knock()
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            more = self.connection.recv(65536)
            if not more:
                break
            self.bytes += more
        self.is_in = self.bytes.startswith(b"HTTP/1.1 101 ")
        self.bytes = self.bytes.partition(b"\r\n\r\n")[2]

    def say(self, kind, **values):
        self.frame(json.dumps({kind: values}).encode())

    def frame(self, payload, kind=0x81):
        mask = os.urandom(4)
        count = len(payload)
        head = bytes([kind, 0x80 | count]) if count < 126 else bytes([kind, 0xFE]) + struct.pack(">H", count)
        self.connection.sendall(head + mask + bytes(byte ^ mask[index & 3] for index, byte in enumerate(payload)))

    def take(self, count):
        while len(self.bytes) < count:
            more = self.connection.recv(1 << 20)
            if not more:
                raise ConnectionError("the studio hung up")
            self.bytes += more
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def hear(self, *names):
        """The next message of these: a text by its key, `file` for a file."""
        while True:
            kind, count = self.take(2)
            count = struct.unpack(">H", self.take(2))[0] if count == 126 else struct.unpack(">Q", self.take(8))[0] if count == 127 else count
            payload = self.take(count)
            name = next(iter(json.loads(payload))) if kind == 0x81 else "file" if payload[:4] == b"\xff" * 4 else "picture"
            if name in names:
                return name

    def open(self, scene):
        self.say("open", scene=scene)
        assert self.hear("scene", "failure") == "scene", scene
        return self

    def leave(self):
        self.connection.close()


class Crowd:
    """People who do one thing after the other without a plan."""

    def __init__(self, studio, chance):
        self.studio = studio
        self.chance = chance
        self.done = {}
        self.takes = 0

    def act(self):
        actions = [self.reset] * 6 + [self.use] * 6 + [self.save] * 3 + [self.save_together] * 3
        actions += [self.deaf, self.deaf, self.nonsense, self.half_a_request, self.file_unread, self.export]
        action = self.chance.choice(actions)
        action()
        self.done[action.__name__] = self.done.get(action.__name__, 0) + 1

    def page(self):
        # The places of pages that left a moment ago are free only when the studio has heard of it.
        deadline = time.monotonic() + 60
        while not (page := Page(self.studio)).is_in:
            page.leave()
            assert time.monotonic() < deadline, "no place"
            time.sleep(0.05)
        return page

    def play(self, page, values=None):
        self.takes += 1
        page.say("play", take=self.takes, values=values or {}, time=self.chance.random(), scale=self.chance.choice([0.5, 1, 2]))

    def reset(self):
        for _ in range(self.chance.randint(1, 40)):
            connection = self.studio.knock()
            if self.chance.random() < 0.5:
                connection.recv(10)
            reset(connection)
        self.settle()

    def use(self):
        page = self.page().open(self.chance.choice(list(FILES)))
        for _ in range(self.chance.randint(1, 10)):
            self.play(page)
            if self.chance.random() < 0.7:
                page.hear("timeline", "failure")
        if self.chance.random() < 0.5:
            reset(page.connection)
        else:
            page.leave()

    def save(self):
        name, (parameter, least, most) = self.chance.choice([item for item in FILES.items() if item[1]])
        page = self.page().open(name)
        page.say("save", values={parameter: f"{self.chance.uniform(least, most):.3f}"}, over=self.chance.random() < 0.5)
        assert page.hear("saved", "conflict", "failure") != "failure"
        page.leave()

    def save_together(self):
        """Whoever is second is asked, unless the page has seen the first one's words before."""
        name, (parameter, least, most) = self.chance.choice([item for item in FILES.items() if item[1]])
        pages = [self.page().open(name) for _ in range(2)]
        for page in pages:
            page.say("save", values={parameter: f"{self.chance.uniform(least, most):.3f}"}, over=False)
        answers = [page.hear("saved", "conflict", "failure") for page in pages]
        assert "failure" not in answers and "saved" in answers, answers
        self.saved_both = getattr(self, "saved_both", 0) + (answers == ["saved", "saved"])
        for page in pages:
            page.leave()

    def deaf(self):
        """Asks and never reads, until it is hung up on or has enough."""
        page = self.page()
        page.connection.settimeout(0.5)
        page.frame(json.dumps({"open": {"scene": "gooey-menu.scene.yml"}}).encode())
        pings = b"".join([bytes([0x89, 0xFD]) + b"\0\0\0\0" + b"x" * 125] * 500)
        try:
            for _ in range(self.chance.randint(1, 600)):
                self.play(page, {})
                page.connection.sendall(pings)
        except OSError:
            pass
        reset(page.connection)

    def nonsense(self):
        page = self.page()
        for text in [b"{", b"null", b'{"open":{"scene":"../../etc/passwd"}}', os.urandom(80)]:
            page.frame(text)
        page.leave()

    def half_a_request(self):
        connection = self.studio.connect()
        connection.sendall(self.studio.head()[: self.chance.randint(0, 40)])
        connection.close()

    def file_unread(self):
        connections = []
        for _ in range(20):
            connections.append(self.studio.connect())
            connections[-1].sendall(self.studio.head())
        for connection in connections:
            reset(connection)

    def export(self):
        page = self.page().open("toggle-switch.scene.yml")
        plan = {"format": self.chance.choice(["gif", "apng", "webp", "frames", "filmstrip"]), "scale": 0.5, "fps": 10, "moments": 4}
        page.say("export", id=1, values={}, plan=plan)
        if self.chance.random() < 0.7:
            assert page.hear("file", "failure") == "file"
        page.leave()

    def settle(self):
        """Waits until all places are free again, which takes as long as the studio notices that somebody is gone."""
        deadline = time.monotonic() + 60
        while True:
            pages = [Page(self.studio) for _ in range(PLACES)]
            are_in = sum(page.is_in for page in pages)
            for page in pages:
                page.leave()
            if are_in == PLACES:
                return
            assert time.monotonic() < deadline, f"{PLACES - are_in} places were lost"
            time.sleep(0.05)


def main():
    DIRECTORY.mkdir(parents=True, exist_ok=True)
    chance = random.Random(11)
    studio = Studio()
    crowd = Crowd(studio, chance)
    crowd.settle()
    start = time.monotonic()
    samples = []
    while (passed := time.monotonic() - start) < SECONDS:
        crowd.act()
        crowd.settle()
        if passed > len(samples) * SECONDS / SAMPLES:
            samples.append(studio.facts())
            print(f"studio, {passed:4.0f} s: {samples[-1][0]:.0f} MB, {samples[-1][1]} descriptors, {samples[-1][2]} threads", flush=True)
    time.sleep(2)
    after = studio.facts()
    names = lambda: sorted(path.name for path in DIRECTORY.rglob("*") if ".springform" in path.name or path.parent == studio.temporary)
    left = names()
    print("studio, done:", ", ".join(f"{count} x {name}" for name, count in sorted(crowd.done.items())))
    fifth = max(len(samples) // 5, 1)
    early, late = (statistics.median(sample[0] for sample in part) for part in (samples[fifth : 2 * fifth] or samples, samples[-fifth:]))
    print(f"studio: {early:.0f} MB in the second fifth, {late:.0f} in the last; nobody there: {after[0]:.0f} MB, {after[1]} descriptors")
    assert studio.process.poll() is None, "the studio ended"
    assert late < 1.15 * early + 30, "the studio grows"
    assert after[1] <= min(sample[1] for sample in samples) + 2, "descriptors were lost"
    assert not left, left
    studio.process.send_signal(signal.SIGTERM)
    assert studio.process.wait(30) == 128 + signal.SIGTERM
    assert not names(), names()
    print("studio: no place was lost, no file left, and memory is flat")


main()
