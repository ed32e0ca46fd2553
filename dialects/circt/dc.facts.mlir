// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and names that it gives to values.
irdl.dialect @dc attributes {varve.llvm = "24"} {
  irdl.operation @fork attributes {
    varve.locals = {count = ["I64Attr", "count($outputs)"]},
    varve.format = "` ` `[` $count `]` $token ` ` `` attr-dict let(types($outputs) = repeat(!dc.token, $count))"
  } {
  }
  irdl.operation @from_esi attributes {varve.let = ["type($output) = if(type($input).inner = int(0), !dc.token, !dc.value(type($input).inner))"]} {
  }
  irdl.operation @pack attributes {varve.let = ["type($output) = !dc.value(type($input))"]} {
  }
  irdl.operation @to_esi attributes {varve.let = ["type($output) = !esi.channel(if(type($input) = !dc.token, int(0), type($input).innerType))"]} {
  }
  irdl.operation @unpack attributes {varve.let = ["type($output) = type($input).innerType"]} {
  }
}
