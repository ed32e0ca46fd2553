#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is asked of modules and of the operations of each dialect: pieces of tests/cases/verify that are to be accepted, or
# refused where and with the words that "// expected-error" tells. mlir-opt 22, where it is installed, says the same.
. "$top_srcdir/tests/tap.sh"

for file in "$top_srcdir"/tests/cases/verify/*.mlir; do
  name=$(basename "$file" .mlir)
  tap_status "$name: what is announced is found, and nothing else" 0 \
    "$VARVE_TRANSLATE" --to=mlir --split-input-file --verify-diagnostics "$file" -o "$tap_folder/out"
  command -v mlir-opt-22 >/dev/null || continue
  tap_status "$name: mlir-opt 22 says the same" 0 \
    mlir-opt-22 --allow-unregistered-dialect --split-input-file --verify-diagnostics "$file"
done

# A property takes its own kind of attribute only: beside other properties, and where code reads the custom form, another
# kind in the dictionary is dropped with a warning. mlir-opt 22 drops it in silence.
cat >"$tap_folder/misfits.mlir" <<'END'
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({^bb0: "func.return"() : () -> ()}) {sym_visibility = 1 : i32} : () -> ()
%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> {alignment = "s"} : () -> (memref<2xf32>)
"gpu.module"() <{sym_name = "m"}> ({^bb0: }) {targets = 1 : i32} : () -> ()
llvm.func @g() attributes {target_features = "s", garbageCollector = 1 : i32}
END
tap_status 'attributes of another kind than their property are dropped' 0 \
  "$VARVE_TRANSLATE" --mlir-print-op-generic "$tap_folder/misfits.mlir"
says 'with a warning' "'garbageCollector' of 'llvm.func': the property holds another kind of attribute: it is left out"
cp "$tap_folder/stdout" "$tap_folder/ours"
if command -v mlir-opt-22 >/dev/null; then
  mlir-opt-22 --mlir-print-op-generic "$tap_folder/misfits.mlir" >"$tap_folder/theirs"
  tap_same 'mlir-opt 22 drops the same' "$tap_folder/theirs" "$tap_folder/ours"
fi

cat >"$tap_folder/yields.mlir" <<'END'
func.func @yields(%c: i1, %a: i32) {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a, %a : i32, i32
  ^bb2:
    scf.yield %a : i32
  }
  return
}
END
tap_status 'the yield of each block is compared with the results' 1 "$VARVE_TRANSLATE" --to=mlir "$tap_folder/yields.mlir"
says 'and the operation is named' "'scf.execute_region' op along control flow edge"
tap_done
