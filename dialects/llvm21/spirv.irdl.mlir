irdl.dialect @spirv attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation spirv.ARM.Graph",
    "operation spirv.ARM.GraphConstant",
    "operation spirv.ARM.GraphEntryPoint",
    "operation spirv.ARM.GraphOutputs",
    "operation spirv.EXT.ConstantCompositeReplicate",
    "operation spirv.EXT.SpecConstantCompositeReplicate",
    "operation spirv.GL.Acosh",
    "operation spirv.GL.Asinh",
    "operation spirv.GL.Atanh",
    "operation spirv.GL.Exp2",
    "operation spirv.GL.FindILsb",
    "operation spirv.GL.FindSMsb",
    "operation spirv.GL.Length",
    "operation spirv.GL.Log2",
    "operation spirv.GL.PackHalf2x16",
    "operation spirv.GL.PackSnorm4x8",
    "operation spirv.GL.UnpackHalf2x16",
    "operation spirv.GL.UnpackSnorm4x8",
    "operation spirv.GroupNonUniformQuadSwap",
    "operation spirv.INTEL.RoundFToTF32",
    "operation spirv.ImageFetch",
    "operation spirv.ImageRead",
    "operation spirv.IsFinite",
    "operation spirv.Switch"]
} {
  irdl.operation @GlobalVariable attributes {
    varve.printer = "code",
    varve.traits = ["InModuleScope", "Symbol", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<SymbolName>($sym_name) (`initializer` `(` $initializer^ `)`)? `` custom<Decorations>($descriptor_set, $binding, $built_in) attr-dict custom<PointerType>($type)",
    varve.discardable = ["built_in"]
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initializer = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %location = irdl.any {varve.rule = "I32Attr"}
    %binding = irdl.any {varve.rule = "I32Attr"}
    %descriptor_set = irdl.any {varve.rule = "I32Attr"}
    %builtin = irdl.any {varve.rule = "StrAttr"}
    %linkage_attributes = irdl.base "#spirv.linkage_attributes"
    irdl.attributes {
      "type" = %type,
      "sym_name" = %sym_name,
      "initializer" = %initializer,
      "location" = %location,
      "binding" = %binding,
      "descriptor_set" = %descriptor_set,
      "builtin" = %builtin,
      "linkage_attributes" = %linkage_attributes
    } {
      varve.optional = ["initializer", "location", "binding", "descriptor_set", "builtin", "linkage_attributes"]
    }
  }
  irdl.operation @KHR.CooperativeMatrixLoad attributes {
    varve.format = "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? attr-dict `:` type(operands) `->` type($result)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %result = irdl.base "!spirv.coopmatrix"
    %matrix_layout = irdl.base "#spirv.coop_matrix_layout_khr"
    %memory_operand = irdl.base "#spirv.memory_access"
    irdl.operands(
      pointer: %pointer,
      stride: %stride)
    irdl.results(
      result: %result)
    irdl.attributes {
      "matrix_layout" = %matrix_layout,
      "memory_operand" = %memory_operand
    } {
      varve.optional = ["memory_operand"]
    }
  }
  irdl.operation @KHR.CooperativeMatrixStore attributes {
    varve.format = "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? attr-dict `:` type(operands)",
    varve.traits = ["QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %pointer = irdl.base "!spirv.ptr"
    %object = irdl.base "!spirv.coopmatrix"
    %stride = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>"}
    %matrix_layout = irdl.base "#spirv.coop_matrix_layout_khr"
    %memory_operand = irdl.base "#spirv.memory_access"
    irdl.operands(
      pointer: %pointer,
      object: %object,
      stride: %stride)
    irdl.attributes {
      "matrix_layout" = %matrix_layout,
      "memory_operand" = %memory_operand
    } {
      varve.optional = ["memory_operand"]
    }
  }
}
