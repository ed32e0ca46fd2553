func.func @f(%p: !lattigo.bgv.parameter) {
  %0 = lattigo.bgv.new_parameters_from_literal <paramsLiteral = <logN = 14, plaintextModulus = 65537>> : () -> !lattigo.bgv.parameter
  %1 = lattigo.bgv.new_evaluator %p <scaleInvariant = true> {note} : (!lattigo.bgv.parameter) -> !lattigo.bgv.evaluator
  return
}
// -----
!evaluator = !lattigo.bgv.evaluator
!param = !lattigo.bgv.parameter
module {
  func.func @f(%param: !param) {
    %param_0 = lattigo.bgv.new_parameters_from_literal  <paramsLiteral = <logN = 14, plaintextModulus = 65537>> : () -> !param
    %evaluator = lattigo.bgv.new_evaluator %param <scaleInvariant = true> {note} : (!param) -> !evaluator
    return
  }
}
