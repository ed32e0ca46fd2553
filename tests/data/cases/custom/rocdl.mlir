// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers of rocdl.
llvm.func @r(%rsrc: vector<4xi32>, %o: i32, %v: vector<2xf32>, %f : f32) {
  %0 = rocdl.raw.buffer.load %rsrc, %o, %o, %o : vector<2xf32>
  rocdl.raw.buffer.store %v, %rsrc, %o, %o, %o : vector<2xf32>
  rocdl.raw.buffer.atomic.fadd %f, %rsrc, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.fmax %f, %rsrc, %o, %o, %o : f32
  rocdl.raw.buffer.atomic.smax %o, %rsrc, %o, %o, %o : i32
  rocdl.raw.buffer.atomic.umin %o, %rsrc, %o, %o, %o : i32
  llvm.return
}
