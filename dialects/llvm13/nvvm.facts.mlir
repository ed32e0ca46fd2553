// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @nvvm {
  irdl.operation @shfl.sync.bfly attributes {
    varve.format = [
      "operands attr-dict `:` type($res) let(type($dst) = i32; type($offset) = i32; type($mask_and_clamp) = i32)",
      "let(type($val) = if(not has($return_value_and_is_valid), type($res), if(isa(type($res), '!llvm.struct'), elements(type($res))[0], [type($res)][1])))"]
  } {
  }
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.let = ["type($mask) = i32", "type($pred) = i1"]
  } {
  }
  irdl.operation @wmma.m16n16k16.mma.row.row.f16.f16 attributes {
    varve.locals = {type = ["TypeAttr", "types($args)[0]"]},
    varve.format = "$args attr-dict `:` $type `->` type($res) let(types($args) = repeat(typeof($type), count($args)))"
  } {
  }
}
