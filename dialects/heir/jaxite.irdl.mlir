irdl.dialect @jaxite attributes {
  varve.set = "heir"
} {
  irdl.type @"!params" {
  }
  irdl.type @"!pmap_lut3_tuple" {
  }
  irdl.type @"!server_key_set" {
  }
  irdl.operation @constant attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($value) = i1",
      "type($params) = !jaxite.params"]
  } {
    %value = irdl.any {varve.rule = "I1"}
    %params = irdl.base "!jaxite.params"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      value: %value,
      params: %params)
    irdl.results(
      output: %output)
  }
  irdl.operation @lut3 attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<a,b,c,output>"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($output) = type($a)",
      "type($truth_table) = i8",
      "type($serverKeySet) = !jaxite.server_key_set",
      "type($params) = !jaxite.params"]
  } {
    %a = irdl.base "!lwe.lwe_ciphertext"
    %b = irdl.base "!lwe.lwe_ciphertext"
    %c = irdl.base "!lwe.lwe_ciphertext"
    %truth_table = irdl.any {varve.rule = "I8"}
    %serverKeySet = irdl.base "!jaxite.server_key_set"
    %params = irdl.base "!jaxite.params"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      truth_table: %truth_table,
      serverKeySet: %serverKeySet,
      params: %params)
    irdl.results(
      output: %output)
  }
  irdl.operation @lut3_args attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($truth_table) = i8",
      "type($output) = !jaxite.pmap_lut3_tuple"]
  } {
    %a = irdl.base "!lwe.lwe_ciphertext"
    %b = irdl.base "!lwe.lwe_ciphertext"
    %c = irdl.base "!lwe.lwe_ciphertext"
    %truth_table = irdl.any {varve.rule = "I8"}
    %output = irdl.base "!jaxite.pmap_lut3_tuple"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      truth_table: %truth_table)
    irdl.results(
      output: %output)
  }
  irdl.operation @pmap_lut3 attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($serverKeySet) = !jaxite.server_key_set",
      "type($params) = !jaxite.params"]
  } {
    %lut3_args = irdl.any {varve.rule = "AnyOf<!jaxite.pmap_lut3_tuple, ValueSemanticsContainerOf<!jaxite.pmap_lut3_tuple>>"}
    %serverKeySet = irdl.base "!jaxite.server_key_set"
    %params = irdl.base "!jaxite.params"
    %output = irdl.any {varve.rule = "AnyOf<!lwe.lwe_ciphertext, ValueSemanticsContainerOf<!lwe.lwe_ciphertext>>"}
    irdl.operands(
      lut3_args: %lut3_args,
      serverKeySet: %serverKeySet,
      params: %params)
    irdl.results(
      output: %output)
  }
}
