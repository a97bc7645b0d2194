# shellcheck shell=bash
# Fetches what the web client is made of and builds it into build/web; sourced after packages.sh.
#
# Debian's Node is too old for the client's tools, so npm brings a newer one into build/node, with an
# npm that knows it (the old one leaves out parts that its own Node could not run). What comes from npm's registry may be out of reach: then there is a reason in `client_trouble`, and it
# is for the caller to say what follows. An error in our own sources ends the script.

client_trouble=
client_node=  # set by prepare_client

# suits NODE: can the client's tools run on it? The same versions stand in web/package.json.
suits() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit((a === 20 ? b < 19 : a === 22 ? b < 12 : a < 23) ? 1 : 0)' >/dev/null 2>&1
}

# A Node that is new enough: the machine's own, or the one that npm brought.
find_client_node() {
  local candidate
  for candidate in "$(type -P node)" "$root"/build/node/node_modules/node-linux-*/bin/node; do
    if suits "$candidate"; then
      printf '%s' "$candidate"
      return
    fi
  done
  return 1
}

# What npm's error code means to a person.
npm_trouble() {  # npm_trouble LOG
  local code
  code=$(grep -oE 'npm (ERR!|error) code [A-Z0-9_]+' "$1" | awk 'NR == 1 { print $NF }')
  case $code in
    ENOTFOUND | EAI_AGAIN | ENETUNREACH | EHOSTUNREACH)
      printf 'no way to the npm registry (%s): is this machine online?' "$code" ;;
    ECONNREFUSED | ECONNRESET | ETIMEDOUT | ERR_SOCKET_TIMEOUT | FETCH_ERROR)
      printf 'the npm registry does not answer (%s)' "$code" ;;
    *CERT* | *SIGNATURE*)
      printf 'the certificate of the npm registry is not trusted here (%s): set NODE_EXTRA_CA_CERTS to a file with your certificates' "$code" ;;
    E4* | E5* | ETARGET | ENOVERSIONS)
      printf 'the npm registry refused or does not have a package (%s)' "$code" ;;
    ENOSPC) printf 'no space left for what npm brings' ;;
    *) printf 'npm failed%s' "${code:+ ($code)}" ;;
  esac
}

# run_npm LOG ARGUMENTS...: quietly; a registry that is out of reach is found out within seconds.
run_npm() {
  local log=$1 fetched=$root/build/node/node_modules
  local -a npm=(npm)
  shift
  if [[ $client_node == "$fetched"/* ]]; then npm=("$client_node" "$fetched/npm/bin/npm-cli.js"); fi
  npm_config_fetch_retries=1 npm_config_fetch_retry_mintimeout=2000 npm_config_fetch_timeout=60000 \
    "${npm[@]}" "$@" --ignore-scripts --prefer-offline --no-audit --no-fund --no-update-notifier \
    </dev/null >"$log" 2>&1
}

# With npm there is a Node in any case; a newer one is one of npm's packages.
fetch_node() {
  local log=$root/build/node.log package
  package=node-linux-$(node -p process.arch) || return
  say "fetching a newer Node for the web client"
  mkdir -p "$root/build/node"
  if run_npm "$log" install --prefix "$root/build/node" --no-save "$package@24" npm@11; then return; fi
  client_trouble=$(npm_trouble "$log")
  return 1
}

digest() { sha256sum | cut -d ' ' -f 1; }

# made STAMP TEXT: the stamp of an earlier run says the same.
made() { [[ -e $1 && $(<"$1") == "$2" ]]; }

# The client's packages, as the lock file has them; again when that changes.
fetch_modules() {
  local log=$root/build/modules.log stamp=$root/web/node_modules/.made wanted
  wanted=$(cat "$root/web/package.json" "$root/web/package-lock.json" | digest)
  made "$stamp" "$wanted" && return
  say "fetching the packages of the web client"
  if (cd "$root/web" && run_npm "$log" ci); then
    printf '%s' "$wanted" >"$stamp"
    return
  fi
  if grep -qE 'code E(USAGE|JSONPARSE|LOCKVERIFY)' "$log"; then show_failure "npm ci" "$log"; fi
  client_trouble=$(npm_trouble "$log")
  return 1
}

# prepare_client: npm, a Node that is new enough (`client_node`) and the packages are there; or false,
# and the reason in client_trouble.
prepare_client() {
  if ! obtain npm; then
    client_trouble="npm is missing and could not be installed (as root: apt-get install npm)"
    return 1
  fi
  find_client_node >/dev/null || fetch_node || return
  if ! client_node=$(find_client_node); then
    client_trouble="Node is too old: 20.19, 22.12 or newer is needed"
    return 1
  fi
  fetch_modules
}

# Everything that the built client depends on.
client_sources() {
  (cd "$root/web" &&
    find src public art ../data/texts index.html package-lock.json svelte.config.js vite.config.ts fonts.ts messages.ts tsconfig.json -type f |
    LC_ALL=C sort | xargs sha256sum) 2>/dev/null | digest
}

# make_client: build/web is the client as its sources are now; or false, as prepare_client.
make_client() {
  local log=$root/build/web.log new=$root/build/web-new stamp=$root/build/web.made wanted
  wanted=$(client_sources)
  if made "$stamp" "$wanted" && [[ -e $root/build/web/index.html ]]; then return; fi
  prepare_client || return
  say "building the web client"
  rm -rf -- "$new" "$stamp"
  if ! (cd "$root/web" && NO_COLOR=1 "$client_node" node_modules/vite/bin/vite.js build --outDir "$new") \
    </dev/null >"$log" 2>&1; then
    show_failure "building the web client" "$log"
  fi
  # Whoever serves the old one meanwhile has it in memory.
  rm -rf -- "$root/build/web"
  mv -- "$new" "$root/build/web"
  printf '%s' "$wanted" >"$stamp"
}

# prepare_browser: a browser and the client for it, and all that scripts in web/ need; or false, as
# prepare_client.
prepare_browser() {
  if ! obtain chromium; then
    client_trouble="chromium is missing and could not be installed (as root: apt-get install chromium)"
    return 1
  fi
  prepare_client && make_client
}

# prepare_engines: WAGONAUT_ENGINES names the browser engines that are there after an attempt to install
# them; engine_trouble says which are not, and is empty when all of them are.
readonly engines=(firefox webkit)
engine_trouble=
prepare_engines() {
  local engine
  WAGONAUT_ENGINES=chromium engine_trouble=
  for engine in "${engines[@]}"; do
    if obtain "$engine"; then
      WAGONAUT_ENGINES+=" $engine"
    else
      engine_trouble+="${engine_trouble:+, }$engine: apt-get install $(split_alternatives "$engine" | head -n 1)"
    fi
  done
  export WAGONAUT_ENGINES
  [[ -z $engine_trouble ]]
}

# client_to_serve: makes the client if that can be done; `client` is then the folder to serve.
client_to_serve() {
  client=$root/build/web
  make_client && return
  say "the web client cannot be made now: $client_trouble"
  if [[ -e $client/index.html ]]; then
    say "serving the one that was built earlier"
  else
    client=$root/web/offline
    say "serving without it, for bots and other programs; when that is mended, start ./wagonaut again"
  fi
}
