// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @acc {
  "varve.directive"() {
    sym_name = "Operand", takes = ["$x", "type $x"], format = "`(` $x `` `:` type($x) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Operands", takes = ["$xs", "type $xs"], format = "`(` each($xs by `,`: $xs `` `:` type($xs)) `)`"
  } : () -> ()
  irdl.operation @loop attributes {
    varve.locals = {gang = ["BoolAttr", "has($exec_mapping) and bit($exec_mapping, 2)"], worker = ["BoolAttr", "has($exec_mapping) and bit($exec_mapping, 1)"], vector = ["BoolAttr", "has($exec_mapping) and bit($exec_mapping, 0)"]},
    varve.format = [
      "one( let($gang = false) | `gang` let($gang = true) one( | `(` one( | `num` `` `=` `` $gangNum `` `:` type($gangNum) )",
      "one( printed when(count($gangNum) = 0 or count($gangStatic) = 0) | `,` | )",
      "one( | `static` `` `=` `` $gangStatic `` `:` type($gangStatic) one( | `,` ) ) `)` ) )",
      "one( let($worker = false) | `worker` let($worker = true) one( | custom<Operand>($workerNum, type($workerNum)) ) )",
      "one( let($vector = false) | `vector` let($vector = true) one( | custom<Operand>($vectorLength, type($vectorLength)) ) )",
      "if($gang or $worker or $vector: let($exec_mapping = if($gang, 4, 0) + if($worker, 2, 0) + if($vector, 1, 0)))",
      "one( | `tile` custom<Operands>($tileOperands, type($tileOperands)) ) one( | `private` custom<Operands>($privateOperands, type($privateOperands)) )",
      "one( | `reduction` custom<Operands>($reductionOperands, type($reductionOperands)) )",
      "one( let(types($results) = []) | `->` one( `(` type($results) `)` | type($results) ) ) region($region, end) attr-dict-with-keyword"]
  } {
  }
  irdl.operation @parallel attributes {
    varve.format = [
      "one( | `async` custom<Operand>($async, type($async)) ) one( | `wait` custom<Operands>($waitOperands, type($waitOperands)) )",
      "one( | `num_gangs` custom<Operand>($numGangs, type($numGangs)) ) one( | `num_workers` custom<Operand>($numWorkers, type($numWorkers)) )",
      "one( | `vector_length` custom<Operand>($vectorLength, type($vectorLength)) ) one( | `if` `(` $ifCond `)` )",
      "one( | `self` `(` $selfCond `)` ) one( | `reduction` custom<Operands>($reductionOperands, type($reductionOperands)) )",
      "one( | `copy` custom<Operands>($copyOperands, type($copyOperands)) )",
      "one( | `copyin` custom<Operands>($copyinOperands, type($copyinOperands)) )",
      "one( | `copyin_readonly` custom<Operands>($copyinReadonlyOperands, type($copyinReadonlyOperands)) )",
      "one( | `copyout` custom<Operands>($copyoutOperands, type($copyoutOperands)) )",
      "one( | `copyout_zero` custom<Operands>($copyoutZeroOperands, type($copyoutZeroOperands)) )",
      "one( | `create` custom<Operands>($createOperands, type($createOperands)) )",
      "one( | `create_zero` custom<Operands>($createZeroOperands, type($createZeroOperands)) )",
      "one( | `no_create` custom<Operands>($noCreateOperands, type($noCreateOperands)) )",
      "one( | `present` custom<Operands>($presentOperands, type($presentOperands)) )",
      "one( | `deviceptr` custom<Operands>($devicePtrOperands, type($devicePtrOperands)) )",
      "one( | `attach` custom<Operands>($attachOperands, type($attachOperands)) )",
      "one( | `private` custom<Operands>($gangPrivateOperands, type($gangPrivateOperands)) )",
      "one( | `firstprivate` custom<Operands>($gangFirstPrivateOperands, type($gangFirstPrivateOperands)) )",
      "region($region, end) attr-dict-with-keyword"]
  } {
  }
}
