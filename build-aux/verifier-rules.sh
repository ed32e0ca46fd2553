#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# verifier-rules.sh RULES TRAITS CUSTOM: prints format-spec/verifier-rules.md, from the lists of src/verify.
set -eu
cat <<'END'
# Rules of the verifier

This page is made of `src/verify/rules.def`, `traits.def` and `custom.def` by `make regen-verifier-rules`.

A module that is read is checked, unless `--no-verify` (`varve_load_options.no_verify`) says otherwise. The words of a message are those of mlir-opt 22 for the same
fault; the rule stands behind it in brackets, and in `varve_diagnostic.rule`. As in mlir-opt, the first fault in an isolated operation (a function, a module)
ends the search in it, not in those beside it, and what surrounds a faulty one is not looked at any more. An operation of a dialect without definition may be whatever
these rules allow: a terminator or none, with regions in which order matters only where they have several blocks.

`--rules=LIST` (`varve_load_options.rules`) takes ids and groups (what stands before the dot), parted by commas: `ssa,symbol.name` are these alone, `-trait,-operation` all but
these. Behind a fault of a rule that is left out nothing else of that operation is looked at.

| rule | what it demands |
|---|---|
END
sed -e ':join' -e '/,$/{' -e N -e 's/\n */ /' -e 'b join' -e '}' "$1" |
  sed -n -e 's/\\"/"/g' -e 's/^VARVE_RULE([A-Z_]*, "\([^"]*\)", "\(.*\)")$/| `\1` | \2 |/p'
cat <<'END'

## Traits

Other traits of definitions ask for nothing that is checked.

| trait | rule |
|---|---|
END
sed -n 's/^VARVE_TRAIT("\([^"]*\)", [A-Z]*, \([A-Z_]*\), .*/\1 \2/p' "$2" | awk -v rules="$1" '
  BEGIN { while ((getline line <rules) > 0) if (split(line, part, /[(,"][(," ]*/) > 3 && part[1] == "VARVE_RULE") id[part[2]] = part[3] }
  { printf "| `%s` | `%s` |\n", $1, id[$2] }'
cat <<'END'

## Operations, types and attributes with checks of their own

`src/verify/demands.def` and `demands_nvvm.def` list what else is refused that can be said in a line: relations of attributes, types and numbers of values.

END
sed -n 's/^VARVE_CUSTOM[A-Z_]*("\([^"]*\)".*/\1/p' "$3" | LC_ALL=C sort -u | awk '
  { text = text (text == "" ? "" : ", ") "`" $0 "`" }
  length(text) > 140 { print text ","; text = "" }
  END { if (text != "") print text }'
