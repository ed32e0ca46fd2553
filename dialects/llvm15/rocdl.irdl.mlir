irdl.dialect @rocdl attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
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
}
