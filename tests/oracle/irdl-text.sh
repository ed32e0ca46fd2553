#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Custom forms of the irdl dialect: the same module as mlir-opt 22 reads.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-opt-22

# Each line stands in the body of an operation that has %0, %1 (irdl.any) and %r (irdl.region).
cat >"$tap_folder/lines" <<'EOF'
irdl.operands(single: single %0, optional: variadic %1)
irdl.operands (a: %0)
irdl.operands()
irdl.operands(a: optional %0) {x} loc("foo")
irdl.operands(a: %0#0)
irdl.operands(i32: %0, true: %1)
irdl.results(type: %0, attributes: optional %1, loc: variadic %0)
irdl.attributes
irdl.attributes {"a" = %0} {"b" = 3}
irdl.attributes {"" = %0, "\0A" = %1}
irdl.regions(a: %r, region: %r)
irdl.regions()
%2 = irdl.is "a" : i32
%2 = irdl.is i32
%2 = irdl.is unit
%2 = irdl.is loc(unknown)
%2 = irdl.is dense<1> : tensor<2xi32>
%2 = irdl.is {} {}
%2 = irdl.is {expected = 3}
%2 = irdl.is 3 : i8 {y.z}
%2 = irdl.is affine_map<() -> ()>
%2 = irdl.is (i32) -> i32
%2 = irdl.is @a::@b
%2 = irdl.is array<i32: 1>
irdl.is true
%2 = irdl.base "!a.b" {x}
%2 = irdl.base "#builtin.string"
%2 = irdl.base @d::@t
%2 = irdl.base @d::@t {x}
%2 = irdl.parametric @d::@t<%0, %1>
%2 = irdl.parametric @d::@t < > {}
%2 = irdl.any_of(%0)
%2 = irdl.all_of(%0, %1) {x = 3}
%2 = irdl.any {varve.rule = "x"}
%2 = irdl.c_pred "foo" {x}
%2 = irdl.region(%0)
%2 = irdl.region() {x}
%2 = irdl.region () with size 2
%2 = irdl.region with size 0x3
%2 = irdl.region(%0, %1) with size 3 {y}
EOF

# What both refuse, by the words of each.
cat >"$tap_folder/faults" <<'EOF'
irdl.operands
irdl.operands(a: foo %0)
irdl.operands(a: "single" %0)
irdl.operands(a: %0,)
irdl.operands(a%0)
irdl.operands(a: %9)
irdl.operands(3: %0)
irdl.operands(a: %0) <{x}>
irdl.attributes {}
irdl.attributes {a = %0}
irdl.attributes {"a" = %0,}
irdl.regions(a: single %r)
irdl.regions(a: %0)
%2 = irdl.is
%2:2 = irdl.is true
%2 = irdl.base "!builtin.integer" : i32
%2 = irdl.base #x
%2 = irdl.parametric @d::@t
%2 = irdl.parametric "a"<%0>
%2 = irdl.any_of %0
%2 = irdl.any_of(%r)
%2 = irdl.c_pred foo
%2 = irdl.region with size
%2 = irdl.region with size "a"
%2 = irdl.region with size 3 : i32
%2 = irdl.region(%0,)
irdl.foo
EOF

module_of() {
  cat <<EOF
irdl.dialect @d attributes {x.y} {
  irdl.type @t
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.any
    %r = irdl.region
    $1
  }
  irdl.attribute @a attributes {} {}
}
EOF
}

while IFS= read -r line; do
  module_of "$line" >"$tap_folder/in.mlir"
  mlir-opt-22 --mlir-print-op-generic --mlir-print-debuginfo "$tap_folder/in.mlir" >"$tap_folder/theirs" 2>&1
  "$VARVE_TRANSLATE" --mlir-print-op-generic --mlir-print-debuginfo "$tap_folder/in.mlir" >"$tap_folder/ours" 2>&1
  tap_same "read alike: $line" "$tap_folder/theirs" "$tap_folder/ours"
done <"$tap_folder/lines"

# place FILE: line of the first error. Columns differ where something is missing.
place() { sed -n '1s/^[^:]*:\([0-9]*\):.*error:.*/\1/p' "$1"; }

while IFS= read -r line; do
  module_of "$line" >"$tap_folder/in.mlir"
  mlir-opt-22 "$tap_folder/in.mlir" >/dev/null 2>"$tap_folder/theirs"
  "$VARVE_TRANSLATE" "$tap_folder/in.mlir" >/dev/null 2>"$tap_folder/ours"
  place "$tap_folder/theirs" >"$tap_folder/their-line"
  place "$tap_folder/ours" >"$tap_folder/our-line"
  if test -s "$tap_folder/their-line"; then
    tap_same "refused in the same line: $line" "$tap_folder/their-line" "$tap_folder/our-line"
  else
    tap_fail "refused by mlir-opt: $line"
  fi
done <"$tap_folder/faults"
tap_done
