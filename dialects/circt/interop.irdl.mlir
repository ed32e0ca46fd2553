irdl.dialect @interop attributes {
  varve.set = "circt"
} {
  "varve.enum"() {
    sym_name = "InteropMechanism",
    storage = i32,
    cases = [
      ["cffi", 0 : i32],
      ["cpp", 1 : i32]
    ]
  } : () -> ()
  irdl.operation @procedural.alloc attributes {
    varve.format = "$interopMechanism ( `:` qualified(type($states))^ )? attr-dict"
  } {
    %states = irdl.any
    %interopMechanism = irdl.any {varve.rule = "enum<@InteropMechanism>"}
    irdl.results(
      states: variadic %states)
    irdl.attributes {
      "interopMechanism" = %interopMechanism
    }
  }
  irdl.operation @procedural.dealloc attributes {
    varve.format = "$interopMechanism ( $states^ `:` qualified(type($states)) )? attr-dict-with-keyword $deallocRegion",
    varve.traits = ["SingleBlock", "NoTerminator"]
  } {
    %states = irdl.any
    %interopMechanism = irdl.any {varve.rule = "enum<@InteropMechanism>"}
    irdl.operands(
      states: variadic %states)
    irdl.attributes {
      "interopMechanism" = %interopMechanism
    }
    %deallocRegion = irdl.region with size 1
    irdl.regions(
      deallocRegion: %deallocRegion)
  }
  irdl.operation @procedural.init attributes {
    varve.format = "$interopMechanism ( $states^ `:` qualified(type($states)) )? attr-dict-with-keyword $initRegion",
    varve.traits = ["SingleBlock"]
  } {
    %states = irdl.any
    %interopMechanism = irdl.any {varve.rule = "enum<@InteropMechanism>"}
    irdl.operands(
      states: variadic %states)
    irdl.attributes {
      "interopMechanism" = %interopMechanism
    }
    %initRegion = irdl.region with size 1
    irdl.regions(
      initRegion: %initRegion)
  }
  irdl.operation @procedural.update attributes {
    varve.format = "$interopMechanism ( ` ` `[` $states^ `]` )? ( `(` $inputs^ `)` )? `:` (`[` qualified(type($states))^ `]`)? functional-type($inputs, $outputs) attr-dict-with-keyword $updateRegion",
    varve.traits = ["SingleBlock"]
  } {
    %states = irdl.any
    %inputs = irdl.any
    %outputs = irdl.any
    %interopMechanism = irdl.any {varve.rule = "enum<@InteropMechanism>"}
    irdl.operands(
      states: variadic %states,
      inputs: variadic %inputs) {
      varve.segments
    }
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "interopMechanism" = %interopMechanism
    }
    %updateRegion = irdl.region with size 1
    irdl.regions(
      updateRegion: %updateRegion)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($returnValues^ `:` type($returnValues))?",
    varve.traits = ["HasParent<interop.procedural.init,interop.procedural.update>", "ReturnLike", "Terminator"]
  } {
    %returnValues = irdl.any
    irdl.operands(
      returnValues: variadic %returnValues)
  }
}
