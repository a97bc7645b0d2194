# shellcheck shell=bash
# Finds out what is missing and installs it by package name; sourced after common.sh.
#
# A need is looked for by what it can do, not by who installed it: a compiler from elsewhere will
# do. Only what is not found is installed. What was found is noted in build/found, so that the next
# run does not look again.

# The Debian packages behind each need; `|` parts alternatives, the best one first.
declare -A packages_of=(
  [compiler]='g++'
  [cmake]='cmake'
  [ninja]='ninja-build'
  [boost]='libboost1.81-dev | libboost1.83-dev | libboost1.88-dev | libboost-dev'
  [fmt]='libfmt-dev'
  [cli11]='libcli11-dev'
  [sqlite]='libsqlite3-dev'
  [pq]='libpq-dev'
  [sodium]='libsodium-dev'
  [postgres]='postgresql-15 | postgresql-17 | postgresql'
  [gtest]='libgtest-dev'
  [node]='nodejs'
  [python]='python3'
  [npm]='npm'
  [chromium]='chromium-headless-shell fonts-dejavu-core | chromium fonts-dejavu-core'
  [firefox]='firefox-esr | firefox'
  [webkit]='webkit2gtk-driver xvfb'
  [modules]='node-ajv node-ws'
  [wasm]='clang-22 lld-22 libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32 wasi-libc
        | clang-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc'
  [mpi]='openmpi-bin libopenmpi-dev'
  [clang]='clang-22 | clang-19'
  [fuzzer]='clang-22 libclang-rt-22-dev | clang-19 libclang-rt-19-dev'
  [tidy]='clang-tidy-22 | clang-tidy-19'
  [format]='clang-format-14 | clang-format'
)

readonly run_needs=(compiler cmake ninja boost fmt cli11 sqlite pq sodium)
readonly test_needs=("${run_needs[@]}" gtest postgres node modules python)

compiles() {  # compiles < source: true when the default compiler accepts it
  "${CXX:-c++}" -std=c++20 -x c++ -fsyntax-only - >/dev/null 2>&1
}

find_compiler() { compiles <<<'#include <span>'; }
find_cmake() { cmake --version >/dev/null 2>&1 && ! cmake --version | grep -qE ' 3\.([0-9]|1[0-9]|2[0-4])\.'; }
find_ninja() { ninja --version >/dev/null 2>&1; }
# 1.81 is the first whose headers serve C++20 (Debian's own default is older).
find_boost() {
  compiles <<'CODE'
#include <boost/version.hpp>
static_assert(BOOST_VERSION >= 108100);
CODE
}
find_fmt() { compiles <<<'#include <fmt/core.h>'; }
find_cli11() { compiles <<<'#include <CLI/CLI.hpp>'; }
find_sqlite() { compiles <<<'#include <sqlite3.h>'; }
find_pq() { compiles <<<'#include <postgresql/libpq-fe.h>' || compiles <<<'#include <libpq-fe.h>'; }
find_sodium() { compiles <<<'#include <sodium.h>'; }
# Debian keeps the server's programs out of the path.
find_postgres() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null; }
find_gtest() { compiles <<<'#include <gtest/gtest.h>'; }
find_node() { node -e 'process.exit(parseInt(process.versions.node) >= 18 ? 0 : 1)' 2>/dev/null; }
find_python() { python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null; }
# Whatever Node comes with it: a newer one is fetched by client.sh.
find_npm() { npm --version >/dev/null 2>&1; }
# The one without a screen does the same work in half the time.
find_chromium() { [[ -n ${WAGONAUT_CHROMIUM:-} ]] || command -v chromium-headless-shell chromium >/dev/null; }
find_firefox() { [[ -n ${WAGONAUT_FIREFOX:-} ]] || command -v firefox-esr firefox >/dev/null; }
# Its driver starts the small browser that comes with the library, on a screen that nobody sees.
find_webkit() { command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null; }
find_modules() { NODE_PATH=${NODE_PATH:-/usr/share/nodejs} node -e 'require("ajv"); require("ws")' 2>/dev/null; }
find_wasm() { wasm_compiler >/dev/null; }
find_mpi() { mpirun --version >/dev/null 2>&1 && mpicxx --version >/dev/null 2>&1; }
find_clang() { newest clang++ >/dev/null; }
find_fuzzer() { fuzz_compiler >/dev/null; }
find_tidy() { newest clang-tidy >/dev/null; }
find_format() { format_tool >/dev/null; }

# newest TOOL: its newest version that we have tried.
newest() {
  command -v "$1-22" || command -v "$1-19"
}

# The C++ compiler that links a program for wasm32-wasi.
wasm_compiler() {
  local tool
  for tool in clang++-22 clang++-19; do
    if "$tool" --target=wasm32-wasi -Wno-deprecated -std=c++20 -fno-exceptions -mexec-model=reactor \
      -x c++ - -o /dev/null <<<'#include <vector>' >/dev/null 2>&1; then
      command -v "$tool"
      return
    fi
  done
  return 1
}

# links_with FLAG: the compilers, newest first, that link a program with this sanitizer.
links_with() {
  local tool
  for tool in clang++-22 clang++-19; do
    if "$tool" "-fsanitize=$1" -x c++ - -o /dev/null >/dev/null 2>&1 <<'CODE'
extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }
__attribute__((weak)) int main() {}
CODE
    then
      command -v "$tool"
      return
    fi
  done
  return 1
}

fuzz_compiler() { links_with fuzzer,address,undefined; }
# clang builds the sanitized suite much faster; g++ always brings its own runtime.
sanitize_compiler() { links_with address,undefined || command -v g++; }
threads_compiler() { links_with thread || command -v g++; }

# Another release formats differently.
format_tool() {
  command -v clang-format-14 && return
  clang-format --version 2>/dev/null | grep -q 'version 14\.' && command -v clang-format
}

found_note() { printf '%s' "$root/build/found/$1"; }

have() {  # have NEED: noted before, or found now
  local note
  note=$(found_note "$1")
  [[ -e $note && $(<"$note") == "${packages_of[$1]}" ]] && return
  "find_$1" || return
  mkdir -p "${note%/*}"
  printf '%s' "${packages_of[$1]}" >"$note"
}

# After a failed build: look again next time, something may have been removed.
forget_found() { rm -rf -- "$root/build/found"; }

# Root already, or by sudo: without a word, or with a password where a person can type one.
can_be_root() {
  [[ $EUID -eq 0 ]] || sudo -n true 2>/dev/null || { [[ -t 0 && -t 2 ]] && command -v sudo >/dev/null; }
}

as_root() {
  if [[ $EUID -eq 0 ]]; then "$@"; else sudo "$@"; fi
}

apt() { as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"; }

# installable PACKAGE...: apt could install them without removing anything.
installable() { apt-get install --simulate --no-remove -qq "$@" >/dev/null 2>&1; }

split_alternatives() {  # one alternative a line
  printf '%s|' "${packages_of[$1]}" | tr -s ' \n' ' ' | tr '|' '\n' | sed 's/^ *//; s/ *$//'
}

# The first alternative that apt can install, or the best one for the message when none can.
choose_packages() {
  local alternative
  while read -r alternative; do
    # shellcheck disable=SC2086  # a list of package names
    if installable $alternative; then
      printf '%s\n' "$alternative"
      return
    fi
  done < <(split_alternatives "$1")
  split_alternatives "$1" | head -n 1
}

lists_refreshed=no

refresh_lists() {  # refresh_lists LOG: once in a run
  if [[ $lists_refreshed == yes ]]; then return; fi
  lists_refreshed=yes
  apt update </dev/null >"$1" 2>&1 || say "the package lists could not be refreshed; going on with the old ones"
}

install_packages() {  # install_packages NEED...
  local log=$root/build/install.log need
  local -a wanted=()
  refresh_lists "$log"
  for need in "$@"; do
    # shellcheck disable=SC2207  # package names have no spaces
    wanted+=($(choose_packages "$need"))
  done
  say "installing ${wanted[*]}"
  apt install -y --no-install-recommends --no-remove "${wanted[@]}" </dev/null >>"$log" 2>&1
}

missing_message() {  # missing_message NEED...
  local need
  local -a wanted=()
  for need in "$@"; do
    # shellcheck disable=SC2207
    wanted+=($(split_alternatives "$need" | head -n 1))
  done
  say "missing, and could not be installed: ${wanted[*]}"
  [[ -s $root/build/install.log ]] && grep -E '^E: ' "$root/build/install.log" | sed 's/^E: /  apt: /' >&2
  say "as root: apt-get update && apt-get install ${wanted[*]}"
}

# obtain NEED...: installs what is not there; false, and still_missing, if something then is not.
still_missing=()
obtain() {
  local one
  local -a missing=()
  still_missing=()
  for one in "$@"; do have "$one" || missing+=("$one"); done
  if [[ ${#missing[@]} -eq 0 ]]; then return; fi
  if command -v apt-get >/dev/null && can_be_root; then
    install_packages "${missing[@]}" || true
  fi
  for one in "${missing[@]}"; do have "$one" || still_missing+=("$one"); done
  [[ ${#still_missing[@]} -eq 0 ]]
}

# need NEED...: all of them are there afterwards, or the script ends.
need() {
  obtain "$@" && return
  missing_message "${still_missing[@]}"
  exit "$exit_missing"
}
