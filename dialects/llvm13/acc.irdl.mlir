irdl.dialect @acc attributes {
  varve.set = "llvm13"
} {
  "varve.directive"() {
    format = "`(` $x `` `:` type($x) `)`",
    sym_name = "Operand",
    takes = ["$x", "type $x"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($xs by `,`: $xs `` `:` type($xs)) `)`",
    sym_name = "Operands",
    takes = ["$xs", "type $xs"]
  } : () -> ()
  irdl.operation @data attributes {
    varve.format = "( `if` `(` $ifCond^ `)` )? ( `copy` `(` $copyOperands^ `:` type($copyOperands) `)` )? ( `copyin` `(` $copyinOperands^ `:` type($copyinOperands) `)` )? ( `copyin_readonly` `(` $copyinReadonlyOperands^ `:` type($copyinReadonlyOperands) `)` )? ( `copyout` `(` $copyoutOperands^ `:` type($copyoutOperands) `)` )? ( `copyout_zero` `(` $copyoutZeroOperands^ `:` type($copyoutZeroOperands) `)` )? ( `create` `(` $createOperands^ `:` type($createOperands) `)` )? ( `create_zero` `(` $createZeroOperands^ `:` type($createZeroOperands) `)` )? ( `no_create` `(` $noCreateOperands^ `:` type($noCreateOperands) `)` )? ( `present` `(` $presentOperands^ `:` type($presentOperands) `)` )? ( `deviceptr` `(` $deviceptrOperands^ `:` type($deviceptrOperands) `)` )? ( `attach` `(` $attachOperands^ `:` type($attachOperands) `)` )? $region attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %copyOperands = irdl.any
    %copyinOperands = irdl.any
    %copyinReadonlyOperands = irdl.any
    %copyoutOperands = irdl.any
    %copyoutZeroOperands = irdl.any
    %createOperands = irdl.any
    %createZeroOperands = irdl.any
    %noCreateOperands = irdl.any
    %presentOperands = irdl.any
    %deviceptrOperands = irdl.any
    %attachOperands = irdl.any
    %defaultAttr = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      copyOperands: variadic %copyOperands,
      copyinOperands: variadic %copyinOperands,
      copyinReadonlyOperands: variadic %copyinReadonlyOperands,
      copyoutOperands: variadic %copyoutOperands,
      copyoutZeroOperands: variadic %copyoutZeroOperands,
      createOperands: variadic %createOperands,
      createZeroOperands: variadic %createZeroOperands,
      noCreateOperands: variadic %noCreateOperands,
      presentOperands: variadic %presentOperands,
      deviceptrOperands: variadic %deviceptrOperands,
      attachOperands: variadic %attachOperands) {
      varve.segments
    }
    irdl.attributes {
      "defaultAttr" = %defaultAttr
    } {
      varve.optional = ["defaultAttr"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @enter_data attributes {
    varve.format = "( `if` `(` $ifCond^ `)` )? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )? ( `copyin` `(` $copyinOperands^ `:` type($copyinOperands) `)` )? ( `create` `(` $createOperands^ `:` type($createOperands) `)` )? ( `create_zero` `(` $createZeroOperands^ `:` type($createZeroOperands) `)` )? ( `attach` `(` $attachOperands^ `:` type($attachOperands) `)` )? attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %copyinOperands = irdl.any
    %createOperands = irdl.any
    %createZeroOperands = irdl.any
    %attachOperands = irdl.any
    %async = irdl.any {varve.rule = "UnitAttr"}
    %wait = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      asyncOperand: optional %asyncOperand,
      waitDevnum: optional %waitDevnum,
      waitOperands: variadic %waitOperands,
      copyinOperands: variadic %copyinOperands,
      createOperands: variadic %createOperands,
      createZeroOperands: variadic %createZeroOperands,
      attachOperands: variadic %attachOperands) {
      varve.segments
    }
    irdl.attributes {
      "async" = %async,
      "wait" = %wait
    } {
      varve.optional = ["async", "wait"]
    }
  }
  irdl.operation @exit_data attributes {
    varve.format = "( `if` `(` $ifCond^ `)` )? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )? ( `copyout` `(` $copyoutOperands^ `:` type($copyoutOperands) `)` )? ( `delete` `(` $deleteOperands^ `:` type($deleteOperands) `)` )? ( `detach` `(` $detachOperands^ `:` type($detachOperands) `)` )? attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %copyoutOperands = irdl.any
    %deleteOperands = irdl.any
    %detachOperands = irdl.any
    %async = irdl.any {varve.rule = "UnitAttr"}
    %wait = irdl.any {varve.rule = "UnitAttr"}
    %finalize = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      asyncOperand: optional %asyncOperand,
      waitDevnum: optional %waitDevnum,
      waitOperands: variadic %waitOperands,
      copyoutOperands: variadic %copyoutOperands,
      deleteOperands: variadic %deleteOperands,
      detachOperands: variadic %detachOperands) {
      varve.segments
    }
    irdl.attributes {
      "async" = %async,
      "wait" = %wait,
      "finalize" = %finalize
    } {
      varve.optional = ["async", "wait", "finalize"]
    }
  }
  irdl.operation @init attributes {
    varve.format = "( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )? ( `device_num` `(` $deviceNumOperand^ `:` type($deviceNumOperand) `)` )? ( `if` `(` $ifCond^ `)` )? attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %deviceTypeOperands = irdl.any {varve.rule = "AnyInteger"}
    %deviceNumOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      deviceTypeOperands: variadic %deviceTypeOperands,
      deviceNumOperand: optional %deviceNumOperand,
      ifCond: optional %ifCond) {
      varve.segments
    }
  }
  irdl.operation @loop attributes {
    varve.printer = "code",
    varve.terminator = "acc.yield",
    varve.format = ["one( let($gang = false) | `gang` let($gang = true) one( | `(` one( | `num` `` `=` `` $gangNum `` `:` type($gangNum) )", "one( printed when(count($gangNum) = 0 or count($gangStatic) = 0) | `,` | )", "one( | `static` `` `=` `` $gangStatic `` `:` type($gangStatic) one( | `,` ) ) `)` ) )", "one( let($worker = false) | `worker` let($worker = true) one( | custom<Operand>($workerNum, type($workerNum)) ) )", "one( let($vector = false) | `vector` let($vector = true) one( | custom<Operand>($vectorLength, type($vectorLength)) ) )", "if($gang or $worker or $vector: let($exec_mapping = if($gang, 4, 0) + if($worker, 2, 0) + if($vector, 1, 0)))", "one( | `tile` custom<Operands>($tileOperands, type($tileOperands)) ) one( | `private` custom<Operands>($privateOperands, type($privateOperands)) )", "one( | `reduction` custom<Operands>($reductionOperands, type($reductionOperands)) )", "one( let(types($results) = []) | `->` one( `(` type($results) `)` | type($results) ) ) region($region, end) attr-dict-with-keyword"],
    varve.locals = {gang = ["BoolAttr", "has($exec_mapping) and bit($exec_mapping, 2)"], vector = ["BoolAttr", "has($exec_mapping) and bit($exec_mapping, 0)"], worker = ["BoolAttr", "has($exec_mapping) and bit($exec_mapping, 1)"]}
  } {
    %gangNum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %gangStatic = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %workerNum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorLength = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %tileOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %privateOperands = irdl.any
    %reductionOperands = irdl.any
    %results = irdl.any
    %collapse = irdl.any {varve.rule = "I64Attr"}
    %seq = irdl.any {varve.rule = "UnitAttr"}
    %independent = irdl.any {varve.rule = "UnitAttr"}
    %auto_ = irdl.any {varve.rule = "UnitAttr"}
    %reductionOp = irdl.any {varve.rule = "StrAttr"}
    %exec_mapping = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      gangNum: optional %gangNum,
      gangStatic: optional %gangStatic,
      workerNum: optional %workerNum,
      vectorLength: optional %vectorLength,
      tileOperands: variadic %tileOperands,
      privateOperands: variadic %privateOperands,
      reductionOperands: variadic %reductionOperands) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "collapse" = %collapse,
      "seq" = %seq,
      "independent" = %independent,
      "auto_" = %auto_,
      "reductionOp" = %reductionOp,
      "exec_mapping" = %exec_mapping
    } {
      varve.optional = ["collapse", "seq", "independent", "auto_", "reductionOp"],
      varve.defaults = {
        exec_mapping = 0 : i64}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @parallel attributes {
    varve.printer = "code",
    varve.let = [
      "type($ifCond) = i1",
      "type($selfCond) = i1"],
    varve.format = ["one( | `async` custom<Operand>($async, type($async)) ) one( | `wait` custom<Operands>($waitOperands, type($waitOperands)) )", "one( | `num_gangs` custom<Operand>($numGangs, type($numGangs)) ) one( | `num_workers` custom<Operand>($numWorkers, type($numWorkers)) )", "one( | `vector_length` custom<Operand>($vectorLength, type($vectorLength)) ) one( | `if` `(` $ifCond `)` )", "one( | `self` `(` $selfCond `)` ) one( | `reduction` custom<Operands>($reductionOperands, type($reductionOperands)) )", "one( | `copy` custom<Operands>($copyOperands, type($copyOperands)) )", "one( | `copyin` custom<Operands>($copyinOperands, type($copyinOperands)) )", "one( | `copyin_readonly` custom<Operands>($copyinReadonlyOperands, type($copyinReadonlyOperands)) )", "one( | `copyout` custom<Operands>($copyoutOperands, type($copyoutOperands)) )", "one( | `copyout_zero` custom<Operands>($copyoutZeroOperands, type($copyoutZeroOperands)) )", "one( | `create` custom<Operands>($createOperands, type($createOperands)) )", "one( | `create_zero` custom<Operands>($createZeroOperands, type($createZeroOperands)) )", "one( | `no_create` custom<Operands>($noCreateOperands, type($noCreateOperands)) )", "one( | `present` custom<Operands>($presentOperands, type($presentOperands)) )", "one( | `deviceptr` custom<Operands>($devicePtrOperands, type($devicePtrOperands)) )", "one( | `attach` custom<Operands>($attachOperands, type($attachOperands)) )", "one( | `private` custom<Operands>($gangPrivateOperands, type($gangPrivateOperands)) )", "one( | `firstprivate` custom<Operands>($gangFirstPrivateOperands, type($gangFirstPrivateOperands)) )", "region($region, end) attr-dict-with-keyword"]
  } {
    %async = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numGangs = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %numWorkers = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %vectorLength = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %selfCond = irdl.any {varve.rule = "I1"}
    %reductionOperands = irdl.any
    %copyOperands = irdl.any
    %copyinOperands = irdl.any
    %copyinReadonlyOperands = irdl.any
    %copyoutOperands = irdl.any
    %copyoutZeroOperands = irdl.any
    %createOperands = irdl.any
    %createZeroOperands = irdl.any
    %noCreateOperands = irdl.any
    %presentOperands = irdl.any
    %devicePtrOperands = irdl.any
    %attachOperands = irdl.any
    %gangPrivateOperands = irdl.any
    %gangFirstPrivateOperands = irdl.any
    %asyncAttr = irdl.any {varve.rule = "UnitAttr"}
    %waitAttr = irdl.any {varve.rule = "UnitAttr"}
    %selfAttr = irdl.any {varve.rule = "UnitAttr"}
    %reductionOp = irdl.any {varve.rule = "StrAttr"}
    %defaultAttr = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      async: optional %async,
      waitOperands: variadic %waitOperands,
      numGangs: optional %numGangs,
      numWorkers: optional %numWorkers,
      vectorLength: optional %vectorLength,
      ifCond: optional %ifCond,
      selfCond: optional %selfCond,
      reductionOperands: variadic %reductionOperands,
      copyOperands: variadic %copyOperands,
      copyinOperands: variadic %copyinOperands,
      copyinReadonlyOperands: variadic %copyinReadonlyOperands,
      copyoutOperands: variadic %copyoutOperands,
      copyoutZeroOperands: variadic %copyoutZeroOperands,
      createOperands: variadic %createOperands,
      createZeroOperands: variadic %createZeroOperands,
      noCreateOperands: variadic %noCreateOperands,
      presentOperands: variadic %presentOperands,
      devicePtrOperands: variadic %devicePtrOperands,
      attachOperands: variadic %attachOperands,
      gangPrivateOperands: variadic %gangPrivateOperands,
      gangFirstPrivateOperands: variadic %gangFirstPrivateOperands) {
      varve.segments
    }
    irdl.attributes {
      "asyncAttr" = %asyncAttr,
      "waitAttr" = %waitAttr,
      "selfAttr" = %selfAttr,
      "reductionOp" = %reductionOp,
      "defaultAttr" = %defaultAttr
    } {
      varve.optional = ["asyncAttr", "waitAttr", "selfAttr", "reductionOp", "defaultAttr"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @shutdown attributes {
    varve.format = "( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )? ( `device_num` `(` $deviceNumOperand^ `:` type($deviceNumOperand) `)` )? ( `if` `(` $ifCond^ `)` )? attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %deviceTypeOperands = irdl.any {varve.rule = "AnyInteger"}
    %deviceNumOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      deviceTypeOperands: variadic %deviceTypeOperands,
      deviceNumOperand: optional %deviceNumOperand,
      ifCond: optional %ifCond) {
      varve.segments
    }
  }
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @update attributes {
    varve.format = "( `if` `(` $ifCond^ `)` )? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )? ( `device_type` `(` $deviceTypeOperands^ `:` type($deviceTypeOperands) `)` )? ( `wait` `(` $waitOperands^ `:` type($waitOperands) `)` )? ( `host` `(` $hostOperands^ `:` type($hostOperands) `)` )? ( `device` `(` $deviceOperands^ `:` type($deviceOperands) `)` )? attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %ifCond = irdl.any {varve.rule = "I1"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %deviceTypeOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %hostOperands = irdl.any
    %deviceOperands = irdl.any
    %async = irdl.any {varve.rule = "UnitAttr"}
    %wait = irdl.any {varve.rule = "UnitAttr"}
    %ifPresent = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      ifCond: optional %ifCond,
      asyncOperand: optional %asyncOperand,
      waitDevnum: optional %waitDevnum,
      waitOperands: variadic %waitOperands,
      deviceTypeOperands: variadic %deviceTypeOperands,
      hostOperands: variadic %hostOperands,
      deviceOperands: variadic %deviceOperands) {
      varve.segments
    }
    irdl.attributes {
      "async" = %async,
      "wait" = %wait,
      "ifPresent" = %ifPresent
    } {
      varve.optional = ["async", "wait", "ifPresent"]
    }
  }
  irdl.operation @wait attributes {
    varve.format = "( `(` $waitOperands^ `:` type($waitOperands) `)` )? ( `async` `(` $asyncOperand^ `:` type($asyncOperand) `)` )? ( `wait_devnum` `(` $waitDevnum^ `:` type($waitDevnum) `)` )? ( `if` `(` $ifCond^ `)` )? attr-dict-with-keyword",
    varve.let = [
      "type($ifCond) = i1"]
  } {
    %waitOperands = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %asyncOperand = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %waitDevnum = irdl.any {varve.rule = "AnyOf<AnyInteger, Index>"}
    %ifCond = irdl.any {varve.rule = "I1"}
    %async = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      waitOperands: variadic %waitOperands,
      asyncOperand: optional %asyncOperand,
      waitDevnum: optional %waitDevnum,
      ifCond: optional %ifCond) {
      varve.segments
    }
    irdl.attributes {
      "async" = %async
    } {
      varve.optional = ["async"]
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Terminator", "HasParent<acc.parallel,acc.loop>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
