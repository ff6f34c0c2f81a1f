"""Checks the files that CI services read, and plays the GitHub action's own steps here.

Usage: actions.py check WORKFLOW     looks at action.yml, templates/verify.yml and the workflow of a new package
       actions.py play DIRECTORY [INPUT=VALUE]...   runs the steps in a project's directory, and ends with their exit code
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path.cwd()
EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
VERIFY = (ROOT / "Scripts/ci/verify").read_text()
# Where an artifact is shown, as GitHub would say.
ADDRESS = "https://github.com/a/b/actions/runs/1/artifacts/2"
# The other command that a job may give: the scripts come with the package.
RESOLVE = "swift package resolve"


class Complaints:
    def __init__(self):
        self.count = 0

    def add(self, text):
        self.count += 1
        print("error: " + text, file=sys.stderr)


def check_command(command, variables, where, complaints):
    """A step is one call of a script that is kept here; texts reach it in variables, never in the command."""
    if command.strip() == RESOLVE:
        return
    words = shlex.split(command)
    script = words[0][words[0].find("Scripts/") :] if len(words) == 1 and "Scripts/" in words[0] else ""
    if not script or "{{" in command or "[[" in command or "\n" in command.strip():
        complaints.add(f"{where} is no plain call of a script: {command!r}")
    elif not os.access(ROOT / script, os.X_OK):
        complaints.add(f"{where} calls {script}, which is no program")
    for name in re.findall(r"\$(\w+)", command):
        if name not in variables:
            complaints.add(f"{where} uses ${name}, which nobody sets")
    for name in variables:
        if name.startswith("SPRINGFORM_") and name not in command and name not in (ROOT / script).read_text() + VERIFY:
            complaints.add(f"{where} sets {name}, which nobody reads")


def check_version(uses, where, complaints):
    if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+", uses):
        complaints.add(f"{where}: {uses} does not name a major version")


def check_action(complaints):
    text = (ROOT / "action.yml").read_text()
    action = yaml.safe_load(text)
    known = {"inputs": set(action["inputs"]), "outputs": set(re.findall(r"^\s*(?:if .*; then )?output (\S+)", VERIFY, re.M))}
    used = set(re.findall(r"inputs\.([\w-]+)", text))
    for name in known["inputs"] ^ used:
        complaints.add(f"action.yml: the input {name} is unused or unknown")
    for name in set(re.findall(r"steps\.verify\.outputs\.([\w-]+)", text)) - known["outputs"]:
        complaints.add(f"action.yml: Scripts/ci/verify has no output {name}")
    for step in action["runs"]["steps"]:
        where = f"action.yml, '{step['name']}'"
        if "run" in step:
            check_command(step["run"], step.get("env", {}), where, complaints)
        else:
            check_version(step["uses"], where, complaints)
    if re.search(r"\$\{\{[^}]*(secrets|github\.token)", text):
        complaints.add("action.yml: a fork has no secrets")


def check_template(complaints):
    text = (ROOT / "templates/verify.yml").read_text()
    head, body = yaml.safe_load_all(text)
    for name in set(head["spec"]["inputs"]) ^ set(re.findall(r"\$\[\[ inputs\.(\w+) \]\]", text)):
        complaints.add(f"templates/verify.yml: the input {name} is unused or unknown")
    for name, job in body.items():
        for command in job["script"]:
            check_command(command, job["variables"], f"templates/verify.yml, {name}", complaints)


def check_workflow(path, complaints):
    workflow = yaml.safe_load(path.read_text())
    if workflow["permissions"] != {"contents": "read"}:
        complaints.add(f"{path.name}: more permissions than reading")
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            where = f"{path.name}, {step}"
            if "uses" in step:
                check_version(step["uses"], where, complaints)
            elif step["run"] != "swift test":
                check_command(step["run"], step.get("env", {}), where, complaints)


def play(directory, settings):
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    values = {
        "github.action_path": str(ROOT),
        "github.action_repository": "a/b",
        "github.action_ref": "main",
        "steps.upload.outputs.artifact-url": ADDRESS,
    }
    for name, specification in action["inputs"].items():
        values["inputs." + name] = settings.get(name, specification["default"])

    def filled(text):
        return EXPRESSION.sub(lambda match: values[match[1]], text)

    with tempfile.TemporaryDirectory() as home:
        files = {name: pathlib.Path(home, name) for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        code = 0
        for step in action["runs"]["steps"]:
            # Steps with a condition run whatever came before.
            if "run" not in step or (code and "if" not in step):
                continue
            environment = {name: filled(value) for name, value in step.get("env", {}).items()}
            ended = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
                cwd=pathlib.Path(directory, filled(step.get("working-directory", "."))),
                env={**os.environ, **environment, **{name: str(path) for name, path in files.items()}},
            )
            code = code or ended.returncode
        for name, path in files.items():
            print(f"{name}:\n{path.read_text() if path.exists() else ''}", end="")
    return code


def main():
    match sys.argv[1:]:
        case ["check", workflow]:
            complaints = Complaints()
            check_action(complaints)
            check_template(complaints)
            check_workflow(pathlib.Path(workflow), complaints)
            return complaints.count > 0
        case ["play", directory, *settings]:
            return play(directory, dict(setting.split("=", 1) for setting in settings))
    return 64


sys.exit(main())
