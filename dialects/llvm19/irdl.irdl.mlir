irdl.dialect @irdl attributes {
  varve.set = "llvm19",
  varve.base = "llvm22"
} {
  "varve.directive"() {
    format = "`(` each($args $variadicity.value by `,`: one( let($variadicity.value = #irdl.variadicity('single')) | `single` let($variadicity.value = #irdl.variadicity('single')) | `optional` let($variadicity.value = #irdl.variadicity('optional')) | `variadic` let($variadicity.value = #irdl.variadicity('variadic')) ) $args) `)`",
    sym_name = "ValuesWithVariadicity",
    takes = ["$args", "$variadicity"]
  } : () -> ()
  irdl.operation @operands attributes {
    varve.format = "`` custom<ValuesWithVariadicity>($args, $variadicity) attr-dict",
    varve.traits = ["HasParent<irdl.operation>"],
    varve.let = [
      "type($args) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %variadicity = irdl.base "#irdl.variadicity_array"
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "variadicity" = %variadicity
    }
  }
  irdl.operation @parameters attributes {
    varve.format = "`(` $args `)` attr-dict",
    varve.traits = ["HasParent<irdl.attribute,irdl.type>"],
    varve.let = [
      "type($args) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    irdl.operands(
      args: variadic %args)
  }
  irdl.operation @regions attributes {
    varve.format = "`(` $args `)` attr-dict",
    varve.traits = ["HasParent<irdl.operation>"],
    varve.let = [
      "type($args) = !irdl.region"]
  } {
    %args = irdl.base "!irdl.region"
    irdl.operands(
      args: variadic %args)
  }
  irdl.operation @results attributes {
    varve.format = "`` custom<ValuesWithVariadicity>($args, $variadicity) attr-dict",
    varve.traits = ["HasParent<irdl.operation>"],
    varve.let = [
      "type($args) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %variadicity = irdl.base "#irdl.variadicity_array"
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "variadicity" = %variadicity
    }
  }
}
