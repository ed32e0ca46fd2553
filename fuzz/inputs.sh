#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# inputs.sh TARGET FOLDER: puts the first inputs of a fuzz target into a folder: what fuzz/seeds has for
# it, what it once crashed on, and what the tests hold. Run where the sources are; bytecode is made
# by $VARVE_TRANSLATE, container files also by $UNPACK_CONTAINER, compiled definitions by $VARVE_DIALECT.
set -eu
LC_ALL=C
export LC_ALL
target=$1
folder=$2
mkdir -p "$folder"

for file in fuzz/seeds/"$target"/* fuzz/crashes/"$target"/*; do
  test ! -f "$file" || cp "$file" "$folder"
done

# The parts of files, which lines "// -----" separate, each in a file. A fuzzer learns nothing from long ones.
parts() {
  awk -v folder="$folder" '
    function flush() {
      if (text != "" && length(text) <= 3000) {
        name = sprintf("%s/%04d.mlir", folder, ++count)
        printf "%s", text >name
        close(name)
      }
      text = ""
    }
    FNR == 1 || /^\/\/ -----/ { flush() }
    !/^\/\/ (-----|SPDX)/ { text = text $0 "\n" }
    END { flush() }' "$@"
}

# Each file in the oldest version and in the newest.
bytecode() {
  for file in "$@"; do
    for version in 0 6; do
      name=$folder/$(echo "$file" | tr / -).$version
      "$VARVE_TRANSLATE" --split-input-file --emit-bytecode --emit-bytecode-version=$version --allow-lossy "$file" \
        >"$name" 2>"$name.errors" || rm -f "$name"
      rm -f "$name.errors"
    done
  done
}

# An operation's format a line, behind what the operation has.
format_cases() {
  sed -n '/^#/d; s/^[a-z0-9]* //; s/[\\"]/\\&/g; p' tests/data/cases/operation-formats/cases.txt |
    awk -v folder="$folder" '{
      name = sprintf("%s/case-%04d", folder, NR)
      printf "%s\n// -----\n%%0:3 = \"t.v\"() : () -> (i32, f32, index)\nd.o %%0#0 {q} : i32\n", $0 >name
      close(name)
    }'
}

definitions() {
  for file in tests/data/cases/irdl/*.irdl.mlir examples/dialect/*.irdl.mlir; do
    use=${file%.irdl.mlir}.mlir
    test -f "$use" || use=/dev/null
    { cat "$file"; echo '// -----'; cat "$use"; } >"$folder/$(basename "$file")"
  done
  find dialects/llvm22 -name '*.irdl.mlir' -size -8 -exec cp {} "$folder" \;
}

# Each definition compiled, behind a module that uses it.
table_files() {
  for file in tests/data/cases/irdl/*.irdl.mlir examples/dialect/*.irdl.mlir; do
    use=${file%.irdl.mlir}.mlir
    test -f "$use" || use=/dev/null
    name=$folder/$(basename "$file" .irdl.mlir)
    { sed '/^\/\/ -----/d' "$use"; printf '\n// -----\n'; } >"$name"
    "$VARVE_DIALECT" compile "$file" >>"$name" 2>"$name.errors" || rm -f "$name"
    rm -f "$name.errors"
  done
}

# The definitions of the specification with each of their modules, and choices for fuzz/generate.c by chance.
generated() {
  awk -v folder="$folder" '
    /^```mlir$/ { in_text = 1; text = ""; next }
    /^```/ && in_text {
      in_text = 0
      if (text ~ /^\/\/ definition/) definition = text
      else if (text ~ /^\/\/ module/ && definition != "") {
        name = sprintf("%s/example-%03d", folder, ++count)
        printf "%s\n// -----\n%s", definition, text >name
        close(name)
      }
    }
    in_text { text = text $0 "\n" }' format-spec/assembly-format.md
  awk 'BEGIN {
    for (file = 1; file <= 150; file++) {
      state = file * 7919
      bytes = sprintf("\\%03o", file % 3)
      for (i = 0; i < 60 + file * 2; i++) {
        state = (state * 69069 + 1) % 4294967296
        bytes = bytes sprintf("\\%03o", int(state / 65536) % 256)
      }
      print bytes
    }
  }' | {
    number=0
    while read -r bytes; do
      number=$((number + 1))
      # shellcheck disable=SC2059 # the bytes are escapes only
      printf "$bytes" >"$folder/choices-$number"
    done
  }
}

# The vectors of the format, few of which are packed.
vectors() {
  awk '
    function value(digit) { return index("0123456789abcdef", digit) - 1 }
    /^```hex$/ { vectors++; is_hex = 1; next }
    /^```/ { is_hex = 0 }
    is_hex {
      sub(/#.*/, "")
      gsub(/ /, "")
      for (i = 1; i < length($0); i += 2)
        octal[vectors] = octal[vectors] sprintf("\\%03o", value(substr($0, i, 1)) * 16 + value(substr($0, i + 1, 1)))
    }
    END { for (i = 1; i <= vectors; i++) print octal[i] }' format-spec/varve.md format-spec/varve-vectors.md |
    {
      number=0
      while read -r bytes; do
        number=$((number + 1))
        # shellcheck disable=SC2059 # the bytes are escapes only
        printf "$bytes" >"$folder/vector-$number"
      done
    }
}

# Each file with and without the built-in vocabulary, in groups, and as one that is not packed.
containers() {
  for file in "$@"; do
    for kind in --level=3 --no-builtin-dictionary --group-size=1 --layout=mapped; do
      name=$folder/$(echo "$file" | tr / -)$kind
      "$VARVE_TRANSLATE" --split-input-file --to=varve $kind "$file" >"$name" 2>"$name.errors" || rm -f "$name"
      rm -f "$name.errors"
      test ! -f "$name" || test "$kind" = --layout=mapped || "$UNPACK_CONTAINER" "$name" >"$name.unpacked"
    done
  done
}

# A small vocabulary of two files, and each file that is written with it.
vocabularies() {
  "$VARVE_TRANSLATE" --train-dictionary "$@" --dictionary-size=300 -o "$folder/vdict"
  "$VARVE_TRANSLATE" --train-dictionary --no-builtin-dictionary --dictionary-size=300 "$@" -o "$folder/vdict.alone"
  for file in "$@"; do
    for vocabulary in "$folder/vdict" "$folder/vdict.alone"; do
      name=$vocabulary.$(basename "$file")
      "$VARVE_TRANSLATE" --to=varve --dictionary="$vocabulary" "$file" -o "$folder/varve"
      "$UNPACK_CONTAINER" "$folder/varve" "$vocabulary" >"$name"
      { cat "$vocabulary"; printf '\n// -----\n'; cat "$folder/varve"; } >"$name.whole"
    done
  done
  rm -f "$folder/vdict" "$folder/vdict.alone" "$folder/varve"
}

# Texts of eras, each behind the byte that upgrade.c chooses by: A, B, C, D are 2019, 2020, LLVM 13, LLVM 16; I to L
# the same with slips repaired; Q to T strict. They are the examples of upgrading, and cases of tests, which stand
# between lines that begin with "// ----".
upgrades() {
  awk -v folder="$folder" '
    function flush() {
      for (i = 1; length(text) > 2 && length(text) <= 3000 && i <= length(choices); i++) {
        name = sprintf("%s/%04d", folder, ++count)
        printf "%s%s", substr(choices, i, 1), text >name
        close(name)
      }
      text = ""
    }
    BEGIN { of["2019"] = "AQI"; of["2020"] = "BR"; of["llvm13"] = "CS"; of["llvm16"] = "DT" }
    FNR == 1 || /^```/ || /^\/\/ ----/ { flush() }
    FNR == 1 { is_text = FILENAME !~ /md$/; choices = FILENAME ~ /llvm13/ ? "C" : "A" }
    /^```/ { is_text = $1 == "```mlir" && NF == 2; choices = of[$2] }
    /^\/\/ ---- / { is_text = $NF != "upgraded" }
    is_text && !/^(```|\/\/ )/ { text = text $0 "\n" }
    END { flush() }' "$@"
}

case $target in
formats) format_cases ;;
upgrade)
  upgrades format-spec/upgrades.md tests/data/files/upgrade/*.mlir tests/data/cases/eras/*.mlir \
    tests/data/cases/eras/*/*
  ;;
container-read)
  vectors
  containers tests/data/files/good-*.mlir tests/data/cases/container/*.mlir
  ;;
lazy-read)
  containers tests/data/files/good-*.mlir
  for file in functions resources regions; do
    file=tests/data/files/good-$file.mlir
    for size in 3 20; do
      "$VARVE_TRANSLATE" --to=varve --no-builtin-dictionary --level=1 --group-size=$size "$file" \
        -o "$folder/$(basename "$file").groups-of-$size"
    done
  done
  bytecode tests/data/files/good-*.mlir
  ;;
vocabulary) vocabularies tests/data/files/good-*.mlir ;;
custom-text | text-parse | text-round-trip | container-round-trip)
  parts tests/data/cases/custom/*.mlir tests/data/cases/custom/refused/*.mlir tests/data/cases/names/*.mlir \
    tests/data/cases/operation-forms/*.mlir tests/data/cases/parse/*.mlir tests/data/files/good-*.mlir examples/*.mlir
  ;;
bytecode-read | bytecode-round-trip) bytecode tests/data/files/good-*.mlir tests/data/cases/operation-forms/*.mlir ;;
definitions) definitions ;;
table-file) table_files ;;
definition-round-trip) generated ;;
esac
