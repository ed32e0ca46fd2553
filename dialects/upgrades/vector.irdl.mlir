// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How vector changed.
irdl.dialect @vector attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = ["2019", "2020"], count = "vector", rename = {"vector.strided_slice" = "vector.extract_strided_slice"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "vector", operation = ["vector.extract", "vector.insert"],
    move = {position = "static_position"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "vector", operation = "vector.transpose", move = {transp = "permutation"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "vector", rename = {
      "vector.splat" = "vector.broadcast", "vector.matrix_multiply" = "llvm.intr.matrix.multiply",
      "vector.flat_transpose" = "llvm.intr.matrix.transpose"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "vector", operation = "vector.contract", when = "count($operands) > 3",
    refuse = "in LLVM 22 the mask of vector.contract is an operation around it"
  } : () -> ()
  // The type of the elements decided which minimum and maximum it is; those of floats have other names.
  "varve.upgrade"() {
    from = "llvm16", count = "vector", operation = [
      "vector.contract", "vector.multi_reduction", "vector.outerproduct", "vector.reduction", "vector.scan"
    ], when = "count($results) > 0 and known(word($kind), body($kind)) in ['min', 'max', 'minf', 'maxf']", set = {
      kind = "written('vector', concat('kind<', if(known(word($kind), body($kind)) in ['minf', 'maxf'], replace(known(word($kind), body($kind)), 'f', 'numf'), concat(known(word($kind), body($kind)), if(isa(elem(type($results[0])), 'AnyFloat'), 'numf', if(isa(elem(type($results[0])), 'AnyUnsignedInteger'), 'ui', 'si')))), '>'))"
    }
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "vector", operation = [
      "vector.contract", "vector.multi_reduction", "vector.outerproduct", "vector.reduction", "vector.scan"
    ]
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", operation = [
      "vector.contract", "vector.multi_reduction", "vector.outerproduct", "vector.reduction", "vector.scan"
    ], backward, when = "word($kind) in ['minnumf', 'maxnumf']",
    set = {kind = "written('vector', if(word($kind) = 'minnumf', 'kind<minf>', 'kind<maxf>'))"}
  } : () -> ()
}
