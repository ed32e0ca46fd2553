// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How nvvm changed: operations with one name for each kind became one with an attribute for the kind.
irdl.dialect @nvvm attributes {varve.set = "upgrades"} {
  "varve.upgrade"() {
    from = "llvm16", count = "nvvm", operation = "nvvm.shfl.sync.bfly", becomes = "nvvm.shfl.sync",
    set = {kind = "written('nvvm', 'shfl_kind bfly')"}
  } : () -> ()
  "varve.upgrade"() {
    from = "llvm16", count = "nvvm", operation = "nvvm.vote.ballot.sync", becomes = "nvvm.vote.sync",
    set = {kind = "written('nvvm', 'vote_sync_kind ballot')"}
  } : () -> ()
  // There was one shape: 8 by 8 by 4 halves.
  "varve.upgrade"() {
    from = "llvm16", count = "nvvm", operation = "nvvm.mma.sync", when = "not has($shape) and count($operands) >= 4",
    set = {
      shape = "written('nvvm', 'shape<m = 8, n = 8, k = 4>')",
      multiplicandAPtxType = "written('nvvm', 'mma_type<f16>')",
      multiplicandBPtxType = "written('nvvm', 'mma_type<f16>')",
      layoutA = "if(isa($alayout, 'StrAttr'), written('nvvm', if($alayout = 'row', 'mma_layout<row>', 'mma_layout<col>')), $layoutA)",
      layoutB = "if(isa($blayout, 'StrAttr'), written('nvvm', if($blayout = 'row', 'mma_layout<row>', 'mma_layout<col>')), $layoutB)",
      alayout = "if(isa($alayout, 'StrAttr'), absent, $alayout)",
      blayout = "if(isa($blayout, 'StrAttr'), absent, $blayout)",
      operandSegmentSizes = "array([2, 2, count($operands) - 4], i32)"
    }, drop = ["operand_segment_sizes"]
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "nvvm", operation = "nvvm.mma.sync"} : () -> ()
  // Whether the first cache is passed by became how to cache.
  "varve.upgrade"() {
    from = "llvm16", count = "nvvm", operation = "nvvm.cp.async.shared.global", when = "not has($modifier)", set = {
      modifier = "written('nvvm', if(has($bypass_l1), 'load_cache_modifier cg', 'load_cache_modifier ca'))"
    }, drop = ["bypass_l1"]
  } : () -> ()
  "varve.upgrade"() {from = "llvm16", count = "nvvm", operation = "nvvm.cp.async.shared.global"} : () -> ()
}
