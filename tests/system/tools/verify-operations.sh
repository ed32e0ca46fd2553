#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What is asked of modules and of the operations of each dialect: pieces of tests/data/cases/verify that are to be accepted, or
# refused where and with the words that "// expected-error" tells. mlir-opt 22, where it is installed, says the same.
. "$top_srcdir/tests/tap.sh"

for file in "$top_srcdir"/tests/data/cases/verify/*.mlir; do
  name=$(basename "$file" .mlir)
  tap_status "$name: exactly the expected diagnostics are reported" 0 \
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
says 'with a warning' "'garbageCollector' of 'llvm.func': the property holds another kind of attribute: it is ignored"
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

# mlir-opt 22 adds notes or a second error to these, or crashes, so only Varve is asked.
cat >"$tap_folder/own.mlir" <<'END'
func.func @f(%a: tensor<2x3xf32>) {
  // expected-error@+1 {{'shape.shape_of' op inferred type(s)}}
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<3xindex>
  return
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.foreach %a : !transform.any_op {
  ^bb0(%b: !transform.any_op):
    // expected-error@+1 {{'transform.sequence' op expects operands to be provided for a nested op}}
    transform.sequence failures(propagate) {
    ^bb0(%c: !transform.any_op):
    }
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.with_pdl_patterns' op expects operands to be provided for a nested op}}
  transform.with_pdl_patterns {
  ^bb0(%b: !transform.any_op):
    transform.sequence %b : !transform.any_op failures(propagate) {
    ^bb0(%c: !transform.any_op):
    }
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  // expected-error@+1 {{'transform.alternatives' op expects operands to be provided for a nested op}}
  "transform.alternatives"() ({
  ^bb0(%b: !transform.any_op):
    "transform.yield"() : () -> ()
  }) : () -> ()
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f() {
    builtin.module attributes {transform.with_named_sequence} {
      // expected-error@+1 {{cannot be defined inside another transform op}}
      transform.named_sequence @g() {
        transform.yield
      }
    }
    transform.yield
  }
}
// -----
func.func @maps(%a: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.exp' op expected only affine maps in 'linalg.memoized_indexing_maps'}}
  %0 = "linalg.exp"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  }) {linalg.memoized_indexing_maps = [[affine_map<(i) -> (i)>]]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
gpu.module @m {
  gpu.func @f() -> (f32, i32) {
    %0 = "test.op"() : () -> f32
    // expected-error@+1 {{'gpu.return' op expected 2 result operands}}
    gpu.return %0 : f32
  }
}
END
tap_status 'inferred shapes, memoized maps, returned values and nested transform operations are checked' 0 \
  "$VARVE_TRANSLATE" --to=mlir --split-input-file --verify-diagnostics "$tap_folder/own.mlir" -o "$tap_folder/out"
tap_done
