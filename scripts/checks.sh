# shellcheck shell=bash
# The checks that are not tests: fuzzing, MPI, bench, clang-tidy, clang-format, ESLint and Prettier, and
# everything in turn; sourced after build.sh and client.sh.

readonly fuzz_targets=(data record moves protocol campaign)

# run_fuzz SECONDS: every target for that long; findings stay in build/fuzz/findings.
run_fuzz() {
  local seconds=$1 target good=0 bad=0 log
  need "${run_needs[@]}" fuzzer
  configure fuzz --preset fuzz "-DCMAKE_CXX_COMPILER=$(fuzz_compiler)"
  build fuzz "${fuzz_targets[@]/#/fuzz_}"
  mkdir -p "$root/build/fuzz/findings"
  printf '%s\n' "${fuzz_targets[@]}" | xargs -P "$(cores)" -I{} bash -c '
    mkdir -p "$1/build/fuzz/corpus/{}"
    cd "$1/build/fuzz" && "tests/fuzz/fuzz_{}" "corpus/{}" "$1/tests/fuzz/corpus/{}" \
      -dict="$1/tests/fuzz/{}.dict" -max_total_time="$2" -timeout=20 -rss_limit_mb=4096 \
      -max_len=65536 -artifact_prefix="findings/{}-" -print_final_stats=1 >"{}.log" 2>&1 </dev/null' \
    _ "$root" "$seconds" || true
  for target in "${fuzz_targets[@]}"; do
    log=$root/build/fuzz/$target.log
    if grep -q '^stat::number_of_executed_units' "$log" && ! grep -qE '^SUMMARY:|ERROR:' "$log"; then
      good=$((good + 1))
      printf '%-8s %s executions, %s s, nothing found\n' "$target" \
        "$(awk '/^stat::number_of_executed_units/ { print $2 }' "$log")" "$seconds"
    else
      bad=$((bad + 1))
      tail -n 60 "$log"
      printf '%-8s FOUND something; the input is in build/fuzz/findings\n' "$target"
    fi
  done
  printf '%d passed, %d failed\n' "$good" "$bad"
  [[ $bad -eq 0 ]]
}

# The arena on several ranks tells the same games as one process.
run_mpi() {
  local folder=$root/build/mpi-run ranks
  local match=(arena --bots racer,greedy --against path,hungry --seats 3 --deals 7 --threads 1)
  need "${run_needs[@]}" mpi
  configure mpi --preset release -DWAGONAUT_MPI=ON
  build mpi wagonaut
  rm -rf -- "$folder"
  mkdir -p "$folder"
  cd "$root" || return
  build/mpi/wagonaut "${match[@]}" --csv "$folder/1.csv" >/dev/null
  for ranks in 2 3; do
    mpirun --allow-run-as-root --oversubscribe -n "$ranks" build/mpi/wagonaut "${match[@]}" \
      --csv "$folder/$ranks.csv" >/dev/null
    if ! cmp "$folder/1.csv" "$folder/$ranks.csv"; then
      printf '0 passed, 1 failed\n'
      fail 1 "$ranks ranks played other games than one process"
    fi
  done
  printf 'the same %d results on 1, 2 and 3 ranks\n1 passed, 0 failed\n' \
    "$(($(wc -l <"$folder/1.csv") - 1))"
}

# run_soak NAME: mixed guests for WAGONAUT_SOAK minutes; what the server has before and after is told.
run_soak() {
  local log=$root/build/soak.log
  if "$root/build/$1/tests/wagonaut_tests" --gtest_filter='Soak.*' --gtest_color=no >"$log" 2>&1 </dev/null; then
    grep -v '^\[' "$log"
    printf '1 passed, 0 failed\n'
  else
    cat "$log"
    printf '0 passed, 1 failed\n'
    return 1
  fi
}

sources() {  # sources FOLDER...: our files of these folders
  (cd "$root" && find "$@" -name '*.cpp' -o -name '*.h') | LC_ALL=C sort
}

# Every figure is measured, for a moment, and the program against itself.
run_bench() {
  local folder=$root/build/bench-run
  need "${run_needs[@]}"
  configure release --preset release
  build release wagonaut
  mkdir -p "$folder"
  cd "$root" || return
  if build/release/wagonaut bench --json --seconds 0.01 >"$folder/figures.json" &&
    build/release/wagonaut bench --against build/release/wagonaut --alternations 2 --seconds 0.01 \
      --edition usa >"$folder/against.txt"; then
    cat "$folder/against.txt"
    printf '%d figures\n1 passed, 0 failed\n' "$(grep -c '"name"' "$folder/figures.json")"
  else
    printf '0 passed, 1 failed\n'
    return 1
  fi
}

tidy_sources() { sources engine catalog bots server tools bench | grep '\.cpp$'; }

# changed_since COMMIT: of our files those that differ from it, a header by the file of its name.
changed_since() {
  local file
  git -C "$root" diff --name-only --diff-filter=d "$1" -- '*.cpp' '*.h' | while IFS= read -r file; do
    printf '%s\n' "${file%.*}.cpp"
  done | sort -u | grep -Fxf <(tidy_sources)
}

readonly tidy_patience=180  # seconds for what changed; all of it may take what it takes

# tidy_each TOOL DEADLINE: reads names of files; past the deadline (SECONDS) only says so.
tidy_each() {
  # shellcheck disable=SC2016  # expanded by the inner shell
  xargs -r -P "$(cores)" -I{} bash -c '
    if [[ $(date +%s) -ge $2 ]]; then printf "not looked at: %s\n" "{}"; exit 0; fi
    "$1" --quiet -p build/tidy "{}"' _ "$1" "$2"
}

# run_tidy [COMMIT]: every file, or what has changed since a commit. clang-tidy reads one file at a
# time, so this folder lists them one by one, each with all that it includes.
run_tidy() {
  local tool log=$root/build/tidy.log files=$root/build/tidy.files deadline left
  need "${run_needs[@]}" clang tidy
  if [[ $# -eq 0 ]]; then
    tidy_sources >"$files"
    deadline=$(($(date +%s) + 86400))
  elif git -C "$root" rev-parse --quiet --verify "$1^{commit}" >/dev/null 2>&1; then
    changed_since "$1" >"$files" || true
    deadline=$(($(date +%s) + tidy_patience))
  else
    printf 'clang-tidy: there is no commit %s here to compare with\n' "$1"
    return
  fi
  if [[ ! -s $files ]]; then
    printf 'clang-tidy: nothing to look at\n'
    return
  fi
  tool=$(newest clang-tidy)
  configure tidy --preset release "-DCMAKE_CXX_COMPILER=$(newest clang++)" -DCMAKE_UNITY_BUILD=OFF \
    -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
  say "clang-tidy: $(wc -l <"$files") files"
  if ! (cd "$root" && tidy_each "$tool" "$deadline") <"$files" >"$log" 2>&1; then
    grep -E 'warning:|error:' "$log" | sort -u
    fail 1 "clang-tidy objects; the full output is in build/tidy.log"
  fi
  left=$(grep -c '^not looked at: ' "$log" || true)
  printf 'clang-tidy: nothing to say%s\n' "$([[ $left -eq 0 ]] || printf '; no time for %d files' "$left")"
}

run_format() {
  local tool
  need format
  tool=$(format_tool)
  if ! sources engine catalog bots server tools bench tests | (cd "$root" && xargs "$tool" --dry-run -Werror); then
    fail 1 "run: $(basename "$tool") -i on the files above"
  fi
  printf 'clang-format: nothing to say\n'
  lint_client
}

# lint_client: what `npm run lint` does, by the Node that suits; left out where npm's registry is out of
# reach, as the web client's tests are.
lint_client() {
  if ! prepare_client; then
    say "the web client is not looked at: $client_trouble"
    if [[ ${WAGONAUT_REQUIRE_WEB:-} == 1 ]]; then exit "$exit_missing"; fi
    return
  fi
  cd "$root/web" || return
  if ! "$client_node" node_modules/prettier/bin/prettier.cjs --check --log-level warn .; then
    fail 1 "run: npm run format in web/"
  fi
  if ! "$client_node" node_modules/eslint/bin/eslint.js .; then fail 1 "ESLint objects"; fi
  printf 'Prettier and ESLint: nothing to say\n'
}

# Everything that ./test can do, in turn; each line is what and with which arguments.
readonly everything=('tests|--all' 'sanitizers|--sanitize' 'threads|--threads' 'clang|--clang'
  'fuzzing|--fuzz 60' 'mpi|--mpi' 'bench|--bench' 'tidy|--tidy' 'format|--format')

# run_everything: goes on when something fails; the table is the last that is said.
run_everything() {
  local folder=$root/build/everything table=$root/build/everything/table one what begun code bad=0
  local -a arguments
  mkdir -p "$folder"
  : >"$table"
  for one in "${everything[@]}"; do
    what=${one%%|*} begun=$SECONDS code=0
    read -ra arguments <<<"${one#*|}"
    say "everything: $what"
    WAGONAUT_REQUIRE_WEB=1 "$root/test" "${arguments[@]}" >"$folder/$what.log" 2>&1 </dev/null || code=$?
    [[ $code -eq 0 ]] || bad=1
    awk -v what="$what" -v code="$code" -v seconds=$((SECONDS - begun)) '
      { last = $0 } END { printf "%-12s %-8s %6.1f min  %s\n", what, (code == 0 ? "passed" : "FAILED"), seconds / 60,
                          (code == 0 || code == 1 ? last : last " (exit code " code ")") }' \
      "$folder/$what.log" | tee -a "$table" >&2
  done
  cat "$table"
  printf 'what was said is in build/everything\n'
  return "$bad"
}
