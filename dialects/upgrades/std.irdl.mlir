// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What became of the Standard dialect.
irdl.dialect @std attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "2019", count = "arith", rename = {
      "std.divis" = "std.divi_signed", "std.diviu" = "std.divi_unsigned", "std.remis" = "std.remi_signed",
      "std.remiu" = "std.remi_unsigned"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "2019", count = "loop",
    rename = {"std.for" = "scf.for", "std.if" = "scf.if", "std.terminator" = "scf.yield"}
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "arith", rename = {
      "std.cos" = "math.cos", "std.sin" = "math.sin", "std.tanh" = "math.tanh", "std.atan" = "math.atan",
      "std.atan2" = "math.atan2", "std.exp" = "math.exp", "std.exp2" = "math.exp2", "std.expm1" = "math.expm1",
      "std.log" = "math.log", "std.log10" = "math.log10", "std.log1p" = "math.log1p", "std.log2" = "math.log2",
      "std.powf" = "math.powf", "std.sqrt" = "math.sqrt", "std.rsqrt" = "math.rsqrt", "std.pow" = "math.powf",
      "std.create_complex" = "complex.create", "std.re" = "complex.re", "std.im" = "complex.im",
      "std.addcf" = "complex.add", "std.subcf" = "complex.sub"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "tensor", rename = {
      "std.tensor_cast" = "tensor.cast", "std.tensor_from_elements" = "tensor.from_elements",
      "std.dynamic_tensor_from_elements" = "tensor.generate", "std.yield" = "tensor.yield",
      "std.subtensor" = "tensor.extract_slice", "std.subtensor_insert" = "tensor.insert_slice"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "memory", rename = {
      "std.dealloc" = "memref.dealloc", "std.load" = "memref.load", "std.store" = "memref.store",
      "std.prefetch" = "memref.prefetch", "std.dma_start" = "memref.dma_start", "std.dma_wait" = "memref.dma_wait",
      "std.memref_cast" = "memref.cast", "std.memref_reinterpret_cast" = "memref.reinterpret_cast",
      "std.memref_reshape" = "memref.reshape", "std.transpose" = "memref.transpose",
      "std.tensor_load" = "memref.tensor_load", "std.tensor_store" = "memref.tensor_store",
      "std.tensor_to_memref" = "memref.buffer_cast", "std.clone" = "memref.clone",
      "std.global_memref" = "memref.global", "std.get_global_memref" = "memref.get_global",
      "std.assume_alignment" = "memref.assume_alignment", "std.subview" = "memref.subview"
    }
  } : () -> ()
  // Sizes for dimensions that are not known stand first, symbols of the layout behind them.
  "varve.upgrade"() {
    from = "2020", count = "memory", operation = ["std.alloc", "std.alloca"],
    becomes = ["memref.alloc", "memref.alloca"],
    when = "count($results) = 1 and isa(type($results[0]), 'AnyMemRef') and dynamic(type($results[0])) <= count($operands)",
    set = {
      operandSegmentSizes = "array([dynamic(type($results[0])), count($operands) - dynamic(type($results[0]))], i32)"
    }, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "memory", operation = ["std.alloc", "std.alloca"],
    becomes = ["memref.alloc", "memref.alloca"], forward
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "tensor", operation = "std.extract_element",
    when = "count($operands) > 65 and isa(type($operands[0]), 'AnyOf<AnyVectorOfAnyRank, AnyUnrankedTensor>')",
    refuse = "it has too many indices"
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "tensor", operation = "std.extract_element",
    when = "isa(type($operands[0]), 'AnyVectorOfAnyRank')", becomes = "vector.extract",
    set = {static_position = "array(repeat(4 * -2305843009213693952, count($operands) - 1), i64)"}
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "tensor", operation = "std.extract_element", when = "isa(type($operands[0]), 'AnyTensor')",
    becomes = "tensor.extract"
  } : () -> ()
  "varve.upgrade"() {
    from = "2020", count = "tensor", operation = "std.extract_element",
    refuse = "its operand is neither tensor nor vector"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "arith", rename = {
      "std.addi" = "arith.addi", "std.subi" = "arith.subi", "std.muli" = "arith.muli", "std.addf" = "arith.addf",
      "std.subf" = "arith.subf", "std.mulf" = "arith.mulf", "std.divf" = "arith.divf", "std.remf" = "arith.remf",
      "std.negf" = "arith.negf", "std.trunci" = "arith.trunci", "std.index_cast" = "arith.index_cast",
      "std.sitofp" = "arith.sitofp", "std.uitofp" = "arith.uitofp", "std.fptosi" = "arith.fptosi",
      "std.fptoui" = "arith.fptoui", "std.bitcast" = "arith.bitcast", "std.cmpi" = "arith.cmpi",
      "std.cmpf" = "arith.cmpf", "std.select" = "arith.select", "std.maxsi" = "arith.maxsi",
      "std.minsi" = "arith.minsi", "std.maxui" = "arith.maxui", "std.minui" = "arith.minui", "std.and" = "arith.andi",
      "std.or" = "arith.ori", "std.xor" = "arith.xori", "std.divi_signed" = "arith.divsi",
      "std.divi_unsigned" = "arith.divui", "std.remi_signed" = "arith.remsi", "std.remi_unsigned" = "arith.remui",
      "std.shift_left" = "arith.shli", "std.shift_right_signed" = "arith.shrsi",
      "std.shift_right_unsigned" = "arith.shrui", "std.floordivi_signed" = "arith.floordivsi",
      "std.ceildivi_signed" = "arith.ceildivsi", "std.sexti" = "arith.extsi", "std.zexti" = "arith.extui",
      "std.fpext" = "arith.extf", "std.fptrunc" = "arith.truncf", "std.maxf" = "arith.maximumf",
      "std.minf" = "arith.minimumf", "std.absf" = "math.absf", "std.ceilf" = "math.ceil", "std.floorf" = "math.floor",
      "std.copysign" = "math.copysign", "std.fmaf" = "math.fma"
    }
  } : () -> ()
  // arith.constant holds numbers and their elements. What else a constant held is the business of other dialects.
  "varve.upgrade"() {
    from = "llvm13", count = "constant", operation = "std.constant", when = "not has($value)",
    refuse = "it has no value"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "constant", operation = "std.constant", when = "isa($value, 'SymbolRefAttr')",
    becomes = "func.constant"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "constant", operation = "std.constant", when = "$value = unit",
    refuse = "LLVM 22 has no operation for a constant without value"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "constant", operation = "std.constant", when = "isa($value, 'ArrayAttr')",
    becomes = "complex.constant"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "constant", operation = "std.constant",
    when = "isa($value, 'APIntAttr') or isa($value, 'FloatAttr') or isa($value, 'ElementsAttr')",
    becomes = "arith.constant"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "constant", operation = "std.constant",
    refuse = "arith.constant does not hold such a value"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "func", rename = {
      "std.call" = "func.call", "std.call_indirect" = "func.call_indirect", "std.constant_function" = "func.constant"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "branch", rename = {"std.br" = "cf.br", "std.assert" = "cf.assert"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "memory", rename = {
      "std.atomic_rmw" = "memref.atomic_rmw", "std.generic_atomic_rmw" = "memref.generic_atomic_rmw",
      "std.atomic_yield" = "memref.atomic_yield"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "memory", operation = "std.rank",
    when = "isa(type($operands[0]), 'AnyRankedOrUnrankedMemRef')", becomes = "memref.rank"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "memory", operation = "std.rank", when = "isa(type($operands[0]), 'AnyTensor')",
    becomes = "tensor.rank"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "memory", operation = "std.rank", refuse = "its operand is neither memref nor tensor"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "tensor", operation = "std.splat",
    when = "count($results) = 1 and isa(type($results[0]), 'AnyVectorOfAnyRank')", becomes = "vector.broadcast"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "tensor", operation = "std.splat",
    when = "count($results) = 1 and isa(type($results[0]), 'AnyRankedTensor')", becomes = "tensor.splat"
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm13", count = "tensor", operation = "std.splat",
    refuse = "its result is neither vector nor ranked tensor"
  } : () -> ()
}
