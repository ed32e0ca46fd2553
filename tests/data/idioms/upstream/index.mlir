// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @index_ops(%a: index, %b: index) -> index {
  %idx0 = index.constant 0
  %idx1 = index.constant 1
  %0 = index.add %a, %b
  %1 = index.sub %0, %idx1
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.ceildivs %4, %b
  %6 = index.floordivs %5, %b
  %7 = index.rems %6, %b
  %8 = index.remu %7, %b
  %9 = index.maxs %8, %idx0
  %10 = index.minu %9, %b
  %11 = index.shl %10, %idx1
  %12 = index.and %11, %b
  %13 = index.or %12, %b
  %14 = index.xor %13, %b
  %15 = index.cmp slt(%14, %b)
  %16 = index.casts %14 : index to i64
  %17 = index.castu %14 : index to i32
  %18 = index.sizeof
  %19 = index.bool.constant true
  return %14 : index
}
