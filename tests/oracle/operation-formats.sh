#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Formats of operations are taken and refused as mlir-tblgen 22 takes and refuses them:
# tests/data/cases/operation-formats/cases.txt holds them, each with the name of one of the operations below.
. "$top_srcdir/tests/tap.sh"
tap_need mlir-tblgen-22
include=${LLVM_INCLUDE:-/usr/lib/llvm-22/include}
test -f "$include/mlir/IR/OpBase.td" || tap_skip_all 'the .td files of LLVM 22 are not here'
cd "$tap_folder" || exit 1

cat >classes.td <<'END'
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "d"; }
class O<string m, list<Trait> t=[]> : Op<D, m, t>;
class none<string m> : O<m>;
class one<string m> : O<m> { let arguments = (ins AnyType:$a); }
class two<string m> : O<m> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }
class build<string m> : O<m> { let arguments = (ins I32:$a); let results = (outs I64:$r); }
class same<string m> : O<m, [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r);
}
class operands<string m> : O<m, [SameTypeOperands]> {
  let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r);
}
class match<string m> : O<m, [AllTypesMatch<["a", "b"]>]> { let arguments = (ins AnyType:$a, AnyType:$b); }
class infer<string m> : O<m, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$a); let results = (outs AnyType:$r);
}
class infer2<string m> : O<m, [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$a); let results = (outs AnyType:$r, AnyType:$q);
}
class var<string m> : O<m, [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$v, Optional<AnyType>:$o);
}
class vres<string m> : O<m, [AttrSizedResultSegments]> {
  let results = (outs Variadic<AnyType>:$v, Optional<AnyType>:$o);
}
class attrs<string m> : O<m> {
  let arguments = (ins I64Attr:$i, UnitAttr:$u, OptionalAttr<I64Attr>:$oi, AnyAttr:$any,
                       DefaultValuedAttr<I64Attr, "1">:$def, DenseI64ArrayAttr:$arr, SymbolNameAttr:$sym,
                       ElementsAttr:$e);
}
class regs<string m> : O<m> { let regions = (region AnyRegion:$g, AnyRegion:$h); }
class vregs<string m> : O<m> { let regions = (region VariadicRegion<AnyRegion>:$g); }
class succ<string m> : O<m> { let successors = (successor AnySuccessor:$s, VariadicSuccessor<AnySuccessor>:$t); }
class nested<string m> : O<m> {
  let arguments = (ins VariadicOfVariadic<AnyType, "seg">:$z, DenseI32ArrayAttr:$seg);
}
class props<string m> : O<m> {
  let arguments = (ins I64Prop:$p, UnitProp:$up, OptionalProp<I64Prop>:$op);
}
END

mkdir irdl
body() { cat >"irdl/$1"; }
body none <<'END'
END
body one <<'END'
    irdl.operands(a: %0)
END
for name in two same operands infer infer2; do
  body $name <<'END'
    irdl.operands(a: %0, b: %0)
    irdl.results(r: %0)
END
done
sed -i 's/, b: %0//' irdl/infer irdl/infer2
sed -i 's/r: %0/r: %0, q: %0/' irdl/infer2
body match <<'END'
    irdl.operands(a: %0, b: %0)
END
body build <<'END'
    %1 = irdl.is i32
    %2 = irdl.any {varve.rule = "I64"}
    irdl.operands(a: %1)
    irdl.results(r: %2)
END
body var <<'END'
    irdl.operands(a: %0, v: variadic %0, o: optional %0) {varve.segments}
END
body vres <<'END'
    irdl.results(v: variadic %0, o: optional %0) {varve.segments}
END
body attrs <<'END'
    %1 = irdl.any {varve.rule = "I64Attr"}
    %2 = irdl.any {varve.rule = "UnitAttr"}
    %3 = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %4 = irdl.any {varve.rule = "SymbolNameAttr"}
    %5 = irdl.any {varve.rule = "ElementsAttr"}
    irdl.attributes {"i" = %1, "u" = %2, "oi" = %1, "any" = %0, "def" = %1, "arr" = %3, "sym" = %4, "e" = %5}
      {varve.optional = ["u", "oi"], varve.defaults = {def = 1 : i64}}
END
body regs <<'END'
    %r = irdl.region
    irdl.regions(g: %r, h: %r)
END
body vregs <<'END'
    %r = irdl.region
    irdl.regions(g: %r) {varve.variadic = ["g"]}
END
body succ <<'END'
    "varve.successors"() {names = ["s", "t"], variadic = ["t"]} : () -> ()
END
body nested <<'END'
    %1 = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(z: variadic %0) {varve.nested = {z = "seg"}}
    irdl.attributes {"seg" = %1}
END
body props <<'END'
    %1 = irdl.any {varve.rule = "I64Attr"}
    %2 = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {"p" = %1, "up" = %2, "op" = %1}
      {varve.optional = ["up", "op"], varve.native = {p = "i64", up = "unit", op = "optional<i64>"}}
END

traits() {
  case $1 in
  same) echo '"SameOperandsAndResultType"' ;;
  operands) echo '"SameTypeOperands"' ;;
  match) echo '"AllTypesMatch<a,b>"' ;;
  infer*) echo '"InferTypeOpInterface"' ;;
  esac
}

# theirs CLASS FORMAT: 0 taken, 1 refused. A run for each: after an error the next formats are not read rightly.
theirs() {
  { cat classes.td; printf 'def C : %s<"c"> { let assemblyFormat = "%s"; }\n' "$1" "$2"; } >all.td
  mlir-tblgen-22 -gen-op-defs -I "$include" all.td >/dev/null 2>their-errors && return 0
  return 1
}

grep -v '^#' "$top_srcdir/tests/data/cases/operation-formats/cases.txt" >cases
refused=0
while read -r name format; do
  text=$(printf '%s\n' "$format" | sed 's/[\\"]/\\&/g')
  text=${text:- }
  {
    echo 'irdl.dialect @d attributes {varve.set = "own"} {'
    printf '  irdl.operation @o attributes {varve.format = "%s", varve.traits = [%s]} {\n' "$text" "$(traits "$name")"
    echo '    %0 = irdl.any'
    cat "irdl/$name"
    echo '  }'
    echo '}'
  } >one.mlir
  "$VARVE_DIALECT" check one.mlir >/dev/null 2>why
  status=$?
  expected=0
  theirs "$name" "$text" || expected=1
  refused=$((refused + expected))
  if test "$status" -eq "$expected" && { test "$status" -eq 0 || grep -q '^one.mlir:2:3: error: varve.format: ' why; }; then
    tap_pass "$name $format"
  else
    { echo "mlir-tblgen: $expected, varve-dialect: $status"; head -n 4 their-errors; } >>why
    tap_fail "$name $format"
  fi
done <cases
tap_ok 'some are refused' test "$refused" -gt 100
tap_done
