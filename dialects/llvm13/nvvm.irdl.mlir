irdl.dialect @nvvm attributes {
  varve.set = "llvm13",
  varve.depends = ["llvm"]
} {
  irdl.operation @barrier0 attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @mma.sync attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.laneid attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.nctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.ntid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.tid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @read.ptx.sreg.warpsize attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @shfl.sync.bfly attributes {
    varve.printer = "code",
    varve.format = ["operands attr-dict `:` type($res) let(type($dst) = i32; type($offset) = i32; type($mask_and_clamp) = i32)", "let(type($val) = if(not has($return_value_and_is_valid), type($res), if(isa(type($res), '!llvm.struct'), elements(type($res))[0], [type($res)][1])))"]
  } {
    %dst = irdl.any {varve.rule = "LLVM_Type"}
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %mask_and_clamp = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %return_value_and_is_valid = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      dst: %dst,
      val: %val,
      offset: %offset,
      mask_and_clamp: %mask_and_clamp)
    irdl.results(
      res: %res)
    irdl.attributes {
      "return_value_and_is_valid" = %return_value_and_is_valid
    } {
      varve.optional = ["return_value_and_is_valid"]
    }
  }
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "operands attr-dict `:` type($res)",
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
  irdl.operation @wmma.m16n16k16.load.a.f16.row.stride attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.m16n16k16.load.b.f16.row.stride attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.m16n16k16.load.c.f16.row.stride attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.m16n16k16.load.c.f32.row.stride attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.m16n16k16.mma.row.row.f16.f16 attributes {
    varve.printer = "code",
    varve.format = "$args attr-dict `:` $type `->` type($res) let(types($args) = repeat(typeof($type), count($args)))",
    varve.locals = {type = ["TypeAttr", "types($args)[0]"]}
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.m16n16k16.mma.row.row.f32.f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.base "!llvm.struct"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @wmma.m16n16k16.store.d.f16.row.stride attributes {
    varve.format = "$args attr-dict `:` type($args)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
  }
  irdl.operation @wmma.m16n16k16.store.d.f32.row.stride attributes {
    varve.format = "$args attr-dict `:` type($args)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
  }
}
