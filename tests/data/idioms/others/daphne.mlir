// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main() {
    %0 = "daphne.constant"() {value = 2 : si64} : () -> si64
    %1 = "daphne.constant"() {value = 1.000000e+00 : f64} : () -> f64
    %2 = "daphne.cast"(%0) : (si64) -> index
    %3 = "daphne.fill"(%1, %2, %2) : (f64, index, index) -> !daphne.Matrix<?x?xf64>
    %4 = "daphne.matMul"(%3, %3) : (!daphne.Matrix<?x?xf64>, !daphne.Matrix<?x?xf64>) -> !daphne.Matrix<?x?xf64:sp[1.0]>
    %5 = "daphne.ewAdd"(%4, %1) : (!daphne.Matrix<?x?xf64:sp[1.0]>, f64) -> !daphne.Unknown
    %t = "daphne.constant"() {value = true} : () -> i1
    "daphne.print"(%5, %t, %t) : (!daphne.Unknown, i1, i1) -> ()
    "daphne.return"() : () -> ()
  }
}
