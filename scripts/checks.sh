# shellcheck shell=bash
# The checks that are not tests: fuzzing, MPI, clang-tidy, clang-format; sourced after build.sh.

readonly fuzz_targets=(data record moves protocol)

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

sources() {  # sources FOLDER...: our files of these folders
  (cd "$root" && find "$@" -name '*.cpp' -o -name '*.h') | LC_ALL=C sort
}

# clang-tidy reads one file at a time, so this folder lists them one by one.
run_tidy() {
  local tool log=$root/build/tidy.log
  need "${run_needs[@]}" clang tidy
  tool=$(newest clang-tidy)
  configure tidy --preset release "-DCMAKE_CXX_COMPILER=$(newest clang++)" -DCMAKE_UNITY_BUILD=OFF
  say "clang-tidy: a few minutes"
  if ! sources engine catalog bots server tools bench | grep '\.cpp$' |
    (cd "$root" && xargs -P "$(cores)" -n 1 "$tool" --quiet -p build/tidy) >"$log" 2>&1; then
    grep -E 'warning:|error:' "$log" | sort -u
    fail 1 "clang-tidy objects; the full output is in build/tidy.log"
  fi
  printf 'clang-tidy: nothing to say\n'
}

run_format() {
  local tool
  need format
  tool=$(format_tool)
  if ! sources engine catalog bots server tools bench tests | (cd "$root" && xargs "$tool" --dry-run -Werror); then
    fail 1 "run: $(basename "$tool") -i on the files above"
  fi
  printf 'clang-format: nothing to say\n'
}
