// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @arc attributes {varve.llvm = "24"} {
  irdl.operation @root_input attributes {varve.names = "in_{$name}"} {
  }
  irdl.operation @root_output attributes {varve.names = "out_{$name}"} {
  }
  irdl.operation @define attributes {varve.format = "function"} {
  }
  irdl.operation @coroutine.define attributes {varve.format = "function"} {
  }
  irdl.operation @sim.instantiate attributes {
    varve.arguments = {body = [["%instance", "1"]]},
    varve.locals = {model = ["FlatSymbolRefAttr", "type(%instance).model"]},
    varve.format = "$model `as` %instance let(type(%instance) = !arc.sim.instance($model)) one( | `runtime` one( ` ` | $runtimeModel ) `(` one( | $runtimeArgs ) `)` ) attr-dict-with-keyword $body"
  } {
  }
}
