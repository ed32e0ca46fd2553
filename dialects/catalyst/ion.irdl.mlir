irdl.dialect @ion attributes {
  varve.set = "catalyst"
} {
  irdl.type @"!ion" {
  }
  irdl.type @"!pulse" {
  }
  irdl.type @"!qubit" {
  }
  irdl.attribute @"#beam" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %transition_index = irdl.any {varve.rule = "APIntAttr"}
    %rabi = irdl.any {varve.rule = "FloatAttr"}
    %detuning = irdl.any {varve.rule = "FloatAttr"}
    %polarization = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %wavevector = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.parameters(
      transition_index: %transition_index,
      rabi: %rabi,
      detuning: %detuning,
      polarization: %polarization,
      wavevector: %wavevector) {
      varve.optional = ["transition_index"]
    }
  }
  irdl.attribute @"#level" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %label = irdl.any {varve.rule = "StrAttr"}
    %principal = irdl.any {varve.rule = "APIntAttr"}
    %spin = irdl.any {varve.rule = "FloatAttr"}
    %orbital = irdl.any {varve.rule = "FloatAttr"}
    %nuclear = irdl.any {varve.rule = "FloatAttr"}
    %spin_orbital = irdl.any {varve.rule = "FloatAttr"}
    %spin_orbital_nuclear = irdl.any {varve.rule = "FloatAttr"}
    %spin_orbital_nuclear_magnetization = irdl.any {varve.rule = "FloatAttr"}
    %energy = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(
      label: %label,
      principal: %principal,
      spin: %spin,
      orbital: %orbital,
      nuclear: %nuclear,
      spin_orbital: %spin_orbital,
      spin_orbital_nuclear: %spin_orbital_nuclear,
      spin_orbital_nuclear_magnetization: %spin_orbital_nuclear_magnetization,
      energy: %energy)
  }
  irdl.attribute @"#phonon" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %energy = irdl.any {varve.rule = "FloatAttr"}
    %eigenvector = irdl.any {varve.rule = "DenseF64ArrayAttr"}
    irdl.parameters(
      energy: %energy,
      eigenvector: %eigenvector)
  }
  irdl.attribute @"#transition" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %level_0 = irdl.any {varve.rule = "StrAttr"}
    %level_1 = irdl.any {varve.rule = "StrAttr"}
    %einstein_a = irdl.any {varve.rule = "FloatAttr"}
    %multipole = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      level_0: %level_0,
      level_1: %level_1,
      einstein_a: %einstein_a,
      multipole: %multipole)
  }
  irdl.operation @ion attributes {
    varve.format = "attr-dict `:` type($out_ion)",
    varve.let = [
      "type($out_ion) = !ion.ion"]
  } {
    %out_ion = irdl.base "!ion.ion"
    %name = irdl.any {varve.rule = "StrAttr"}
    %mass = irdl.any {varve.rule = "FloatAttr"}
    %charge = irdl.any {varve.rule = "FloatAttr"}
    %position = irdl.any {varve.rule = "DenseF64ArrayAttr"}
    %levels = irdl.any {varve.rule = "ArrayOf<#ion.level>"}
    %transitions = irdl.any {varve.rule = "ArrayOf<#ion.transition>"}
    irdl.results(
      out_ion: %out_ion)
    irdl.attributes {
      "name" = %name,
      "mass" = %mass,
      "charge" = %charge,
      "position" = %position,
      "levels" = %levels,
      "transitions" = %transitions
    }
  }
  irdl.operation @measure_pulse attributes {
    varve.format = "`(` $time `:` type($time) `)` $in_qubit attr-dict `:` type($out_pulse)",
    varve.let = [
      "type($in_qubit) = !ion.qubit",
      "type($out_pulse) = !ion.pulse"]
  } {
    %time = irdl.any {varve.rule = "AnyFloat"}
    %in_qubit = irdl.base "!ion.qubit"
    %out_pulse = irdl.base "!ion.pulse"
    %beam = irdl.base "#ion.beam"
    %phase = irdl.any {varve.rule = "FloatAttr"}
    irdl.operands(
      time: %time,
      in_qubit: %in_qubit)
    irdl.results(
      out_pulse: %out_pulse)
    irdl.attributes {
      "beam" = %beam,
      "phase" = %phase
    }
  }
  irdl.operation @mode attributes {
    varve.format = "attr-dict"
  } {
    %modes = irdl.any {varve.rule = "ArrayOf<#ion.phonon>"}
    irdl.attributes {
      "modes" = %modes
    }
  }
  irdl.operation @parallelprotocol attributes {
    varve.format = "`(` $in_qubits `)` attr-dict `:` type($out_qubits) $region",
    varve.traits = ["SingleBlock"],
    varve.let = [
      "type($in_qubits) = !ion.qubit",
      "type($out_qubits) = !ion.qubit"],
    varve.terminator = "ion.yield"
  } {
    %in_qubits = irdl.base "!ion.qubit"
    %out_qubits = irdl.base "!ion.qubit"
    irdl.operands(
      in_qubits: variadic %in_qubits)
    irdl.results(
      out_qubits: variadic %out_qubits)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @pulse attributes {
    varve.format = "`(` $time `:` type($time) `)` $in_qubit attr-dict `:` type($out_pulse)",
    varve.let = [
      "type($in_qubit) = !ion.qubit",
      "type($out_pulse) = !ion.pulse"]
  } {
    %time = irdl.any {varve.rule = "AnyFloat"}
    %in_qubit = irdl.base "!ion.qubit"
    %out_pulse = irdl.base "!ion.pulse"
    %beam = irdl.base "#ion.beam"
    %phase = irdl.any {varve.rule = "FloatAttr"}
    irdl.operands(
      time: %time,
      in_qubit: %in_qubit)
    irdl.results(
      out_pulse: %out_pulse)
    irdl.attributes {
      "beam" = %beam,
      "phase" = %phase
    }
  }
  irdl.operation @readout_bit attributes {
    varve.format = "$in_qubit attr-dict `:` type(results)",
    varve.traits = ["AllTypesMatch<in_qubit,out_qubit>"],
    varve.let = [
      "type($out_qubit) = type($in_qubit)",
      "type($in_qubit) = !ion.qubit",
      "type($mres) = i1",
      "type($out_qubit) = !ion.qubit"]
  } {
    %in_qubit = irdl.base "!ion.qubit"
    %mres = irdl.any {varve.rule = "I1"}
    %out_qubit = irdl.base "!ion.qubit"
    irdl.operands(
      in_qubit: %in_qubit)
    irdl.results(
      mres: %mres,
      out_qubit: %out_qubit)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<ion.parallelprotocol>"],
    varve.let = [
      "type($results) = !ion.qubit"]
  } {
    %results = irdl.base "!ion.qubit"
    irdl.operands(
      results: variadic %results)
  }
}
