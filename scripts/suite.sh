# shellcheck shell=bash
# Runs the tests of a build folder and counts them; sourced after build.sh.
#
# A test has one name: Suite.Test; the WebAssembly cases are the suite `Wasm`; the web client's are
# `web: room › what is tested`. A line of results is "ok|failed|unsteady<tab>name<tab>milliseconds".

gtest_names() {  # gtest_names NAME: one Suite.Test a line
  "$root/build/$1/tests/wagonaut_tests" --gtest_list_tests |
    awk '/^[^ ]/ { suite = $1; next } NF { print suite $1 }'
}

wasm_names() { "$root/build/$1/tests/wasm_native" --list | sed 's/^/Wasm./'; }

# chosen NAMES-FILE PATTERN...: the names that a pattern occurs in (with * or ?: that it matches).
chosen() {
  local file=$1 pattern name
  shift
  while IFS= read -r name; do
    for pattern in "$@"; do
      [[ $pattern == *[*?]* ]] || pattern="*$pattern*"
      # shellcheck disable=SC2053  # a pattern on purpose
      if [[ $name == $pattern ]]; then
        printf '%s\n' "$name"
        break
      fi
    done
  done <"$file"
}

# share_out NAMES-FILE FOLDER: what each process is to run, a file each, in the order of beginning.
# What takes longest begins first, so that nobody waits for it at the end: the tests that need a
# PostgreSQL, each process having to start one of its own, and the longest laws, table by table. The
# rest is dealt out to more processes than there are cores.
share_out() {
  awk -v folder="$2" -v shards=$(($(cores) * 8)) '
    function job(key) { printf "%s%s", (key in begun ? ":" : "--gtest_filter="), $0 >(folder "/" key ".flags")
                        begun[key] = 1 }
    { suite = table = $0; sub(/\..*/, "", suite); sub(/.*\//, "", suite); sub(/.*\//, "", table) }
    suite == "StorePostgres" || table == "Postgres" { job("0-postgres"); next }
    suite == "NothingLost" || suite == "Failover" { job("0-killed"); next }
    suite == "Soak" { job("0-soak"); next }
    suite ~ /^(Sight|Conservation|MenuLaw|Secrets)$/ { job("1-" suite "-" table); next }
    { job(sprintf("2-%03d", dealt++ % shards)) }' "$1"
}

# run_gtests NAME NAMES-FILE RESULTS: appends a line for every name.
run_gtests() {
  local folder=$root/build/$1/shards names=$2 results=$3
  rm -rf -- "$folder"
  mkdir -p "$folder"
  share_out "$names" "$folder"
  # shellcheck disable=SC2016  # expanded by the inner shell
  (cd "$folder" && printf '%s\n' *.flags) | LC_ALL=C sort | xargs -P "$(cores)" -I{} bash -c '
    timeout 3000 "$1" --gtest_flagfile="$2/{}" --gtest_color=no >"$2/{}.log" 2>&1 </dev/null || true' \
    _ "$root/build/$1/tests/wagonaut_tests" "$folder" || true
  # A test that was begun and never ended took its process with it: it failed, and so did those
  # that were to come after it.
  cat "$folder"/*.log | awk -v names="$names" '
    /^\[       OK \] / { sub(/,$/, "", $4); ms[$4] = substr($5, 2); state[$4] = "ok" }
    END { OFS = "\t"
          while ((getline name < names) > 0) print (name in state ? "ok" : "failed"), name, ms[name] + 0 }
  ' >>"$results"
}

# What the failed tests said, without what the others did.
show_gtest_failures() {
  cat "$root/build/$1"/shards/*.log | awk '
    /^\[ RUN      \]/ { text = ""; running = 1 }
    running { text = text $0 "\n" }
    /^\[       OK \]/ { text = ""; running = 0 }
    /^\[  FAILED  \]/ && running { printf "%s", text; text = ""; running = 0 }
    /^\[==========\]/ && running == 0 { text = "" }
    END { if (running) printf "%s(ended here)\n", text }'
}

# run_wasm NAME NAMES-FILE RESULTS
run_wasm() {
  local folder=$root/build/$1/wasm log=$root/build/$1/wasm/run.log
  mkdir -p "$folder"
  sed 's/^Wasm\.//' "$2" >"$folder/cases"
  if ! timeout 900 "$root/build/$1/tests/wasm_native" "$folder" <"$folder/cases" >"$log" 2>&1 ||
    ! timeout 900 node "$root/tests/wasm/run.mjs" "$root/build/wasm/game.wasm" "$folder" >>"$log" 2>&1; then
    cat "$log"
  fi
  awk -v names="$2" '
    $1 == "ok" { state["Wasm." $2] = "ok" }
    END { OFS = "\t"; while ((getline name < names) > 0) print (name in state ? "ok" : "failed"), name, 0 }
  ' "$log" >>"$3"
}

# The browser meets the program that the tests have built.
web_tests() {  # web_tests ARGUMENTS-OF-tests.mjs...
  (cd "$root/web" &&
    WAGONAUT_PROGRAM=$root/build/test/wagonaut WAGONAUT_WEB=$root/build/web WAGONAUT_DATA=$root/data \
      WAGONAUT_JOBS=$(cores) "$client_node" scripts/tests.mjs "$@" </dev/null)
}

web_names() { web_tests list "$root/build/web-tests"; }

# run_web NAMES-FILE RESULTS
run_web() { web_tests run "$root/build/web-tests" "$1" "$2"; }

# Tests with clocks, sockets and browsers may fail because the machine was busy with something else. What
# failed is run once more, alone and one after the other. What passes then is counted as passed and named
# as unsteady: worth a look, but no reason to refuse a change. More than a handful is no accident.
readonly most_again=6

run_again() {  # run_again FOLDER
  local again=$1/again kind count
  rm -rf -- "$again"
  mkdir -p "$again"
  awk -F '\t' '$1 == "failed" { print $2 }' "$1/results" >"$again/names"
  count=$(wc -l <"$again/names")
  if [[ $count -eq 0 || $count -gt $most_again ]]; then return; fi
  for kind in gtest wasm web; do grep -Fxf "$again/names" "$1/$kind" >"$again/$kind" || true; done
  say "running again, alone, what failed: $count"
  WAGONAUT_JOBS=1 run_chosen "$again"
  awk -F '\t' -v OFS='\t' '
    NR == FNR { if ($1 == "ok") passed[$2] = $3; next }
    $1 == "failed" && $2 in passed { print "unsteady", $2, passed[$2]; next }
    { print }' "$again/results" "$1/results" >"$again/both"
  mv -- "$again/both" "$1/results"
}

# Suites with their times, the names of failed and unsteady tests, and the count as the last line; what was
# not run, and why, is part of it.
summarize() {  # summarize RESULTS SECONDS NOT-RUN
  # SC_U01 to SC_U18 are one line.
  awk -F '\t' '{ suite = $2
         if (suite ~ /^web: /) sub(/ › .*/, "", suite); else { sub(/\..*/, "", suite); sub(/\/?[0-9]+$/, "", suite) }
         n[suite]++; ms[suite] += $3; bad[suite] += $1 == "failed" }
    END { for (s in n) printf "%-36s %5d passed %4d failed %8.1f s\n", s, n[s] - bad[s], bad[s], ms[s] / 1000 }' \
    "$1" | LC_ALL=C sort
  awk -F '\t' '$1 != "ok" { print $1 ": " $2 }' "$1"
  printf 'all in %d s\n' "$2"
  awk -v left="$3" '{ if ($1 == "failed") bad++; else good++ }
    END { printf "%d passed, %d failed%s\n", good, bad, (left == "" ? "" : ", " left)
          exit (bad > 0 || good == 0) }' "$1"
}
