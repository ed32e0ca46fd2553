func.func @layer(%a: !quantum.bit, %b: !quantum.bit) -> i1 {
  %0:2 = pbc.layer(%x = %a, %y = %b): !quantum.bit, !quantum.bit {
    pbc.yield %x, %y : !quantum.bit, !quantum.bit
  }
  %res, %1:2 = pbc.layer(%x = %0#0, %y = %0#1): !quantum.bit, !quantum.bit {
    %m, %q:2 = pbc.ppm ["X", "Z"] %x, %y : i1, !quantum.bit, !quantum.bit
    pbc.yield %m, %q#0, %q#1 : i1, !quantum.bit, !quantum.bit
  }
  return %res : i1
}

// -----
module {
  func.func @layer(%arg0: !quantum.bit, %arg1: !quantum.bit) -> i1 {
    %0:2 = pbc.layer(%arg2 = %arg0, %arg3 = %arg1) : !quantum.bit, !quantum.bit {
      pbc.yield %arg2, %arg3 : !quantum.bit, !quantum.bit
    }
    %1:3 = pbc.layer(%arg2 = %0#0, %arg3 = %0#1) : !quantum.bit, !quantum.bit {
      %mres, %out_qubits:2 = pbc.ppm ["X", "Z"] %arg2, %arg3 : i1, !quantum.bit, !quantum.bit
      pbc.yield %mres, %out_qubits#0, %out_qubits#1 : i1, !quantum.bit, !quantum.bit
    }
    return %1#0 : i1
  }
}
