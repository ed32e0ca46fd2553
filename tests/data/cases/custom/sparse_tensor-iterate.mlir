#COO = #sparse_tensor.encoding<{map = (i, j) -> (i : compressed(nonunique), j : singleton(soa))}>
func.func @a(%t: tensor<4x8xf32, #COO>, %i: index, %it: !sparse_tensor.iterator<#COO, lvls = 0>) -> index {
  %sp = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  %sp2 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  %sp3 = sparse_tensor.extract_iteration_space %t at %it lvls = 1 {foo} : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  %r1 = sparse_tensor.iterate %it1 in %sp2 at(%crd0, _) iter_args(%outer = %i): !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    sparse_tensor.yield %outer : index
  }
  sparse_tensor.iterate %it1 in %sp : !sparse_tensor.iter_space<#COO, lvls = 0> {
    "foo.bar"() : () -> ()
  }
  %r2 = sparse_tensor.coiterate (%sp, %sp) at(%crd) iter_args(%arg = %i): (!sparse_tensor.iter_space<#COO, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %it1, _ {
    sparse_tensor.yield %arg : index
  }
  case %it1, %it2 {
    sparse_tensor.yield %arg : index
  }
  case _, _ {
    sparse_tensor.yield %arg : index
  }
  return %r1 : index
}
