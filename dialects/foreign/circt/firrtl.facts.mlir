// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @firrtl {
  irdl.operation @add attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @andr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asAsyncReset attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asClock attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asReset attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asSInt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asUInt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bits attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @cat attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @class attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @constCast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @constant attributes {varve.names = "c{$value}_{if(isa(typeof($value), 'AnySignedInteger'), 'si', 'ui')}{if(has(body(type($result))), body(type($result)), '')}"} {
  }
  irdl.operation @cvt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @div attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @domain.anon attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @domain.create attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshlw attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @eq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @extclass attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @extmodule attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @fstring.hierarchicalmodulename attributes {varve.names = "hierarchicalmodulename"} {
  }
  irdl.operation @fstring.time attributes {varve.names = "time"} {
  }
  irdl.operation @geq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @gt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @head attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @instance attributes {varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"} {
  }
  irdl.operation @instance_choice attributes {varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"} {
  }
  irdl.operation @int.generic attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.isX attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.mux2cell attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.mux4cell attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.plusargs.test attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.plusargs.value attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.sizeof attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.add attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.mul attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.shl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.shr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @intmodule attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @istag attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @leq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @lt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @mem attributes {varve.names = "{if($name = '', 'mem', $name)}_{$portNames}"} {
  }
  irdl.operation @memmodule attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @module attributes {varve.block_names = "{$portNames}"} {
  }
  irdl.operation @mul attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @multibit_mux attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @mux attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @neg attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @neq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @node attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @not attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @object attributes {varve.names = "{$name}"} {
  }
  irdl.operation @opensubfield attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @opensubindex attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @orr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @pad attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.cast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.resolve attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.rwprobe attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.send attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.sub attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @reg attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @regreset attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @rem attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @resetCast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @shl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @shr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @specialconstant attributes {varve.names = "c{if($value, 1, 0)}{if(type($result) = !firrtl.clock, '_clock', if(type($result) = !firrtl.reset, '_reset', if(type($result) = !firrtl.asyncreset, '_asyncreset', '')))}"} {
  }
  irdl.operation @sub attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subaccess attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subfield attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subindex attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subtag attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @tagextract attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @tail attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @wire attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @xorr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @invalidvalue attributes {
    varve.names = "invalid{if(mnemonic(type($result)) in ['uint', 'const.uint'], '_ui', if(mnemonic(type($result)) in ['sint', 'const.sint'], '_si', if(mnemonic(type($result)) in ['analog', 'asyncreset', 'reset', 'clock'], concat('_', mnemonic(type($result))), '')))}{if(mnemonic(type($result)) in ['uint', 'const.uint', 'sint', 'const.sint', 'analog'] and has(body(type($result))), body(type($result)), '')}"
  } {
  }
}
