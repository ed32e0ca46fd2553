irdl.dialect @scifrbool attributes {
  varve.set = "heir"
} {
  irdl.type @"!bootstrap_key" {
  }
  irdl.type @"!key_switch_key" {
  }
  irdl.type @"!server_parameters" {
  }
  irdl.operation @and attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
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
  irdl.operation @nand attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
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
  irdl.operation @nor attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
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
  irdl.operation @not attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Involution", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.base "!lwe.lwe_ciphertext"
    %output = irdl.base "!lwe.lwe_ciphertext"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @or attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
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
  irdl.operation @section attributes {
    varve.format = "`(` operands `)` $body attr-dict `:` functional-type(operands, results)",
    varve.traits = ["NoTerminator"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: variadic %input)
    irdl.results(
      output: variadic %output)
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @xnor attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
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
  irdl.operation @xor attributes {
    varve.format = "operands attr-dict `:` qualified(type($output))",
    varve.traits = ["Pure", "Commutative", "SameOperandsAndResultType"],
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
