# shellcheck shell=bash
# Sourced by the other scripts: strict mode, the repository's root, and the packages they need.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# as_root COMMAND...: the command, by sudo where that is needed.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# product_version: the version that the sources have.
product_version() {
  sed -n 's/^public let springformVersion = "\(.*\)"$/\1/p' Sources/Verification/Environment/ProductVersion.swift
}

# signed FOLDER: whether the folder's SHA256SUMS has a signature beside it, by a key of Scripts/ci/signers.
signed() {
  ssh-keygen -Y verify -f Scripts/ci/signers -I springform -n springform-release -s "$1/SHA256SUMS.sig" <"$1/SHA256SUMS"
}

# need GROUP...: makes sure that the Debian packages of the groups in packages.txt are there.
need() {
  [ "$1" != build ] || command -v swift >/dev/null || die "Swift 6.2 or newer is missing; see https://www.swift.org/install/linux"
  local group kind name missing=()
  for group in "$@"; do
    while read -r kind name _; do
      [ "$kind" = "$group" ] || continue
      dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
    done <Scripts/packages.txt
  done
  [ ${#missing[@]} -eq 0 ] && return
  if ! command -v apt-get >/dev/null || ! { [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null; }; then
    die "missing and not installable without apt: ${missing[*]} (on Debian or Ubuntu: apt-get install ${missing[*]})"
  fi
  printf 'installing %s\n' "${missing[*]}" >&2
  as_root apt-get update -qq || die "apt-get update failed; missing: ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" \
    >/dev/null || die "apt-get could not install: ${missing[*]}"
}

# share_build: packages that depend on this checkout are built where it is built, so that no module is compiled twice. Never
# for packages of others.
share_build() {
  export SWIFTPM_BUILD_DIR=$PWD/.build
}

# sanitized SANITIZER ARGUMENT...: swift ARGUMENT... for the tests and what they need, compiled for a sanitizer in a build
# folder of its own. For the address sanitizer the modules are compiled so that libFuzzer can steer by them, too: Scripts/fuzz
# takes the same objects.
sanitized() {
  local folder=.build/$1 part
  local options=(--product springformPackageTests --sanitize="$1" --scratch-path "$folder")
  [ "$1" != address ] || options+=(-Xswiftc "-sanitize-coverage=edge,trace-cmp,inline-8bit-counters,pc-table")
  # What was fetched for the ordinary build is not fetched again.
  if [ ! -e "$folder" ] && [ -e .build/workspace-state.json ]; then
    mkdir -p "$folder"
    for part in checkouts repositories; do ln -s "../$part" "$folder/$part"; done
    cp .build/workspace-state.json "$folder/"
  fi
  # Where the ordinary build is shared, its folder would go before this one.
  env -u SWIFTPM_BUILD_DIR swift "${@:2}" "${options[@]}"
}
