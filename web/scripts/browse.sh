# shellcheck shell=bash
# Runs a file of this folder in the browser against the real program; sourced by those that do.
set -euo pipefail

root=$(readlink -f -- "$(dirname -- "${BASH_SOURCE[0]}")/../..")
# shellcheck source=scripts/common.sh
source "$root/scripts/common.sh"
# shellcheck source=scripts/packages.sh
source "$root/scripts/packages.sh"
# shellcheck source=scripts/build.sh
source "$root/scripts/build.sh"
# shellcheck source=scripts/client.sh
source "$root/scripts/client.sh"

# browse NAME ARGUMENTS...: the tests of NAME.ts; further arguments are Playwright's.
browse() {
  local name=$1
  shift
  lock_build
  need "${run_needs[@]}"
  configure release --preset release
  build release wagonaut
  prepare_browser || fail "$exit_missing" "there is no client to look at: $client_trouble"
  unlock_build
  export WAGONAUT_PROGRAM=$root/build/release/wagonaut WAGONAUT_WEB=$root/build/web WAGONAUT_DATA=$root/data
  cd "$root/web"
  exec "$client_node" node_modules/@playwright/test/cli.js test --config scripts/playwright.config.ts "$name.ts" "$@"
}
