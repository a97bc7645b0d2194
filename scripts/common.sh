# shellcheck shell=bash
# What ./wagonaut and ./test share; sourced, never run. The caller has set `root`.
#
# Exit codes of both commands, besides the program's own and 1 for failed tests:
#   2   the arguments make no sense
#   69  something is missing and cannot be installed
#   70  the build failed

readonly exit_usage=2 exit_missing=69 exit_build=70

say() { printf 'wagonaut: %s\n' "$*" >&2; }

fail() {  # fail CODE LINE...
  local code=$1
  shift
  say "$@"
  exit "$code"
}

# A folder for everything that is made here; never committed.
make_build_folder() {
  if ! mkdir -p "$root/build" 2>/dev/null || [[ ! -w $root/build ]]; then
    fail "$exit_build" "cannot write to $root/build"
  fi
}

# One builder at a time; the others wait, so that two terminals do not spoil each other's build.
lock_build() {
  make_build_folder
  exec 9>"$root/build/lock"
  flock --nonblock 9 && return
  say "waiting for another build to finish"
  flock 9
}

unlock_build() { exec 9>&-; }

cores() { printf '%s' "${WAGONAUT_JOBS:-$(nproc)}"; }
