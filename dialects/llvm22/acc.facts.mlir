// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @acc {
  "varve.rule"() {
    sym_name = "pointee",
    takes = [],
    require = [
      ["not isa(type($var), 'AnyOf<AnyRankedOrUnrankedMemRef, !llvm.ptr>') or $varType != type($var)",
       "!varType must capture the element type of var"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "same_variable",
    takes = [],
    require = [
      ["type($var) = type($accVar)", "!input and output types must match"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "no_modifiers",
    takes = [],
    require = [
      ["$modifiers.value = 0", "!no data clause modifiers are allowed"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "once",
    takes = ["$devices", "$what"],
    require = [
      ["each device at i in $devices",
        ["not device in slice($devices, 0, i)", "duplicate device_type `{word(device)}` found in {$what} attribute"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "clause",
    takes = ["$what", "$operands", "$devices"],
    require = [
      ["count($operands) = count($devices)", "{$what} operands count must match {$what} device_type count"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "segmented",
    takes = ["$what", "$operands", "$devices", "$segments"],
    require = [
      ["if has($segments)",
        ["sum($segments) = count($operands)", "{$what} operand count does not match count in segments"],
        ["count($segments) = count($devices)", "{$what} segment count does not match device_type count"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "compute",
    takes = [],
    require = [
      ["use clause('async', $asyncOperands, $asyncOperandsDeviceType)"],
      ["use segmented('wait', $waitOperands, $waitOperandsDeviceType, $waitOperandsSegments)"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "sized_compute",
    takes = [],
    require = [
      ["use compute()"],
      ["use segmented('num_gangs', $numGangs, $numGangsDeviceType, $numGangsSegments)"],
      ["use clause('num_workers', $numWorkers, $numWorkersDeviceType)"],
      ["use clause('vector_length', $vectorLength, $vectorLengthDeviceType)"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "sources",
    takes = ["$names", "$message"],
    require = [
      ["each name in op($dataClauseOperands)", ["known(name, '') in $names", "!{$message}"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "waiting",
    takes = [],
    require = [
      ["not has($asyncOperand) or not has($async)", "!async attribute cannot appear with asyncOperand"],
      ["not has($waitOperands) or not has($wait)", "!wait attribute cannot appear with waitOperands"],
      ["not has($waitDevnum) or has($waitOperands)", "!wait_devnum cannot appear without waitOperands"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "declared",
    takes = [],
    require = [
      ["use sources(['acc.copyin', 'acc.copyout', 'acc.create', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.present', 'acc.declare_device_resident', 'acc.declare_link'], 'expect valid declare data entry operation or acc.getdeviceptr as defining op')"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "outside",
    takes = [],
    require = [
      ["not any(name in around: name in ['acc.parallel', 'acc.kernels', 'acc.serial', 'acc.loop'])",
       "cannot be nested in a compute operation"]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "only_kind",
    takes = ["$devices"],
    require = [
      ["each device in $devices",
        ["device = #acc.device_type<none> or base + if(has($gang) and device in $gang or has($gangDimDeviceType) and device in $gangDimDeviceType, 1, 0) + if(has($worker) and device in $worker, 1, 0) + if(has($vector) and device in $vector, 1, 0) + if(has($seq) and device in $seq, 1, 0) <= 1",
         "!only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `{word(device)}`"]]]
  } : () -> ()
  irdl.operation @attach attributes {
    varve.require = [
      ["$dataClause = .acc_attach", "!data clause associated with attach operation must match its intent"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @cache attributes {
    varve.require = [
      ["$dataClause in [.acc_cache, .acc_cache_readonly]", "!data clause associated with cache operation must match its intent or specify original clause this operation was decomposed from"],
      ["use pointee()"],
      ["use same_variable()"],
      ["let m = $modifiers.value",
        ["m in [0, 2]",
         "!invalid data clause modifiers: {join(concat(if(m / 4 % 4 = 3, ['always'], []), if(m % 2 = 1, ['zero'], []), if(m / 4 % 4 = 1, ['alwaysin'], []), if(m / 4 % 4 = 2, ['alwaysout'], []), if(m / 16 % 2 = 1, ['capture'], [])), ',')}"]]]
  } {
  }
  irdl.operation @copyin attributes {
    varve.require = [
      ["$implicit or $dataClause in [.acc_copyin, .acc_copyin_readonly, .acc_copy, .acc_reduction]",
       "!data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from"],
      ["use pointee()"],
      ["use same_variable()"],
      ["$modifiers.value % 2 = 0", "!invalid data clause modifiers: zero"]]
  } {
  }
  irdl.operation @copyout attributes {
    varve.require = [
      ["$dataClause in [.acc_copyout, .acc_copyout_zero, .acc_copy, .acc_reduction]",
       "!data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from"],
      ["use pointee()"],
      ["use same_variable()"],
      ["$modifiers.value / 2 % 2 = 0", "!invalid data clause modifiers: readonly"]]
  } {
  }
  irdl.operation @create attributes {
    varve.require = [
      ["$dataClause in [.acc_create, .acc_create_zero, .acc_copyout, .acc_copyout_zero]",
       "!data clause associated with create operation must match its intent or specify original clause this operation was decomposed from"],
      ["use pointee()"],
      ["use same_variable()"],
      ["$modifiers.value / 2 % 2 = 0", "!invalid data clause modifiers: readonly"]]
  } {
  }
  irdl.operation @declare_device_resident attributes {
    varve.require = [
      ["$dataClause = .acc_declare_device_resident", "!data clause associated with device_resident operation must match its intent"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @declare_link attributes {
    varve.require = [
      ["$dataClause = .acc_declare_link", "!data clause associated with link operation must match its intent"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @delete attributes {
    varve.require = [
      ["$dataClause in [.acc_delete, .acc_create, .acc_create_zero, .acc_copyin, .acc_copyin_readonly, .acc_present, .acc_no_create, .acc_declare_device_resident, .acc_declare_link]",
       "!data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from"]]
  } {
  }
  irdl.operation @detach attributes {
    varve.require = [
      ["$dataClause in [.acc_detach, .acc_attach]", "!data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @deviceptr attributes {
    varve.require = [
      ["$dataClause = .acc_deviceptr", "!data clause associated with deviceptr operation must match its intent"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @firstprivate attributes {
    varve.require = [
      ["$dataClause = .acc_firstprivate", "!data clause associated with firstprivate operation must match its intent"],
      ["use pointee()"],
      ["use no_modifiers()"],
      ["has($recipe)", "recipe expected for firstprivate"]]
  } {
  }
  irdl.operation @firstprivate_map attributes {
    varve.require = [
      ["$dataClause = .acc_firstprivate", "!data clause associated with firstprivate operation must match its intent"],
      ["use pointee()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @nocreate attributes {
    varve.require = [
      ["$dataClause = .acc_no_create", "!data clause associated with no_create operation must match its intent"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @present attributes {
    varve.require = [
      ["$dataClause = .acc_present", "!data clause associated with present operation must match its intent"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @private attributes {
    varve.require = [
      ["$dataClause = .acc_private", "!data clause associated with private operation must match its intent"],
      ["use pointee()"],
      ["use no_modifiers()"],
      ["has($recipe)", "recipe expected for private"]]
  } {
  }
  irdl.operation @reduction attributes {
    varve.require = [
      ["$dataClause = .acc_reduction", "!data clause associated with reduction operation must match its intent"],
      ["use pointee()"],
      ["use no_modifiers()"],
      ["has($recipe)", "recipe expected for reduction"]]
  } {
  }
  irdl.operation @update_device attributes {
    varve.require = [
      ["$dataClause = .acc_update_device", "!data clause associated with device operation must match its intent or specify original clause this operation was decomposed from"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @update_host attributes {
    varve.require = [
      ["$dataClause in [.acc_update_host, .acc_update_self]", "!data clause associated with host operation must match its intent or specify original clause this operation was decomposed from"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @use_device attributes {
    varve.require = [
      ["$dataClause = .acc_use_device", "!data clause associated with use_device operation must match its intent or specify original clause this operation was decomposed from"],
      ["use pointee()"],
      ["use same_variable()"],
      ["use no_modifiers()"]]
  } {
  }
  irdl.operation @data attributes {
    varve.require = [
      ["has($dataClauseOperands) or has($defaultAttr)",
       "!at least one operand or the default attribute must appear on the data operation"],
      ["use sources(['acc.attach', 'acc.create', 'acc.copyin', 'acc.copyout', 'acc.delete', 'acc.detach', 'acc.deviceptr', 'acc.getdeviceptr', 'acc.nocreate', 'acc.present'], 'expect data entry/exit operation or acc.getdeviceptr as defining op')"]]
  } {
  }
  irdl.operation @declare attributes {
    varve.require = [
      ["has($dataClauseOperands)", "!at least one operand must appear on the declare operation"],
      ["use declared()"]]
  } {
  }
  irdl.operation @declare_enter attributes {
    varve.require = [
      ["has($dataClauseOperands)", "!at least one operand must appear on the declare operation"],
      ["use declared()"]]
  } {
  }
  irdl.operation @declare_exit attributes {
    varve.require = [
      ["has($token) or has($dataClauseOperands)", "!at least one operand must appear on the declare operation"],
      ["use declared()"]]
  } {
  }
  irdl.operation @enter_data attributes {
    varve.require = [
      ["has($dataClauseOperands)", "!at least one operand must be present in dataOperands on the enter data operation"],
      ["use waiting()"],
      ["use sources(['acc.attach', 'acc.create', 'acc.copyin'], 'expect data entry operation as defining op')"]]
  } {
  }
  irdl.operation @exit_data attributes {
    varve.require = [
      ["has($dataClauseOperands)", "!at least one operand must be present in dataOperands on the exit data operation"],
      ["use waiting()"]]
  } {
  }
  irdl.operation @host_data attributes {
    varve.require = [
      ["has($dataClauseOperands)", "!at least one operand must appear on the host_data operation"],
      ["use sources(['acc.use_device'], 'expect data entry operation as defining op')"]]
  } {
  }
  irdl.operation @init attributes {varve.require = [["use outside()"]]} {
  }
  irdl.operation @kernels attributes {varve.require = [["use sized_compute()"]]} {
  }
  irdl.operation @loop attributes {
    varve.require = [
      ["count($upperbound) = count($step)", "!number of upperbounds expected to be the same as number of steps"],
      ["count($upperbound) = count($lowerbound)", "!number of upperbounds expected to be the same as number of lowerbounds"],
      ["not has($upperbound) or not has($inclusiveUpperbound) or count($inclusiveUpperbound) = count($upperbound)",
       "!inclusiveUpperbound size is expected to be the same as upperbound size"],
      ["not has($collapse) or has($collapseDeviceType)",
       "collapse device_type attr must be define when collapse attr is present"],
      ["not has($collapse) or count($collapse) = count($collapseDeviceType)",
       "collapse attribute count must match collapse device_type count"],
      ["use once($collapseDeviceType, 'collapseDeviceType')"],
      ["not has($gangOperands) or has($gangOperandsArgType)",
       "gangOperandsArgType attribute must be defined when gang operands are present"],
      ["not has($gangOperands) or count($gangOperandsArgType) = count($gangOperands)",
       "gangOperandsArgType attribute count must match gangOperands count"],
      ["use once($gang, 'gang')"],
      ["use segmented('gang', $gangOperands, $gangOperandsDeviceType, $gangOperandsSegments)"],
      ["use once($worker, 'worker')"],
      ["use once($workerNumOperandsDeviceType, 'workerNumOperandsDeviceType')"],
      ["use clause('worker', $workerNumOperands, $workerNumOperandsDeviceType)"],
      ["use once($vector, 'vector')"],
      ["use once($vectorOperandsDeviceType, 'vectorOperandsDeviceType')"],
      ["use clause('vector', $vectorOperands, $vectorOperandsDeviceType)"],
      ["use segmented('tile', $tileOperands, $tileOperandsDeviceType, $tileOperandsSegments)"],
      ["not any(x in $independent: x in $auto_) and not any(x in $seq: x in $auto_) and not any(x in $seq: x in $independent)",
       "!only one of auto, independent, seq can be present at the same time"],
      ["has($auto_) and #acc.device_type<none> in $auto_ or has($independent) and #acc.device_type<none> in $independent or has($seq) and #acc.device_type<none> in $seq",
       "!at least one of auto, independent, seq must be present"],
      ["each device in $seq",
        ["not device in $gang and not device in $worker and not device in $vector and not device in $gangOperandsDeviceType and not device in $workerNumOperandsDeviceType and not device in $vectorOperandsDeviceType",
         "!gang, worker or vector cannot appear with seq"]],
      ["not has($unstructured) or not has($lowerbound)", "!unstructured acc.loop must not have induction variables"]]
  } {
  }
  irdl.operation @parallel attributes {varve.require = [["use sized_compute()"]]} {
  }
  irdl.operation @routine attributes {
    varve.require = [
      ["let none = #acc.device_type<none>, base = if(has($gang) and none in $gang or has($gangDimDeviceType) and none in $gangDimDeviceType, 1, 0) + if(has($worker) and none in $worker, 1, 0) + if(has($vector) and none in $vector, 1, 0) + if(has($seq) and none in $seq, 1, 0)",
        ["base <= 1", "!only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"],
        ["use only_kind($gang)"],
        ["use only_kind($gangDimDeviceType)"],
        ["use only_kind($worker)"],
        ["use only_kind($vector)"],
        ["use only_kind($seq)"]]]
  } {
  }
  irdl.operation @serial attributes {varve.require = [["use compute()"]]} {
  }
  irdl.operation @set attributes {
    varve.require = [
      ["use outside()"],
      ["has($device_type) or has($defaultAsync) or has($deviceNum)",
       "at least one default_async, device_num, or device_type operand must appear"]]
  } {
  }
  irdl.operation @shutdown attributes {varve.require = [["use outside()"]]} {
  }
  irdl.operation @update attributes {
    varve.require = [
      ["has($dataClauseOperands)", "!at least one value must be present in dataOperands"],
      ["use sources(['acc.update_device', 'acc.update_host', 'acc.getdeviceptr'], 'expect data entry/exit operation or acc.getdeviceptr as defining op')"]]
  } {
  }
  irdl.operation @wait attributes {
    varve.require = [
      ["not has($asyncOperand) or not has($async)", "!async attribute cannot appear with asyncOperand"],
      ["not has($waitDevnum) or has($waitOperands)", "!wait_devnum cannot appear without waitOperands"]]
  } {
  }
}
