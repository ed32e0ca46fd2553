irdl.dialect @rocdl attributes {
  varve.set = "llvm16",
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  irdl.operation @barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @buffer.load attributes {
    varve.syntax = "hook:rocdl.buffer.load"
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
    varve.syntax = "hook:rocdl.buffer.store"
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
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @grid.dim.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @grid.dim.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f32.16x16x16bf16.1k attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
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
  irdl.operation @mfma.f32.16x16x4bf16.1k attributes {
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
  irdl.operation @mfma.f32.16x16x8.xf32 attributes {
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
  irdl.operation @mfma.f32.32x32x4.xf32 attributes {
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
  irdl.operation @mfma.f32.32x32x4bf16.1k attributes {
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
  irdl.operation @mfma.f32.32x32x8bf16.1k attributes {
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
  irdl.operation @mfma.f32.4x4x4bf16.1k attributes {
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
  irdl.operation @mfma.f64.16x16x4f64 attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
  }
  irdl.operation @mfma.f64.4x4x4f64 attributes {
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
  irdl.operation @mfma.i32.16x16x32.i8 attributes {
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
  irdl.operation @mfma.i32.32x32x16.i8 attributes {
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
  irdl.operation @raw.buffer.atomic.fadd attributes {
    varve.syntax = "hook:rocdl.raw.buffer.atomic.fadd"
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
  }
  irdl.operation @raw.buffer.load attributes {
    varve.syntax = "hook:rocdl.raw.buffer.load"
  } {
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
    irdl.results(
      res: %res)
  }
  irdl.operation @raw.buffer.store attributes {
    varve.syntax = "hook:rocdl.raw.buffer.store"
  } {
    %vdata = irdl.any {varve.rule = "LLVM_Type"}
    %rsrc = irdl.any {varve.rule = "LLVM_Type"}
    %offset = irdl.any {varve.rule = "LLVM_Type"}
    %soffset = irdl.any {varve.rule = "LLVM_Type"}
    %aux = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vdata: %vdata,
      rsrc: %rsrc,
      offset: %offset,
      soffset: %soffset,
      aux: %aux)
  }
  irdl.operation @workgroup.dim.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.dim.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.dim.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.id.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.id.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workgroup.id.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workitem.id.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workitem.id.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @workitem.id.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
}
