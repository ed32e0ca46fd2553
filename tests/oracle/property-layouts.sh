#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Properties of the operations of LLVM 22 in the order of a bytecode blob, from dialects/llvm22, against
# ../shared/tools/opprops.json and segcounts.json, which were derived from the same ODS by another program.
. "$top_srcdir/tests/tap.sh"
tap_without_packs

layouts=$top_srcdir/../shared/tools/opprops.json
segments=$top_srcdir/../shared/tools/segcounts.json
test -f "$layouts" && test -f "$segments" || tap_skip_all '../shared/tools is not there'

# "dialect.op kind:name ...": attributes by name, with segment sizes among them at version 5 (seg5), natives as
# declared, segment sizes at version 6 (seg6). Lines of operations without properties end after the name.
# The definitions are written one fact a line, which is what this reads. That of irdl is in generic form: one operation a line.
cat >"$tap_folder/layouts.awk" <<'AWK'
function sorted(list, count,    i, j, t) {
  for (i = 2; i <= count; i++)
    for (j = i; j > 1 && substr(list[j - 1], index(list[j - 1], ":")) > substr(list[j], index(list[j], ":")); j--) {
      t = list[j]; list[j] = list[j - 1]; list[j - 1] = t
    }
}
function finish(    i, count, natives, kind, line) {
  if (operation == "")
    return
  count = 0
  natives = ""
  for (i = 1; i <= property_count; i++) {
    if (property[i] in native) {
      kind = native[property[i]]
      sub(/^unit$/, "bool", kind)
      sub(/^(enum|i32|i64)$/, "varint", kind)
      sub(/^optional<i64>$/, "optvarint", kind)
      natives = natives " " kind ":" property[i]
    } else {
      kind = property[i] in optional || property[i] in defaults ? "optattr" : "attr"
      list[++count] = kind ":" property[i]
    }
  }
  for (i = 1; i <= segment_count; i++)
    list[++count] = "seg5:" segment[i]
  sorted(list, count)
  line = operation
  for (i = 1; i <= count; i++)
    line = line " " list[i]
  line = line natives
  for (i = 1; i <= segment_count; i++)
    line = line " seg6:" segment[i]
  print line
  for (i = 1; i <= segment_count; i++)
    print operation, segment[i], values[segment[i]] >counts
  operation = ""
}
/^irdl.dialect @/ { dialect = substr($2, 2) }
/^  irdl.operation @/ {
  name = $2
  gsub(/[@"]/, "", name)
  operation = dialect "." name
  property_count = segment_count = 0
  split("", optional); split("", defaults); split("", native)
}
/^  }$/ { finish() }
/^    irdl\.(operands|results)\(/ { group = /operands/ ? "operandSegmentSizes" : "resultSegmentSizes"; value_count = 0 }
/^      [^ ]*: (optional |variadic )?%/ { value_count++ }
/^      varve.segments/ { segment[++segment_count] = group; values[group] = value_count }
/^    irdl.attributes / { in_attributes = 1 }
in_attributes && /^      "/ { split($1, part, "\""); property[++property_count] = part[2] }
/^      varve.optional = / {
  count = split($0, part, "\"")
  for (i = 2; i <= count; i += 2)
    optional[part[i]] = 1
}
/^      varve.defaults = / { table = "defaults" }
/^      varve.native = / { table = "native" }
/^        [^ ]+ = / && table == "defaults" { defaults[$1] = 1 }
/^        [^ ]+ = / && table == "native" { split($3, part, "\""); native[$1] = part[2] }
/^        .*}$/ { if (table == "native") table = "" }
/^    }$/ { in_attributes = 0; table = "" }
/^ *"irdl.operation"/ {
  split($0, part, "\"")
  operation = "irdl." part[4]
  property_count = segment_count = 0
  split("", optional); split("", defaults); split("", native)
}
/^ *"irdl.attributes"/ {
  split($0, list, /\[|\]/)
  count = split(list[2], part, "\"")
  for (i = 2; i <= count; i += 2)
    property[++property_count] = part[i]
  count = split(list[4], part, "\"")
  for (i = 2; i <= count; i += 2)
    optional[part[i]] = 1
}
/^ *}\) / { finish() }
AWK
LC_ALL=C "$AWK" -v counts="$tap_folder/counts" -f "$tap_folder/layouts.awk" "$top_srcdir"/dialects/llvm22/*.irdl.mlir |
  LC_ALL=C sort >"$tap_folder/all"

# The JSON has one token a line.
LC_ALL=C "$AWK" '
  /^".*": \[\]?,?$/ { if (line != "") print line; split($0, part, "\""); line = part[2]; next }
  /^"/ { split($0, part, "\""); token = part[2]; line = line (is_kind ? " " token : ":" token); is_kind = 0 }
  /^\[$/ { is_kind = 1 }
  END { print line }' "$layouts" | LC_ALL=C sort >"$tap_folder/expected"
LC_ALL=C "$AWK" '
  /^".*": {$/ { split($0, part, "\""); operation = part[2]; next }
  /^"/ { split($0, part, /[":, ]+/); print operation, part[2], part[3] }' "$segments" |
  LC_ALL=C sort >"$tap_folder/expected-counts"

wc -l <"$tap_folder/all" | tr -d ' ' >"$tap_folder/operations"
echo 2635 >"$tap_folder/expected-operations"
tap_same 'there are 2633 operations of ODS and two that only C++ defines' "$tap_folder/expected-operations" "$tap_folder/operations"
grep ' ' "$tap_folder/all" >"$tap_folder/got"
tap_same 'properties of each operation, in their order' "$tap_folder/expected" "$tap_folder/got"
LC_ALL=C sort "$tap_folder/counts" >"$tap_folder/got-counts"
tap_same 'numbers of operand and result segments' "$tap_folder/expected-counts" "$tap_folder/got-counts"
tap_done
