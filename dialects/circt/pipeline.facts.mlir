// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and names that it gives to values.
irdl.dialect @pipeline attributes {varve.llvm = "24"} {
  irdl.operation @scheduled attributes {
    varve.names = "{$outputNames}, done",
    varve.block_names = "{$inputNames}: inputs, s0_enable",
    varve.arguments = {body = [["%arg", "count($inputs)"], ["%enable", "1"]]},
    varve.format = [
      "one( | $name ) `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` let($inputNames = spelled(%arg))",
      "one( | `stall` `(` $stall `)` ) `clock` `(` $clock `)` one( | `reset` `(` $reset `)` ) `go` `(` $go `)` `entryEn` `(` %enable loc(%enable) `)` let(type(%enable) = i1)",
      "` ` attr-dict ` ` `->` ` ` `(` each($outputNames type($dataOutputs) by `,`: name($outputNames) `:` type($dataOutputs)) `)` region($body, end)"]
  } {
  }
  irdl.operation @unscheduled attributes {
    varve.names = "{$outputNames}, done",
    varve.block_names = "{$inputNames}: inputs, s0_enable",
    varve.arguments = {body = [["%arg", "count($inputs)"], ["%enable", "1"]]},
    varve.format = [
      "one( | $name ) `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` let($inputNames = spelled(%arg))",
      "one( | `stall` `(` $stall `)` ) `clock` `(` $clock `)` one( | `reset` `(` $reset `)` ) `go` `(` $go `)` `entryEn` `(` %enable loc(%enable) `)` let(type(%enable) = i1)",
      "` ` attr-dict ` ` `->` ` ` `(` each($outputNames type($dataOutputs) by `,`: name($outputNames) `:` type($dataOutputs)) `)` region($body, end)"]
  } {
  }
  irdl.operation @stage attributes {
    varve.successor_names = "{map(r in indices($registers): if(has($registerNames) and known($registerNames[r], '') != '', $registerNames[r], concat('s', $nextStage, '_reg', r)))}: registers, {map(p in indices($passthroughs): if(has($passthroughNames) and known($passthroughNames[p], '') != '', $passthroughNames[p], concat('s', $nextStage, '_pass', p)))}: passthroughs, s{$nextStage}_enable",
    varve.format = [
      "$nextStage ` ` `` one( let($clockGatesPerRegister = []) | `regs` `(` each($registers $registerNames $clockGatesPerRegister $clockGates by `,`:",
      "  one( let($registerNames = '') | $registerNames `=` ) $registers `:` type($registers) one( let($clockGatesPerRegister = integer(0, i64)) | `gated` `by` ` ` `[` $clockGates[$clockGatesPerRegister] `]` )) `)` )",
      "` ` `` one( | `pass` `(` each($passthroughs $passthroughNames by `,`: one( let($passthroughNames = '') | $passthroughNames `=` ) $passthroughs `:` type($passthroughs)) `)` ) attr-dict"]
  } {
  }
}
