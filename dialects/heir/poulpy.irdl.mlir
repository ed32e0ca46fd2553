irdl.dialect @poulpy attributes {
  varve.set = "heir"
} {
  "varve.enum"() {
    sym_name = "PoulpyBackend",
    storage = i32,
    cases = [
      ["fft64_ref", 0 : i32],
      ["ntt4x30_ref", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!automorphism_key_map" attributes {
    varve.traits = ["MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!bootstrapping_context" attributes {
    varve.traits = ["MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!bootstrapping_keys" attributes {
    varve.traits = ["MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!ciphertext" attributes {
    varve.traits = ["MemRefElementTypeInterface", "SecretTypeInterface"]
  } {
  }
  irdl.type @"!module" attributes {
    varve.format = "`<` $backend `>`"
  } {
    %backend = irdl.any {varve.rule = "enum<@PoulpyBackend>"}
    irdl.parameters(
      backend: %backend) {
      varve.defaults = {
        backend = 0 : i32}
    }
  }
  irdl.type @"!plaintext" attributes {
    varve.traits = ["MemRefElementTypeInterface", "PlaintextTypeInterface"]
  } {
  }
  irdl.type @"!scratch" attributes {
    varve.traits = ["MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!secret_key" attributes {
    varve.traits = ["MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!tensor_key" attributes {
    varve.traits = ["MemRefElementTypeInterface"]
  } {
  }
  irdl.type @"!unnormalized_ciphertext" attributes {
    varve.traits = ["MemRefElementTypeInterface", "SecretTypeInterface"]
  } {
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %b = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      b: %b,
      scratch: %scratch)
  }
  irdl.operation @add_assign attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      scratch: %scratch)
  }
  irdl.operation @add_unnormalized attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.unnormalized_ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %b = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      b: %b,
      scratch: %scratch)
  }
  irdl.operation @compact_limbs attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %src = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      src: %src,
      scratch: %scratch)
  }
  irdl.operation @decode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %module = irdl.base "!poulpy.module"
    %real = irdl.any {varve.rule = "AnyMemRef"}
    %imag = irdl.any {varve.rule = "AnyMemRef"}
    %plaintext = irdl.any {varve.rule = "MemRefOf<!poulpy.plaintext>"}
    irdl.operands(
      module: %module,
      real: %real,
      imag: %imag,
      plaintext: %plaintext)
  }
  irdl.operation @decrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($secret_key) = !poulpy.secret_key",
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %plaintext = irdl.any {varve.rule = "MemRefOf<!poulpy.plaintext>"}
    %ciphertext = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %secret_key = irdl.base "!poulpy.secret_key"
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      plaintext: %plaintext,
      ciphertext: %ciphertext,
      secret_key: %secret_key,
      scratch: %scratch)
  }
  irdl.operation @encode attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %module = irdl.base "!poulpy.module"
    %plaintext = irdl.any {varve.rule = "MemRefOf<!poulpy.plaintext>"}
    %real = irdl.any {varve.rule = "AnyMemRef"}
    %imag = irdl.any {varve.rule = "AnyMemRef"}
    %logDelta = irdl.any {varve.rule = "I64Attr"}
    %logBudget = irdl.any {varve.rule = "I64Attr"}
    %base2k = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      module: %module,
      plaintext: %plaintext,
      real: %real,
      imag: %imag)
    irdl.attributes {
      "logDelta" = %logDelta,
      "logBudget" = %logBudget,
      "base2k" = %base2k
    }
  }
  irdl.operation @encrypt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($secret_key) = !poulpy.secret_key",
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %ciphertext = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %plaintext = irdl.any {varve.rule = "MemRefOf<!poulpy.plaintext>"}
    %secret_key = irdl.base "!poulpy.secret_key"
    %scratch = irdl.base "!poulpy.scratch"
    %base2k = irdl.any {varve.rule = "I64Attr"}
    %ctk = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      module: %module,
      ciphertext: %ciphertext,
      plaintext: %plaintext,
      secret_key: %secret_key,
      scratch: %scratch)
    irdl.attributes {
      "base2k" = %base2k,
      "ctk" = %ctk
    }
  }
  irdl.operation @module_create attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %module = irdl.base "!poulpy.module"
    %N = irdl.any {varve.rule = "I64Attr"}
    irdl.results(
      module: %module)
    irdl.attributes {
      "N" = %N
    }
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($tsk) = !poulpy.tensor_key",
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %b = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %tsk = irdl.base "!poulpy.tensor_key"
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      b: %b,
      tsk: %tsk,
      scratch: %scratch)
  }
  irdl.operation @mul_assign attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($tsk) = !poulpy.tensor_key",
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %tsk = irdl.base "!poulpy.tensor_key"
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      tsk: %tsk,
      scratch: %scratch)
  }
  irdl.operation @normalize attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %res = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.unnormalized_ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      res: %res,
      a: %a,
      scratch: %scratch)
  }
  irdl.operation @rescale attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %src = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    %bits = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      module: %module,
      dst: %dst,
      src: %src,
      scratch: %scratch)
    irdl.attributes {
      "bits" = %bits
    }
  }
  irdl.operation @rescale_assign attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    %bits = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      module: %module,
      dst: %dst,
      scratch: %scratch)
    irdl.attributes {
      "bits" = %bits
    }
  }
  irdl.operation @rotate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($keys) = !poulpy.automorphism_key_map",
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %src = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %keys = irdl.base "!poulpy.automorphism_key_map"
    %scratch = irdl.base "!poulpy.scratch"
    %k = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      module: %module,
      dst: %dst,
      src: %src,
      keys: %keys,
      scratch: %scratch)
    irdl.attributes {
      "k" = %k
    }
  }
  irdl.operation @rotate_assign attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($keys) = !poulpy.automorphism_key_map",
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %keys = irdl.base "!poulpy.automorphism_key_map"
    %scratch = irdl.base "!poulpy.scratch"
    %k = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      module: %module,
      dst: %dst,
      keys: %keys,
      scratch: %scratch)
    irdl.attributes {
      "k" = %k
    }
  }
  irdl.operation @scratch_alloc attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %scratch = irdl.base "!poulpy.scratch"
    %size = irdl.any {varve.rule = "I64Attr"}
    irdl.results(
      scratch: %scratch)
    irdl.attributes {
      "size" = %size
    }
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %b = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      b: %b,
      scratch: %scratch)
  }
  irdl.operation @sub_assign attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      scratch: %scratch)
  }
  irdl.operation @sub_unnormalized attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($scratch) = !poulpy.scratch"]
  } {
    %module = irdl.base "!poulpy.module"
    %dst = irdl.any {varve.rule = "MemRefOf<!poulpy.unnormalized_ciphertext>"}
    %a = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %b = irdl.any {varve.rule = "MemRefOf<!poulpy.ciphertext>"}
    %scratch = irdl.base "!poulpy.scratch"
    irdl.operands(
      module: %module,
      dst: %dst,
      a: %a,
      b: %b,
      scratch: %scratch)
  }
}
