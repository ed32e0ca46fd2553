// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
irdl.dialect @toy attributes {varve.unknown = ["types"], varve.set = "mine"} {
  "varve.enum"() {sym_name = "Side", storage = i32, cases = [["left", 0 : i32], ["right", 1 : i32]]} : () -> ()
  irdl.type @"!box" attributes {varve.syntax = "hook:toy.box"} {
    %inner = irdl.any {varve.rule = "AnyInteger"}
    %any = irdl.any
    %shape = irdl.base "!builtin.tensor"
    irdl.parameters(inner: %inner, any: %any, shape: %shape)
  }
  irdl.operation @loop attributes {varve.names = "loop", varve.terminator = "toy.other"} {
  }
}
