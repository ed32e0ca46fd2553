#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Text of Triton 3.0 to 3.8 is read with no option, as the module of the newest release that has this text.
. "$top_srcdir/tests/tap.sh"
test -f "$top_builddir/dialects/triton-3.1.vdef" || tap_skip_all 'this build has no packs'
VARVE_DIALECT_PATH=$(cd "$top_builddir/dialects" && pwd)
export VARVE_DIALECT_PATH
cd "$tap_folder" || exit 1

# has NAME TEXT [OPTION]...: standard input is read, and its generic text has TEXT; its pretty text is read as the same module.
has() {
  name=$1 expected=$2
  shift 2
  cat >in.mlir
  "$VARVE_TRANSLATE" --mlir-print-op-generic "$@" in.mlir >generic.mlir 2>why &&
    "$VARVE_TRANSLATE" "$@" in.mlir >pretty.mlir 2>why &&
    "$VARVE_TRANSLATE" --mlir-print-op-generic "$@" pretty.mlir >again.mlir 2>why || { tap_fail "$name"; return; }
  cat generic.mlir >>why
  if grep -Fq -e "$expected" generic.mlir && cmp -s generic.mlir again.mlir; then tap_pass "$name"; else tap_fail "$name"; fi
}

has '3.0: a transposed descriptor' '"tt.trans"' <<'END'
#shared = #triton_gpu.shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [1, 0], hasLeadingOffset = false}>
#shared1 = #triton_gpu.shared<{vec = 8, perPhase = 4, maxPhase = 2, order = [0, 1], hasLeadingOffset = false}>
tt.func @f(%m: !tt.memdesc<32x64xf16, #shared>) {
  %0 = tt.trans %m {order = array<i32: 1, 0>} : !tt.memdesc<32x64xf16, #shared> -> !tt.memdesc<64x32xf16, #shared1>
  tt.return
}
END
has '3.3: a barrier of LLVM 22 beside a layout that 3.9 has changed' '"rocdl.sched.barrier"() <{mask = 1 : i32}>' <<'END'
#mma = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [16, 16], isTransposed = true}>
tt.func @f(%a: tensor<32x32xf32, #mma>) {
  rocdl.sched.barrier 1
  tt.return
}
END
has '3.4 to 3.6: a layout of AMD keeps its warps' 'warpsPerCTA = [4, 1]' <<'END'
#mma = #ttg.amd_wmma<{version = 2, isTranspose = false, warpsPerCTA = [4, 1]}>
tt.func @f(%a: tensor<32x32xf32, #mma>) {
  tt.return
}
END
"$VARVE_DIALECT" show --dialect=triton@3.5 ttg.convert_layout >shown
tap_ok '3.4 to 3.6: converting a layout has no properties' sh -c 'grep -q convert_layout shown && ! grep -q force_warp_shuffle shown'
has '3.0 to 3.8: a policy' \
  '"tt.load"(%arg0) <{boundaryCheck = array<i32>, cache = 3 : i32, evict = 2 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}>' <<'END'
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.load %p evictionPolicy = evict_first cacheModifier = cg : !tt.ptr<f32>
  tt.store %p, %0 cacheModifier = wt : !tt.ptr<f32>
  tt.return
}
END
has '3.0 to 3.7: a block pointer' '{boundaryCheck = array<i32: 0>, cache = 1 : i32, evict = 3 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>, padding = 2 : i32}' <<'END'
tt.func @f(%p: !tt.ptr<tensor<64xf32>>) {
  %0 = tt.load %p evictionPolicy = evict_last {boundaryCheck = array<i32: 0>, padding = 2 : i32} : !tt.ptr<tensor<64xf32>>
  tt.return
}
END
has '3.9: no policy' '"tt.load"(%arg0) <{isVolatile = false, operandSegmentSizes = array<i32: 1, 0, 0>}>' <<'END'
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.load %p : !tt.ptr<f32>
  tt.return
}
END
has 'the same text, with the pack of an older release' '<{boundaryCheck = array<i32>, cache = 1 : i32' --dialect=triton@3.5 <<'END'
tt.func @f(%p: !tt.ptr<f32>) {
  %0 = tt.load %p : !tt.ptr<f32>
  tt.return
}
END

cat >gpu.mlir <<'END'
#blocked = #triton_gpu.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0], CTAsPerCGA = [2], CTASplitNum = [2], CTAOrder = [0]}>
#shared = #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], hasLeadingOffset = false}>
module attributes {"triton_gpu.num-warps" = 4 : i32} {
  tt.func @f(%p: tensor<512x!tt.ptr<f32>, #blocked>, %b: i1) {
    %0 = triton_gpu.local_alloc  : () -> !tt.memdesc<512xf32, #shared, mutable>
    %1 = triton_gpu.async_copy_global_to_local %p, %0 : tensor<512x!tt.ptr<f32>, #blocked> -> <512xf32, #shared, mutable>
    %2 = triton_gpu.async_commit_group %1
    %3 = triton_gpu.async_wait %2 {num = 0 : i32}
    %4 = triton_gpu.local_load %0 : !tt.memdesc<512xf32, #shared, mutable> -> tensor<512xf32, #blocked>
    tt.store %p, %4 : tensor<512x!tt.ptr<f32>, #blocked>
    tt.return
  }
}
END
has '3.0: triton_gpu' '"tt.store"(%arg0, %4) <{boundaryCheck = array<i32>, cache = 1 : i32, evict = 1 : i32}>' <gpu.mlir
has '3.0: a copy' '"triton_gpu.async_copy_global_to_local"(%arg0, %0) <{cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0, 0>}>' <gpu.mlir
has '3.0: a place of an assertion' '<{file = "a.py", func = "f", line = 7 : i32, message = "no"}>' <<'END'
tt.func @f(%b: tensor<4xi1>) {
  tt.assert %b, "no", "a.py", "f", 7 : tensor<4xi1>
  tt.return
}
END
has '3.0: a reshape that says that it keeps the order' '"tt.store"(%arg1, %1) <{boundaryCheck' <<'END'
tt.func @f(%x: tensor<4xi32>, %p: !tt.ptr<i32>, %y: i32) {
  %0 = tt.reshape %x {allow_reorder = false} : tensor<4xi32> -> tensor<2x2xi32>
  %1 = arith.addi %y, %y : i32
  tt.store %p, %1 : !tt.ptr<i32>
  tt.return
}
END
has '3.2: memory descriptors have a space' '!tt.memdesc<1xi64, #shared, #triton_gpu.shared_memory, mutable>' <<'END'
#shared = #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], hasLeadingOffset = false}>
tt.func @f(%i: i32, %b: i1) {
  %0 = triton_gpu.local_alloc  : () -> !tt.memdesc<1xi64, #shared, #triton_gpu.shared_memory, mutable>
  triton_nvidia_gpu.init_barrier %0, 1 : <1xi64, #shared, #triton_gpu.shared_memory, mutable>
  triton_nvidia_gpu.barrier_expect %0, 64, %b : <1xi64, #shared, #triton_gpu.shared_memory, mutable>
  triton_nvidia_gpu.wait_barrier %0, %i : <1xi64, #shared, #triton_gpu.shared_memory, mutable>
  tt.return
}
END
head='#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
#tmem = #ttng.tensor_memory_encoding<blockM = 64, blockN = 64, unpacked = true>
!m = !ttg.memdesc<64x64xf16, #shared, #smem>
!d = !ttg.memdesc<64x64xf32, #tmem, #ttng.tensor_memory, mutable>'
has '3.3: a product without segments' '"ttng.tc_gen5_mma"(%arg0, %arg1, %arg2, %arg3, %arg3) : (' <<END
$head
tt.func @f(%a: !m, %b: !m, %d: !d, %t: i1) {
  ttng.tc_gen5_mma %a, %b, %d, %t, %t : (!m, !m, !d, i1, i1) -> ()
  tt.return
}
END
has '3.3, 3.4: the version of MFMA in two numbers' '#ttg.amd_mfma<{versionMajor = 3, versionMinor = 0' <<'END'
#mma = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>
tt.func @f(%x: tensor<64x64xf32, #mma>) {
  tt.return
}
END
has '3.4, 3.5: tensor memory, and a product' '"ttng.tc_gen5_mma"(%arg0, %arg1, %arg2, %arg3, %arg3) <{is_async, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0, 0>}>' <<END
$head
tt.func @f(%a: !m, %b: !m, %d: !d, %t: i1) {
  ttng.tc_gen5_mma %a, %b, %d, %t, %t {is_async} : !m, !m, !d
  tt.return
}
END
has '3.5: a part of a buffer keeps the shape of the whole' '"ttg.local_load"' <<'END'
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
tt.func @f(%a: !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable>, %i: i32, %p: !tt.ptr<i32>) {
  %0 = ttg.memdesc_index %a[%i] : !ttg.memdesc<2x64x64xf16, #shared, #smem, mutable> -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64>
  %1 = ttg.local_load %0 : !ttg.memdesc<64x64xf16, #shared, #smem, mutable, 2x64x64> -> tensor<64x64xf16, #blocked>
  tt.store %p, %i : !tt.ptr<i32>
  tt.return
}
END
tap_ok 'that shows the release, so that policies are as there' grep -Fq 'cache = 1 : i32, evict = 1 : i32' generic.mlir
has 'up to 3.5: operations for AMD belong to amdgpu' '"tt.store"(%arg1, %arg2) <{boundaryCheck' <<'END'
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
tt.func @f(%x: tensor<64x64xf16, #blocked>, %p: !tt.ptr<i32>, %i: i32) {
  tt.store %p, %i {OpIdx = #amdgpu.OpIdx<0>} : !tt.ptr<i32>
  %0 = amdgpu.in_thread_transpose %x : tensor<64x64xf16, #blocked> -> tensor<64x64xf16, #blocked>
  tt.return
}
END
has '3.7: descriptors wrap a tensor' '"tt.descriptor_load"(%arg0, %arg1) <{cache = 1 : i32, evict = 1 : i32}> : (!tt.tensordesc<tensor<64xf16>>, i32)' <<'END'
tt.func @f(%d: !tt.tensordesc<tensor<64xf16>>, %i: i32) {
  %0 = tt.descriptor_load %d[%i] : !tt.tensordesc<tensor<64xf16>> -> tensor<64xf16>
  tt.return
}
END
cat >attribute.mlir <<'END'
func.func private @f() attributes {x = #amdgpu.OpIdx<0>}
END
tap_ok 'an attribute that a pack adds may be the first of its names' "$VARVE_TRANSLATE" --era=llvm22 attribute.mlir
tap_status 'one that no pack adds is rejected' 1 "$VARVE_TRANSLATE" --no-default-dialects --era=llvm22 attribute.mlir
tap_done
