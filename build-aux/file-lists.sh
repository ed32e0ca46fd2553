#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The lists of files, made of the files that are there:
#   file-lists.sh FILE          writes file-lists.am, which Makefile.am includes, unless FILE has that content already
#   file-lists.sh --lists       prints it
#   file-lists.sh --release [FOLDER]...   prints the files that a release takes
#   file-lists.sh --check       for a checkout: compares these with those of git
# Files of editors and of builds have other names than those below, so they are in no list.
set -eu
LC_ALL=C
export LC_ALL
cd "$(dirname "$0")/.."

# found FOLDER... -- TEST...: what is below the folders and passes the tests of `find`, sorted. The Python sdist has not all folders.
found() {
  folders=
  while test "$1" != --; do
    test ! -d "$1" || folders="$folders $1"
    shift
  done
  shift
  # shellcheck disable=SC2086
  test -z "$folders" || find $folders \( -name '.?*' -o -name '*[~#]' \) -prune -o \( "$@" \) -print | sort
}

# The sources in C. `make` writes these two.
sources() {
  found "$@" -- \( -name '*.[ch]' -o -name '*.def' \) ! -name dialect_folder.h
}

packs() {
  found dialects -- -name pack.mlir | sed 's,/pack\.mlir$,,'
}

# The folders of the sets that the library has: those of the eras, test dialects, and the rules between eras.
sets() {
  sed -n 's|^VARVE_ERA([^,]*, "[^"]*", "\([^"]*\)",.*|dialects/\1|p' src/base/eras.def | sort -u
  echo dialects/test
  echo dialects/upgrades
}

# variable NAME: the words of the input as a list of make.
variable() {
  tr '\n' ' ' | sed -e "s/^/$1 = /" -e 's/ *$//' -e 's/ \([^=]\)/ \\\n  \1/g' -e 's/$/\n/'
}

# kinds: "KIND SCRIPT" for each script that prints TAP; its kind is in a line "# Kind: KIND" above, else its folder has one.
kinds() {
  found tests fuzz -- -name '*.sh' | xargs awk '
    FNR == 1 { kind = "shell" }
    FNR == 1 && FILENAME ~ "^tests/(style|abi|system/installation)/" { kind = "tree" }
    FNR == 1 && FILENAME ~ "^tests/oracle/" { kind = "comparison" }
    /^# Kind: / { kind = $3 }
    $0 == ". \"$top_srcdir/tests/tap.sh\"" {
      print kind, FILENAME
      if (kind !~ /^(shell|comparison|tree|long|extra)$/) {
        print FILENAME ": no kind of tests: " kind >"/dev/stderr"
        exit 1
      }
    }'
}

lists() {
  echo '# Made by build-aux/file-lists.sh of the files that are there. `make` makes it again when a folder changed.'
  found include/varve -- -name '*.h' | variable varve_headers
  # What the library knows of dialects; the rest is the engine.
  knowledge='^src/\(dialect/known\|hooks\|upgrade\|verify\)/'
  sources src | grep -v "$knowledge" | variable engine_sources
  sources src | grep "$knowledge" | variable knowledge_sources
  sources tools format-spec tests/gen tests/oracle/mutants | awk '
    {
      folder = $0
      sub("/[^/]*$", "", folder)
      gsub("[^A-Za-z0-9]", "_", folder)
      if (!(folder in files)) order[++count] = folder
      files[folder] = files[folder] " \\\n  " $0
    }
    END { for (i = 1; i <= count; i++) print order[i] "_files =" files[order[i]] }'
  packs | sed 's,.*/,,' | variable packs
  # shellcheck disable=SC2046
  found $(packs) -- -name '*.mlir' | variable pack_definitions
  packs | sed 's,$,.vdef,' | variable pack_files
  # shellcheck disable=SC2046
  found $(sets) -- -name '*.irdl.mlir' | variable set_definitions
  found tests/unit -- -name 'test_*.c' | sed 's,\.c$,,' | variable unit_tests
  found tests/system/interface -- -name 'test_*.c' | sed 's,\.c$,,' | variable api_tests
  # What a test of the interface links, unless a Makefile.inc says it.
  found tests/system/interface -- -name 'test_*.c' | sed -e 's,\.c$,,' -e 's,[^A-Za-z0-9_],_,g' | while read -r test; do
    grep -q "^${test}_LDADD" tests/system/interface/Makefile.inc || echo "${test}_LDADD = libvarve.la \$(CMOCKA_LIBS)"
  done
  kinds >"$work/kinds"
  for kind in shell comparison tree long; do
    sed -n "s/^$kind //p" "$work/kinds" | variable "${kind}_tests"
  done
  # What these lists follow from: the folders, and the scripts with their kinds. With "/.", the folder fuzz is not the target fuzz.
  {
    found include src tools format-spec tests fuzz dialects -- -type d | sed 's,$,/.,'
    sed 's/^[^ ]* //' "$work/kinds"
    echo src/base/eras.def
  } | sed 's,^,$(srcdir)/,' | variable listed_places
}

release() {
  if test $# -eq 0; then
    ls ./*.md bootstrap COPYING NOTICE ChangeLog .clang-format .clang-tidy .ci/run configure.ac Makefile.am \
      varve.pc.in varve-uninstalled.pc.in | sed 's,^\./,,'
    ls python/.gitignore m4/varve_*.m4
    set -- build-aux dialects examples format-spec fuzz include python src tests tools
  fi
  found "$@" -- -type f ! -path 'python/build/*' ! -path 'python/src/varve/*/*' ! -path '*.egg-info/*' ! -path '*/__pycache__/*' \
    ! -name dialect_folder.h ! -name 'vocabulary-*.inc' ! -name builtin_sets.inc ! -name ltmain.sh ! -name tap-driver.sh \
    \( -path 'fuzz/seeds/*' -o -path 'fuzz/crashes/*' -o -path 'tests/data/versions/*/hashes' \
    -o -name '*.[ch]' -o -name '*.def' -o -name '*.inc' -o -name '*.in' -o -name '*.cc' -o -name '*.txt' \
    -o -name '*.sh' -o -name '*.awk' -o -name '*.py' -o -name '*.pyi' -o -name '*.toml' -o -name '*.typed' \
    -o -name '*.md' -o -name '*.1' -o -name '*.bash' -o -name '*.zsh' -o -name '*.fish' -o -name '*.suppr' \
    -o -name '*.mlir' -o -name '*.td' -o -name '*.list' -o -name '*.table' -o -name '*.vdict' -o -name '*.varve' \
    -o -name '*.tsv' -o -name '*.json' -o -name '*.xml' -o -name '*.today' -o -name '*.generic' -o -name '*.facts' \
    -o -name '*.bin' \)
}

work=$(mktemp -d "${TMPDIR:-/tmp}/varve-lists.XXXXXX")
trap 'rm -rf "$work"' EXIT
case ${1:-} in
  --lists) lists ;;
  --release) shift && release "$@" ;;
  --check)
    release | sort >"$work/release"
    git ls-files | grep -v '^\.git' | sort >"$work/git"
    git status --porcelain --untracked-files >"$work/status"
    sed -n 's/^?? /untracked: /p' "$work/status"
    comm -23 "$work/release" "$work/git" | sed 's/^/not in git: /'
    comm -13 "$work/release" "$work/git" | sed 's/^/in no release, see --release in build-aux\/file-lists.sh: /'
    cmp -s "$work/release" "$work/git" && ! grep -q '^??' "$work/status"
    ;;
  *)
    lists >"$work/lists"
    cmp -s "$work/lists" "$1" || cp "$work/lists" "$1"
    ;;
esac
