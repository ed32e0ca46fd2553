// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @chirrtl attributes {varve.llvm = "24"} {
  irdl.operation @combmem attributes {varve.names = "{$name}"} {
  }
  irdl.operation @debugport attributes {varve.names = "{if($name = '', 'memport', $name)}_data"} {
  }
  irdl.operation @memoryport attributes {varve.names = "{if($name = '', 'memport', $name)}_data, {if($name = '', 'memport', $name)}_port"} {
  }
  irdl.operation @seqmem attributes {varve.names = "{$name}"} {
  }
}
