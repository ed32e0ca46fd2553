// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the operations writes.
irdl.dialect @qref {
  irdl.operation @operator attributes {
    varve.locals = {
      param_names = ["ArrayOf<StrAttr>", "names($param_map)"],
      param_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($param_map): entry($param_map, n))"],
      qubit_names = ["ArrayOf<StrAttr>", "names($qubit_map)"],
      qubit_places = ["ArrayOf<DenseI64ArrayAttr>", "map(n in names($qubit_map): entry($qubit_map, n))"]
    },
    varve.format = [
      "$op_name `(` each($params by `,`: $params `` `:` type($params)) `)` (`adj` $adjoint^)? one( `qubits` `(` each($qubits by `,`: $qubits) `)` when(count($qreg) = 0) | when(count($qreg) > 0) ) attr-dict deeper",
      "one( | `\\n` `` `UID` `(` $UID `)` one( | `forward` `(` each($forward_args by `,`: $forward_args `` `:` type($forward_args)) `)` ) )",
      "one( | `\\n` `` `quregs` `(` $qreg `:` qualified(type($qreg)) `)` `indices` `(` each($arr_qubit_indices by `,`: $arr_qubit_indices `` `:` type($arr_qubit_indices)) `)` )",
      "one( | `\\n` `` `ctrls` `(` if(count($qreg) > 0: $arr_ctrl_indices `` `:` type($arr_ctrl_indices) `)` `ctrl_vals` `(` $arr_ctrl_values `` `:` type($arr_ctrl_values) | $ctrl_qubits `)` `ctrl_vals` `(` $ctrl_values ) `)` )",
      "one( | `\\n` `` `static_data` `=` $static_data )",
      "one( `\\n` `` `param_map` `=` ` ` `` `{` each($param_names $param_places by `,`: name($param_names) `=` $param_places) `}` let($param_map = dictionary($param_names, $param_places)) one( | `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) ) | `\\n` `` `qubit_map` `=` ` ` `` `{` each($qubit_names $qubit_places by `,`: name($qubit_names) `=` $qubit_places) `}` let($qubit_map = dictionary($qubit_names, $qubit_places)) | ) higher"
    ],
    varve.let = ["type($qubits) = !qref.bit", "type($ctrl_qubits) = !qref.bit", "type($ctrl_values) = i1"]
  } {
  }
  irdl.type @"!reg" attributes {varve.format = "`<` one( `?` let($size = integer(-9223372036854775808, i64)) | printed `?` | typed($size, i64) ) `>`"} {
  }
}
