// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
irdl.dialect @toy attributes {varve.unknown = ["types"], varve.set = "mine"} {
  irdl.type @"!box" attributes {varve.syntax = "hook:toy.box"} {
    %inner = irdl.any {varve.rule = "AnyInteger"}
    %any = irdl.any
    %shape = irdl.base "!builtin.tensor"
    irdl.parameters(inner: %inner, any: %any, shape: %shape)
  }
  irdl.operation @loop attributes {varve.names = "loop", varve.terminator = "toy.other"} {
  }
}
