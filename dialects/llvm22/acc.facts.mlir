// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @acc {
  "varve.rule"() {
    sym_name = "pointee",
    takes = [],
    require = [
      ["not isa(type($var), 'AnyOf<AnyRankedOrUnrankedMemRef, !llvm.ptr>') or $varType != type($var)",
       "varType must be the pointee type of var"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "same_variable",
    takes = [],
    require = [
      ["type($var) = type($accVar)", "var and accVar must have the same type"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "no_modifiers",
    takes = [],
    require = [
      ["$modifiers.value = 0", "modifiers are not allowed here"]]
  } : () -> ()
  irdl.operation @attach attributes {
    varve.require = [
      ["$dataClause = .acc_attach", "dataClause must be acc_attach"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @cache attributes {
    varve.require = [
      ["$dataClause in [.acc_cache, .acc_cache_readonly]", "dataClause must be acc_cache or acc_cache_readonly"],
      ["use pointee()"],
      ["use same_variable()"],
      ["$modifiers.value in [0, 2]", "readonly is the only modifier allowed"]]
  } {
  }
  irdl.operation @copyin attributes {
    varve.require = [
      ["$implicit or $dataClause in [.acc_copyin, .acc_copyin_readonly, .acc_copy, .acc_reduction]",
       "dataClause must be a clause that copies in"],
      ["use pointee()"],
      ["use same_variable()"],
      ["$modifiers.value % 2 = 0", "modifiers: zero is not allowed here"]]
  } {
  }
  irdl.operation @copyout attributes {
    varve.require = [
      ["$dataClause in [.acc_copyout, .acc_copyout_zero, .acc_copy, .acc_reduction]",
       "dataClause must be a clause that copies out"],
      ["use pointee()"],
      ["use same_variable()"],
      ["$modifiers.value / 2 % 2 = 0", "modifiers: readonly is not allowed here"]]
  } {
  }
  irdl.operation @create attributes {
    varve.require = [
      ["$dataClause in [.acc_create, .acc_create_zero, .acc_copyout, .acc_copyout_zero]",
       "dataClause must be a clause that creates"],
      ["use pointee()"],
      ["use same_variable()"],
      ["$modifiers.value / 2 % 2 = 0", "modifiers: readonly is not allowed here"]]
  } {
  }
  irdl.operation @declare_device_resident attributes {
    varve.require = [
      ["$dataClause = .acc_declare_device_resident", "dataClause must be acc_device_resident"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @declare_link attributes {
    varve.require = [
      ["$dataClause = .acc_declare_link", "dataClause must be acc_link"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @delete attributes {
    varve.require = [
      ["$dataClause in [.acc_delete, .acc_create, .acc_create_zero, .acc_copyin, .acc_copyin_readonly, .acc_present, .acc_no_create, .acc_declare_device_resident, .acc_declare_link]",
       "dataClause must be a clause that deletes"]]
  } {
  }
  irdl.operation @detach attributes {
    varve.require = [
      ["$dataClause in [.acc_detach, .acc_attach]", "dataClause must be acc_detach or acc_attach"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @deviceptr attributes {
    varve.require = [
      ["$dataClause = .acc_deviceptr", "dataClause must be acc_deviceptr"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @firstprivate attributes {
    varve.require = [
      ["$dataClause = .acc_firstprivate", "dataClause must be acc_firstprivate"],
      ["use pointee()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @firstprivate_map attributes {
    varve.require = [
      ["$dataClause = .acc_firstprivate", "dataClause must be acc_firstprivate"],
      ["use pointee()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @nocreate attributes {
    varve.require = [
      ["$dataClause = .acc_no_create", "dataClause must be acc_no_create"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @present attributes {
    varve.require = [
      ["$dataClause = .acc_present", "dataClause must be acc_present"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @private attributes {
    varve.require = [
      ["$dataClause = .acc_private", "dataClause must be acc_private"],
      ["use pointee()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @reduction attributes {
    varve.require = [
      ["$dataClause = .acc_reduction", "dataClause must be acc_reduction"],
      ["use pointee()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @update_device attributes {
    varve.require = [
      ["$dataClause = .acc_update_device", "dataClause must be acc_update_device"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @update_host attributes {
    varve.require = [
      ["$dataClause in [.acc_update_host, .acc_update_self]", "dataClause must be a clause that updates the host"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @use_device attributes {
    varve.require = [
      ["$dataClause = .acc_use_device", "dataClause must be acc_use_device"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
}
