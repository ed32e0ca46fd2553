// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The ROCDL dialect as of the end of 2019.
irdl.dialect @rocdl attributes {varve.set = "std2019"} {
  irdl.operation @grid.dim.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @grid.dim.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @grid.dim.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workgroup.dim.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workgroup.dim.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workgroup.dim.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workgroup.id.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workgroup.id.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workgroup.id.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workitem.id.x attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workitem.id.y attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @workitem.id.z attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
}
