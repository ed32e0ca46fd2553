// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the project writes, and names and types that it gives to values.
irdl.dialect @esi attributes {varve.llvm = "24"} {
  irdl.type @"!bundle" attributes {
    varve.format = "`<` `[` each($channels by `,`: $channels.type $channels.direction qualified(name($channels.name))) `]` one( `reset` ` ` let($resettable = true) | let($resettable = false) ) `>`"
  } {
    %channels = irdl.any {varve.rule = "array<record<name: string, direction: enum<@ChannelDirection>, type: type>>"}
    %resettable = irdl.any {varve.rule = "bool"}
    irdl.parameters(channels: %channels, resettable: %resettable) {varve.defaults = {resettable = false}}
  }
  // A bundle has channels in two directions: the fields of its channels are name, direction and type.
  irdl.operation @bundle.pack attributes {
    varve.names = "bundle, {map(c in filter(c in type($bundle).channels: c[1] = 2): c[0])}",
    varve.format = [
      "$toChannels attr-dict `:` qualified(type($bundle))",
      "let(types($toChannels) = map(c in filter(c in type($bundle).channels: c[1] = 1): c[2]); types($fromChannels) = map(c in filter(c in type($bundle).channels: c[1] = 2): c[2]))"]
  } {
  }
  irdl.operation @bundle.unpack attributes {
    varve.names = "{map(c in filter(c in type($bundle).channels: c[1] = 1): c[0])}",
    varve.format = [
      "$fromChannels `from` $bundle attr-dict `:` qualified(type($bundle))",
      "let(types($toChannels) = map(c in filter(c in type($bundle).channels: c[1] = 1): c[2]); types($fromChannels) = map(c in filter(c in type($bundle).channels: c[1] = 2): c[2]))"]
  } {
  }
  irdl.operation @snoop.vr attributes {varve.let = ["type($data) = type($input).inner", "type($valid) = i1", "type($ready) = i1"]} {
  }
  irdl.operation @snoop.xact attributes {varve.let = ["type($data) = type($input).inner", "type($transaction) = i1"]} {
  }
  irdl.operation @unwrap.fifo attributes {varve.let = ["type($data) = type($chanInput).inner", "type($rden) = i1", "type($empty) = i1"]} {
  }
  irdl.operation @unwrap.vo attributes {varve.let = ["type($rawOutput) = type($chanInput).inner", "type($valid) = i1"]} {
  }
  irdl.operation @unwrap.vr attributes {
    varve.format = "$chanInput `,` $ready attr-dict `:` type($rawOutput) let(type($chanInput) = !esi.channel(type($rawOutput)))"
  } {
  }
  irdl.operation @wrap.fifo attributes {
    varve.format = "$data `,` $empty attr-dict `:` qualified(type($chanOutput)) let(type($data) = type($chanOutput).inner)"
  } {
  }
  irdl.operation @wrap.vo attributes {varve.let = ["type($chanOutput) = !esi.channel(type($rawInput), 'ValidOnly', 0)", "type($valid) = i1"]} {
  }
  irdl.operation @wrap.vr attributes {
    varve.format = "$rawInput `,` $valid attr-dict `:` type($rawInput) let(type($chanOutput) = !esi.channel(type($rawInput)))"
  } {
  }
  "varve.directive"() {sym_name = "ServiceImplRecordReqDetails", takes = ["$region"], format = "one( | $region )"} : () -> ()
}
