irdl.dialect @rocdl attributes {
  varve.set = "llvm13",
  varve.depends = ["llvm"]
} {
  irdl.operation @barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @buffer.load attributes {
    varve.format = "operands attr-dict `:` type($res)",
    varve.let = ["type($rsrc) = vector<4xi32>", "type($vindex) = i32", "type($offset) = i32", "type($glc) = i1", "type($slc) = i1"]
  } {
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %vindex = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %glc = irdl.any {varve.rule = "LLVM_Type"}
    %slc = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      rsrc: %rsrc,
      vindex: %vindex,
      offset: %offset,
      glc: %glc,
      slc: %slc)
    irdl.results(
      res: %res)
  }
  irdl.operation @buffer.store attributes {
    varve.format = "operands attr-dict `:` type($vdata)",
    varve.let = ["type($rsrc) = vector<4xi32>", "type($vindex) = i32", "type($offset) = i32", "type($glc) = i1", "type($slc) = i1"]
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %vindex = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %glc = irdl.any {varve.rule = "LLVM_Type"}
    %slc = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      vindex: %vindex,
      offset: %offset,
      glc: %glc,
      slc: %slc)
  }
  irdl.operation @grid.dim.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @grid.dim.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @grid.dim.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x16f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x1f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x2bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x4f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x4f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x8bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x1f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x2bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x2f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x4bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x4f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.32x32x8f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.4x4x1f32 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.4x4x2bf16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.4x4x4f16 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.16x16x16i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.16x16x4i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.32x32x4i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.32x32x8i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.i32.4x4x4i8 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.dim.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.dim.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.dim.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.id.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.id.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.id.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workitem.id.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workitem.id.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workitem.id.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
}
