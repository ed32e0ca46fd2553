irdl.dialect @scifrckks attributes {
  varve.set = "heir"
} {
  irdl.type @"!bootstrap_key" {
  }
  irdl.type @"!ciphertext" {
  }
  irdl.type @"!key_switch_key" {
  }
  irdl.type @"!server_parameters" {
  }
  irdl.operation @Add attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @AddC attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @Mul attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @Relin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
  }
  irdl.operation @Sub attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
  irdl.operation @SubC attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType", "ElementwiseMappable", "Scalarizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($output) = type($lhs)"]
  } {
    %lhs = irdl.base "!lwe.lwe_ciphertext"
    %rhs = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      output: %output)
  }
}
