irdl.dialect @rtio attributes {
  varve.set = "catalyst"
} {
  irdl.type @"!channel" attributes {
    varve.format = "`<` custom<ChannelTypeBody>($kind, $qualifiers, $channelId) `>`"
  } {
    %kind = irdl.any {varve.rule = "string"}
    %qualifiers = irdl.any {varve.rule = "ArrayAttr"}
    %channelId = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      kind: %kind,
      qualifiers: %qualifiers,
      channelId: %channelId) {
      varve.optional = ["qualifiers", "channelId"]
    }
  }
  irdl.type @"!event" {
  }
  irdl.attribute @"#config" attributes {
    varve.format = "`<` $dict `>`"
  } {
    %dict = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      dict: %dict)
  }
  irdl.operation @channel attributes {
    varve.format = "attr-dict `:` type(results)",
    varve.traits = ["Pure"]
  } {
    %channel = irdl.base "!rtio.channel"
    irdl.results(
      channel: %channel)
  }
  irdl.operation @empty attributes {
    varve.format = "attr-dict `:` type($event)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($event) = !rtio.event"]
  } {
    %event = irdl.base "!rtio.event"
    irdl.results(
      event: %event)
  }
  irdl.operation @pulse attributes {
    varve.format = "$channel `duration` `(` $duration `)` `frequency` `(` $frequency `)` `phase` `(` $phase `)` (`wait` `(` $wait^ `)`)? attr-dict `:` type($channel) `->` type($event)",
    varve.let = [
      "type($duration) = f64",
      "type($frequency) = f64",
      "type($phase) = f64",
      "type($wait) = !rtio.event",
      "type($event) = !rtio.event"]
  } {
    %channel = irdl.base "!rtio.channel"
    %duration = irdl.any {varve.rule = "F64"}
    %frequency = irdl.any {varve.rule = "F64"}
    %phase = irdl.any {varve.rule = "F64"}
    %wait = irdl.base "!rtio.event"
    %event = irdl.base "!rtio.event"
    irdl.operands(
      channel: %channel,
      duration: %duration,
      frequency: %frequency,
      phase: %phase,
      wait: optional %wait)
    irdl.results(
      event: %event)
  }
  irdl.operation @qubit_to_channel attributes {
    varve.format = "$qubit attr-dict `:` type(operands) `->` type(results)",
    varve.traits = ["Pure"]
  } {
    %qubit = irdl.any
    %channel = irdl.base "!rtio.channel"
    irdl.operands(
      qubit: %qubit)
    irdl.results(
      channel: %channel)
  }
  irdl.operation @rpc attributes {
    varve.format = "$callee (`rpc_id` `(` $rpc_id^ `)`)? (`async` $is_async^)? (`(` $args^ `:` type($args) `)`)? (`->` type($results)^)? attr-dict"
  } {
    %args = irdl.any
    %results = irdl.any
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %is_async = irdl.any {varve.rule = "UnitAttr"}
    %rpc_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "is_async" = %is_async,
      "rpc_id" = %rpc_id
    } {
      varve.optional = ["is_async", "rpc_id"]
    }
  }
  irdl.operation @sync attributes {
    varve.format = "$events attr-dict `:` type($sync_event)",
    varve.let = [
      "type($events) = !rtio.event",
      "type($sync_event) = !rtio.event"]
  } {
    %events = irdl.base "!rtio.event"
    %sync_event = irdl.base "!rtio.event"
    irdl.operands(
      events: variadic %events)
    irdl.results(
      sync_event: %sync_event)
  }
}
