#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# verifier-rules.sh RULES TRAITS CUSTOM: prints format-spec/verifier-rules.md, from the lists of src/verify.
set -eu
cat <<'END'
# Rules of the verifier

`make regen-verifier-rules` generates this page from `src/verify/rules.def`, `traits.def` and `custom.def`.

The library verifies every module that it loads, unless `--no-verify` (`varve_load_options.no_verify`) is given. A message has the words of mlir-opt 22 for the same
error. The rule follows in brackets, and is in `varve_diagnostic.rule`. As in mlir-opt, the verifier reports the first error in an isolated operation (a function, a module)
and then continues with the next one beside it. It does not check the operations around an invalid operation further. An operation without definition may be
whatever these rules allow: it may be a terminator or not, and order matters only in those of its regions that have several blocks.

`--rules=LIST` (`varve_load_options.rules`) selects rules by ids and groups (the part before the dot), separated by commas: `ssa,symbol.name` selects only these, `-trait,-operation` all except
these. If an operation violates a rule that is not selected, the verifier checks nothing more of that operation.

| rule | requirement |
|---|---|
END
sed -e ':join' -e '/,$/{' -e N -e 's/\n */ /' -e 'b join' -e '}' "$1" |
  sed -n -e 's/\\"/"/g' -e 's/^VARVE_RULE([A-Z_]*, "\([^"]*\)", "\(.*\)")$/| `\1` | \2 |/p'
cat <<'END'

## Traits

The verifier checks nothing for other traits of definitions.

| trait | rule |
|---|---|
END
sed -n 's/^VARVE_TRAIT("\([^"]*\)", [A-Z]*, \([A-Z_]*\), .*/\1 \2/p' "$2" | awk -v rules="$1" '
  BEGIN { while ((getline line <rules) > 0) if (split(line, part, /[(,"][(," ]*/) > 3 && part[1] == "VARVE_RULE") id[part[2]] = part[3] }
  { printf "| `%s` | `%s` |\n", $1, id[$2] }'
cat <<'END'

## Operations, types and attributes with checks of their own

What an expression can say is in the definitions: `varve.require` (`dialect-definitions.md`, section 3.5). Its rule is that of the dialect, or `definition.require` in dialects that were loaded.

END
sed -n 's/^VARVE_CUSTOM[A-Z_]*("\([^"]*\)".*/\1/p' "$3" | LC_ALL=C sort -u | awk '
  { text = text (text == "" ? "" : ", ") "`" $0 "`" }
  length(text) > 140 { print text ","; text = "" }
  END { if (text != "") print text }'
