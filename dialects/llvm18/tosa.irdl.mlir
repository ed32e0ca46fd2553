irdl.dialect @tosa attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation tosa.cos",
    "operation tosa.int_div",
    "operation tosa.sin"],
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @div attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I32>"}
    %input2 = irdl.any {varve.rule = "TensorOf<I32>"}
    %output = irdl.any {varve.rule = "TensorOf<I32>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @rescale attributes {
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input_zp = irdl.any {varve.rule = "I32Attr"}
    %output_zp = irdl.any {varve.rule = "I32Attr"}
    %multiplier = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %shift = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %scale32 = irdl.any {varve.rule = "BoolAttr"}
    %double_round = irdl.any {varve.rule = "BoolAttr"}
    %per_channel = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "input_zp" = %input_zp,
      "output_zp" = %output_zp,
      "multiplier" = %multiplier,
      "shift" = %shift,
      "scale32" = %scale32,
      "double_round" = %double_round,
      "per_channel" = %per_channel
    }
  }
}
