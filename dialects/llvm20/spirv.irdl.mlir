irdl.dialect @spirv attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation spirv.EXT.EmitMeshTasks",
    "operation spirv.EXT.SetMeshOutputs",
    "operation spirv.GL.Fract",
    "operation spirv.GroupNonUniformAll",
    "operation spirv.GroupNonUniformAllEqual",
    "operation spirv.GroupNonUniformAny",
    "operation spirv.GroupNonUniformBallotBitCount",
    "operation spirv.GroupNonUniformRotateKHR",
    "operation spirv.ImageSampleExplicitLod",
    "operation spirv.ImageSampleImplicitLod",
    "operation spirv.ImageSampleProjDrefImplicitLod",
    "operation spirv.ImageWrite",
    "operation spirv.Kill",
    "operation spirv.VectorTimesMatrix"]
} {
  irdl.operation @FunctionCall attributes {
    varve.format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)",
    varve.traits = ["InFunctionScope", "CallOpInterface", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.jointmatrix, !spirv.matrix, !spirv.sampled_image>"}
    %return_value = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.jointmatrix, !spirv.matrix, !spirv.sampled_image>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      arguments: variadic %arguments)
    irdl.results(
      return_value: optional %return_value)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @Image attributes {
    varve.format = "attr-dict $sampledimage `:` type($sampledimage)",
    varve.traits = ["Pure", "TypesMatchWith<sampledimage,result>", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.let = [
      "type($result) = spirv_image(type($sampledimage))"]
  } {
    %sampledimage = irdl.base "!spirv.sampled_image"
    %result = irdl.base "!spirv.image"
    irdl.operands(
      sampledimage: %sampledimage)
    irdl.results(
      result: %result)
  }
  irdl.operation @ImageDrefGather attributes {
    varve.format = "$sampledimage `:` type($sampledimage) `,` $coordinate `:` type($coordinate) `,` $dref `:` type($dref) custom<ImageOperands>($imageoperands) ( `(` $operand_arguments^ `:` type($operand_arguments) `)`)? attr-dict `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %sampledimage = irdl.base "!spirv.sampled_image"
    %coordinate = irdl.any {varve.rule = "AnyOf<F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>>"}
    %dref = irdl.any {varve.rule = "AnyOf<F16, F32, F64>"}
    %operand_arguments = irdl.any {varve.rule = "AnyOf<NoneType, I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>, !spirv.ptr, !spirv.array, !spirv.rtarray, !spirv.struct, !spirv.coopmatrix, !spirv.jointmatrix, !spirv.matrix, !spirv.sampled_image>"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I1, AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, F16, F32, F64>>, LengthIs<2, 3, 4, 8, 16>>"}
    %imageoperands = irdl.base "#spirv.image_operands"
    irdl.operands(
      sampledimage: %sampledimage,
      coordinate: %coordinate,
      dref: %dref,
      operand_arguments: variadic %operand_arguments)
    irdl.results(
      result: %result)
    irdl.attributes {
      "imageoperands" = %imageoperands
    } {
      varve.optional = ["imageoperands"]
    }
  }
  irdl.operation @ImageQuerySize attributes {
    varve.format = "attr-dict $image `:` type($image) `->` type($result)",
    varve.traits = ["Pure", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
    %image = irdl.base "!spirv.image"
    %result = irdl.any {varve.rule = "AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>, AllOf<VectorOfNonZeroRankOf<AnyOf<AnyI<8>, AnyI<16>, AnyI<32>, AnyI<64>>>, LengthIs<2, 3, 4, 8, 16>>>"}
    irdl.operands(
      image: %image)
    irdl.results(
      result: %result)
  }
  irdl.operation @mlir.loop attributes {
    varve.traits = ["InFunctionScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<Control>($loop_control) $body attr-dict"
  } {
    %loop_control = irdl.base "#spirv.loop_control"
    irdl.attributes {
      "loop_control" = %loop_control
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @mlir.merge attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "Terminator", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"]
  } {
  }
  irdl.operation @mlir.selection attributes {
    varve.traits = ["InFunctionScope", "QueryMinVersionInterface", "QueryMaxVersionInterface", "QueryExtensionInterface", "QueryCapabilityInterface"],
    varve.format = "`` custom<Control>($selection_control) $body attr-dict"
  } {
    %selection_control = irdl.base "#spirv.selection_control"
    irdl.attributes {
      "selection_control" = %selection_control
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
}
