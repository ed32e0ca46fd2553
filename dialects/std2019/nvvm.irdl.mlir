// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The NVVM dialect as of the end of 2019.
irdl.dialect @nvvm attributes {varve.set = "std2019"} {
  irdl.operation @barrier0 attributes {varve.format = "attr-dict"} {
  }
  irdl.operation @mma.sync attributes {
    varve.format = "$args attr-dict `:` functional-type($args, $res)"
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(args: variadic %any)
    irdl.results(res: %any)
    irdl.attributes {"alayout" = %1, "blayout" = %1} {varve.optional = ["alayout", "blayout"]}
  }
  irdl.operation @read.ptx.sreg.ctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.ctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.ctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.laneid attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.nctaid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.nctaid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.nctaid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.ntid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.ntid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.ntid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.tid.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.tid.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.tid.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @read.ptx.sreg.warpsize attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @shfl.sync.bfly attributes {varve.syntax = "hook:nvvm.shfl.sync.bfly"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(dst: %any, val: %any, offset: %any, mask_and_clamp: %any)
    irdl.results(res: %any)
    irdl.attributes {"return_value_and_is_valid" = %1} {varve.optional = ["return_value_and_is_valid"]}
  }
  irdl.operation @vote.ballot.sync attributes {
    varve.format = "$mask `,` $pred attr-dict `:` type($res)",
    varve.let = ["type($mask) = type($res)", "type($pred) = llvm_text_i1(type($res))"]
  } {
    %any = irdl.any
    irdl.operands(mask: %any, pred: %any)
    irdl.results(res: %any)
  }
}
