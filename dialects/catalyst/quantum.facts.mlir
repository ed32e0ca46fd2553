// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the operations writes.
irdl.dialect @quantum {
  irdl.operation @operator attributes {
    varve.locals = {
      param_names = ["ArrayOf<StrAttr>", "names($param_map)"],
      param_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($param_map): entry($param_map, n))"],
      qubit_names = ["ArrayOf<StrAttr>", "names($qubit_map)"],
      qubit_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($qubit_map): entry($qubit_map, n))"]
    },
    varve.format = [
      "$op_name `(` each($params by `,`: $params `` `:` type($params)) `)` (`adj` $adjoint^)? one( `qubits` `(` each($in_qubits by `,`: $in_qubits) `)` when(count($in_qreg) = 0) | when(count($in_qreg) > 0) ) attr-dict deeper",
      "one( | `\\n` `` `UID` `(` $UID `)` one( | `forward` `(` each($forward_args by `,`: $forward_args `` `:` type($forward_args)) `)` ) )",
      "one( | `\\n` `` `quregs` `(` $in_qreg `)` `indices` `(` each($arr_qubit_indices by `,`: $arr_qubit_indices `` `:` type($arr_qubit_indices)) `)` )",
      "one( | `\\n` `` `ctrls` `(` if(count($in_qreg) > 0: $arr_ctrl_indices `` `:` type($arr_ctrl_indices) `)` `ctrl_vals` `(` $arr_ctrl_values `` `:` type($arr_ctrl_values) | $in_ctrl_qubits `)` `ctrl_vals` `(` $in_ctrl_values ) `)` )",
      "one( | `\\n` `` `static_data` `=` $static_data )",
      "one( `\\n` `` `param_map` `=` ` ` `` `{` each($param_names $param_places by `,`: name($param_names) `=` $param_places) `}` let($param_map = dictionary($param_names, $param_places)) one( | `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) ) | `\\n` `` `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) | ) higher",
      "let(types($out_qubits) = repeat(!quantum.bit, count($in_qubits)); types($out_ctrl_qubits) = repeat(!quantum.bit, count($in_ctrl_qubits)); types($out_qreg) = repeat(!quantum.reg, count($in_qreg)))"
    ],
    varve.let = ["type($in_qubits) = !quantum.bit", "type($in_ctrl_qubits) = !quantum.bit", "type($in_ctrl_values) = i1", "type($in_qreg) = !quantum.reg"]
  } {
  }
}
