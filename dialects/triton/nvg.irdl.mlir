irdl.dialect @nvg attributes {
  varve.set = "triton",
  varve.depends = ["llvm"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "MemSemantic",
    storage = i32,
    cases = [
      ["relaxed", 1 : i32],
      ["acquire", 2 : i32],
      ["release", 3 : i32],
      ["acq_rel", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemSyncScope",
    storage = i32,
    cases = [
      ["gpu", 1 : i32],
      ["cta", 2 : i32],
      ["sys", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WGMMAEltType",
    storage = i32,
    cases = [
      ["s8", 0 : i32],
      ["s32", 1 : i32],
      ["e4m3", 2 : i32],
      ["e5m2", 3 : i32],
      ["f16", 4 : i32],
      ["bf16", 5 : i32],
      ["tf32", 6 : i32],
      ["f32", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WGMMALayout",
    storage = i32,
    cases = [
      ["row", 0 : i32],
      ["col", 1 : i32]
    ]
  } : () -> ()
  irdl.operation @cluster_id attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    irdl.results(
      result: %result)
  }
  irdl.operation @ld_acquire attributes {
    varve.format = "$sem `,` $scope `,` $addr (`,` $mask^)? attr-dict `:` functional-type($addr, $result)",
    varve.traits = ["MemoryEffects<Read,Write>"],
    varve.let = [
      "type($addr) = !llvm.ptr<1>",
      "type($mask) = i1"]
  } {
    %addr = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<1>>"}
    %mask = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I8, I16, I32, I64>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      addr: %addr,
      mask: optional %mask)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @tensor_memory_base attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !llvm.ptr<6>"]
  } {
    %result = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<6>>"}
    irdl.results(
      result: %result)
  }
  irdl.operation @warp_group_barrier_id attributes {
    varve.format = "attr-dict",
    varve.let = ["type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    irdl.results(
      result: %result)
  }
  irdl.operation @wgmma attributes {
    varve.format = "$opA `,` $opB `,` $useC (`,` $opC^)? attr-dict `:` functional-type(operands, $res)",
    varve.let = [
      "type($useC) = i1"]
  } {
    %opA = irdl.any {varve.rule = "AnyOf<!llvm.struct, I64>"}
    %opB = irdl.any {varve.rule = "AnyOf<!llvm.struct, I64>"}
    %useC = irdl.any {varve.rule = "I1"}
    %opC = irdl.base "!llvm.struct"
    %res = irdl.base "!llvm.struct"
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %eltTypeC = irdl.any {varve.rule = "enum<@WGMMAEltType>"}
    %eltTypeA = irdl.any {varve.rule = "enum<@WGMMAEltType>"}
    %eltTypeB = irdl.any {varve.rule = "enum<@WGMMAEltType>"}
    %layoutA = irdl.any {varve.rule = "enum<@WGMMALayout>"}
    %layoutB = irdl.any {varve.rule = "enum<@WGMMALayout>"}
    irdl.operands(
      opA: %opA,
      opB: %opB,
      useC: %useC,
      opC: optional %opC)
    irdl.results(
      res: %res)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "eltTypeC" = %eltTypeC,
      "eltTypeA" = %eltTypeA,
      "eltTypeB" = %eltTypeB,
      "layoutA" = %layoutA,
      "layoutB" = %layoutB
    }
  }
  irdl.operation @wgmma_wait_group attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["InferTypeOpInterface", "AllTypesMatch<input,output>"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.base "!llvm.struct"
    %output = irdl.base "!llvm.struct"
    %pendings = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pendings" = %pendings
    }
  }
}
