#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The examples of format-spec/upgrades.md: each is read in the era it names, uses the rule above it and becomes the block
# behind it; every rule has one, and the table is that of src/upgrade/engine/rules.def.
. "$top_srcdir/tests/tap.sh"

document=$top_srcdir/format-spec/upgrades.md
cd "$tap_folder" || exit 1

awk '
  /^### / { rule = $2 }
  /^```mlir [a-z0-9]+$/ { file = rule ".then"; print rule, $2 > "rules"; next }
  /^```mlir$/ { file = rule ".today"; next }
  /^```/ { file = ""; next }
  file != "" { print > file }' "$document"

while read -r rule era; do
  "$VARVE_TRANSLATE" --era="$era" --upgrade --report "$rule.then" >upgraded 2>stderr
  status=$?
  # A printed module ends with an empty line, a block of the document does not.
  sed '$ { /^$/d }' upgraded >stdout
  if test "$status" -eq 0 && grep -q "^changed: $rule " stderr; then
    tap_same "$rule" "$rule.today" stdout
  else
    cp stderr why
    tap_fail "$rule is used"
  fi
done <rules

sh "$top_srcdir/build-aux/upgrade-rules.sh" "$top_srcdir/src/upgrade/engine/rules.def" >table
sed -n '/^| rule |/,/^$/p' "$document" | sed '$d' >documented
tap_same 'the table is that of src/upgrade/engine/rules.def' table documented
sed -n 's/^| `\([^`]*\)` .*/\1/p' table >names
cut -d' ' -f1 rules >examples
tap_same 'every rule has an example' names examples

sed -n 's/.*count = "\([^"]*\)".*/\1/p' "$top_srcdir"/dialects/upgrades/*.irdl.mlir | sort -u >counted
sort names >known
comm -23 counted known >unknown
tap_ok 'rules in data count under ids of src/upgrade/engine/rules.def' test ! -s unknown
tap_done
