irdl.dialect @esi attributes {
  varve.set = "circt",
  varve.depends = ["hw", "seq", "comb", "sv"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ChannelDirection",
    storage = i32,
    cases = [
      ["to", 1 : i32],
      ["from", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ChannelSignaling",
    storage = i32,
    cases = [
      ["ValidReady", 0 : i32],
      ["FIFO", 1 : i32],
      ["ValidOnly", 2 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "one( | $region )",
    sym_name = "ServiceImplRecordReqDetails",
    takes = ["$region"]
  } : () -> ()
  irdl.type @"!any" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!bundle" attributes {
    varve.traits = ["BitWidthTypeInterface"],
    varve.format = "`<` `[` each($channels by `,`: $channels.type $channels.direction qualified(name($channels.name))) `]` one( `reset` ` ` let($resettable = true) | let($resettable = false) ) `>`"
  } {
    %channels = irdl.any {varve.rule = "array<record<name: string, direction: enum<@ChannelDirection>, type: type>>"}
    %resettable = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      channels: %channels,
      resettable: %resettable) {
      varve.defaults = {
        resettable = false}
    }
  }
  irdl.type @"!channel" attributes {
    varve.format = "`<` $inner (`,` $signaling^ ( `(` $dataDelay^ `)` )? )? `>`",
    varve.traits = ["BitWidthTypeInterface"]
  } {
    %inner = irdl.any {varve.rule = "type"}
    %signaling = irdl.any {varve.rule = "enum<@ChannelSignaling>"}
    %dataDelay = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      inner: %inner,
      signaling: %signaling,
      dataDelay: %dataDelay) {
      varve.defaults = {
        signaling = 0 : i32,
        dataDelay = 0 : i64}
    }
  }
  irdl.type @"!list" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!window" attributes {
    varve.format = "`<` $name `,` $into `,` `[` $frames `]` `>`",
    varve.traits = ["BitWidthTypeInterface"]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %into = irdl.any {varve.rule = "type"}
    %frames = irdl.any {varve.rule = "array<!esi.window.frame>"}
    irdl.parameters(
      name: %name,
      into: %into,
      frames: %frames)
  }
  irdl.type @"!window.field" attributes {
    varve.format = "`<` $fieldName (`,` $numItems^)? ( `countWidth` $bulkCountWidth^ )? `>`"
  } {
    %fieldName = irdl.any {varve.rule = "StrAttr"}
    %numItems = irdl.any {varve.rule = "u64"}
    %bulkCountWidth = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      fieldName: %fieldName,
      numItems: %numItems,
      bulkCountWidth: %bulkCountWidth) {
      varve.defaults = {
        numItems = 0 : i64,
        bulkCountWidth = 0 : i64}
    }
  }
  irdl.type @"!window.frame" attributes {
    varve.format = "`<` $name `,` `[` $members `]` `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %members = irdl.any {varve.rule = "array<!esi.window.field>"}
    irdl.parameters(
      name: %name,
      members: %members)
  }
  irdl.attribute @"#appid" attributes {
    varve.format = "`<` $name (`[` $index^ `]`)? `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %index = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      name: %name,
      index: %index) {
      varve.optional = ["index"]
    }
  }
  irdl.attribute @"#appid_path" attributes {
    varve.format = "`<` $root `[` $path `]` `>`"
  } {
    %root = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %path = irdl.any {varve.rule = "array<#esi.appid>"}
    irdl.parameters(
      root: %root,
      path: %path)
  }
  irdl.attribute @"#blob" attributes {
    varve.syntax = "hook:esi.blob"
  } {
    %data = irdl.any {varve.rule = "array<u8>"}
    irdl.parameters(
      data: %data)
  }
  irdl.attribute @"#null" attributes {
    varve.format = "$type"
  } {
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.parameters(
      type: %type)
  }
  irdl.operation @buffer attributes {
    varve.format = "$clk `,` $rst `,` $input attr-dict `:` qualified(type($input)) `->` qualified(type($output))",
    varve.traits = ["Pure", "ChannelOpInterface"],
    varve.let = [
      "type($clk) = !seq.clock",
      "type($rst) = i1"]
  } {
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %input = irdl.base "!esi.channel"
    %output = irdl.base "!esi.channel"
    %stages = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clk: %clk,
      rst: %rst,
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "stages" = %stages,
      "name" = %name
    } {
      varve.optional = ["stages", "name"]
    }
  }
  irdl.operation @bundle.pack attributes {
    varve.traits = ["OpAsmOpInterface"],
    varve.format = ["$toChannels attr-dict `:` qualified(type($bundle))", "let(types($toChannels) = map(c in filter(c in type($bundle).channels: c[1] = 1): c[2]); types($fromChannels) = map(c in filter(c in type($bundle).channels: c[1] = 2): c[2]))"],
    varve.names = "bundle, {map(c in filter(c in type($bundle).channels: c[1] = 2): c[0])}"
  } {
    %toChannels = irdl.base "!esi.channel"
    %bundle = irdl.base "!esi.bundle"
    %fromChannels = irdl.base "!esi.channel"
    irdl.operands(
      toChannels: variadic %toChannels)
    irdl.results(
      bundle: %bundle,
      fromChannels: variadic %fromChannels)
  }
  irdl.operation @bundle.unpack attributes {
    varve.traits = ["OpAsmOpInterface"],
    varve.format = ["$fromChannels `from` $bundle attr-dict `:` qualified(type($bundle))", "let(types($toChannels) = map(c in filter(c in type($bundle).channels: c[1] = 1): c[2]); types($fromChannels) = map(c in filter(c in type($bundle).channels: c[1] = 2): c[2]))"],
    varve.names = "{map(c in filter(c in type($bundle).channels: c[1] = 1): c[0])}"
  } {
    %bundle = irdl.base "!esi.bundle"
    %fromChannels = irdl.base "!esi.channel"
    %toChannels = irdl.base "!esi.channel"
    irdl.operands(
      bundle: %bundle,
      fromChannels: variadic %fromChannels)
    irdl.results(
      toChannels: variadic %toChannels)
  }
  irdl.operation @cosim.from_host attributes {
    varve.format = "$clk `,` $rst `,` $id attr-dict `:` qualified(type($fromHost))",
    varve.let = [
      "type($clk) = !seq.clock",
      "type($rst) = i1"]
  } {
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %fromHost = irdl.base "!esi.channel"
    %id = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clk: %clk,
      rst: %rst)
    irdl.results(
      fromHost: %fromHost)
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @cosim.to_host attributes {
    varve.format = "$clk `,` $rst `,` $toHost`,` $id attr-dict `:` qualified(type($toHost))",
    varve.let = [
      "type($clk) = !seq.clock",
      "type($rst) = i1"]
  } {
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %toHost = irdl.base "!esi.channel"
    %id = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clk: %clk,
      rst: %rst,
      toHost: %toHost)
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @fifo attributes {
    varve.format = "`in` $input `clk` $clk `rst` $rst `depth` $depth attr-dict `:` type($input) `->` type($output)",
    varve.let = [
      "type($clk) = !seq.clock",
      "type($rst) = i1"]
  } {
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %input = irdl.base "!esi.channel"
    %output = irdl.base "!esi.channel"
    %depth = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    irdl.operands(
      clk: %clk,
      rst: %rst,
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "depth" = %depth
    }
  }
  irdl.operation @manifest.compressed attributes {
    varve.format = "$compressedManifest attr-dict"
  } {
    %compressedManifest = irdl.base "#esi.blob"
    irdl.attributes {
      "compressedManifest" = %compressedManifest
    }
  }
  irdl.operation @manifest.constants attributes {
    varve.format = "$symbolRef $constants attr-dict",
    varve.traits = ["IsManifestData"]
  } {
    %symbolRef = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %constants = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "symbolRef" = %symbolRef,
      "constants" = %constants
    }
  }
  irdl.operation @manifest.hier_node attributes {
    varve.format = "qualified($appID) `mod` $moduleRef attr-dict-with-keyword $children",
    varve.traits = ["HasParent<esi.manifest.hier_root,esi.manifest.hier_node>", "NoTerminator", "SingleBlock"]
  } {
    %appID = irdl.base "#esi.appid"
    %moduleRef = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "appID" = %appID,
      "moduleRef" = %moduleRef
    }
    %children = irdl.region with size 1
    irdl.regions(
      children: %children)
  }
  irdl.operation @manifest.hier_root attributes {
    varve.format = "$topModuleRef attr-dict-with-keyword $children",
    varve.traits = ["HasParent<builtin.module>", "NoTerminator", "SingleBlock"]
  } {
    %topModuleRef = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "topModuleRef" = %topModuleRef
    }
    %children = irdl.region with size 1
    irdl.regions(
      children: %children)
  }
  irdl.operation @manifest.impl_conn attributes {
    varve.format = "$relAppIDPath `req` $servicePort `(` $typeID `)` (`channels` $channelAssignments^)? (`with` $implDetails^)? attr-dict",
    varve.traits = ["IsManifestData", "HasParent<esi.manifest.service_impl>"]
  } {
    %relAppIDPath = irdl.any {varve.rule = "ArrayOf<#esi.appid>"}
    %servicePort = irdl.base "#hw.innerNameRef"
    %typeID = irdl.any {varve.rule = "TypeAttrOf<!esi.bundle>"}
    %channelAssignments = irdl.any {varve.rule = "DictionaryAttr"}
    %implDetails = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "relAppIDPath" = %relAppIDPath,
      "servicePort" = %servicePort,
      "typeID" = %typeID,
      "channelAssignments" = %channelAssignments,
      "implDetails" = %implDetails
    } {
      varve.optional = ["channelAssignments", "implDetails"]
    }
  }
  irdl.operation @manifest.req attributes {
    varve.format = "qualified($requestor) `,` $servicePort (`std` $stdService^)? `,` $typeID attr-dict",
    varve.traits = ["IsManifestData", "HasAppIDOpInterface"]
  } {
    %requestor = irdl.base "#esi.appid"
    %servicePort = irdl.base "#hw.innerNameRef"
    %stdService = irdl.any {varve.rule = "StrAttr"}
    %typeID = irdl.any {varve.rule = "TypeAttrOf<!esi.bundle>"}
    irdl.attributes {
      "requestor" = %requestor,
      "servicePort" = %servicePort,
      "stdService" = %stdService,
      "typeID" = %typeID
    } {
      varve.optional = ["stdService"]
    }
  }
  irdl.operation @manifest.service_impl attributes {
    varve.format = "qualified($appID) (`svc` $service^)? (`std` $stdService^)? `by` $serviceImplName (`engine` $isEngine^)? `with` $implDetails attr-dict-with-keyword custom<ServiceImplRecordReqDetails>($reqDetails)",
    varve.traits = ["NoTerminator", "IsManifestData", "HasAppIDOpInterface"]
  } {
    %appID = irdl.base "#esi.appid"
    %isEngine = irdl.any {varve.rule = "UnitAttr"}
    %service = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %stdService = irdl.any {varve.rule = "StrAttr"}
    %serviceImplName = irdl.any {varve.rule = "StrAttr"}
    %implDetails = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "appID" = %appID,
      "isEngine" = %isEngine,
      "service" = %service,
      "stdService" = %stdService,
      "serviceImplName" = %serviceImplName,
      "implDetails" = %implDetails
    } {
      varve.optional = ["isEngine", "service", "stdService"]
    }
    %reqDetails = irdl.region with size 1
    irdl.regions(
      reqDetails: %reqDetails)
  }
  irdl.operation @manifest.sym attributes {
    varve.format = "$symbolRef (`name` $name^)? (`repo` $repo^)? (`commit` $commitHash^)? (`version` $version^)? (`summary` $summary^)? attr-dict",
    varve.traits = ["IsManifestData"]
  } {
    %symbolRef = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %repo = irdl.any {varve.rule = "StrAttr"}
    %commitHash = irdl.any {varve.rule = "StrAttr"}
    %version = irdl.any {varve.rule = "StrAttr"}
    %summary = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "symbolRef" = %symbolRef,
      "name" = %name,
      "repo" = %repo,
      "commitHash" = %commitHash,
      "version" = %version,
      "summary" = %summary
    } {
      varve.optional = ["name", "repo", "commitHash", "version", "summary"]
    }
  }
  irdl.operation @mem.ram attributes {
    varve.format = "$sym_name $innerType `x` $depth attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %innerType = irdl.any {varve.rule = "TypeAttr"}
    %depth = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "innerType" = %innerType,
      "depth" = %depth
    }
  }
  irdl.operation @null attributes {
    varve.format = "attr-dict `:` qualified(type($out))",
    varve.traits = ["Pure"]
  } {
    %out = irdl.base "!esi.channel"
    irdl.results(
      out: %out)
  }
  irdl.operation @pure_module attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body",
    varve.traits = ["Symbol", "NoTerminator", "RegionKindInterface", "NoRegionArguments", "SingleBlock", "HasParent<builtin.module>", "PortList", "HWModuleLike"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @pure_module.input attributes {
    varve.format = "$name attr-dict `:` type($value)",
    varve.traits = ["HasParent<esi.pure_module>"]
  } {
    %value = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @pure_module.output attributes {
    varve.format = "$name `,` $value attr-dict `:` type($value)",
    varve.traits = ["HasParent<esi.pure_module>"]
  } {
    %value = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @pure_module.param attributes {
    varve.format = "$name `:` $type attr-dict",
    varve.traits = ["HasParent<esi.pure_module>"]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "name" = %name,
      "type" = %type
    }
  }
  irdl.operation @service.decl attributes {
    varve.format = "$sym_name $ports attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %ports = irdl.region with size 1
    irdl.regions(
      ports: %ports)
  }
  irdl.operation @service.impl_req attributes {
    varve.format = "qualified($appID) (`svc` $service_symbol^)? `impl` `as` $impl_type (`std` $stdService^)? (`opts` $impl_opts^)? `(` $inputs `)` attr-dict `:` functional-type($inputs, results) $portReqs",
    varve.traits = ["NoTerminator", "HasAppIDOpInterface"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %appID = irdl.base "#esi.appid"
    %service_symbol = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %impl_type = irdl.any {varve.rule = "StrAttr"}
    %stdService = irdl.any {varve.rule = "StrAttr"}
    %impl_opts = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "appID" = %appID,
      "service_symbol" = %service_symbol,
      "impl_type" = %impl_type,
      "stdService" = %stdService,
      "impl_opts" = %impl_opts
    } {
      varve.optional = ["service_symbol", "stdService", "impl_opts"]
    }
    %portReqs = irdl.region with size 1
    irdl.regions(
      portReqs: %portReqs)
  }
  irdl.operation @service.impl_req.req attributes {
    varve.format = "$servicePort `(` $relativeAppIDPath `)` (`opts` $options^)? attr-dict `:` qualified(type($toClient))",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %toClient = irdl.base "!esi.bundle"
    %servicePort = irdl.base "#hw.innerNameRef"
    %relativeAppIDPath = irdl.any {varve.rule = "ArrayOf<#esi.appid>"}
    %options = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.results(
      toClient: %toClient)
    irdl.attributes {
      "servicePort" = %servicePort,
      "relativeAppIDPath" = %relativeAppIDPath,
      "options" = %options
    } {
      varve.optional = ["options"]
    }
  }
  irdl.operation @service.instance attributes {
    varve.format = "qualified($appID) (`svc` $service_symbol^)? `impl` `as` $impl_type (`opts` $impl_opts^)? `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["HasAppIDOpInterface"]
  } {
    %inputs = irdl.any
    %result0 = irdl.any
    %appID = irdl.base "#esi.appid"
    %service_symbol = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %impl_type = irdl.any {varve.rule = "StrAttr"}
    %impl_opts = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "appID" = %appID,
      "service_symbol" = %service_symbol,
      "impl_type" = %impl_type,
      "impl_opts" = %impl_opts
    } {
      varve.optional = ["service_symbol", "impl_opts"]
    }
  }
  irdl.operation @service.port attributes {
    varve.format = "$inner_sym attr-dict `:` $toClientType",
    varve.traits = ["HasParent<esi.service.decl>"]
  } {
    %inner_sym = irdl.any {varve.rule = "SymbolNameAttr"}
    %toClientType = irdl.any {varve.rule = "TypeAttrOf<!esi.bundle>"}
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "toClientType" = %toClientType
    }
  }
  irdl.operation @service.req attributes {
    varve.format = "$servicePort `(` qualified($appID) `)` (`opts` $options^)? attr-dict `:` qualified(type($toClient))",
    varve.traits = ["HasAppIDOpInterface", "SymbolUserOpInterface"]
  } {
    %toClient = irdl.base "!esi.bundle"
    %servicePort = irdl.base "#hw.innerNameRef"
    %appID = irdl.base "#esi.appid"
    %options = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.results(
      toClient: %toClient)
    irdl.attributes {
      "servicePort" = %servicePort,
      "appID" = %appID,
      "options" = %options
    } {
      varve.optional = ["options"]
    }
  }
  irdl.operation @service.std.call attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @service.std.channel attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @service.std.func attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @service.std.hostmem attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @service.std.mmio attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @service.std.telemetry attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["HasParent<builtin.module>", "Symbol", "ServiceDeclOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
  }
  irdl.operation @snoop.vr attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = ["type($data) = type($input).inner", "type($valid) = i1", "type($ready) = i1"]
  } {
    %input = irdl.base "!esi.channel"
    %valid = irdl.any {varve.rule = "I1"}
    %ready = irdl.any {varve.rule = "I1"}
    %data = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      valid: %valid,
      ready: %ready,
      data: %data)
  }
  irdl.operation @snoop.xact attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = ["type($data) = type($input).inner", "type($transaction) = i1"]
  } {
    %input = irdl.base "!esi.channel"
    %transaction = irdl.any {varve.rule = "I1"}
    %data = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      transaction: %transaction,
      data: %data)
  }
  irdl.operation @stage attributes {
    varve.format = "$clk `,` $rst `,` $input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure", "ChannelOpInterface", "AllTypesMatch<input,output>"],
    varve.let = [
      "type($output) = type($input)",
      "type($clk) = !seq.clock",
      "type($rst) = i1"]
  } {
    %clk = irdl.base "!seq.clock"
    %rst = irdl.any {varve.rule = "I1"}
    %input = irdl.base "!esi.channel"
    %output = irdl.base "!esi.channel"
    irdl.operands(
      clk: %clk,
      rst: %rst,
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @unwrap.fifo attributes {
    varve.format = "$chanInput `,` $rden attr-dict `:` qualified(type($chanInput))",
    varve.traits = ["InferTypeOpInterface", "ChannelOpInterface"],
    varve.let = ["type($data) = type($chanInput).inner", "type($rden) = i1", "type($empty) = i1"]
  } {
    %chanInput = irdl.base "!esi.channel"
    %rden = irdl.any {varve.rule = "I1"}
    %data = irdl.any
    %empty = irdl.any {varve.rule = "I1"}
    irdl.operands(
      chanInput: %chanInput,
      rden: %rden)
    irdl.results(
      data: %data,
      empty: %empty)
  }
  irdl.operation @unwrap.iface attributes {
    varve.format = "$chanInput `into` $interfaceSource attr-dict `:` `(` qualified(type($chanInput)) `,` qualified(type($interfaceSource)) `)`",
    varve.traits = ["ChannelOpInterface"]
  } {
    %chanInput = irdl.base "!esi.channel"
    %interfaceSource = irdl.base "!sv.modport"
    irdl.operands(
      chanInput: %chanInput,
      interfaceSource: %interfaceSource)
  }
  irdl.operation @unwrap.vo attributes {
    varve.format = "$chanInput attr-dict `:` qualified(type($chanInput))",
    varve.traits = ["InferTypeOpInterface", "ChannelOpInterface"],
    varve.let = ["type($rawOutput) = type($chanInput).inner", "type($valid) = i1"]
  } {
    %chanInput = irdl.base "!esi.channel"
    %rawOutput = irdl.any
    %valid = irdl.any {varve.rule = "I1"}
    irdl.operands(
      chanInput: %chanInput)
    irdl.results(
      rawOutput: %rawOutput,
      valid: %valid)
  }
  irdl.operation @unwrap.vr attributes {
    varve.printer = "code",
    varve.traits = ["ChannelOpInterface"],
    varve.let = [
      "type($ready) = i1",
      "type($valid) = i1"],
    varve.format = "$chanInput `,` $ready attr-dict `:` type($rawOutput) let(type($chanInput) = !esi.channel(type($rawOutput)))"
  } {
    %chanInput = irdl.base "!esi.channel"
    %ready = irdl.any {varve.rule = "I1"}
    %rawOutput = irdl.any
    %valid = irdl.any {varve.rule = "I1"}
    irdl.operands(
      chanInput: %chanInput,
      ready: %ready)
    irdl.results(
      rawOutput: %rawOutput,
      valid: %valid)
  }
  irdl.operation @window.unwrap attributes {
    varve.format = "$window attr-dict `:` qualified(type($window))",
    varve.traits = ["Pure", "OperatesOnESITypes", "InferTypeOpInterface"]
  } {
    %window = irdl.base "!esi.window"
    %frame = irdl.any
    irdl.operands(
      window: %window)
    irdl.results(
      frame: %frame)
  }
  irdl.operation @window.wrap attributes {
    varve.format = "$frame attr-dict `:` custom<InferWindowRet>(type($frame), type($window))",
    varve.traits = ["Pure", "OperatesOnESITypes"]
  } {
    %frame = irdl.any
    %window = irdl.base "!esi.window"
    irdl.operands(
      frame: %frame)
    irdl.results(
      window: %window)
  }
  irdl.operation @wrap.fifo attributes {
    varve.traits = ["ChannelOpInterface"],
    varve.let = [
      "type($empty) = i1",
      "type($rden) = i1"],
    varve.format = "$data `,` $empty attr-dict `:` qualified(type($chanOutput)) let(type($data) = type($chanOutput).inner)"
  } {
    %data = irdl.any
    %empty = irdl.any {varve.rule = "I1"}
    %chanOutput = irdl.base "!esi.channel"
    %rden = irdl.any {varve.rule = "I1"}
    irdl.operands(
      data: %data,
      empty: %empty)
    irdl.results(
      chanOutput: %chanOutput,
      rden: %rden)
  }
  irdl.operation @wrap.iface attributes {
    varve.format = "$interfaceSink attr-dict `:` qualified(type($interfaceSink)) `->` qualified(type($output))",
    varve.traits = ["ChannelOpInterface"]
  } {
    %interfaceSink = irdl.base "!sv.modport"
    %output = irdl.base "!esi.channel"
    irdl.operands(
      interfaceSink: %interfaceSink)
    irdl.results(
      output: %output)
  }
  irdl.operation @wrap.vo attributes {
    varve.format = "$rawInput `,` $valid attr-dict `:` type($rawInput)",
    varve.traits = ["InferTypeOpInterface", "ChannelOpInterface"],
    varve.let = ["type($chanOutput) = !esi.channel(type($rawInput), 'ValidOnly', 0)", "type($valid) = i1"]
  } {
    %rawInput = irdl.any
    %valid = irdl.any {varve.rule = "I1"}
    %chanOutput = irdl.base "!esi.channel"
    irdl.operands(
      rawInput: %rawInput,
      valid: %valid)
    irdl.results(
      chanOutput: %chanOutput)
  }
  irdl.operation @wrap.vr attributes {
    varve.printer = "code",
    varve.traits = ["ChannelOpInterface"],
    varve.let = [
      "type($valid) = i1",
      "type($ready) = i1"],
    varve.format = "$rawInput `,` $valid attr-dict `:` type($rawInput) let(type($chanOutput) = !esi.channel(type($rawInput)))"
  } {
    %rawInput = irdl.any
    %valid = irdl.any {varve.rule = "I1"}
    %chanOutput = irdl.base "!esi.channel"
    %ready = irdl.any {varve.rule = "I1"}
    irdl.operands(
      rawInput: %rawInput,
      valid: %valid)
    irdl.results(
      chanOutput: %chanOutput,
      ready: %ready)
  }
}
