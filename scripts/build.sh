# shellcheck shell=bash
# Configures and builds quietly; sourced after common.sh and packages.sh. Standard output stays
# clean; the full output of the tools is in build/NAME.log, shown when they fail.

show_failure() {  # show_failure WHAT LOG
  printf '\n' >&2
  grep -vE '^@|^-- ' "$2" | tail -n 200 >&2
  forget_found
  fail "$exit_build" "$1 failed; the full output is in $2"
}

# configured NAME STAMP-TEXT: the folder was made from this very source folder and these choices.
configured() {
  local folder=$root/build/$1
  [[ -e $folder/build.ninja && -e $folder/configured && $(<"$folder/configured") == "$2" ]] &&
    [[ ! $root/CMakePresets.json -nt $folder/configured ]]
}

# configure NAME CMAKE-ARGUMENTS...: makes build/NAME, unless it is there.
configure() {
  local name=$1 folder=$root/build/$1 log=$root/build/$1.log
  shift
  local choices="$root $*"
  configured "$name" "$choices" && return
  # A cache from another place or another compiler is of no use.
  rm -rf -- "$folder"
  if ! (cd "$root" && cmake "$@" -B "$folder") </dev/null >"$log" 2>&1; then
    show_failure "configuring $name" "$log"
  fi
  printf '%s' "$choices" >"$folder/configured"
}

# Reads the builder's lines ("@done/all what") and tells a person how far it is.
show_progress() {  # show_progress NAME
  local line said=no
  while IFS= read -r line; do
    [[ $line =~ ^@([0-9]+)/([0-9]+)\ (Building|Linking) ]] || continue
    if [[ -t 2 ]]; then
      printf '\r\033[Kwagonaut: building %s %s/%s' "$1" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" >&2
    elif [[ $said == no ]]; then
      say "building $1 (${BASH_REMATCH[2]} steps)"
    fi
    said=yes
  done
  if [[ $said == yes && -t 2 ]]; then printf '\r\033[K' >&2; fi
}

# build NAME TARGET...
build() {
  local name=$1 log=$root/build/$1.log
  shift
  if ! NINJA_STATUS='@%f/%t ' cmake --build "$root/build/$name" --parallel "$(cores)" --target "$@" \
    </dev/null 2>&1 | tee "$log" | show_progress "$name"; then
    show_failure "building $name" "$log"
  fi
}
