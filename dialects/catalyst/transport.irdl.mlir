irdl.dialect @transport attributes {
  varve.set = "catalyst"
} {
  "varve.enum"() {
    sym_name = "Role",
    storage = i32,
    cases = [
      ["controller", 0 : i32],
      ["coprocessor", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!session" attributes {
    varve.format = "`<` $role `>`"
  } {
    %role = irdl.any {varve.rule = "enum<@Role>"}
    irdl.parameters(
      role: %role)
  }
  irdl.type @"!token" {
  }
  irdl.attribute @"#backline" attributes {
    varve.format = "`<` `transport` `=` $transport `,` `controller` `=` $controller (`,` `coprocessors` `=` `[` $coprocessors^ `]`)? `>`"
  } {
    %transport = irdl.any {varve.rule = "StrAttr"}
    %controller = irdl.base "#transport.node"
    %coprocessors = irdl.any {varve.rule = "array<#transport.node>"}
    irdl.parameters(
      transport: %transport,
      controller: %controller,
      coprocessors: %coprocessors) {
      varve.defaults = {
        coprocessors = []}
    }
  }
  irdl.attribute @"#node" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %peer = irdl.any {varve.rule = "StrAttr"}
    %oob_port = irdl.any {varve.rule = "APIntAttr"}
    %backend_lib = irdl.any {varve.rule = "StrAttr"}
    %config = irdl.any {varve.rule = "StrAttr"}
    %triple = irdl.any {varve.rule = "StrAttr"}
    %address = irdl.any {varve.rule = "StrAttr"}
    %symbol = irdl.any {varve.rule = "StrAttr"}
    %out_of_process = irdl.any {varve.rule = "BoolAttr"}
    %in_bytes = irdl.any {varve.rule = "APIntAttr"}
    %out_bytes = irdl.any {varve.rule = "APIntAttr"}
    %work_item_idx = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      name: %name,
      peer: %peer,
      oob_port: %oob_port,
      backend_lib: %backend_lib,
      config: %config,
      triple: %triple,
      address: %address,
      symbol: %symbol,
      out_of_process: %out_of_process,
      in_bytes: %in_bytes,
      out_bytes: %out_bytes,
      work_item_idx: %work_item_idx) {
      varve.optional = ["name", "peer", "oob_port", "backend_lib", "config", "triple", "address", "symbol", "out_of_process", "in_bytes", "out_bytes", "work_item_idx"]
    }
  }
  irdl.operation @await attributes {
    varve.format = "$token attr-dict `:` type($token)",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($token) = !transport.token"]
  } {
    %token = irdl.base "!transport.token"
    irdl.operands(
      token: %token)
  }
  irdl.operation @collect attributes {
    varve.format = "$session (`,` $dest^)? attr-dict `:` qualified(type($session)) (`,` type($dest)^)? (`->` type($result)^)?",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    %dest = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<I1, I8, I16, I32, I64, Index>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I1, I8, I16, I32, I64, Index>>, RankIs<1>>"}
    irdl.operands(
      session: %session,
      dest: optional %dest)
    irdl.results(
      result: optional %result)
  }
  irdl.operation @connect attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    %peer = irdl.any {varve.rule = "StrAttr"}
    %oob_port = irdl.any {varve.rule = "UI16Attr"}
    irdl.operands(
      session: %session)
    irdl.attributes {
      "peer" = %peer,
      "oob_port" = %oob_port
    } {
      varve.optional = ["peer", "oob_port"]
    }
  }
  irdl.operation @connect_async attributes {
    varve.format = "$session attr-dict `:` qualified(type($session)) `->` type($token)",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($token) = !transport.token"]
  } {
    %session = irdl.base "!transport.session"
    %token = irdl.base "!transport.token"
    %peer = irdl.any {varve.rule = "StrAttr"}
    %oob_port = irdl.any {varve.rule = "UI16Attr"}
    irdl.operands(
      session: %session)
    irdl.results(
      token: %token)
    irdl.attributes {
      "peer" = %peer,
      "oob_port" = %oob_port
    } {
      varve.optional = ["peer", "oob_port"]
    }
  }
  irdl.operation @create attributes {
    varve.format = "attr-dict `->` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    %backend_lib = irdl.any {varve.rule = "StrAttr"}
    %config = irdl.any {varve.rule = "StrAttr"}
    %key = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      session: %session)
    irdl.attributes {
      "backend_lib" = %backend_lib,
      "config" = %config,
      "key" = %key
    } {
      varve.defaults = {
        key = ""}
    }
  }
  irdl.operation @destroy attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    irdl.operands(
      session: %session)
  }
  irdl.operation @establish_channel attributes {
    varve.format = "$session $transport attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    %transport = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      session: %session)
    irdl.attributes {
      "transport" = %transport
    }
  }
  irdl.operation @exchange_keys attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    irdl.operands(
      session: %session)
  }
  irdl.operation @exchange_keys_async attributes {
    varve.format = "$session attr-dict `:` qualified(type($session)) `->` type($token)",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($token) = !transport.token"]
  } {
    %session = irdl.base "!transport.session"
    %token = irdl.base "!transport.token"
    irdl.operands(
      session: %session)
    irdl.results(
      token: %token)
  }
  irdl.operation @get_session attributes {
    varve.format = "attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    %key = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      session: %session)
    irdl.attributes {
      "key" = %key
    } {
      varve.defaults = {
        key = ""}
    }
  }
  irdl.operation @last_rtt_ns attributes {
    varve.format = "$session attr-dict `:` qualified(type($session)) `->` type($rtt_ns)",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($rtt_ns) = i64"]
  } {
    %session = irdl.base "!transport.session"
    %rtt_ns = irdl.any {varve.rule = "I64"}
    irdl.operands(
      session: %session)
    irdl.results(
      rtt_ns: %rtt_ns)
  }
  irdl.operation @post attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.any
    %work_item_idx = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      session: %session)
    irdl.attributes {
      "work_item_idx" = %work_item_idx
    } {
      varve.optional = ["work_item_idx"],
      varve.defaults = {
        work_item_idx = 0 : i32}
    }
  }
  irdl.operation @reply_slot attributes {
    varve.format = "$session attr-dict `:` qualified(type($session)) `->` type($slot)",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.any
    %slot = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<I1, I8, I16, I32, I64, Index>>, RankIs<1>>"}
    irdl.operands(
      session: %session)
    irdl.results(
      slot: %slot)
  }
  irdl.operation @set_coprocessor_fn attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.any
    %symbol = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      session: %session)
    irdl.attributes {
      "symbol" = %symbol
    } {
      varve.defaults = {
        symbol = ""}
    }
  }
  irdl.operation @set_message_sizes attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.any
    %work_item_idx = irdl.any {varve.rule = "I32Attr"}
    %in_bytes = irdl.any {varve.rule = "I64Attr"}
    %out_bytes = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      session: %session)
    irdl.attributes {
      "work_item_idx" = %work_item_idx,
      "in_bytes" = %in_bytes,
      "out_bytes" = %out_bytes
    } {
      varve.optional = ["work_item_idx"],
      varve.defaults = {
        work_item_idx = 0 : i32}
    }
  }
  irdl.operation @stage_payload attributes {
    varve.format = "$session `,` $payload attr-dict `:` qualified(type($session)) `,` type($payload)",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.any
    %payload = irdl.any {varve.rule = "AnyOf<AllOf<MemRefOf<AnyOf<I1, I8, I16, I32, I64, Index>>, RankIs<1>>, AllOf<RankedTensorOf<AnyOf<I1, I8, I16, I32, I64, Index>>, RankIs<1>>>"}
    %decoder_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      session: %session,
      payload: %payload)
    irdl.attributes {
      "decoder_id" = %decoder_id
    } {
      varve.optional = ["decoder_id"],
      varve.defaults = {
        decoder_id = 0 : i32}
    }
  }
  irdl.operation @start attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    irdl.operands(
      session: %session)
  }
  irdl.operation @stop attributes {
    varve.format = "$session attr-dict `:` qualified(type($session))",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %session = irdl.base "!transport.session"
    irdl.operands(
      session: %session)
  }
}
