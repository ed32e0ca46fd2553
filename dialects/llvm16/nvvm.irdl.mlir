irdl.dialect @nvvm attributes {
  varve.set = "llvm16",
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "MMAB1Op",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["xor_popc", 1 : i32],
      ["and_popc", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAFrag",
    storage = i32,
    cases = [
      ["a", 0 : i32],
      ["b", 1 : i32],
      ["c", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAIntOverflow",
    storage = i32,
    cases = [
      ["satfinite", 1 : i32],
      ["wrapped", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMALayout",
    storage = i32,
    cases = [
      ["row", 0 : i32],
      ["col", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMATypes",
    storage = i32,
    cases = [
      ["f16", 0 : i32],
      ["f32", 1 : i32],
      ["tf32", 2 : i32],
      ["bf16", 9 : i32],
      ["s8", 4 : i32],
      ["u8", 3 : i32],
      ["s32", 5 : i32],
      ["s4", 8 : i32],
      ["u4", 7 : i32],
      ["b1", 6 : i32],
      ["f64", 10 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ReduxKind",
    storage = i32,
    cases = [
      ["add", 1 : i32],
      ["and", 2 : i32],
      ["max", 3 : i32],
      ["min", 4 : i32],
      ["or", 5 : i32],
      ["umax", 6 : i32],
      ["umin", 7 : i32],
      ["xor", 8 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ShflKind",
    storage = i32,
    cases = [
      ["bfly", 0 : i32],
      ["up", 1 : i32],
      ["down", 2 : i32],
      ["idx", 3 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#mma_b1op" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAB1Op>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_frag" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAFrag>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_int_overflow" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAIntOverflow>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_layout" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMALayout>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MMATypes>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#redux_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ReduxKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#shape" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %m = irdl.any {varve.rule = "i32"}
    %n = irdl.any {varve.rule = "i32"}
    %k = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      m: %m,
      n: %n,
      k: %k)
  }
  irdl.attribute @"#shfl_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ShflKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @bar.warp.sync attributes {
    varve.format = "$mask attr-dict `:` type($mask)"
  } {
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      mask: %mask)
  }
  irdl.operation @barrier0 attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cp.async.commit.group attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cp.async.shared.global attributes {
    varve.format = "$dst `,` $src `,` $size attr-dict",
    varve.let = [
      "type($dst) = !llvm.ptr<i8, 3>",
      "type($src) = !llvm.ptr<i8, 1>"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %size = irdl.any {varve.rule = "I32Attr"}
    %bypass_l1 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      dst: %dst,
      src: %src)
    irdl.attributes {
      "size" = %size,
      "bypass_l1" = %bypass_l1
    } {
      varve.optional = ["bypass_l1"]
    }
  }
  irdl.operation @cp.async.wait.group attributes {
    varve.format = "$n attr-dict"
  } {
    %n = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "n" = %n
    }
  }
  irdl.operation @ldmatrix attributes {
    varve.format = "$ptr attr-dict `:` functional-type($ptr, $res)"
  } {
    %ptr = irdl.base "!llvm.ptr"
    %res = irdl.any
    %num = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "num" = %num,
      "layout" = %layout
    }
  }
  irdl.operation @mma.sync attributes {
    varve.syntax = "hook:nvvm.mma.sync"
  } {
    %operandA = irdl.any {varve.rule = "LLVM_Type"}
    %operandB = irdl.any {varve.rule = "LLVM_Type"}
    %operandC = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    %shape = irdl.base "#nvvm.shape"
    %b1Op = irdl.base "#nvvm.mma_b1op"
    %intOverflowBehavior = irdl.base "#nvvm.mma_int_overflow"
    %layoutA = irdl.base "#nvvm.mma_layout"
    %layoutB = irdl.base "#nvvm.mma_layout"
    %multiplicandAPtxType = irdl.base "#nvvm.mma_type"
    %multiplicandBPtxType = irdl.base "#nvvm.mma_type"
    irdl.operands(
      operandA: variadic %operandA,
      operandB: variadic %operandB,
      operandC: variadic %operandC) {
      varve.segments
    }
    irdl.results(
      res: %res)
    irdl.attributes {
      "shape" = %shape,
      "b1Op" = %b1Op,
      "intOverflowBehavior" = %intOverflowBehavior,
      "layoutA" = %layoutA,
      "layoutB" = %layoutB,
      "multiplicandAPtxType" = %multiplicandAPtxType,
      "multiplicandBPtxType" = %multiplicandBPtxType
    } {
      varve.optional = ["b1Op", "intOverflowBehavior", "multiplicandAPtxType", "multiplicandBPtxType"]
    }
  }
  irdl.operation @rcp.approx.ftz.f attributes {
    varve.format = "$arg attr-dict `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($arg) = f32",
      "type($res) = f32"]
  } {
    %arg = irdl.any {varve.rule = "F32"}
    %res = irdl.any {varve.rule = "F32"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.laneid attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.warpsize attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @redux.sync attributes {
    varve.format = "$kind $val `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    varve.let = [
      "type($mask_and_clamp) = i32"]
  } {
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %mask_and_clamp = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %kind = irdl.base "#nvvm.redux_kind"
    irdl.operands(
      val: %val,
      mask_and_clamp: %mask_and_clamp)
    irdl.results(
      res: %res)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @shfl.sync attributes {
    varve.format = "$kind $dst `,` $val `,` $offset `,` $mask_and_clamp attr-dict `:` type($val) `->` type($res)",
    varve.let = [
      "type($dst) = i32",
      "type($offset) = i32",
      "type($mask_and_clamp) = i32"]
  } {
    %dst = irdl.any {varve.rule = "I32"}
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "I32"}
    %mask_and_clamp = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %kind = irdl.base "#nvvm.shfl_kind"
    %return_value_and_is_valid = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      dst: %dst,
      val: %val,
      offset: %offset,
      mask_and_clamp: %mask_and_clamp)
    irdl.results(
      res: %res)
    irdl.attributes {
      "kind" = %kind,
      "return_value_and_is_valid" = %return_value_and_is_valid
    } {
      varve.optional = ["return_value_and_is_valid"]
    }
  }
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "$mask `,` $pred attr-dict `:` type($res)",
    varve.let = ["type($mask) = i32", "type($pred) = i1"]
  } {
    %mask = irdl.any {varve.rule = "LLVM_Type"}
    %pred = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      mask: %mask,
      pred: %pred)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.load attributes {
    varve.format = "$ptr `,` $stride attr-dict `:` functional-type($ptr, $res)",
    varve.let = [
      "type($stride) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "I32"}
    %res = irdl.base "!llvm.struct"
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    %eltype = irdl.base "#nvvm.mma_type"
    %frag = irdl.base "#nvvm.mma_frag"
    irdl.operands(
      ptr: %ptr,
      stride: %stride)
    irdl.results(
      res: %res)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "layout" = %layout,
      "eltype" = %eltype,
      "frag" = %frag
    }
  }
  irdl.operation @wmma.mma attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %layoutA = irdl.base "#nvvm.mma_layout"
    %layoutB = irdl.base "#nvvm.mma_layout"
    %eltypeA = irdl.base "#nvvm.mma_type"
    %eltypeB = irdl.base "#nvvm.mma_type"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "layoutA" = %layoutA,
      "layoutB" = %layoutB,
      "eltypeA" = %eltypeA,
      "eltypeB" = %eltypeB
    }
  }
  irdl.operation @wmma.store attributes {
    varve.format = "$ptr `,` $stride `,` $args attr-dict `:` qualified(type($ptr)) `,` type($args)",
    varve.let = [
      "type($stride) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %stride = irdl.any {varve.rule = "I32"}
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    %eltype = irdl.base "#nvvm.mma_type"
    irdl.operands(
      ptr: %ptr,
      args: variadic %args,
      stride: %stride)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "layout" = %layout,
      "eltype" = %eltype
    }
  }
}
