// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of cf, every optional part present and absent.
func.func @branches(%a: i32, %b: i1, %w: i64, %x: f32) {
  cf.assert %b, "message"
  cf.assert %b, "message" {test.a}
  cf.switch %a : i32, [
    default: ^bb1,
    42: ^bb2(%x : f32),
    -1: ^bb3(%x, %a : f32, i32)
  ] {test.a}
^bb1:
  cf.switch %b : i1, [
    default: ^bb4,
    1: ^bb2(%x : f32),
    0: ^bb4
  ]
^bb2(%y: f32):
  cf.switch %w : i64, [ default: ^bb3(%x, %a : f32, i32), -9223372036854775808: ^bb4, 3: ^bb4]
^bb3(%z: f32, %i: i32):
  cf.switch %a : i32, [ default: ^bb4 ]
^bb4:
  cf.switch %w : i64, [ default: ^bb5, -1: ^bb4, -1: ^bb2(%x : f32)]
^bb5:
  cf.cond_br %b, ^bb6, ^bb7(%x : f32) {test.a}
^bb6:
  cf.cond_br %b weights([10, 20]), ^bb7(%x : f32), ^bb8(%x, %a : f32, i32)
^bb7(%p: f32):
  cf.br ^bb7(%p : f32)
^bb8(%q: f32, %r: i32):
  cf.br ^bb9 {test.a}
^bb9:
  return
}
