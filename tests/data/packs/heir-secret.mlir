func.func @f(%arg0: !secret.secret<i16>, %b: i32) {
  %0 = secret.generic(%arg0 : !secret.secret<i16> {x}, %b: i32) attrs = {a = 1 : i32} {
  ^body(%a: i16, %c: i32):
    secret.yield %a {note} : i16
  } -> !secret.secret<i16> {d = 1 : i32}
  %1 = secret.generic(%arg0 : !secret.secret<i16>) attrs = {} {
  ^body(%a: i16):
    secret.yield %a : i16
  } -> (!secret.secret<i16>)
  secret.generic() {
    secret.yield {note}
  } -> ()
  %2:2 = secret.generic(%arg0 : !secret.secret<i16>) attrs = {attrs = 3 : i8, mgmt.mgmt = #mgmt.mgmt<level = 1>} {
  ^body(%a: i16):
    secret.yield %a, %a : i16, i16
  } -> (!secret.secret<i16>, !secret.secret<i16> {e})
  secret.generic() {
    secret.yield
  }
  return
}

// -----
module {
  func.func @f(%arg0: !secret.secret<i16>, %arg1: i32) {
    %0 = secret.generic(%arg0: !secret.secret<i16> {x}, %arg1: i32) attrs = {a = 1 : i32} {
    ^body(%input0: i16, %input1: i32):
      secret.yield %input0 {note} : i16
    } -> (!secret.secret<i16> {d = 1 : i32})
    %1 = secret.generic(%arg0: !secret.secret<i16>) {
    ^body(%input0: i16):
      secret.yield %input0 : i16
    } -> !secret.secret<i16>
    secret.generic() {
      secret.yield {note}
    }
    %2:2 = secret.generic(%arg0: !secret.secret<i16>) attrs = {attrs = 3 : i8, mgmt.mgmt = #mgmt.mgmt<level = 1>} {
    ^body(%input0: i16):
      secret.yield %input0, %input0 : i16, i16
    } -> (!secret.secret<i16>, !secret.secret<i16> {e})
    secret.generic() {
      secret.yield
    }
    return
  }
}
