// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @calyx attributes {varve.llvm = "24"} {
  irdl.operation @comb_component attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @component attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @ieee754.add attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.subOp, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.compare attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.signaling, {$sym_name}.lt, {$sym_name}.eq, {$sym_name}.gt, {$sym_name}.unordered, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.divSqrt attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.sqrtOp, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.fpToInt attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.in, {$sym_name}.signedOut, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.intToFp attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.in, {$sym_name}.signedIn, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @ieee754.mul attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.control, {$sym_name}.left, {$sym_name}.right, {$sym_name}.roundingMode, {$sym_name}.out, {$sym_name}.exceptionalFlags, {$sym_name}.done"} {
  }
  irdl.operation @memory attributes {varve.names = "{$sym_name}.{concat(map(i in indices($addrSizes): concat('addr', i)), ['write_data', 'write_en', 'clk', 'read_data', 'done'])}"} {
  }
  irdl.operation @register attributes {varve.names = "{$sym_name}.in, {$sym_name}.write_en, {$sym_name}.clk, {$sym_name}.reset, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @seq_mem attributes {varve.names = "{$sym_name}.{concat(map(i in indices($addrSizes): concat('addr', i)), ['clk', 'reset', 'content_en', 'write_en', 'write_data', 'read_data', 'done'])}"} {
  }
  irdl.operation @std_add attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_and attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_divs_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @std_divu_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @std_eq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_ge attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_gt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_le attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_lsh attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_lt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_mult_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @std_mux attributes {varve.names = "{$sym_name}.cond, {$sym_name}.tru, {$sym_name}.fal, {$sym_name}.out"} {
  }
  irdl.operation @std_neq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_not attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_or attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_pad attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_rems_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @std_remu_pipe attributes {varve.names = "{$sym_name}.clk, {$sym_name}.reset, {$sym_name}.go, {$sym_name}.left, {$sym_name}.right, {$sym_name}.out, {$sym_name}.done"} {
  }
  irdl.operation @std_rsh attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_seq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sge attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sgt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_shru attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_signext attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_sle attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_slice attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_slt attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sneq attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_srsh attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_sub attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @std_wire attributes {varve.names = "{$sym_name}.in, {$sym_name}.out"} {
  }
  irdl.operation @std_xor attributes {varve.names = "{$sym_name}.left, {$sym_name}.right, {$sym_name}.out"} {
  }
  irdl.operation @constant attributes {
    varve.names = "{if(isa(typeof($value), 'AnyFloat'), 'cst', if(width(type($out)) = 1, '', 'c'))}{if(isa(typeof($value), 'AnyFloat'), '', $value)}{if(isa(typeof($value), 'AnyFloat') or width(type($out)) = 1, '', '_')}{if(isa(typeof($value), 'AnyFloat') or width(type($out)) = 1, '', type($out))}"
  } {
  }
}
