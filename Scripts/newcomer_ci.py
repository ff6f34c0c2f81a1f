"""Follows the article for build servers, without Swift: publishes a package that holds a program into a folder that a server shows
here, and runs each recipe on scene, Lottie and SVG files, word by word but for the package's address and checksum.

Usage: newcomer_ci.py FOLDER PROGRAM     FOLDER is empty, and the checkout is the current directory
"""

import functools
import http.server
import os
import pathlib
import re
import shutil
import subprocess
import sys
import threading

import yaml

ROOT = pathlib.Path.cwd()
ARTICLE = ROOT / "Sources/Springform/Springform.docc/CI.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SETTING = re.compile(r"^(\s*SPRINGFORM_(PACKAGE|SHA256)(?:=|: ))(\S+)$", re.MULTILINE)
SCENE = """scene: 1
canvas: { size: [60, 40] }
time: { duration: 0.2s }
layers:
  - { id: shape, path: M10 10 L50 10 L30 35 Z, fill: red }
"""

# What would change the machine is done in the folder alone.
APT_GET = """#!/usr/bin/env bash
for word; do case $word in ./*.deb) dpkg-deb --extract "$word" '{installed}' ;; esac; done
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def fail(text):
    sys.exit(f"error: {ARTICLE.name}: {text}")


def blocks():
    """The article's blocks by the heading that they stand below."""
    found = {}
    heading = ""
    for part in re.split(r"^(?=#{2,3} )", ARTICLE.read_text(), flags=re.MULTILINE):
        heading = part.split("\n", 1)[0].lstrip("# ")
        found[heading] = [body for _, body in BLOCK.findall(part)]
    return found


class Newcomer:
    def __init__(self, folder, program):
        self.folder = folder
        self.project = folder / "project"
        self.installed = folder / "installed"
        self.checkout = folder / "springform"
        tools = folder / "bin"
        for path in (self.project / "scenes", self.installed, tools, folder / "www", self.checkout):
            path.mkdir(parents=True)
        (tools / "apt-get").write_text(APT_GET.format(installed=self.installed))
        (tools / "apt-get").chmod(0o755)
        self.environment = {**os.environ, "PATH": f"{tools}:{self.installed}/usr/bin:{os.environ['PATH']}"}
        self.environment.update(SPRINGFORM_DIST=str(folder / "dist"), SPRINGFORM_KEY=str(folder / "key"))
        self.pack(program)
        shutil.copytree(ROOT / "Scripts", self.checkout / "Scripts")
        version = "Sources/Verification/Environment/ProductVersion.swift"
        (self.checkout / version).parent.mkdir(parents=True)
        shutil.copy(ROOT / version, self.checkout / version)

    def pack(self, program):
        """What Scripts/package makes, in a moment."""
        tree, dist = self.folder / "tree", self.folder / "dist"
        for path in (tree / "DEBIAN", tree / "usr/bin", dist):
            path.mkdir(parents=True)
        shutil.copy(program, tree / "usr/bin/springform")
        architecture = self.output("dpkg --print-architecture", tree).strip()
        version = self.output(f"{program} --version", tree).strip()
        control = {"Package": "springform", "Version": version, "Architecture": architecture}
        control.update(Maintainer="nobody <nobody@localhost>", Description="the tool")
        (tree / "DEBIAN/control").write_text("".join(f"{name}: {value}\n" for name, value in control.items()))
        (dist / f"springform-{version}-linux-{architecture}.tar.xz").write_text("not read here")
        self.output(f"dpkg-deb --root-owner-group -Znone --build {tree} {dist}/springform_{version}_{architecture}.deb", tree)
        self.output("sha256sum -- * >SHA256SUMS", dist)

    def run(self, commands, folder, shell=("bash", "-eo", "pipefail", "-c"), **variables):
        """By default as the services' runners do: the first command that fails ends it."""
        return subprocess.run(
            [*shell, commands],
            cwd=folder,
            env={**self.environment, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def output(self, commands, folder, expected=0, **options):
        done = self.run(commands, folder, **options)
        if done.returncode != expected:
            fail(f"this ends with {done.returncode} instead of {expected}:\n{commands}\n{done.stdout}")
        return done.stdout

    def publish(self, commands, address):
        """The article's command for a folder; gives what it prints to be copied."""
        lines = [line for line in commands.splitlines() if re.fullmatch(r"Scripts/publish /\S+ https://\S+", line)]
        if len(lines) != 1:
            fail("one line should tell how to publish into a folder")
        script, folder, example = lines[0].split()
        printed = self.output(f"{script} {self.folder}/www {address}", self.checkout)
        self.example = example
        self.settings = {name: value for _, name, value in SETTING.findall(printed)}
        signed = f"ssh-keygen -Y verify -f Scripts/ci/signers -I springform -n springform-release -s {self.folder}/www/SHA256SUMS.sig"
        self.output(f"{signed} <{self.folder}/www/SHA256SUMS", self.checkout)

    def filled(self, recipe):
        """A recipe with the printed lines in the place of those that stand there."""
        found = SETTING.findall(recipe)
        if [name for _, name, _ in found] != ["PACKAGE", "SHA256"] or not found[0][2].startswith(self.example + "/"):
            fail(f"a recipe should begin with the package's address and checksum:\n{recipe}")
        return SETTING.sub(lambda match: match[1] + self.settings[match[2]], recipe)

    def shell(self, recipe):
        """As a script that stands alone, which nobody but itself stops."""
        return lambda expected: self.output(recipe, self.project, expected, shell=("bash", "-c"))

    def github(self, recipe):
        workflow = yaml.safe_load(recipe)
        summary = self.folder / "step-summary.md"

        def job(steps, part):
            code, printed = 0, ""
            for step in steps:
                if "run" not in step or code and "if" not in step:
                    continue
                commands = step["run"].replace("${{ matrix.part }}", str(part))
                done = self.run(commands, self.project, GITHUB_STEP_SUMMARY=str(summary), **workflow["env"])
                code, printed = code or done.returncode, printed + done.stdout
            return code, printed

        def play(expected):
            summary.write_text("")
            played = []
            # All share a folder here, so that what is uploaded is there as if it had been downloaded.
            for about in workflow["jobs"].values():
                parts = about.get("strategy", {"matrix": {"part": [0]}})["matrix"]["part"]
                played += [job(about["steps"], part) for part in parts]
            printed = "".join(text for _, text in played)
            code = played[-1][0]
            if code != expected or "### " not in summary.read_text():
                fail(f"the workflow ends with {code} instead of {expected}, or without a summary:\n{printed}")
            return printed

        return play

    def gitlab(self, recipe):
        pipeline = yaml.safe_load(recipe)
        before = pipeline.pop("default", {}).get("before_script", [])
        shared = {**pipeline.pop("variables", {}), "CI_JOB_URL": "https://gitlab.example.com/a/b/-/jobs/1"}

        def play(expected):
            played = []
            for job in pipeline.values():
                count = job.get("parallel", 1)
                for index in range(1, count + 1):
                    variables = {**shared, **job.get("variables", {}), "CI_NODE_INDEX": str(index), "CI_NODE_TOTAL": str(count)}
                    played.append(self.run("\n".join(before + job["script"]), self.project, **variables))
            printed = "".join(done.stdout for done in played)
            if played[-1].returncode != expected:
                fail(f"the pipeline ends with {played[-1].returncode} instead of {expected}:\n{printed}")
            text = (self.project / "springform-report/summary.md").read_text()
            pictures = re.findall(r'<img src="https://gitlab.example.com/a/b/-/jobs/1/artifacts/raw/([^"]*)"', text)
            if len(pictures) != (expected == 1) or not all((self.project / path.replace("%3D", "=")).exists() for path in pictures):
                fail(f"the comment's pictures are {pictures}:\n{text}")
            return printed

        return play

    def follow(self, recipe):
        shutil.rmtree(self.installed / "usr", ignore_errors=True)
        scene = self.project / "scenes/shape.scene.yml"
        recipe(0)
        scene.write_text(SCENE.replace("red", "blue"))
        if "scenes/shape.scene.yml: changed" not in recipe(1):
            fail("a change is not told")
        scene.write_text(SCENE)
        self.output("rm -rf springform-report part-* springform.deb", self.project)


def main():
    folder, program = map(pathlib.Path, sys.argv[1:])
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder / "www"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    article = blocks()
    newcomer = Newcomer(folder, program)
    (commands,) = article["The tool's package"]
    newcomer.publish(commands, f"http://127.0.0.1:{server.server_port}")

    project = newcomer.project
    (settings,) = article["Scene files, Lottie and SVG"]
    (project / "springform.yml").write_text(settings)
    (project / "scenes/shape.scene.yml").write_text(SCENE)
    shutil.copy(ROOT / "assets/lottie/sunrise.json", project / "scenes")
    (project / "scenes/box.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M2 2h9v9z"/></svg>')
    (shell,) = article["A shell script"]
    shell = newcomer.shell(newcomer.filled(shell))
    # The first run installs the tool, which then records what the others compare.
    shell(2)
    (record,) = article["Overview"]
    newcomer.output(record, project)
    names = sorted(str(path.relative_to(project)) for path in project.glob("Baselines/**/*.apng"))
    if names != [f"Baselines/scenes/{name}.apng" for name in ("box.svg", "shape.scene.yml", "sunrise.json")]:
        fail(f"recorded are {names}")

    newcomer.follow(shell)
    for heading in ("GitHub, without an action of ours", "GitHub, in several parts"):
        (workflow,) = article[heading]
        newcomer.follow(newcomer.github(newcomer.filled(workflow)))
    for heading in ("GitLab, without a component of ours", "GitLab, in several parts"):
        (pipeline,) = article[heading]
        newcomer.follow(newcomer.gitlab(newcomer.filled(pipeline)))
    (merge,) = article["Many scenes"]
    parts = "for i in 1 2 3 4; do springform verify --ci --resume --shard $i/4 --report part-$i; done\n"
    if "3 scenes: 3 identical" not in newcomer.output(parts + merge, project):
        fail("the parts are not the whole")
    # Exchanged on its way: nothing of it is run.
    with open(next((folder / "www").glob("*.deb")), "ab") as package:
        package.write(b"more")
    shutil.rmtree(newcomer.installed / "usr")
    shell(1)
    if list(newcomer.installed.iterdir()):
        fail("a package was installed that has another checksum")


main()
