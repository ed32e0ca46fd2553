// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @chirrtl attributes {varve.llvm = "24"} {
  // What attribute dictionaries omit.
  "varve.directive"() {sym_name = "CombMemOp", takes = ["attr-dict"], format = "attr-dict(let($annotations = []; $name = ssa(results)))"} : () -> ()
  "varve.directive"() {sym_name = "SeqMemOp", takes = ["attr-dict"], format = "` ` `` attr-dict(let($annotations = []; $name = ssa(results)))"} : () -> ()
  "varve.directive"() {sym_name = "MemoryPortOp", takes = ["attr-dict"], format = "attr-dict(let($annotations = []))"} : () -> ()
  "varve.directive"() {sym_name = "MemoryDebugPortOp", takes = ["attr-dict"], format = "` ` `` attr-dict(let($annotations = []))"} : () -> ()
  "varve.directive"() {
    sym_name = "NameKind",
    takes = ["$kind"],
    format = "one( let($kind = .droppable_name) | ` ` `` `interesting_name` let($kind = .interesting_name) | ` ` `` `droppable_name` let($kind = .droppable_name) )"
  } : () -> ()
  irdl.type @"!cmemory" attributes {varve.format = "`<` short($elementType, firrtl) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.operation @combmem attributes {varve.names = "{$name}"} {
  }
  irdl.operation @debugport attributes {varve.names = "{if($name = '', 'memport', $name)}_data"} {
  }
  irdl.operation @memoryport attributes {varve.names = "{if($name = '', 'memport', $name)}_data, {if($name = '', 'memport', $name)}_port"} {
  }
  irdl.operation @seqmem attributes {varve.names = "{$name}"} {
  }
}
