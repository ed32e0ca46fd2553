#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Text of LLVM 14 and 15: operations of std beside arith, functions of builtin, dense sizes of operand groups, spv and
# pointers that say what they point to; the era is found, and the text is upgraded.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

cat >std.mlir <<'END'
module {
  func @f(%arg0: i1, %arg1: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %f = constant @f : (i1, index) -> i32
    scf.for %arg2 = %arg1 to %arg1 step %arg1 {
      %1 = select %arg0, %c1_i32, %c1_i32 : i32
      call @g() : () -> ()
      assert %arg0, "x"
    }
    %0 = builtin.unrealized_conversion_cast %c1_i32 : i32 to i8
    cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %c1_i32 : i32
  }
  func private @g() attributes {a}
  module {
    func private @h()
  }
}
END
tap_status 'operations of std have no prefix in LLVM 14' 0 "$translate" --era=llvm14 std.mlir
cp stdout printed
{ cat std.mlir && echo; } >expected
tap_same 'and are printed without one' expected printed
sed 's/ select / std.select /; s/ call @/ std.call @/; s/ func private @h/ builtin.func private @h/' std.mlir >prefixed.mlir
"$translate" --era=llvm14 std.mlir >plain 2>&1
tap_status 'a prefix is accepted' 0 "$translate" --era=llvm14 prefixed.mlir
tap_same 'and means the same' stdout plain
tap_status 'the generic form' 0 "$translate" --era=llvm14 --mlir-print-op-generic std.mlir
tap_ok 'has std' grep -q '"std.call"() {callee = @g} : () -> ()' stdout
tap_ok 'the type of a function is an attribute of LLVM 14' grep -q '{sym_name = "h", sym_visibility = "private", type = () -> ()}' stdout
tap_ok 'sizes of groups are dense elements' grep -q 'operand_segment_sizes = dense<\[1, 0, 0\]> : vector<3xi32>' stdout
tap_status 'std is unknown in LLVM 15' 1 sh -c "'$translate' --era=llvm15 std.mlir"

cat >pointers.mlir <<'END'
module {
  func.func private @f(!llvm.ptr<i8>)
  spv.module Logical GLSL450 {
    spv.func @g(%arg0: f32) "None" {
      spv.Return
    }
  }
}
END
tap_status 'typed pointers and spv are those of LLVM 15' 0 "$translate" --era=llvm15 --mlir-print-op-generic pointers.mlir
tap_ok 'whose functions have function_type' grep -q '{function_control = 0 : i32, function_type = (f32) -> (), sym_name = "g"}' stdout

# The era is found.
for file in std:llvm14 pointers:llvm15; do
  "$translate" --era=auto --show-era ${file%%:*}.mlir >/dev/null 2>shown
  tap_ok "${file%%:*}: ${file#*:} is found" grep -q "${file#*:}" shown
done
printf '"d.x"() {operand_segment_sizes = dense<1> : vector<1xi32>} : () -> ()\n' >sizes.mlir
printf 'func.func private @f(!llvm.struct<(ptr<i8>)>)\n' >pointer.mlir
for file in sizes:llvm15 pointer:llvm16; do
  "$translate" --era=auto --upgrade --show-era --allow-unregistered-dialect ${file%%:*}.mlir >/dev/null 2>shown
  tap_ok "${file%%:*} is text of ${file#*:} or older" grep -q "text of ${file#*:}" shown
done
cat >parallel.mlir <<'END'
func.func @f(%i: index) {
  scf.parallel (%j) = (%i) to (%i) step (%i) {
    scf.yield
  }
  return
}
END
tap_status 'what is wrong in LLVM 22 is text of an older era' 0 "$translate" --era=auto --upgrade parallel.mlir

tap_status 'LLVM 14 is upgraded' 0 "$translate" --era=llvm14 --upgrade std.mlir
for word in 'func.func @f' 'arith.select' 'cf.cond_br' 'cf.assert' 'func.func private @g'; do
  tap_ok "it has $word" grep -q "$word" stdout
done
tap_status 'LLVM 15 is upgraded' 0 "$translate" --era=llvm15 --upgrade pointers.mlir
for word in 'private @f(!llvm.ptr)' 'spirv.func @g'; do
  tap_ok "it has $word" grep -q "$word" stdout
done
cat >launch.mlir <<'END'
func.func @f(%i: index, %s: memref<64xf32>, %d: memref<64xf32, 3>) attributes {spv.entry_point_abi = #spv.entry_point_abi<local_size = dense<[16, 1, 1]> : vector<3xi32>>} {
  gpu.launch blocks(%a, %b, %c) in (%g = %i, %h = %i, %j = %i) threads(%k, %l, %m) in (%n = %i, %o = %i, %p = %i) {
    gpu.terminator
  }
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<64xf32> to memref<64xf32, 3>
  return
}
END
tap_status 'new groups of operands are added' 0 "$translate" --era=llvm15 --upgrade --mlir-print-op-generic launch.mlir
tap_ok 'for clusters' grep -q 'operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>' stdout
tap_ok 'for elements' grep -q 'dstElements = 4 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>' stdout
tap_ok 'a size of workgroups has another name' grep -q 'entry_point_abi<workgroup_size = \[16, 1, 1\]>' stdout
cat >alloc.mlir <<'END'
func.func @f(%i: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  return
}
END
tap_status 'alloc_tensor has two groups of operands in LLVM 15' 0 "$translate" --era=llvm15 --mlir-print-op-generic alloc.mlir
tap_ok 'and no hint' grep -q 'operand_segment_sizes = dense<\[1, 0\]> : vector<2xi32>' stdout
tap_status 'it is upgraded' 0 "$translate" --era=llvm15 --upgrade --mlir-print-op-generic alloc.mlir
tap_ok 'to three groups' grep -q 'operandSegmentSizes = array<i32: 0, 1, 0>' stdout

# Text that today's rules read as well is text of today, but programs of today print properties in <{...}>.
cat >generic.mlir <<'END'
"builtin.module"() ({
  "func.func"() ({
    %0 = "arith.constant"() {value = 1 : i32} : () -> i32
    "func.return"() : () -> ()
  }) {function_type = () -> (), sym_name = "f"} : () -> ()
}) : () -> ()
END
cat >names.mlir <<'END'
module {
  func.func @f() -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    return %0 : memref<4xf32>
  }
}
END
for file in generic:llvm16 names:llvm22; do
  "$translate" --era=auto --show-era ${file%%:*}.mlir >/dev/null 2>shown
  tap_ok "${file%%:*}: this is text of ${file#*:}" grep -q "text of ${file#*:}" shown
done
tap_status 'old generic text is printed' 0 "$translate" --era=auto --mlir-print-op-generic generic.mlir
{ cat generic.mlir && echo; } >expected
tap_same 'as that release prints it' expected stdout
cat >indirect.mlir <<'END'
func.func private @g()
func.func @f() {
  %f = constant @g : () -> ()
  call_indirect %f() : () -> ()
  return
}
END
"$translate" --era=auto --show-era indirect.mlir >/dev/null 2>shown
tap_ok 'names of func without prefix are those of today, too' grep -q 'text of llvm22' shown
tap_done
