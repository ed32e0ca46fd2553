func.func @square(%x: !secret.secret<i16>) -> !secret.secret<i16> {
  %0 = secret.generic(%x: !secret.secret<i16>) {
  ^body(%inner: i16):
    %1 = arith.muli %inner, %inner : i16
    secret.yield %1 : i16
  } -> !secret.secret<i16>
  return %0 : !secret.secret<i16>
}
// -----
!Z65537 = !mod_arith.int<65537 : i32>
func.func @product(%a: !Z65537, %b: !Z65537) -> !Z65537 {
  %0 = mod_arith.mul %a, %b : !Z65537
  %1 = mod_arith.add %0, %a : !Z65537
  return %1 : !Z65537
}
