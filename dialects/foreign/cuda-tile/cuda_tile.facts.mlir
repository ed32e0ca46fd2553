// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of CUDA Tile gives to values, and the dialect whose prefix its modules omit.
irdl.dialect @cuda_tile attributes {varve.llvm = "24"} {
  irdl.operation @broadcast attributes {varve.names = "bcast"} {
  }
  irdl.operation @entry attributes {varve.default_dialect = "cuda_tile"} {
  }
  irdl.operation @for attributes {
    varve.names = "for",
    varve.block_names = "{concat(['loopIdx'], map(i in indices($initValues): concat('iterArg', i)))}",
    varve.default_dialect = "cuda_tile"
  } {
  }
  irdl.operation @if attributes {varve.default_dialect = "cuda_tile"} {
  }
  irdl.operation @loop attributes {varve.default_dialect = "cuda_tile"} {
  }
  irdl.operation @make_gather_scatter_view attributes {varve.names = "gsview"} {
  }
  irdl.operation @make_partition_view attributes {varve.names = "pview"} {
  }
  irdl.operation @make_strided_view attributes {varve.names = "sview"} {
  }
  irdl.operation @make_tensor_view attributes {varve.names = "tview"} {
  }
  irdl.operation @module attributes {varve.default_dialect = "cuda_tile"} {
  }
  irdl.operation @reduce attributes {
    varve.names = "reduce",
    varve.block_names = "{map(i in indices(2 * count($operands)): concat('reduce_', if(i % 2 = 0, 'lhs', 'rhs'), if(count($operands) > 1, concat('', i / 2), '')))}",
    varve.default_dialect = "cuda_tile"
  } {
  }
  irdl.operation @reshape attributes {varve.names = "reshape"} {
  }
  irdl.operation @scan attributes {varve.default_dialect = "cuda_tile"} {
  }
}
