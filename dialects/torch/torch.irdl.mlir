irdl.dialect @torch attributes {
  varve.set = "torch",
  varve.format = "if(count(operands) = 0: ``) operands attr-dict `:` if(count(operands) = 0: ``) type(operands) if(count(operands) > 0 and count(results) > 0: `->`) if(count(results) = 0: ``) type(results)",
  varve.llvm = "24"
} {
  irdl.type @"!Device" {
  }
  irdl.type @"!Generator" {
  }
  irdl.type @"!LinearParams" {
  }
  irdl.type @"!any" {
  }
  irdl.type @"!bool" {
  }
  irdl.type @"!dict" attributes {
    varve.format = "`<` short($keyType) `,` short($valueType) `>`"
  } {
    %keyType = irdl.any {varve.rule = "type"}
    %valueType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      keyType: %keyType,
      valueType: %valueType)
  }
  irdl.type @"!float" {
  }
  irdl.type @"!int" {
  }
  irdl.type @"!list" attributes {
    varve.format = "`<` short($containedType) `>`"
  } {
    %containedType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      containedType: %containedType)
  }
  irdl.type @"!nn.Module" attributes {
    varve.format = "`<` $className `>`"
  } {
    %className = irdl.any {varve.rule = "string"}
    irdl.parameters(
      className: %className)
  }
  irdl.type @"!none" {
  }
  irdl.type @"!number" {
  }
  irdl.type @"!optional" attributes {
    varve.format = "`<` short($containedType) `>`"
  } {
    %containedType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      containedType: %containedType)
  }
  irdl.type @"!qint16" {
  }
  irdl.type @"!qint32" {
  }
  irdl.type @"!qint8" {
  }
  irdl.type @"!quint8" {
  }
  irdl.type @"!str" {
  }
  irdl.type @"!tensor" attributes {
    varve.format = "one( | `<` one(`*` | `[` each($optionalSizes by `` `,` ``: one(`?` let($optionalSizes = -1) | $optionalSizes)) `]`) `` `,` `` one(`unk` | $optionalDtype) one( | `` `,` `` $optionalSparsity) `>`)"
  } {
    %optionalSizes = irdl.any {varve.rule = "optional<array<i64>>"}
    %optionalDtype = irdl.any {varve.rule = "optional<type>"}
    %optionalSparsity = irdl.any {varve.rule = "optional<attribute>"}
    irdl.parameters(
      optionalSizes: %optionalSizes,
      optionalDtype: %optionalDtype,
      optionalSparsity: %optionalSparsity)
  }
  irdl.type @"!tuple" attributes {
    varve.format = "`<` one( | short($containedTypes)) `>`"
  } {
    %containedTypes = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      containedTypes: %containedTypes) {
      varve.optional = ["containedTypes"]
    }
  }
  irdl.type @"!union" attributes {
    varve.format = "`<` one( | short($containedTypes)) `>`"
  } {
    %containedTypes = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      containedTypes: %containedTypes) {
      varve.optional = ["containedTypes"]
    }
  }
  irdl.type @"!vtensor" attributes {
    varve.format = "one( | `<` one(`*` | `[` each($optionalSizes by `` `,` ``: one(`?` let($optionalSizes = -1) | $optionalSizes)) `]`) `` `,` `` one(`unk` | $optionalDtype) one( | `` `,` `` $optionalSparsity) `>`)"
  } {
    %optionalSizes = irdl.any {varve.rule = "optional<array<i64>>"}
    %optionalDtype = irdl.any {varve.rule = "optional<type>"}
    %optionalSparsity = irdl.any {varve.rule = "optional<attribute>"}
    irdl.parameters(
      optionalSizes: %optionalSizes,
      optionalDtype: %optionalDtype,
      optionalSparsity: %optionalSparsity)
  }
  irdl.operation @aten.Bool.Tensor attributes {
    varve.syntax = "hook:torch.aten.Bool.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Bool.float attributes {
    varve.syntax = "hook:torch.aten.Bool.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Bool.int attributes {
    varve.syntax = "hook:torch.aten.Bool.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Delete.Dict_str attributes {
    varve.syntax = "hook:torch.aten.Delete.Dict_str",
    varve.traits = ["AllowsTypeRefinement"],
    varve.let = [
      "type($key) = !torch.str"]
  } {
    %self = irdl.base "!torch.dict"
    %key = irdl.base "!torch.str"
    irdl.operands(
      self: %self,
      key: %key)
  }
  irdl.operation @aten.Float.Scalar attributes {
    varve.syntax = "hook:torch.aten.Float.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.float"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Float.Tensor attributes {
    varve.syntax = "hook:torch.aten.Float.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.float"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Float.str attributes {
    varve.syntax = "hook:torch.aten.Float.str",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.str",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.str"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.FloatImplicit attributes {
    varve.syntax = "hook:torch.aten.FloatImplicit",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.float"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Int.Scalar attributes {
    varve.syntax = "hook:torch.aten.Int.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Int.Tensor attributes {
    varve.syntax = "hook:torch.aten.Int.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Int.bool attributes {
    varve.syntax = "hook:torch.aten.Int.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.bool",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.bool"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.Int.float attributes {
    varve.syntax = "hook:torch.aten.Int.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.float"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.IntImplicit attributes {
    varve.syntax = "hook:torch.aten.IntImplicit",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ScalarImplicit attributes {
    varve.syntax = "hook:torch.aten.ScalarImplicit",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__and__.Scalar attributes {
    varve.syntax = "hook:torch.aten.__and__.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__and__.Tensor attributes {
    varve.syntax = "hook:torch.aten.__and__.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__and__.bool attributes {
    varve.syntax = "hook:torch.aten.__and__.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.bool",
      "type($b) = !torch.bool",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.bool"
    %b = irdl.base "!torch.bool"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__contains__.int_list attributes {
    varve.syntax = "hook:torch.aten.__contains__.int_list",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($item) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %l = irdl.base "!torch.list"
    %item = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      l: %l,
      item: %item)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__contains__.str attributes {
    varve.syntax = "hook:torch.aten.__contains__.str",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($key) = !torch.str",
      "type($result) = !torch.bool"]
  } {
    %dict = irdl.base "!torch.dict"
    %key = irdl.base "!torch.str"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      dict: %dict,
      key: %key)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__contains__.str_list attributes {
    varve.syntax = "hook:torch.aten.__contains__.str_list",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($item) = !torch.str",
      "type($result) = !torch.bool"]
  } {
    %l = irdl.base "!torch.list"
    %item = irdl.base "!torch.str"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      l: %l,
      item: %item)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__derive_index attributes {
    varve.syntax = "hook:torch.aten.__derive_index",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($index) = !torch.int",
      "type($start) = !torch.int",
      "type($step) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %index = irdl.base "!torch.int"
    %start = irdl.base "!torch.int"
    %step = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      index: %index,
      start: %start,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__getitem__.Dict_str attributes {
    varve.syntax = "hook:torch.aten.__getitem__.Dict_str",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($key) = !torch.str"]
  } {
    %self = irdl.base "!torch.dict"
    %key = irdl.base "!torch.str"
    %result = irdl.any
    irdl.operands(
      self: %self,
      key: %key)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__getitem__.t attributes {
    varve.syntax = "hook:torch.aten.__getitem__.t",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($idx) = !torch.int"]
  } {
    %list = irdl.base "!torch.list"
    %idx = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      list: %list,
      idx: %idx)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__interpolate.size_list_scale_list attributes {
    varve.syntax = "hook:torch.aten.__interpolate.size_list_scale_list",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($mode) = !torch.str",
      "type($antialias) = !torch.bool"]
  } {
    %input = irdl.any
    %size = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %scale_factor = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %mode = irdl.base "!torch.str"
    %align_corners = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %recompute_scale_factor = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %antialias = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      size: %size,
      scale_factor: %scale_factor,
      mode: %mode,
      align_corners: %align_corners,
      recompute_scale_factor: %recompute_scale_factor,
      antialias: %antialias)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__is__ attributes {
    varve.syntax = "hook:torch.aten.__is__",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %self = irdl.any
    %obj = irdl.any
    %result = irdl.base "!torch.bool"
    irdl.operands(
      self: %self,
      obj: %obj)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__isnot__ attributes {
    varve.syntax = "hook:torch.aten.__isnot__",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %self = irdl.any
    %obj = irdl.any
    %result = irdl.base "!torch.bool"
    irdl.operands(
      self: %self,
      obj: %obj)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__lshift__.Scalar attributes {
    varve.syntax = "hook:torch.aten.__lshift__.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__not__ attributes {
    varve.syntax = "hook:torch.aten.__not__",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($self) = !torch.bool",
      "type($result) = !torch.bool"]
  } {
    %self = irdl.base "!torch.bool"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__or__.Tensor attributes {
    varve.syntax = "hook:torch.aten.__or__.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__or__.bool attributes {
    varve.syntax = "hook:torch.aten.__or__.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.bool",
      "type($b) = !torch.bool",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.bool"
    %b = irdl.base "!torch.bool"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__range_length attributes {
    varve.syntax = "hook:torch.aten.__range_length",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($lo) = !torch.int",
      "type($hi) = !torch.int",
      "type($step) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %lo = irdl.base "!torch.int"
    %hi = irdl.base "!torch.int"
    %step = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      lo: %lo,
      hi: %hi,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.__rshift__.Scalar attributes {
    varve.syntax = "hook:torch.aten.__rshift__.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._adaptive_avg_pool2d attributes {
    varve.syntax = "hook:torch.aten._adaptive_avg_pool2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._adaptive_avg_pool2d_backward attributes {
    varve.syntax = "hook:torch.aten._adaptive_avg_pool2d_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._adaptive_avg_pool3d attributes {
    varve.syntax = "hook:torch.aten._adaptive_avg_pool3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._adaptive_avg_pool3d_backward attributes {
    varve.syntax = "hook:torch.aten._adaptive_avg_pool3d_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._assert_scalar attributes {
    varve.syntax = "hook:torch.aten._assert_scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($assert_msg) = !torch.str"]
  } {
    %self = irdl.any
    %assert_msg = irdl.base "!torch.str"
    irdl.operands(
      self: %self,
      assert_msg: %assert_msg)
  }
  irdl.operation @aten._assert_tensor_metadata attributes {
    varve.syntax = "hook:torch.aten._assert_tensor_metadata",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %size = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %stride = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    irdl.operands(
      a: %a,
      size: %size,
      stride: %stride,
      dtype: %dtype,
      device: %device,
      layout: %layout)
  }
  irdl.operation @aten._cast_Float attributes {
    varve.syntax = "hook:torch.aten._cast_Float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($non_blocking) = !torch.bool"]
  } {
    %self = irdl.any
    %non_blocking = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      non_blocking: %non_blocking)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._cast_Long attributes {
    varve.syntax = "hook:torch.aten._cast_Long",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($non_blocking) = !torch.bool"]
  } {
    %self = irdl.any
    %non_blocking = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      non_blocking: %non_blocking)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._convolution attributes {
    varve.syntax = "hook:torch.aten._convolution",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($transposed) = !torch.bool",
      "type($groups) = !torch.int",
      "type($benchmark) = !torch.bool",
      "type($deterministic) = !torch.bool",
      "type($cudnn_enabled) = !torch.bool",
      "type($allow_tf32) = !torch.bool"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %transposed = irdl.base "!torch.bool"
    %output_padding = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %benchmark = irdl.base "!torch.bool"
    %deterministic = irdl.base "!torch.bool"
    %cudnn_enabled = irdl.base "!torch.bool"
    %allow_tf32 = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      transposed: %transposed,
      output_padding: %output_padding,
      groups: %groups,
      benchmark: %benchmark,
      deterministic: %deterministic,
      cudnn_enabled: %cudnn_enabled,
      allow_tf32: %allow_tf32)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._convolution.deprecated attributes {
    varve.syntax = "hook:torch.aten._convolution.deprecated",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($transposed) = !torch.bool",
      "type($groups) = !torch.int",
      "type($benchmark) = !torch.bool",
      "type($deterministic) = !torch.bool",
      "type($cudnn_enabled) = !torch.bool"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %transposed = irdl.base "!torch.bool"
    %output_padding = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %benchmark = irdl.base "!torch.bool"
    %deterministic = irdl.base "!torch.bool"
    %cudnn_enabled = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      transposed: %transposed,
      output_padding: %output_padding,
      groups: %groups,
      benchmark: %benchmark,
      deterministic: %deterministic,
      cudnn_enabled: %cudnn_enabled)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._embedding_bag attributes {
    varve.syntax = "hook:torch.aten._embedding_bag",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale_grad_by_freq) = !torch.bool",
      "type($mode) = !torch.int",
      "type($sparse) = !torch.bool",
      "type($include_last_offset) = !torch.bool",
      "type($padding_idx) = !torch.int"]
  } {
    %weight = irdl.any
    %indices = irdl.any
    %offsets = irdl.any
    %scale_grad_by_freq = irdl.base "!torch.bool"
    %mode = irdl.base "!torch.int"
    %sparse = irdl.base "!torch.bool"
    %per_sample_weights = irdl.any
    %include_last_offset = irdl.base "!torch.bool"
    %padding_idx = irdl.base "!torch.int"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    %result3 = irdl.any
    irdl.operands(
      weight: %weight,
      indices: %indices,
      offsets: %offsets,
      scale_grad_by_freq: %scale_grad_by_freq,
      mode: %mode,
      sparse: %sparse,
      per_sample_weights: %per_sample_weights,
      include_last_offset: %include_last_offset,
      padding_idx: %padding_idx)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2,
      result3: %result3)
  }
  irdl.operation @aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams attributes {
    varve.syntax = "hook:torch.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.any
    %zero_point = irdl.any
    %fake_quant_enabled = irdl.any
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %output = irdl.any
    %mask = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      fake_quant_enabled: %fake_quant_enabled,
      quant_min: %quant_min,
      quant_max: %quant_max)
    irdl.results(
      output: %output,
      mask: %mask)
  }
  irdl.operation @aten._index_put_impl attributes {
    varve.syntax = "hook:torch.aten._index_put_impl",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($accumulate) = !torch.bool",
      "type($unsafe) = !torch.bool"]
  } {
    %self = irdl.any
    %indices = irdl.base "!torch.list"
    %values = irdl.any
    %accumulate = irdl.base "!torch.bool"
    %unsafe = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices,
      values: %values,
      accumulate: %accumulate,
      unsafe: %unsafe)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._index_put_impl_ attributes {
    varve.syntax = "hook:torch.aten._index_put_impl_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($accumulate) = !torch.bool",
      "type($unsafe) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %indices = irdl.base "!torch.list"
    %values = irdl.base "!torch.tensor"
    %accumulate = irdl.base "!torch.bool"
    %unsafe = irdl.base "!torch.bool"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      indices: %indices,
      values: %values,
      accumulate: %accumulate,
      unsafe: %unsafe)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._int_mm attributes {
    varve.syntax = "hook:torch.aten._int_mm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mat2 = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mat2: %mat2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._linalg_det attributes {
    varve.syntax = "hook:torch.aten._linalg_det",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %A = irdl.any
    %result = irdl.any
    %LU = irdl.any
    %pivots = irdl.any
    irdl.operands(
      A: %A)
    irdl.results(
      result: %result,
      LU: %LU,
      pivots: %pivots)
  }
  irdl.operation @aten._log_softmax attributes {
    varve.syntax = "hook:torch.aten._log_softmax",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($half_to_float) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %half_to_float = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      half_to_float: %half_to_float)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._log_softmax_backward_data attributes {
    varve.syntax = "hook:torch.aten._log_softmax_backward_data",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($input_dtype) = !torch.int"]
  } {
    %grad_output = irdl.any
    %output = irdl.any
    %dim = irdl.base "!torch.int"
    %input_dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      output: %output,
      dim: %dim,
      input_dtype: %input_dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._make_per_channel_quantized_tensor attributes {
    varve.syntax = "hook:torch.aten._make_per_channel_quantized_tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($axis) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.any
    %zero_point = irdl.any
    %axis = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      axis: %axis)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._make_per_tensor_quantized_tensor attributes {
    varve.syntax = "hook:torch.aten._make_per_tensor_quantized_tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale) = !torch.float",
      "type($zero_point) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.base "!torch.float"
    %zero_point = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._reshape_alias attributes {
    varve.syntax = "hook:torch.aten._reshape_alias",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      stride: %stride)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._reshape_alias_copy attributes {
    varve.syntax = "hook:torch.aten._reshape_alias_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      stride: %stride)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._safe_softmax attributes {
    varve.syntax = "hook:torch.aten._safe_softmax",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._scaled_mm attributes {
    varve.syntax = "hook:torch.aten._scaled_mm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($use_fast_accum) = !torch.bool"]
  } {
    %self = irdl.any
    %mat2 = irdl.any
    %scale_a = irdl.any
    %scale_b = irdl.any
    %bias = irdl.any
    %scale_result = irdl.any
    %out_dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %use_fast_accum = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      mat2: %mat2,
      scale_a: %scale_a,
      scale_b: %scale_b,
      bias: %bias,
      scale_result: %scale_result,
      out_dtype: %out_dtype,
      use_fast_accum: %use_fast_accum)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._scaled_mm_v2 attributes {
    varve.syntax = "hook:torch.aten._scaled_mm_v2",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($use_fast_accum) = !torch.bool"]
  } {
    %self = irdl.any
    %mat2 = irdl.any
    %scale_a = irdl.base "!torch.list"
    %recipe_a = irdl.base "!torch.list"
    %swizzle_a = irdl.base "!torch.list"
    %scale_b = irdl.base "!torch.list"
    %recipe_b = irdl.base "!torch.list"
    %swizzle_b = irdl.base "!torch.list"
    %bias = irdl.any
    %out_dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %contraction_dim = irdl.base "!torch.list"
    %use_fast_accum = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      mat2: %mat2,
      scale_a: %scale_a,
      recipe_a: %recipe_a,
      swizzle_a: %swizzle_a,
      scale_b: %scale_b,
      recipe_b: %recipe_b,
      swizzle_b: %swizzle_b,
      bias: %bias,
      out_dtype: %out_dtype,
      contraction_dim: %contraction_dim,
      use_fast_accum: %use_fast_accum)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._set_item.str attributes {
    varve.syntax = "hook:torch.aten._set_item.str",
    varve.traits = ["AllowsTypeRefinement"],
    varve.let = [
      "type($idx) = !torch.str"]
  } {
    %l = irdl.base "!torch.dict"
    %idx = irdl.base "!torch.str"
    %v = irdl.any
    irdl.operands(
      l: %l,
      idx: %idx,
      v: %v)
  }
  irdl.operation @aten._set_item.t attributes {
    varve.syntax = "hook:torch.aten._set_item.t",
    varve.traits = ["AllowsTypeRefinement"],
    varve.let = [
      "type($idx) = !torch.int"]
  } {
    %l = irdl.base "!torch.list"
    %idx = irdl.base "!torch.int"
    %el = irdl.any
    %result = irdl.base "!torch.list"
    irdl.operands(
      l: %l,
      idx: %idx,
      el: %el)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._shape_as_tensor attributes {
    varve.syntax = "hook:torch.aten._shape_as_tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._softmax attributes {
    varve.syntax = "hook:torch.aten._softmax",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($half_to_float) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %half_to_float = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      half_to_float: %half_to_float)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._softmax_backward_data attributes {
    varve.syntax = "hook:torch.aten._softmax_backward_data",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($input_dtype) = !torch.int"]
  } {
    %grad_output = irdl.any
    %output = irdl.any
    %dim = irdl.base "!torch.int"
    %input_dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      output: %output,
      dim: %dim,
      input_dtype: %input_dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._to_copy attributes {
    varve.syntax = "hook:torch.aten._to_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($non_blocking) = !torch.bool"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %non_blocking = irdl.base "!torch.bool"
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      non_blocking: %non_blocking,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._trilinear attributes {
    varve.syntax = "hook:torch.aten._trilinear",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($unroll_dim) = !torch.int"]
  } {
    %i1 = irdl.any
    %i2 = irdl.any
    %i3 = irdl.any
    %expand1 = irdl.base "!torch.list"
    %expand2 = irdl.base "!torch.list"
    %expand3 = irdl.base "!torch.list"
    %sumdim = irdl.base "!torch.list"
    %unroll_dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      i1: %i1,
      i2: %i2,
      i3: %i3,
      expand1: %expand1,
      expand2: %expand2,
      expand3: %expand3,
      sumdim: %sumdim,
      unroll_dim: %unroll_dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._unsafe_index_put.hacked_twin attributes {
    varve.syntax = "hook:torch.aten._unsafe_index_put.hacked_twin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($accumulate) = !torch.bool"]
  } {
    %self = irdl.any
    %indices = irdl.base "!torch.list"
    %values = irdl.any
    %accumulate = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices,
      values: %values,
      accumulate: %accumulate)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._unsafe_view attributes {
    varve.syntax = "hook:torch.aten._unsafe_view",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten._weight_norm_interface attributes {
    varve.syntax = "hook:torch.aten._weight_norm_interface",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %v = irdl.any
    %g = irdl.any
    %dim = irdl.base "!torch.int"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      v: %v,
      g: %g,
      dim: %dim)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.abs attributes {
    varve.syntax = "hook:torch.aten.abs",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.abs_ attributes {
    varve.syntax = "hook:torch.aten.abs_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.absolute attributes {
    varve.syntax = "hook:torch.aten.absolute",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.absolute_ attributes {
    varve.syntax = "hook:torch.aten.absolute_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.acos attributes {
    varve.syntax = "hook:torch.aten.acos",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.acos_ attributes {
    varve.syntax = "hook:torch.aten.acos_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.acosh attributes {
    varve.syntax = "hook:torch.aten.acosh",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.acosh_ attributes {
    varve.syntax = "hook:torch.aten.acosh_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.adaptive_avg_pool1d attributes {
    varve.syntax = "hook:torch.aten.adaptive_avg_pool1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.adaptive_avg_pool2d attributes {
    varve.syntax = "hook:torch.aten.adaptive_avg_pool2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.adaptive_avg_pool3d attributes {
    varve.syntax = "hook:torch.aten.adaptive_avg_pool3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.adaptive_max_pool1d attributes {
    varve.syntax = "hook:torch.aten.adaptive_max_pool1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.adaptive_max_pool2d attributes {
    varve.syntax = "hook:torch.aten.adaptive_max_pool2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.adaptive_max_pool3d attributes {
    varve.syntax = "hook:torch.aten.adaptive_max_pool3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.add attributes {
    varve.syntax = "hook:torch.aten.add",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %b = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add.Scalar attributes {
    varve.syntax = "hook:torch.aten.add.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add.Tensor attributes {
    varve.syntax = "hook:torch.aten.add.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add.float attributes {
    varve.syntax = "hook:torch.aten.add.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add.float_int attributes {
    varve.syntax = "hook:torch.aten.add.float_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.int",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add.int attributes {
    varve.syntax = "hook:torch.aten.add.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add.str attributes {
    varve.syntax = "hook:torch.aten.add.str",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.str",
      "type($b) = !torch.str",
      "type($result) = !torch.str"]
  } {
    %a = irdl.base "!torch.str"
    %b = irdl.base "!torch.str"
    %result = irdl.base "!torch.str"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add.t attributes {
    varve.syntax = "hook:torch.aten.add.t",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.base "!torch.list"
    %b = irdl.base "!torch.list"
    %result = irdl.base "!torch.list"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add_.Scalar attributes {
    varve.syntax = "hook:torch.aten.add_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %alpha = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.add_.Tensor attributes {
    varve.syntax = "hook:torch.aten.add_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %alpha = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.addbmm attributes {
    varve.syntax = "hook:torch.aten.addbmm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %batch1 = irdl.any
    %batch2 = irdl.any
    %beta = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      batch1: %batch1,
      batch2: %batch2,
      beta: %beta,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.addcdiv attributes {
    varve.syntax = "hook:torch.aten.addcdiv",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %tensor1 = irdl.any
    %tensor2 = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      tensor1: %tensor1,
      tensor2: %tensor2,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.addcdiv_ attributes {
    varve.syntax = "hook:torch.aten.addcdiv_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %tensor1 = irdl.base "!torch.tensor"
    %tensor2 = irdl.base "!torch.tensor"
    %value = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      tensor1: %tensor1,
      tensor2: %tensor2,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.addcmul attributes {
    varve.syntax = "hook:torch.aten.addcmul",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %tensor1 = irdl.any
    %tensor2 = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      tensor1: %tensor1,
      tensor2: %tensor2,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.addcmul_ attributes {
    varve.syntax = "hook:torch.aten.addcmul_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %tensor1 = irdl.base "!torch.tensor"
    %tensor2 = irdl.base "!torch.tensor"
    %value = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      tensor1: %tensor1,
      tensor2: %tensor2,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.addmm attributes {
    varve.syntax = "hook:torch.aten.addmm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mat1 = irdl.any
    %mat2 = irdl.any
    %beta = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mat1: %mat1,
      mat2: %mat2,
      beta: %beta,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.alias attributes {
    varve.syntax = "hook:torch.aten.alias",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.alias_copy attributes {
    varve.syntax = "hook:torch.aten.alias_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.all attributes {
    varve.syntax = "hook:torch.aten.all",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.all.bool attributes {
    varve.syntax = "hook:torch.aten.all.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %self = irdl.base "!torch.list"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.all.dim attributes {
    varve.syntax = "hook:torch.aten.all.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.amax attributes {
    varve.syntax = "hook:torch.aten.amax",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.list"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.amin attributes {
    varve.syntax = "hook:torch.aten.amin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.list"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.aminmax attributes {
    varve.syntax = "hook:torch.aten.aminmax",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %min = irdl.any
    %max = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      min: %min,
      max: %max)
  }
  irdl.operation @aten.any attributes {
    varve.syntax = "hook:torch.aten.any",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.any.bool attributes {
    varve.syntax = "hook:torch.aten.any.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %self = irdl.base "!torch.list"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.any.dim attributes {
    varve.syntax = "hook:torch.aten.any.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.any.dims attributes {
    varve.syntax = "hook:torch.aten.any.dims",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.append.t attributes {
    varve.syntax = "hook:torch.aten.append.t",
    varve.traits = ["AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.list"
    %el = irdl.any
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      el: %el)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.arange attributes {
    varve.syntax = "hook:torch.aten.arange",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %end = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      end: %end,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.arange.start attributes {
    varve.syntax = "hook:torch.aten.arange.start",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %start = irdl.any
    %end = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      start: %start,
      end: %end,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.arange.start_out attributes {
    varve.syntax = "hook:torch.aten.arange.start_out",
    varve.traits = ["AllowsTypeRefinement"]
  } {
    %start = irdl.any
    %end = irdl.any
    %step = irdl.any
    %out = irdl.any
    %result = irdl.any
    irdl.operands(
      start: %start,
      end: %end,
      step: %step,
      out: %out)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.arange.start_step attributes {
    varve.syntax = "hook:torch.aten.arange.start_step",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %start = irdl.any
    %end = irdl.any
    %step = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      start: %start,
      end: %end,
      step: %step,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.argmax attributes {
    varve.syntax = "hook:torch.aten.argmax",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.argmin attributes {
    varve.syntax = "hook:torch.aten.argmin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.argsort attributes {
    varve.syntax = "hook:torch.aten.argsort",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($descending) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %descending = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      descending: %descending)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.as_strided attributes {
    varve.syntax = "hook:torch.aten.as_strided",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %storage_offset = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      stride: %stride,
      storage_offset: %storage_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.as_strided_copy attributes {
    varve.syntax = "hook:torch.aten.as_strided_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %storage_offset = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      stride: %stride,
      storage_offset: %storage_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.as_strided_scatter attributes {
    varve.syntax = "hook:torch.aten.as_strided_scatter",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %src = irdl.any
    %size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %storage_offset = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      src: %src,
      size: %size,
      stride: %stride,
      storage_offset: %storage_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.asin attributes {
    varve.syntax = "hook:torch.aten.asin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.asin_ attributes {
    varve.syntax = "hook:torch.aten.asin_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.asinh attributes {
    varve.syntax = "hook:torch.aten.asinh",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.asinh_ attributes {
    varve.syntax = "hook:torch.aten.asinh_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atan attributes {
    varve.syntax = "hook:torch.aten.atan",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atan2 attributes {
    varve.syntax = "hook:torch.aten.atan2",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atan2_ attributes {
    varve.syntax = "hook:torch.aten.atan2_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atan_ attributes {
    varve.syntax = "hook:torch.aten.atan_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atanh attributes {
    varve.syntax = "hook:torch.aten.atanh",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atanh_ attributes {
    varve.syntax = "hook:torch.aten.atanh_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atleast_1d attributes {
    varve.syntax = "hook:torch.aten.atleast_1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.atleast_2d attributes {
    varve.syntax = "hook:torch.aten.atleast_2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.avg_pool1d attributes {
    varve.syntax = "hook:torch.aten.avg_pool1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool",
      "type($count_include_pad) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %count_include_pad = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      ceil_mode: %ceil_mode,
      count_include_pad: %count_include_pad)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.avg_pool2d attributes {
    varve.syntax = "hook:torch.aten.avg_pool2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool",
      "type($count_include_pad) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %count_include_pad = irdl.base "!torch.bool"
    %divisor_override = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      ceil_mode: %ceil_mode,
      count_include_pad: %count_include_pad,
      divisor_override: %divisor_override)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.avg_pool2d_backward attributes {
    varve.syntax = "hook:torch.aten.avg_pool2d_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool",
      "type($count_include_pad) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %count_include_pad = irdl.base "!torch.bool"
    %divisor_override = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      ceil_mode: %ceil_mode,
      count_include_pad: %count_include_pad,
      divisor_override: %divisor_override)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.avg_pool3d attributes {
    varve.syntax = "hook:torch.aten.avg_pool3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool",
      "type($count_include_pad) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %count_include_pad = irdl.base "!torch.bool"
    %divisor_override = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      ceil_mode: %ceil_mode,
      count_include_pad: %count_include_pad,
      divisor_override: %divisor_override)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.avg_pool3d_backward attributes {
    varve.syntax = "hook:torch.aten.avg_pool3d_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool",
      "type($count_include_pad) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %count_include_pad = irdl.base "!torch.bool"
    %divisor_override = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      ceil_mode: %ceil_mode,
      count_include_pad: %count_include_pad,
      divisor_override: %divisor_override)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.baddbmm attributes {
    varve.syntax = "hook:torch.aten.baddbmm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %batch1 = irdl.any
    %batch2 = irdl.any
    %beta = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      batch1: %batch1,
      batch2: %batch2,
      beta: %beta,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.baddbmm_ attributes {
    varve.syntax = "hook:torch.aten.baddbmm_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %batch1 = irdl.base "!torch.tensor"
    %batch2 = irdl.base "!torch.tensor"
    %beta = irdl.any
    %alpha = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      batch1: %batch1,
      batch2: %batch2,
      beta: %beta,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.batch_norm attributes {
    varve.syntax = "hook:torch.aten.batch_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($training) = !torch.bool",
      "type($momentum) = !torch.float",
      "type($eps) = !torch.float",
      "type($cudnn_enabled) = !torch.bool"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %running_mean = irdl.any
    %running_var = irdl.any
    %training = irdl.base "!torch.bool"
    %momentum = irdl.base "!torch.float"
    %eps = irdl.base "!torch.float"
    %cudnn_enabled = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      running_mean: %running_mean,
      running_var: %running_var,
      training: %training,
      momentum: %momentum,
      eps: %eps,
      cudnn_enabled: %cudnn_enabled)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bernoulli attributes {
    varve.syntax = "hook:torch.aten.bernoulli",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bernoulli.Tensor attributes {
    varve.syntax = "hook:torch.aten.bernoulli.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %p = irdl.any
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      p: %p,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bernoulli.p attributes {
    varve.syntax = "hook:torch.aten.bernoulli.p",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($p) = !torch.float"]
  } {
    %self = irdl.any
    %p = irdl.base "!torch.float"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      p: %p,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bernoulli_.Tensor attributes {
    varve.syntax = "hook:torch.aten.bernoulli_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %p = irdl.base "!torch.tensor"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      p: %p,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bernoulli_.float attributes {
    varve.syntax = "hook:torch.aten.bernoulli_.float",
    varve.traits = ["AllowsTypeRefinement"],
    varve.let = [
      "type($p) = !torch.float"]
  } {
    %self = irdl.any
    %p = irdl.base "!torch.float"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      p: %p,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bilinear attributes {
    varve.syntax = "hook:torch.aten.bilinear",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %input1 = irdl.any
    %input2 = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %result = irdl.any
    irdl.operands(
      input1: %input1,
      input2: %input2,
      weight: %weight,
      bias: %bias)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.binary_cross_entropy attributes {
    varve.syntax = "hook:torch.aten.binary_cross_entropy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int"]
  } {
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      weight: %weight,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.binary_cross_entropy_backward attributes {
    varve.syntax = "hook:torch.aten.binary_cross_entropy_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      target: %target,
      weight: %weight,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.binary_cross_entropy_with_logits attributes {
    varve.syntax = "hook:torch.aten.binary_cross_entropy_with_logits",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int"]
  } {
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %pos_weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      weight: %weight,
      pos_weight: %pos_weight,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bincount attributes {
    varve.syntax = "hook:torch.aten.bincount",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($minlength) = !torch.int"]
  } {
    %self = irdl.any
    %weights = irdl.any
    %minlength = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      weights: %weights,
      minlength: %minlength)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_and.Scalar attributes {
    varve.syntax = "hook:torch.aten.bitwise_and.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_and.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_and.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_and_.Scalar attributes {
    varve.syntax = "hook:torch.aten.bitwise_and_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_and_.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_and_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_left_shift.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_left_shift.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_left_shift_.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_left_shift_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_not attributes {
    varve.syntax = "hook:torch.aten.bitwise_not",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_not_ attributes {
    varve.syntax = "hook:torch.aten.bitwise_not_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_or.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_or.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_or_.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_or_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_right_shift.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_right_shift.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_right_shift_.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_right_shift_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_xor.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_xor.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bitwise_xor_.Tensor attributes {
    varve.syntax = "hook:torch.aten.bitwise_xor_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bmm attributes {
    varve.syntax = "hook:torch.aten.bmm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mat2 = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mat2: %mat2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.broadcast_tensors attributes {
    varve.syntax = "hook:torch.aten.broadcast_tensors",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %tensors = irdl.base "!torch.list"
    %result = irdl.base "!torch.list"
    irdl.operands(
      tensors: %tensors)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.broadcast_to attributes {
    varve.syntax = "hook:torch.aten.broadcast_to",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.bucketize.Tensor attributes {
    varve.syntax = "hook:torch.aten.bucketize.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($out_int32) = !torch.bool",
      "type($right) = !torch.bool"]
  } {
    %self = irdl.any
    %boundaries = irdl.any
    %out_int32 = irdl.base "!torch.bool"
    %right = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      boundaries: %boundaries,
      out_int32: %out_int32,
      right: %right)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cat attributes {
    varve.syntax = "hook:torch.aten.cat",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %tensors = irdl.base "!torch.list"
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      tensors: %tensors,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ceil attributes {
    varve.syntax = "hook:torch.aten.ceil",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ceil.Scalar attributes {
    varve.syntax = "hook:torch.aten.ceil.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ceil.float attributes {
    varve.syntax = "hook:torch.aten.ceil.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.float"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ceil_ attributes {
    varve.syntax = "hook:torch.aten.ceil_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.celu attributes {
    varve.syntax = "hook:torch.aten.celu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.celu_ attributes {
    varve.syntax = "hook:torch.aten.celu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %alpha = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.channel_shuffle attributes {
    varve.syntax = "hook:torch.aten.channel_shuffle",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($groups) = !torch.int"]
  } {
    %self = irdl.any
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.chunk attributes {
    varve.syntax = "hook:torch.aten.chunk",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($chunks) = !torch.int",
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %chunks = irdl.base "!torch.int"
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      chunks: %chunks,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp attributes {
    varve.syntax = "hook:torch.aten.clamp",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %min = irdl.any
    %max = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      min: %min,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp.Tensor attributes {
    varve.syntax = "hook:torch.aten.clamp.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %min = irdl.any
    %max = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      min: %min,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_ attributes {
    varve.syntax = "hook:torch.aten.clamp_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %min = irdl.any
    %max = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      min: %min,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_.Tensor attributes {
    varve.syntax = "hook:torch.aten.clamp_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %min = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    %max = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      min: %min,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_max attributes {
    varve.syntax = "hook:torch.aten.clamp_max",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %max = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_max.Tensor attributes {
    varve.syntax = "hook:torch.aten.clamp_max.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %max = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_max_ attributes {
    varve.syntax = "hook:torch.aten.clamp_max_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %max = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_max_.Tensor attributes {
    varve.syntax = "hook:torch.aten.clamp_max_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %max = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      max: %max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_min attributes {
    varve.syntax = "hook:torch.aten.clamp_min",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %min = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      min: %min)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_min.Tensor attributes {
    varve.syntax = "hook:torch.aten.clamp_min.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %min = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      min: %min)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_min_ attributes {
    varve.syntax = "hook:torch.aten.clamp_min_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %min = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      min: %min)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clamp_min_.Tensor attributes {
    varve.syntax = "hook:torch.aten.clamp_min_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %min = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      min: %min)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.clone attributes {
    varve.syntax = "hook:torch.aten.clone",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.col2im attributes {
    varve.syntax = "hook:torch.aten.col2im",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %kernel_size = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size,
      kernel_size: %kernel_size,
      dilation: %dilation,
      padding: %padding,
      stride: %stride)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.column_stack attributes {
    varve.syntax = "hook:torch.aten.column_stack",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %tensors = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      tensors: %tensors)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.complex attributes {
    varve.syntax = "hook:torch.aten.complex",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %real = irdl.any
    %imag = irdl.any
    %result = irdl.any
    irdl.operands(
      real: %real,
      imag: %imag)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.constant_pad_nd attributes {
    varve.syntax = "hook:torch.aten.constant_pad_nd",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %pad = irdl.base "!torch.list"
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      pad: %pad,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.contiguous attributes {
    varve.syntax = "hook:torch.aten.contiguous",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($memory_format) = !torch.int"]
  } {
    %self = irdl.any
    %memory_format = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv1d attributes {
    varve.syntax = "hook:torch.aten.conv1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv1d.padding attributes {
    varve.syntax = "hook:torch.aten.conv1d.padding",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($padding) = !torch.str",
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.str"
    %dilation = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv2d attributes {
    varve.syntax = "hook:torch.aten.conv2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv2d.padding attributes {
    varve.syntax = "hook:torch.aten.conv2d.padding",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($padding) = !torch.str",
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.str"
    %dilation = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv3d attributes {
    varve.syntax = "hook:torch.aten.conv3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv3d.padding attributes {
    varve.syntax = "hook:torch.aten.conv3d.padding",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($padding) = !torch.str",
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.str"
    %dilation = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv_tbc attributes {
    varve.syntax = "hook:torch.aten.conv_tbc",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($pad) = !torch.int"]
  } {
    %self = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %pad = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      weight: %weight,
      bias: %bias,
      pad: %pad)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv_tbc_backward attributes {
    varve.syntax = "hook:torch.aten.conv_tbc_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($pad) = !torch.int"]
  } {
    %self = irdl.any
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %pad = irdl.base "!torch.int"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      self: %self,
      input: %input,
      weight: %weight,
      bias: %bias,
      pad: %pad)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.conv_transpose1d attributes {
    varve.syntax = "hook:torch.aten.conv_transpose1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %output_padding = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %dilation = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      output_padding: %output_padding,
      groups: %groups,
      dilation: %dilation)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv_transpose2d.input attributes {
    varve.syntax = "hook:torch.aten.conv_transpose2d.input",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %output_padding = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %dilation = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      output_padding: %output_padding,
      groups: %groups,
      dilation: %dilation)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.conv_transpose3d.input attributes {
    varve.syntax = "hook:torch.aten.conv_transpose3d.input",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %output_padding = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %dilation = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      output_padding: %output_padding,
      groups: %groups,
      dilation: %dilation)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.convolution attributes {
    varve.syntax = "hook:torch.aten.convolution",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($transposed) = !torch.bool",
      "type($groups) = !torch.int"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %transposed = irdl.base "!torch.bool"
    %output_padding = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      transposed: %transposed,
      output_padding: %output_padding,
      groups: %groups)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.convolution_backward attributes {
    varve.syntax = "hook:torch.aten.convolution_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($transposed) = !torch.bool",
      "type($groups) = !torch.int"]
  } {
    %grad_output = irdl.any
    %input = irdl.any
    %weight = irdl.any
    %bias_sizes = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %transposed = irdl.base "!torch.bool"
    %output_padding = irdl.base "!torch.list"
    %groups = irdl.base "!torch.int"
    %output_mask = irdl.base "!torch.list"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      input: %input,
      weight: %weight,
      bias_sizes: %bias_sizes,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      transposed: %transposed,
      output_padding: %output_padding,
      groups: %groups,
      output_mask: %output_mask)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.copy attributes {
    varve.syntax = "hook:torch.aten.copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($non_blocking) = !torch.bool"]
  } {
    %self = irdl.any
    %src = irdl.any
    %non_blocking = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      src: %src,
      non_blocking: %non_blocking)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.copy_ attributes {
    varve.syntax = "hook:torch.aten.copy_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($non_blocking) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %src = irdl.base "!torch.tensor"
    %non_blocking = irdl.base "!torch.bool"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      src: %src,
      non_blocking: %non_blocking)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.copysign.Tensor attributes {
    varve.syntax = "hook:torch.aten.copysign.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.copysign_.Tensor attributes {
    varve.syntax = "hook:torch.aten.copysign_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cos attributes {
    varve.syntax = "hook:torch.aten.cos",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cos_ attributes {
    varve.syntax = "hook:torch.aten.cos_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cosh attributes {
    varve.syntax = "hook:torch.aten.cosh",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cosh_ attributes {
    varve.syntax = "hook:torch.aten.cosh_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cosine_embedding_loss attributes {
    varve.syntax = "hook:torch.aten.cosine_embedding_loss",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($margin) = !torch.float",
      "type($reduction) = !torch.int"]
  } {
    %input1 = irdl.any
    %input2 = irdl.any
    %target = irdl.any
    %margin = irdl.base "!torch.float"
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input1: %input1,
      input2: %input2,
      target: %target,
      margin: %margin,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cosine_similarity attributes {
    varve.syntax = "hook:torch.aten.cosine_similarity",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($eps) = !torch.float"]
  } {
    %x1 = irdl.any
    %x2 = irdl.any
    %dim = irdl.base "!torch.int"
    %eps = irdl.base "!torch.float"
    %result = irdl.any
    irdl.operands(
      x1: %x1,
      x2: %x2,
      dim: %dim,
      eps: %eps)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.count_nonzero attributes {
    varve.syntax = "hook:torch.aten.count_nonzero",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.count_nonzero.dim_IntList attributes {
    varve.syntax = "hook:torch.aten.count_nonzero.dim_IntList",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cpu attributes {
    varve.syntax = "hook:torch.aten.cpu",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cross_entropy_loss attributes {
    varve.syntax = "hook:torch.aten.cross_entropy_loss",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int",
      "type($ignore_index) = !torch.int",
      "type($label_smoothing) = !torch.float"]
  } {
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %ignore_index = irdl.base "!torch.int"
    %label_smoothing = irdl.base "!torch.float"
    %result = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      weight: %weight,
      reduction: %reduction,
      ignore_index: %ignore_index,
      label_smoothing: %label_smoothing)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cuda attributes {
    varve.syntax = "hook:torch.aten.cuda",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cumprod attributes {
    varve.syntax = "hook:torch.aten.cumprod",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.cumsum attributes {
    varve.syntax = "hook:torch.aten.cumsum",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.deg2rad attributes {
    varve.syntax = "hook:torch.aten.deg2rad",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.dequantize.self attributes {
    varve.syntax = "hook:torch.aten.dequantize.self",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.dequantize.tensor attributes {
    varve.syntax = "hook:torch.aten.dequantize.tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %qtensor = irdl.any
    %result = irdl.any
    irdl.operands(
      qtensor: %qtensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.detach attributes {
    varve.syntax = "hook:torch.aten.detach",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.detach_copy attributes {
    varve.syntax = "hook:torch.aten.detach_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.device.with_index attributes {
    varve.syntax = "hook:torch.aten.device.with_index",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($type) = !torch.str",
      "type($index) = !torch.int",
      "type($result) = !torch.Device"]
  } {
    %type = irdl.base "!torch.str"
    %index = irdl.base "!torch.int"
    %result = irdl.base "!torch.Device"
    irdl.operands(
      type: %type,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.diag attributes {
    varve.syntax = "hook:torch.aten.diag",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($diagonal) = !torch.int"]
  } {
    %self = irdl.any
    %diagonal = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      diagonal: %diagonal)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.diag_embed attributes {
    varve.syntax = "hook:torch.aten.diag_embed",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($offset) = !torch.int",
      "type($dim1) = !torch.int",
      "type($dim2) = !torch.int"]
  } {
    %self = irdl.any
    %offset = irdl.base "!torch.int"
    %dim1 = irdl.base "!torch.int"
    %dim2 = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      offset: %offset,
      dim1: %dim1,
      dim2: %dim2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.diagonal attributes {
    varve.syntax = "hook:torch.aten.diagonal",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($offset) = !torch.int",
      "type($dim1) = !torch.int",
      "type($dim2) = !torch.int"]
  } {
    %self = irdl.any
    %offset = irdl.base "!torch.int"
    %dim1 = irdl.base "!torch.int"
    %dim2 = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      offset: %offset,
      dim1: %dim1,
      dim2: %dim2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.diagonal_copy attributes {
    varve.syntax = "hook:torch.aten.diagonal_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($offset) = !torch.int",
      "type($dim1) = !torch.int",
      "type($dim2) = !torch.int"]
  } {
    %self = irdl.any
    %offset = irdl.base "!torch.int"
    %dim1 = irdl.base "!torch.int"
    %dim2 = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      offset: %offset,
      dim1: %dim1,
      dim2: %dim2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.diagonal_scatter attributes {
    varve.syntax = "hook:torch.aten.diagonal_scatter",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($offset) = !torch.int",
      "type($dim1) = !torch.int",
      "type($dim2) = !torch.int"]
  } {
    %self = irdl.any
    %src = irdl.any
    %offset = irdl.base "!torch.int"
    %dim1 = irdl.base "!torch.int"
    %dim2 = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      src: %src,
      offset: %offset,
      dim1: %dim1,
      dim2: %dim2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.dim attributes {
    varve.syntax = "hook:torch.aten.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %self = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div attributes {
    varve.syntax = "hook:torch.aten.div",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.float"]
  } {
    %a = irdl.any
    %b = irdl.any
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div.Scalar attributes {
    varve.syntax = "hook:torch.aten.div.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div.Scalar_mode attributes {
    varve.syntax = "hook:torch.aten.div.Scalar_mode",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %rounding_mode = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      rounding_mode: %rounding_mode)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div.Tensor attributes {
    varve.syntax = "hook:torch.aten.div.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div.Tensor_mode attributes {
    varve.syntax = "hook:torch.aten.div.Tensor_mode",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %rounding_mode = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      rounding_mode: %rounding_mode)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div.float attributes {
    varve.syntax = "hook:torch.aten.div.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div.int attributes {
    varve.syntax = "hook:torch.aten.div.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div_.Scalar attributes {
    varve.syntax = "hook:torch.aten.div_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div_.Scalar_mode attributes {
    varve.syntax = "hook:torch.aten.div_.Scalar_mode",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %rounding_mode = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other,
      rounding_mode: %rounding_mode)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div_.Tensor attributes {
    varve.syntax = "hook:torch.aten.div_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.div_.Tensor_mode attributes {
    varve.syntax = "hook:torch.aten.div_.Tensor_mode",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %rounding_mode = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other,
      rounding_mode: %rounding_mode)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.dot attributes {
    varve.syntax = "hook:torch.aten.dot",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %tensor = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      tensor: %tensor)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.dropout attributes {
    varve.syntax = "hook:torch.aten.dropout",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($p) = !torch.float",
      "type($train) = !torch.bool"]
  } {
    %input = irdl.any
    %p = irdl.base "!torch.float"
    %train = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      p: %p,
      train: %train)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.dropout_ attributes {
    varve.syntax = "hook:torch.aten.dropout_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($p) = !torch.float",
      "type($train) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %p = irdl.base "!torch.float"
    %train = irdl.base "!torch.bool"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      p: %p,
      train: %train)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.einsum attributes {
    varve.syntax = "hook:torch.aten.einsum",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($equation) = !torch.str"]
  } {
    %equation = irdl.base "!torch.str"
    %tensors = irdl.base "!torch.list"
    %path = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      equation: %equation,
      tensors: %tensors,
      path: %path)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.elu attributes {
    varve.syntax = "hook:torch.aten.elu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %alpha = irdl.any
    %scale = irdl.any
    %input_scale = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      alpha: %alpha,
      scale: %scale,
      input_scale: %input_scale)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.elu_ attributes {
    varve.syntax = "hook:torch.aten.elu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %alpha = irdl.any
    %scale = irdl.any
    %input_scale = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      alpha: %alpha,
      scale: %scale,
      input_scale: %input_scale)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.elu_backward attributes {
    varve.syntax = "hook:torch.aten.elu_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($is_result) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %alpha = irdl.any
    %scale = irdl.any
    %input_scale = irdl.any
    %is_result = irdl.base "!torch.bool"
    %self_or_result = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      alpha: %alpha,
      scale: %scale,
      input_scale: %input_scale,
      is_result: %is_result,
      self_or_result: %self_or_result)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.embedding attributes {
    varve.syntax = "hook:torch.aten.embedding",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($padding_idx) = !torch.int",
      "type($scale_grad_by_freq) = !torch.bool",
      "type($sparse) = !torch.bool"]
  } {
    %weight = irdl.any
    %indices = irdl.any
    %padding_idx = irdl.base "!torch.int"
    %scale_grad_by_freq = irdl.base "!torch.bool"
    %sparse = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      weight: %weight,
      indices: %indices,
      padding_idx: %padding_idx,
      scale_grad_by_freq: %scale_grad_by_freq,
      sparse: %sparse)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.embedding_bag.padding_idx attributes {
    varve.syntax = "hook:torch.aten.embedding_bag.padding_idx",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale_grad_by_freq) = !torch.bool",
      "type($mode) = !torch.int",
      "type($sparse) = !torch.bool",
      "type($include_last_offset) = !torch.bool"]
  } {
    %weight = irdl.any
    %indices = irdl.any
    %offsets = irdl.any
    %scale_grad_by_freq = irdl.base "!torch.bool"
    %mode = irdl.base "!torch.int"
    %sparse = irdl.base "!torch.bool"
    %per_sample_weights = irdl.any
    %include_last_offset = irdl.base "!torch.bool"
    %padding_idx = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    %result3 = irdl.any
    irdl.operands(
      weight: %weight,
      indices: %indices,
      offsets: %offsets,
      scale_grad_by_freq: %scale_grad_by_freq,
      mode: %mode,
      sparse: %sparse,
      per_sample_weights: %per_sample_weights,
      include_last_offset: %include_last_offset,
      padding_idx: %padding_idx)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2,
      result3: %result3)
  }
  irdl.operation @aten.embedding_dense_backward attributes {
    varve.syntax = "hook:torch.aten.embedding_dense_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($num_weights) = !torch.int",
      "type($padding_idx) = !torch.int",
      "type($scale_grad_by_freq) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %indices = irdl.any
    %num_weights = irdl.base "!torch.int"
    %padding_idx = irdl.base "!torch.int"
    %scale_grad_by_freq = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      indices: %indices,
      num_weights: %num_weights,
      padding_idx: %padding_idx,
      scale_grad_by_freq: %scale_grad_by_freq)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.empty.memory_format attributes {
    varve.syntax = "hook:torch.aten.empty.memory_format",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.empty_like attributes {
    varve.syntax = "hook:torch.aten.empty_like",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.empty_strided attributes {
    varve.syntax = "hook:torch.aten.empty_strided",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      stride: %stride,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.Scalar attributes {
    varve.syntax = "hook:torch.aten.eq.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.Tensor attributes {
    varve.syntax = "hook:torch.aten.eq.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.bool attributes {
    varve.syntax = "hook:torch.aten.eq.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.bool",
      "type($b) = !torch.bool",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.bool"
    %b = irdl.base "!torch.bool"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.device attributes {
    varve.syntax = "hook:torch.aten.eq.device",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.Device",
      "type($b) = !torch.Device",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.Device"
    %b = irdl.base "!torch.Device"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.float attributes {
    varve.syntax = "hook:torch.aten.eq.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.int attributes {
    varve.syntax = "hook:torch.aten.eq.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.int_list attributes {
    varve.syntax = "hook:torch.aten.eq.int_list",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.list"
    %b = irdl.base "!torch.list"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq.str attributes {
    varve.syntax = "hook:torch.aten.eq.str",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.str",
      "type($b) = !torch.str",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.str"
    %b = irdl.base "!torch.str"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq_.Scalar attributes {
    varve.syntax = "hook:torch.aten.eq_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eq_.Tensor attributes {
    varve.syntax = "hook:torch.aten.eq_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.erf attributes {
    varve.syntax = "hook:torch.aten.erf",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.erf_ attributes {
    varve.syntax = "hook:torch.aten.erf_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.erfinv attributes {
    varve.syntax = "hook:torch.aten.erfinv",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.erfinv_ attributes {
    varve.syntax = "hook:torch.aten.erfinv_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.exp attributes {
    varve.syntax = "hook:torch.aten.exp",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.exp2 attributes {
    varve.syntax = "hook:torch.aten.exp2",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.exp2_ attributes {
    varve.syntax = "hook:torch.aten.exp2_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.exp_ attributes {
    varve.syntax = "hook:torch.aten.exp_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.expand attributes {
    varve.syntax = "hook:torch.aten.expand",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($implicit) = !torch.bool"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %implicit = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      implicit: %implicit)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.expand_as attributes {
    varve.syntax = "hook:torch.aten.expand_as",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.expand_copy attributes {
    varve.syntax = "hook:torch.aten.expand_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($implicit) = !torch.bool"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %implicit = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      implicit: %implicit)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.expm1 attributes {
    varve.syntax = "hook:torch.aten.expm1",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.expm1_ attributes {
    varve.syntax = "hook:torch.aten.expm1_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.exponential attributes {
    varve.syntax = "hook:torch.aten.exponential",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($lambd) = !torch.float"]
  } {
    %self = irdl.any
    %lambd = irdl.base "!torch.float"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      lambd: %lambd,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eye attributes {
    varve.syntax = "hook:torch.aten.eye",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($n) = !torch.int"]
  } {
    %n = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      n: %n,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.eye.m attributes {
    varve.syntax = "hook:torch.aten.eye.m",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($n) = !torch.int",
      "type($m) = !torch.int"]
  } {
    %n = irdl.base "!torch.int"
    %m = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      n: %n,
      m: %m,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fake_quantize_per_channel_affine attributes {
    varve.syntax = "hook:torch.aten.fake_quantize_per_channel_affine",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($axis) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.any
    %zero_point = irdl.any
    %axis = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      axis: %axis,
      quant_min: %quant_min,
      quant_max: %quant_max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fake_quantize_per_channel_affine_cachemask attributes {
    varve.syntax = "hook:torch.aten.fake_quantize_per_channel_affine_cachemask",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($axis) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.any
    %zero_point = irdl.any
    %axis = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %output = irdl.any
    %mask = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      axis: %axis,
      quant_min: %quant_min,
      quant_max: %quant_max)
    irdl.results(
      output: %output,
      mask: %mask)
  }
  irdl.operation @aten.fake_quantize_per_tensor_affine attributes {
    varve.syntax = "hook:torch.aten.fake_quantize_per_tensor_affine",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale) = !torch.float",
      "type($zero_point) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.base "!torch.float"
    %zero_point = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      quant_min: %quant_min,
      quant_max: %quant_max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fake_quantize_per_tensor_affine.tensor_qparams attributes {
    varve.syntax = "hook:torch.aten.fake_quantize_per_tensor_affine.tensor_qparams",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.any
    %zero_point = irdl.any
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      quant_min: %quant_min,
      quant_max: %quant_max)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fake_quantize_per_tensor_affine_cachemask attributes {
    varve.syntax = "hook:torch.aten.fake_quantize_per_tensor_affine_cachemask",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale) = !torch.float",
      "type($zero_point) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.base "!torch.float"
    %zero_point = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %output = irdl.any
    %mask = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      quant_min: %quant_min,
      quant_max: %quant_max)
    irdl.results(
      output: %output,
      mask: %mask)
  }
  irdl.operation @aten.fft_fft attributes {
    varve.syntax = "hook:torch.aten.fft_fft",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %n = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %dim = irdl.base "!torch.int"
    %norm = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      n: %n,
      dim: %dim,
      norm: %norm)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fft_ifft attributes {
    varve.syntax = "hook:torch.aten.fft_ifft",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %n = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %dim = irdl.base "!torch.int"
    %norm = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      n: %n,
      dim: %dim,
      norm: %norm)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fft_rfft attributes {
    varve.syntax = "hook:torch.aten.fft_rfft",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %n = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %dim = irdl.base "!torch.int"
    %norm = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      n: %n,
      dim: %dim,
      norm: %norm)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fill.Scalar attributes {
    varve.syntax = "hook:torch.aten.fill.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fill.Tensor attributes {
    varve.syntax = "hook:torch.aten.fill.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fill_.Scalar attributes {
    varve.syntax = "hook:torch.aten.fill_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %value = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fill_.Tensor attributes {
    varve.syntax = "hook:torch.aten.fill_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %value = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fix attributes {
    varve.syntax = "hook:torch.aten.fix",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fix_ attributes {
    varve.syntax = "hook:torch.aten.fix_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.flatten.using_ints attributes {
    varve.syntax = "hook:torch.aten.flatten.using_ints",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($start_dim) = !torch.int",
      "type($end_dim) = !torch.int"]
  } {
    %self = irdl.any
    %start_dim = irdl.base "!torch.int"
    %end_dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      start_dim: %start_dim,
      end_dim: %end_dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.flip attributes {
    varve.syntax = "hook:torch.aten.flip",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dims = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dims: %dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fliplr attributes {
    varve.syntax = "hook:torch.aten.fliplr",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.flipud attributes {
    varve.syntax = "hook:torch.aten.flipud",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.float_power.Tensor_Tensor attributes {
    varve.syntax = "hook:torch.aten.float_power.Tensor_Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %exponent = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      exponent: %exponent)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.floor attributes {
    varve.syntax = "hook:torch.aten.floor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.floor_ attributes {
    varve.syntax = "hook:torch.aten.floor_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.floor_divide attributes {
    varve.syntax = "hook:torch.aten.floor_divide",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.floor_divide.Scalar attributes {
    varve.syntax = "hook:torch.aten.floor_divide.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.floordiv.int attributes {
    varve.syntax = "hook:torch.aten.floordiv.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fmax attributes {
    varve.syntax = "hook:torch.aten.fmax",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fmin attributes {
    varve.syntax = "hook:torch.aten.fmin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fmod.Scalar attributes {
    varve.syntax = "hook:torch.aten.fmod.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fmod.Tensor attributes {
    varve.syntax = "hook:torch.aten.fmod.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.fmod_.Scalar attributes {
    varve.syntax = "hook:torch.aten.fmod_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.format attributes {
    varve.format = "`(` $operands `)` attr-dict `:` qualified(type($operands)) `->` qualified(type($result))",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.str"]
  } {
    %operands = irdl.any
    %result = irdl.base "!torch.str"
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.frac attributes {
    varve.syntax = "hook:torch.aten.frac",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.frac_ attributes {
    varve.syntax = "hook:torch.aten.frac_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.frobenius_norm.dim attributes {
    varve.syntax = "hook:torch.aten.frobenius_norm.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.list"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.full attributes {
    varve.syntax = "hook:torch.aten.full",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %fill_value = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      fill_value: %fill_value,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.full_like attributes {
    varve.syntax = "hook:torch.aten.full_like",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %fill_value = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      fill_value: %fill_value,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gather attributes {
    varve.syntax = "hook:torch.aten.gather",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($sparse_grad) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.any
    %sparse_grad = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      sparse_grad: %sparse_grad)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ge.Scalar attributes {
    varve.syntax = "hook:torch.aten.ge.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ge.Tensor attributes {
    varve.syntax = "hook:torch.aten.ge.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ge.float attributes {
    varve.syntax = "hook:torch.aten.ge.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ge.float_int attributes {
    varve.syntax = "hook:torch.aten.ge.float_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ge.int attributes {
    varve.syntax = "hook:torch.aten.ge.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ge_.Scalar attributes {
    varve.syntax = "hook:torch.aten.ge_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ge_.Tensor attributes {
    varve.syntax = "hook:torch.aten.ge_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gelu attributes {
    varve.syntax = "hook:torch.aten.gelu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($approximate) = !torch.str"]
  } {
    %self = irdl.any
    %approximate = irdl.base "!torch.str"
    %result = irdl.any
    irdl.operands(
      self: %self,
      approximate: %approximate)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gelu_backward attributes {
    varve.syntax = "hook:torch.aten.gelu_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($approximate) = !torch.str"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %approximate = irdl.base "!torch.str"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      approximate: %approximate)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.get.default_str attributes {
    varve.syntax = "hook:torch.aten.get.default_str",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($key) = !torch.str"]
  } {
    %self = irdl.base "!torch.dict"
    %key = irdl.base "!torch.str"
    %default_value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      key: %key,
      default_value: %default_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.glu attributes {
    varve.syntax = "hook:torch.aten.glu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.grid_sampler attributes {
    varve.syntax = "hook:torch.aten.grid_sampler",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($interpolation_mode) = !torch.int",
      "type($padding_mode) = !torch.int",
      "type($align_corners) = !torch.bool"]
  } {
    %input = irdl.any
    %grid = irdl.any
    %interpolation_mode = irdl.base "!torch.int"
    %padding_mode = irdl.base "!torch.int"
    %align_corners = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      grid: %grid,
      interpolation_mode: %interpolation_mode,
      padding_mode: %padding_mode,
      align_corners: %align_corners)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.group_norm attributes {
    varve.syntax = "hook:torch.aten.group_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($num_groups) = !torch.int",
      "type($eps) = !torch.float",
      "type($cudnn_enabled) = !torch.bool"]
  } {
    %input = irdl.any
    %num_groups = irdl.base "!torch.int"
    %weight = irdl.any
    %bias = irdl.any
    %eps = irdl.base "!torch.float"
    %cudnn_enabled = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      num_groups: %num_groups,
      weight: %weight,
      bias: %bias,
      eps: %eps,
      cudnn_enabled: %cudnn_enabled)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gt.Scalar attributes {
    varve.syntax = "hook:torch.aten.gt.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gt.Tensor attributes {
    varve.syntax = "hook:torch.aten.gt.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gt.float attributes {
    varve.syntax = "hook:torch.aten.gt.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gt.float_int attributes {
    varve.syntax = "hook:torch.aten.gt.float_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gt.int attributes {
    varve.syntax = "hook:torch.aten.gt.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gt_.Scalar attributes {
    varve.syntax = "hook:torch.aten.gt_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.gt_.Tensor attributes {
    varve.syntax = "hook:torch.aten.gt_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hann_window.periodic attributes {
    varve.syntax = "hook:torch.aten.hann_window.periodic",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($window_length) = !torch.int",
      "type($periodic) = !torch.bool"]
  } {
    %window_length = irdl.base "!torch.int"
    %periodic = irdl.base "!torch.bool"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      window_length: %window_length,
      periodic: %periodic,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardshrink attributes {
    varve.syntax = "hook:torch.aten.hardshrink",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %lambd = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      lambd: %lambd)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardsigmoid attributes {
    varve.syntax = "hook:torch.aten.hardsigmoid",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardsigmoid_ attributes {
    varve.syntax = "hook:torch.aten.hardsigmoid_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardswish attributes {
    varve.syntax = "hook:torch.aten.hardswish",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardswish_ attributes {
    varve.syntax = "hook:torch.aten.hardswish_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardtanh attributes {
    varve.syntax = "hook:torch.aten.hardtanh",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %min_val = irdl.any
    %max_val = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      min_val: %min_val,
      max_val: %max_val)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardtanh_ attributes {
    varve.syntax = "hook:torch.aten.hardtanh_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %min_val = irdl.any
    %max_val = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      min_val: %min_val,
      max_val: %max_val)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hardtanh_backward attributes {
    varve.syntax = "hook:torch.aten.hardtanh_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %min_val = irdl.any
    %max_val = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      min_val: %min_val,
      max_val: %max_val)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.heaviside attributes {
    varve.syntax = "hook:torch.aten.heaviside",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %values = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      values: %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.heaviside_ attributes {
    varve.syntax = "hook:torch.aten.heaviside_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %values = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      values: %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.hstack attributes {
    varve.syntax = "hook:torch.aten.hstack",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %tensors = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      tensors: %tensors)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.im2col attributes {
    varve.syntax = "hook:torch.aten.im2col",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      dilation: %dilation,
      padding: %padding,
      stride: %stride)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.imag attributes {
    varve.syntax = "hook:torch.aten.imag",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.index.Tensor attributes {
    varve.syntax = "hook:torch.aten.index.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %indices = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.index.Tensor_hacked_twin attributes {
    varve.syntax = "hook:torch.aten.index.Tensor_hacked_twin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %indices = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.index_put attributes {
    varve.syntax = "hook:torch.aten.index_put",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($accumulate) = !torch.bool"]
  } {
    %self = irdl.any
    %indices = irdl.base "!torch.list"
    %values = irdl.any
    %accumulate = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices,
      values: %values,
      accumulate: %accumulate)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.index_put.hacked_twin attributes {
    varve.syntax = "hook:torch.aten.index_put.hacked_twin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($accumulate) = !torch.bool"]
  } {
    %self = irdl.any
    %indices = irdl.base "!torch.list"
    %values = irdl.any
    %accumulate = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices,
      values: %values,
      accumulate: %accumulate)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.index_put_ attributes {
    varve.syntax = "hook:torch.aten.index_put_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($accumulate) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %indices = irdl.base "!torch.list"
    %values = irdl.base "!torch.tensor"
    %accumulate = irdl.base "!torch.bool"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      indices: %indices,
      values: %values,
      accumulate: %accumulate)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.index_put_.hacked_twin attributes {
    varve.syntax = "hook:torch.aten.index_put_.hacked_twin",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($accumulate) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %indices = irdl.base "!torch.list"
    %values = irdl.base "!torch.tensor"
    %accumulate = irdl.base "!torch.bool"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      indices: %indices,
      values: %values,
      accumulate: %accumulate)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.index_select attributes {
    varve.syntax = "hook:torch.aten.index_select",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.insert.t attributes {
    varve.syntax = "hook:torch.aten.insert.t",
    varve.traits = ["AllowsTypeRefinement"],
    varve.let = [
      "type($idx) = !torch.int"]
  } {
    %self = irdl.base "!torch.list"
    %idx = irdl.base "!torch.int"
    %el = irdl.any
    irdl.operands(
      self: %self,
      idx: %idx,
      el: %el)
  }
  irdl.operation @aten.instance_norm attributes {
    varve.syntax = "hook:torch.aten.instance_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($use_input_stats) = !torch.bool",
      "type($momentum) = !torch.float",
      "type($eps) = !torch.float",
      "type($cudnn_enabled) = !torch.bool"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %running_mean = irdl.any
    %running_var = irdl.any
    %use_input_stats = irdl.base "!torch.bool"
    %momentum = irdl.base "!torch.float"
    %eps = irdl.base "!torch.float"
    %cudnn_enabled = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      running_mean: %running_mean,
      running_var: %running_var,
      use_input_stats: %use_input_stats,
      momentum: %momentum,
      eps: %eps,
      cudnn_enabled: %cudnn_enabled)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.int_repr attributes {
    varve.syntax = "hook:torch.aten.int_repr",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.is_floating_point attributes {
    varve.syntax = "hook:torch.aten.is_floating_point",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %self = irdl.any
    %result = irdl.base "!torch.bool"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.isclose attributes {
    varve.syntax = "hook:torch.aten.isclose",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($rtol) = !torch.float",
      "type($atol) = !torch.float",
      "type($equal_nan) = !torch.bool"]
  } {
    %self = irdl.any
    %other = irdl.any
    %rtol = irdl.base "!torch.float"
    %atol = irdl.base "!torch.float"
    %equal_nan = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      rtol: %rtol,
      atol: %atol,
      equal_nan: %equal_nan)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.isfinite attributes {
    varve.syntax = "hook:torch.aten.isfinite",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.isinf attributes {
    varve.syntax = "hook:torch.aten.isinf",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.isnan attributes {
    varve.syntax = "hook:torch.aten.isnan",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.isneginf attributes {
    varve.syntax = "hook:torch.aten.isneginf",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.isposinf attributes {
    varve.syntax = "hook:torch.aten.isposinf",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.item attributes {
    varve.syntax = "hook:torch.aten.item",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.join attributes {
    varve.syntax = "hook:torch.aten.join",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($self) = !torch.str",
      "type($result) = !torch.str"]
  } {
    %self = irdl.base "!torch.str"
    %values = irdl.base "!torch.list"
    %result = irdl.base "!torch.str"
    irdl.operands(
      self: %self,
      values: %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.keys.str attributes {
    varve.syntax = "hook:torch.aten.keys.str",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.base "!torch.dict"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.kl_div attributes {
    varve.syntax = "hook:torch.aten.kl_div",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int",
      "type($log_target) = !torch.bool"]
  } {
    %self = irdl.any
    %target = irdl.any
    %reduction = irdl.base "!torch.int"
    %log_target = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      reduction: %reduction,
      log_target: %log_target)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.kthvalue attributes {
    varve.syntax = "hook:torch.aten.kthvalue",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($k) = !torch.int",
      "type($dim) = !torch.int",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %k = irdl.base "!torch.int"
    %dim = irdl.base "!torch.int"
    %keepdim = irdl.base "!torch.bool"
    %values = irdl.any
    %indices = irdl.any
    irdl.operands(
      self: %self,
      k: %k,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      values: %values,
      indices: %indices)
  }
  irdl.operation @aten.l1_loss attributes {
    varve.syntax = "hook:torch.aten.l1_loss",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int"]
  } {
    %self = irdl.any
    %target = irdl.any
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.layer_norm attributes {
    varve.syntax = "hook:torch.aten.layer_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($eps) = !torch.float",
      "type($cudnn_enable) = !torch.bool"]
  } {
    %input = irdl.any
    %normalized_shape = irdl.base "!torch.list"
    %weight = irdl.any
    %bias = irdl.any
    %eps = irdl.base "!torch.float"
    %cudnn_enable = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      normalized_shape: %normalized_shape,
      weight: %weight,
      bias: %bias,
      eps: %eps,
      cudnn_enable: %cudnn_enable)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ldexp.Tensor attributes {
    varve.syntax = "hook:torch.aten.ldexp.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.le.Scalar attributes {
    varve.syntax = "hook:torch.aten.le.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.le.Tensor attributes {
    varve.syntax = "hook:torch.aten.le.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.le.int attributes {
    varve.syntax = "hook:torch.aten.le.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.le_.Scalar attributes {
    varve.syntax = "hook:torch.aten.le_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.le_.Tensor attributes {
    varve.syntax = "hook:torch.aten.le_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.leaky_relu attributes {
    varve.syntax = "hook:torch.aten.leaky_relu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %negative_slope = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      negative_slope: %negative_slope)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.leaky_relu_ attributes {
    varve.syntax = "hook:torch.aten.leaky_relu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %negative_slope = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      negative_slope: %negative_slope)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.leaky_relu_backward attributes {
    varve.syntax = "hook:torch.aten.leaky_relu_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($self_is_result) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %negative_slope = irdl.any
    %self_is_result = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      negative_slope: %negative_slope,
      self_is_result: %self_is_result)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.len.Tensor attributes {
    varve.syntax = "hook:torch.aten.len.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %t = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      t: %t)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.len.str attributes {
    varve.syntax = "hook:torch.aten.len.str",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($s) = !torch.str",
      "type($result) = !torch.int"]
  } {
    %s = irdl.base "!torch.str"
    %result = irdl.base "!torch.int"
    irdl.operands(
      s: %s)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.len.t attributes {
    varve.syntax = "hook:torch.aten.len.t",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.list"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lerp.Scalar attributes {
    varve.syntax = "hook:torch.aten.lerp.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %end = irdl.any
    %weight = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      end: %end,
      weight: %weight)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lerp.Tensor attributes {
    varve.syntax = "hook:torch.aten.lerp.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %end = irdl.any
    %weight = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      end: %end,
      weight: %weight)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lerp_.Scalar attributes {
    varve.syntax = "hook:torch.aten.lerp_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %end = irdl.base "!torch.tensor"
    %weight = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      end: %end,
      weight: %weight)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lerp_.Tensor attributes {
    varve.syntax = "hook:torch.aten.lerp_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %end = irdl.base "!torch.tensor"
    %weight = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      end: %end,
      weight: %weight)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lift_fresh_copy attributes {
    varve.syntax = "hook:torch.aten.lift_fresh_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.linalg_cross attributes {
    varve.syntax = "hook:torch.aten.linalg_cross",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %other = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.linalg_det attributes {
    varve.syntax = "hook:torch.aten.linalg_det",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %A = irdl.any
    %result = irdl.any
    irdl.operands(
      A: %A)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.linalg_norm attributes {
    varve.syntax = "hook:torch.aten.linalg_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %ord = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      ord: %ord,
      dim: %dim,
      keepdim: %keepdim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.linalg_qr attributes {
    varve.syntax = "hook:torch.aten.linalg_qr",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($mode) = !torch.str"]
  } {
    %A = irdl.any
    %mode = irdl.base "!torch.str"
    %Q = irdl.any
    %R = irdl.any
    irdl.operands(
      A: %A,
      mode: %mode)
    irdl.results(
      Q: %Q,
      R: %R)
  }
  irdl.operation @aten.linalg_slogdet attributes {
    varve.syntax = "hook:torch.aten.linalg_slogdet",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %A = irdl.any
    %sign = irdl.any
    %logabsdet = irdl.any
    irdl.operands(
      A: %A)
    irdl.results(
      sign: %sign,
      logabsdet: %logabsdet)
  }
  irdl.operation @aten.linalg_vector_norm attributes {
    varve.syntax = "hook:torch.aten.linalg_vector_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %ord = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      ord: %ord,
      dim: %dim,
      keepdim: %keepdim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.linear attributes {
    varve.syntax = "hook:torch.aten.linear",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.linspace attributes {
    varve.syntax = "hook:torch.aten.linspace",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($steps) = !torch.int"]
  } {
    %start = irdl.any
    %end = irdl.any
    %steps = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      start: %start,
      end: %end,
      steps: %steps,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.list.t attributes {
    varve.syntax = "hook:torch.aten.list.t",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %l = irdl.base "!torch.list"
    %result = irdl.base "!torch.list"
    irdl.operands(
      l: %l)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log attributes {
    varve.syntax = "hook:torch.aten.log",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log.int attributes {
    varve.syntax = "hook:torch.aten.log.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.int"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log10 attributes {
    varve.syntax = "hook:torch.aten.log10",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log10_ attributes {
    varve.syntax = "hook:torch.aten.log10_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log1p attributes {
    varve.syntax = "hook:torch.aten.log1p",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log1p_ attributes {
    varve.syntax = "hook:torch.aten.log1p_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log2 attributes {
    varve.syntax = "hook:torch.aten.log2",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log2_ attributes {
    varve.syntax = "hook:torch.aten.log2_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log_ attributes {
    varve.syntax = "hook:torch.aten.log_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log_sigmoid attributes {
    varve.syntax = "hook:torch.aten.log_sigmoid",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log_sigmoid_backward attributes {
    varve.syntax = "hook:torch.aten.log_sigmoid_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %buffer = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      buffer: %buffer)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.log_sigmoid_forward attributes {
    varve.syntax = "hook:torch.aten.log_sigmoid_forward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output = irdl.any
    %buffer = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      output: %output,
      buffer: %buffer)
  }
  irdl.operation @aten.log_softmax.int attributes {
    varve.syntax = "hook:torch.aten.log_softmax.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logaddexp attributes {
    varve.syntax = "hook:torch.aten.logaddexp",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logaddexp2 attributes {
    varve.syntax = "hook:torch.aten.logaddexp2",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logcumsumexp attributes {
    varve.syntax = "hook:torch.aten.logcumsumexp",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_and attributes {
    varve.syntax = "hook:torch.aten.logical_and",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_and_ attributes {
    varve.syntax = "hook:torch.aten.logical_and_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_not attributes {
    varve.syntax = "hook:torch.aten.logical_not",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_not_ attributes {
    varve.syntax = "hook:torch.aten.logical_not_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_or attributes {
    varve.syntax = "hook:torch.aten.logical_or",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_or_ attributes {
    varve.syntax = "hook:torch.aten.logical_or_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_xor attributes {
    varve.syntax = "hook:torch.aten.logical_xor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logical_xor_ attributes {
    varve.syntax = "hook:torch.aten.logical_xor_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logit attributes {
    varve.syntax = "hook:torch.aten.logit",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %eps = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      eps: %eps)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logit_ attributes {
    varve.syntax = "hook:torch.aten.logit_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %eps = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      eps: %eps)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.logsumexp attributes {
    varve.syntax = "hook:torch.aten.logsumexp",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.list"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lt.Scalar attributes {
    varve.syntax = "hook:torch.aten.lt.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lt.Tensor attributes {
    varve.syntax = "hook:torch.aten.lt.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lt.float attributes {
    varve.syntax = "hook:torch.aten.lt.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lt.float_int attributes {
    varve.syntax = "hook:torch.aten.lt.float_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lt.int attributes {
    varve.syntax = "hook:torch.aten.lt.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lt_.Scalar attributes {
    varve.syntax = "hook:torch.aten.lt_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.lt_.Tensor attributes {
    varve.syntax = "hook:torch.aten.lt_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.masked_fill.Scalar attributes {
    varve.syntax = "hook:torch.aten.masked_fill.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mask = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mask: %mask,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.masked_fill.Tensor attributes {
    varve.syntax = "hook:torch.aten.masked_fill.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mask = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mask: %mask,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.masked_fill_.Scalar attributes {
    varve.syntax = "hook:torch.aten.masked_fill_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %mask = irdl.base "!torch.tensor"
    %value = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      mask: %mask,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.masked_fill_.Tensor attributes {
    varve.syntax = "hook:torch.aten.masked_fill_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %mask = irdl.base "!torch.tensor"
    %value = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      mask: %mask,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.masked_scatter attributes {
    varve.syntax = "hook:torch.aten.masked_scatter",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mask = irdl.any
    %source = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mask: %mask,
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.masked_scatter_ attributes {
    varve.syntax = "hook:torch.aten.masked_scatter_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %mask = irdl.base "!torch.tensor"
    %source = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      mask: %mask,
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.masked_select attributes {
    varve.syntax = "hook:torch.aten.masked_select",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mask = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mask: %mask)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.matmul attributes {
    varve.syntax = "hook:torch.aten.matmul",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max attributes {
    varve.syntax = "hook:torch.aten.max",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max.dim attributes {
    varve.syntax = "hook:torch.aten.max.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %keepdim = irdl.base "!torch.bool"
    %values = irdl.any
    %indices = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      values: %values,
      indices: %indices)
  }
  irdl.operation @aten.max.other attributes {
    varve.syntax = "hook:torch.aten.max.other",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max_pool1d attributes {
    varve.syntax = "hook:torch.aten.max_pool1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max_pool1d_with_indices attributes {
    varve.syntax = "hook:torch.aten.max_pool1d_with_indices",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.max_pool2d attributes {
    varve.syntax = "hook:torch.aten.max_pool2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max_pool2d_with_indices attributes {
    varve.syntax = "hook:torch.aten.max_pool2d_with_indices",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.max_pool2d_with_indices_backward attributes {
    varve.syntax = "hook:torch.aten.max_pool2d_with_indices_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %indices = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode,
      indices: %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max_pool3d attributes {
    varve.syntax = "hook:torch.aten.max_pool3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max_pool3d_with_indices attributes {
    varve.syntax = "hook:torch.aten.max_pool3d_with_indices",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.max_pool3d_with_indices_backward attributes {
    varve.syntax = "hook:torch.aten.max_pool3d_with_indices_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($ceil_mode) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %kernel_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %dilation = irdl.base "!torch.list"
    %ceil_mode = irdl.base "!torch.bool"
    %indices = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      kernel_size: %kernel_size,
      stride: %stride,
      padding: %padding,
      dilation: %dilation,
      ceil_mode: %ceil_mode,
      indices: %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max_unpool2d attributes {
    varve.syntax = "hook:torch.aten.max_unpool2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %indices = irdl.any
    %output_size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.max_unpool3d attributes {
    varve.syntax = "hook:torch.aten.max_unpool3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %indices = irdl.any
    %output_size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %padding = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      indices: %indices,
      output_size: %output_size,
      stride: %stride,
      padding: %padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.maximum attributes {
    varve.syntax = "hook:torch.aten.maximum",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mean attributes {
    varve.syntax = "hook:torch.aten.mean",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mean.dim attributes {
    varve.syntax = "hook:torch.aten.mean.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.meshgrid attributes {
    varve.syntax = "hook:torch.aten.meshgrid",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %tensors = irdl.base "!torch.list"
    %result = irdl.base "!torch.list"
    irdl.operands(
      tensors: %tensors)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.meshgrid.indexing attributes {
    varve.syntax = "hook:torch.aten.meshgrid.indexing",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($indexing) = !torch.str"]
  } {
    %tensors = irdl.base "!torch.list"
    %indexing = irdl.base "!torch.str"
    %result = irdl.base "!torch.list"
    irdl.operands(
      tensors: %tensors,
      indexing: %indexing)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.min attributes {
    varve.syntax = "hook:torch.aten.min",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.min.dim attributes {
    varve.syntax = "hook:torch.aten.min.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %keepdim = irdl.base "!torch.bool"
    %values = irdl.any
    %indices = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      values: %values,
      indices: %indices)
  }
  irdl.operation @aten.min.other attributes {
    varve.syntax = "hook:torch.aten.min.other",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.minimum attributes {
    varve.syntax = "hook:torch.aten.minimum",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mish attributes {
    varve.syntax = "hook:torch.aten.mish",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mm attributes {
    varve.syntax = "hook:torch.aten.mm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %mat2 = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      mat2: %mat2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.movedim.int attributes {
    varve.syntax = "hook:torch.aten.movedim.int",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($source) = !torch.int",
      "type($destination) = !torch.int"]
  } {
    %self = irdl.any
    %source = irdl.base "!torch.int"
    %destination = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      source: %source,
      destination: %destination)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mse_loss attributes {
    varve.syntax = "hook:torch.aten.mse_loss",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int"]
  } {
    %self = irdl.any
    %target = irdl.any
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mse_loss_backward attributes {
    varve.syntax = "hook:torch.aten.mse_loss_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %target = irdl.any
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      target: %target,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul attributes {
    varve.syntax = "hook:torch.aten.mul",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %b = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul.Scalar attributes {
    varve.syntax = "hook:torch.aten.mul.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul.Tensor attributes {
    varve.syntax = "hook:torch.aten.mul.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul.float attributes {
    varve.syntax = "hook:torch.aten.mul.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul.float_int attributes {
    varve.syntax = "hook:torch.aten.mul.float_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.int",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul.int attributes {
    varve.syntax = "hook:torch.aten.mul.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul.int_float attributes {
    varve.syntax = "hook:torch.aten.mul.int_float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.float",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul.left_t attributes {
    varve.syntax = "hook:torch.aten.mul.left_t",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($n) = !torch.int"]
  } {
    %l = irdl.base "!torch.list"
    %n = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      l: %l,
      n: %n)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul_.Scalar attributes {
    varve.syntax = "hook:torch.aten.mul_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mul_.Tensor attributes {
    varve.syntax = "hook:torch.aten.mul_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.multinomial attributes {
    varve.syntax = "hook:torch.aten.multinomial",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($num_samples) = !torch.int",
      "type($replacement) = !torch.bool"]
  } {
    %self = irdl.any
    %num_samples = irdl.base "!torch.int"
    %replacement = irdl.base "!torch.bool"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      num_samples: %num_samples,
      replacement: %replacement,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.mv attributes {
    varve.syntax = "hook:torch.aten.mv",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %vec = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      vec: %vec)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.nan_to_num attributes {
    varve.syntax = "hook:torch.aten.nan_to_num",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %nan = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %posinf = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %neginf = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      nan: %nan,
      posinf: %posinf,
      neginf: %neginf)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.narrow attributes {
    varve.syntax = "hook:torch.aten.narrow",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($start) = !torch.int",
      "type($length) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %start = irdl.base "!torch.int"
    %length = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      start: %start,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.narrow.Tensor attributes {
    varve.syntax = "hook:torch.aten.narrow.Tensor",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($length) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %start = irdl.any
    %length = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      start: %start,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.native_batch_norm attributes {
    varve.syntax = "hook:torch.aten.native_batch_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($training) = !torch.bool",
      "type($momentum) = !torch.float",
      "type($eps) = !torch.float"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %running_mean = irdl.any
    %running_var = irdl.any
    %training = irdl.base "!torch.bool"
    %momentum = irdl.base "!torch.float"
    %eps = irdl.base "!torch.float"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      running_mean: %running_mean,
      running_var: %running_var,
      training: %training,
      momentum: %momentum,
      eps: %eps)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.native_batch_norm_backward attributes {
    varve.syntax = "hook:torch.aten.native_batch_norm_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($train) = !torch.bool",
      "type($eps) = !torch.float"]
  } {
    %grad_out = irdl.any
    %input = irdl.any
    %weight = irdl.any
    %running_mean = irdl.any
    %running_var = irdl.any
    %save_mean = irdl.any
    %save_invstd = irdl.any
    %train = irdl.base "!torch.bool"
    %eps = irdl.base "!torch.float"
    %output_mask = irdl.base "!torch.list"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      grad_out: %grad_out,
      input: %input,
      weight: %weight,
      running_mean: %running_mean,
      running_var: %running_var,
      save_mean: %save_mean,
      save_invstd: %save_invstd,
      train: %train,
      eps: %eps,
      output_mask: %output_mask)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.native_dropout attributes {
    varve.syntax = "hook:torch.aten.native_dropout",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($p) = !torch.float"]
  } {
    %input = irdl.any
    %p = irdl.base "!torch.float"
    %train = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      input: %input,
      p: %p,
      train: %train)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.native_dropout_backward attributes {
    varve.syntax = "hook:torch.aten.native_dropout_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale) = !torch.float"]
  } {
    %grad_output = irdl.any
    %mask = irdl.any
    %scale = irdl.base "!torch.float"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      mask: %mask,
      scale: %scale)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.native_group_norm attributes {
    varve.syntax = "hook:torch.aten.native_group_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($N) = !torch.int",
      "type($C) = !torch.int",
      "type($HxW) = !torch.int",
      "type($group) = !torch.int",
      "type($eps) = !torch.float"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %N = irdl.base "!torch.int"
    %C = irdl.base "!torch.int"
    %HxW = irdl.base "!torch.int"
    %group = irdl.base "!torch.int"
    %eps = irdl.base "!torch.float"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      N: %N,
      C: %C,
      HxW: %HxW,
      group: %group,
      eps: %eps)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.native_group_norm_backward attributes {
    varve.syntax = "hook:torch.aten.native_group_norm_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($N) = !torch.int",
      "type($C) = !torch.int",
      "type($HxW) = !torch.int",
      "type($group) = !torch.int"]
  } {
    %grad_out = irdl.any
    %input = irdl.any
    %mean = irdl.any
    %rstd = irdl.any
    %weight = irdl.any
    %N = irdl.base "!torch.int"
    %C = irdl.base "!torch.int"
    %HxW = irdl.base "!torch.int"
    %group = irdl.base "!torch.int"
    %output_mask = irdl.base "!torch.list"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      grad_out: %grad_out,
      input: %input,
      mean: %mean,
      rstd: %rstd,
      weight: %weight,
      N: %N,
      C: %C,
      HxW: %HxW,
      group: %group,
      output_mask: %output_mask)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.native_layer_norm attributes {
    varve.syntax = "hook:torch.aten.native_layer_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($eps) = !torch.float"]
  } {
    %input = irdl.any
    %normalized_shape = irdl.base "!torch.list"
    %weight = irdl.any
    %bias = irdl.any
    %eps = irdl.base "!torch.float"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      input: %input,
      normalized_shape: %normalized_shape,
      weight: %weight,
      bias: %bias,
      eps: %eps)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.native_layer_norm_backward attributes {
    varve.syntax = "hook:torch.aten.native_layer_norm_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_out = irdl.any
    %input = irdl.any
    %normalized_shape = irdl.base "!torch.list"
    %mean = irdl.any
    %rstd = irdl.any
    %weight = irdl.any
    %bias = irdl.any
    %output_mask = irdl.base "!torch.list"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      grad_out: %grad_out,
      input: %input,
      normalized_shape: %normalized_shape,
      mean: %mean,
      rstd: %rstd,
      weight: %weight,
      bias: %bias,
      output_mask: %output_mask)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.ne.Scalar attributes {
    varve.syntax = "hook:torch.aten.ne.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne.Tensor attributes {
    varve.syntax = "hook:torch.aten.ne.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne.bool attributes {
    varve.syntax = "hook:torch.aten.ne.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.bool",
      "type($b) = !torch.bool",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.bool"
    %b = irdl.base "!torch.bool"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne.float_int attributes {
    varve.syntax = "hook:torch.aten.ne.float_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne.int attributes {
    varve.syntax = "hook:torch.aten.ne.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne.int_list attributes {
    varve.syntax = "hook:torch.aten.ne.int_list",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.list"
    %b = irdl.base "!torch.list"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne.str attributes {
    varve.syntax = "hook:torch.aten.ne.str",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.str",
      "type($b) = !torch.str",
      "type($result) = !torch.bool"]
  } {
    %a = irdl.base "!torch.str"
    %b = irdl.base "!torch.str"
    %result = irdl.base "!torch.bool"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne_.Scalar attributes {
    varve.syntax = "hook:torch.aten.ne_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ne_.Tensor attributes {
    varve.syntax = "hook:torch.aten.ne_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.neg attributes {
    varve.syntax = "hook:torch.aten.neg",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.neg.float attributes {
    varve.syntax = "hook:torch.aten.neg.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.float"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.neg.int attributes {
    varve.syntax = "hook:torch.aten.neg.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.neg_ attributes {
    varve.syntax = "hook:torch.aten.neg_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.new_empty attributes {
    varve.syntax = "hook:torch.aten.new_empty",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.new_empty_strided attributes {
    varve.syntax = "hook:torch.aten.new_empty_strided",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %stride = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      stride: %stride,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.new_full attributes {
    varve.syntax = "hook:torch.aten.new_full",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %fill_value = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      fill_value: %fill_value,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.new_ones attributes {
    varve.syntax = "hook:torch.aten.new_ones",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.new_zeros attributes {
    varve.syntax = "hook:torch.aten.new_zeros",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.nll_loss2d_backward attributes {
    varve.syntax = "hook:torch.aten.nll_loss2d_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int",
      "type($ignore_index) = !torch.int"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %ignore_index = irdl.base "!torch.int"
    %total_weight = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      target: %target,
      weight: %weight,
      reduction: %reduction,
      ignore_index: %ignore_index,
      total_weight: %total_weight)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.nll_loss2d_forward attributes {
    varve.syntax = "hook:torch.aten.nll_loss2d_forward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int",
      "type($ignore_index) = !torch.int"]
  } {
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %ignore_index = irdl.base "!torch.int"
    %output = irdl.any
    %total_weight = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      weight: %weight,
      reduction: %reduction,
      ignore_index: %ignore_index)
    irdl.results(
      output: %output,
      total_weight: %total_weight)
  }
  irdl.operation @aten.nll_loss_backward attributes {
    varve.syntax = "hook:torch.aten.nll_loss_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int",
      "type($ignore_index) = !torch.int"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %ignore_index = irdl.base "!torch.int"
    %total_weight = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      target: %target,
      weight: %weight,
      reduction: %reduction,
      ignore_index: %ignore_index,
      total_weight: %total_weight)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.nll_loss_forward attributes {
    varve.syntax = "hook:torch.aten.nll_loss_forward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($reduction) = !torch.int",
      "type($ignore_index) = !torch.int"]
  } {
    %self = irdl.any
    %target = irdl.any
    %weight = irdl.any
    %reduction = irdl.base "!torch.int"
    %ignore_index = irdl.base "!torch.int"
    %output = irdl.any
    %total_weight = irdl.any
    irdl.operands(
      self: %self,
      target: %target,
      weight: %weight,
      reduction: %reduction,
      ignore_index: %ignore_index)
    irdl.results(
      output: %output,
      total_weight: %total_weight)
  }
  irdl.operation @aten.nonzero attributes {
    varve.syntax = "hook:torch.aten.nonzero",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.nonzero_numpy attributes {
    varve.syntax = "hook:torch.aten.nonzero_numpy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.nonzero_static attributes {
    varve.syntax = "hook:torch.aten.nonzero_static",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($size) = !torch.int",
      "type($fill_value) = !torch.int"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.int"
    %fill_value = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      fill_value: %fill_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.norm.Scalar attributes {
    varve.syntax = "hook:torch.aten.norm.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %p = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      p: %p)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.norm.ScalarOpt_dim attributes {
    varve.syntax = "hook:torch.aten.norm.ScalarOpt_dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %p = irdl.any
    %dim = irdl.base "!torch.list"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      p: %p,
      dim: %dim,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.normal_functional attributes {
    varve.syntax = "hook:torch.aten.normal_functional",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($mean) = !torch.float",
      "type($std) = !torch.float"]
  } {
    %self = irdl.any
    %mean = irdl.base "!torch.float"
    %std = irdl.base "!torch.float"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      mean: %mean,
      std: %std,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.numel attributes {
    varve.syntax = "hook:torch.aten.numel",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %self = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.numpy_T attributes {
    varve.syntax = "hook:torch.aten.numpy_T",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.one_hot attributes {
    varve.syntax = "hook:torch.aten.one_hot",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($num_classes) = !torch.int"]
  } {
    %self = irdl.any
    %num_classes = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      num_classes: %num_classes)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ones attributes {
    varve.syntax = "hook:torch.aten.ones",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.ones_like attributes {
    varve.syntax = "hook:torch.aten.ones_like",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.outer attributes {
    varve.syntax = "hook:torch.aten.outer",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %vec2 = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      vec2: %vec2)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.pad attributes {
    varve.syntax = "hook:torch.aten.pad",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($mode) = !torch.str"]
  } {
    %self = irdl.any
    %pad = irdl.base "!torch.list"
    %mode = irdl.base "!torch.str"
    %value = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      pad: %pad,
      mode: %mode,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.permute attributes {
    varve.syntax = "hook:torch.aten.permute",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %dims = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dims: %dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.permute_copy attributes {
    varve.syntax = "hook:torch.aten.permute_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dims = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dims: %dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.pixel_shuffle attributes {
    varve.syntax = "hook:torch.aten.pixel_shuffle",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($upscale_factor) = !torch.int"]
  } {
    %self = irdl.any
    %upscale_factor = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      upscale_factor: %upscale_factor)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.pixel_unshuffle attributes {
    varve.syntax = "hook:torch.aten.pixel_unshuffle",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($downscale_factor) = !torch.int"]
  } {
    %self = irdl.any
    %downscale_factor = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      downscale_factor: %downscale_factor)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.poisson_nll_loss attributes {
    varve.syntax = "hook:torch.aten.poisson_nll_loss",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($log_input) = !torch.bool",
      "type($full) = !torch.bool",
      "type($eps) = !torch.float",
      "type($reduction) = !torch.int"]
  } {
    %input = irdl.any
    %target = irdl.any
    %log_input = irdl.base "!torch.bool"
    %full = irdl.base "!torch.bool"
    %eps = irdl.base "!torch.float"
    %reduction = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      target: %target,
      log_input: %log_input,
      full: %full,
      eps: %eps,
      reduction: %reduction)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.polar attributes {
    varve.syntax = "hook:torch.aten.polar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %abs = irdl.any
    %angle = irdl.any
    %result = irdl.any
    irdl.operands(
      abs: %abs,
      angle: %angle)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.pow.Scalar attributes {
    varve.syntax = "hook:torch.aten.pow.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %exponent = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      exponent: %exponent)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.pow.Tensor_Scalar attributes {
    varve.syntax = "hook:torch.aten.pow.Tensor_Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %exponent = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      exponent: %exponent)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.pow.Tensor_Tensor attributes {
    varve.syntax = "hook:torch.aten.pow.Tensor_Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %exponent = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      exponent: %exponent)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.pow.int_float attributes {
    varve.syntax = "hook:torch.aten.pow.int_float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.float",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.prelu attributes {
    varve.syntax = "hook:torch.aten.prelu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %weight = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      weight: %weight)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.prod attributes {
    varve.syntax = "hook:torch.aten.prod",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.prod.dim_int attributes {
    varve.syntax = "hook:torch.aten.prod.dim_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %keepdim = irdl.base "!torch.bool"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.quantize_per_channel attributes {
    varve.syntax = "hook:torch.aten.quantize_per_channel",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($axis) = !torch.int",
      "type($dtype) = !torch.int"]
  } {
    %self = irdl.any
    %scales = irdl.any
    %zero_points = irdl.any
    %axis = irdl.base "!torch.int"
    %dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      scales: %scales,
      zero_points: %zero_points,
      axis: %axis,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.quantize_per_tensor attributes {
    varve.syntax = "hook:torch.aten.quantize_per_tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale) = !torch.float",
      "type($zero_point) = !torch.int",
      "type($dtype) = !torch.int"]
  } {
    %self = irdl.any
    %scale = irdl.base "!torch.float"
    %zero_point = irdl.base "!torch.int"
    %dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      scale: %scale,
      zero_point: %zero_point,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rad2deg attributes {
    varve.syntax = "hook:torch.aten.rad2deg",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rand attributes {
    varve.syntax = "hook:torch.aten.rand",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rand_like attributes {
    varve.syntax = "hook:torch.aten.rand_like",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.randint attributes {
    varve.syntax = "hook:torch.aten.randint",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($high) = !torch.int"]
  } {
    %high = irdl.base "!torch.int"
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      high: %high,
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.randint.low attributes {
    varve.syntax = "hook:torch.aten.randint.low",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($low) = !torch.int",
      "type($high) = !torch.int"]
  } {
    %low = irdl.base "!torch.int"
    %high = irdl.base "!torch.int"
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      low: %low,
      high: %high,
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.randn attributes {
    varve.syntax = "hook:torch.aten.randn",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.randn.generator attributes {
    varve.syntax = "hook:torch.aten.randn.generator",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      generator: %generator,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.randn_like attributes {
    varve.syntax = "hook:torch.aten.randn_like",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.random attributes {
    varve.syntax = "hook:torch.aten.random",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.random.from attributes {
    varve.syntax = "hook:torch.aten.random.from",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($from) = !torch.int"]
  } {
    %self = irdl.any
    %from = irdl.base "!torch.int"
    %to = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      from: %from,
      to: %to,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.real attributes {
    varve.syntax = "hook:torch.aten.real",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.reciprocal attributes {
    varve.syntax = "hook:torch.aten.reciprocal",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.reciprocal_ attributes {
    varve.syntax = "hook:torch.aten.reciprocal_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.reflection_pad1d attributes {
    varve.syntax = "hook:torch.aten.reflection_pad1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %padding = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      padding: %padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.reflection_pad2d attributes {
    varve.syntax = "hook:torch.aten.reflection_pad2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %padding = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      padding: %padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.reflection_pad3d attributes {
    varve.syntax = "hook:torch.aten.reflection_pad3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %padding = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      padding: %padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.relu attributes {
    varve.syntax = "hook:torch.aten.relu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.relu6 attributes {
    varve.syntax = "hook:torch.aten.relu6",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.relu6_ attributes {
    varve.syntax = "hook:torch.aten.relu6_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.relu_ attributes {
    varve.syntax = "hook:torch.aten.relu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.remainder.Scalar attributes {
    varve.syntax = "hook:torch.aten.remainder.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.remainder.Tensor attributes {
    varve.syntax = "hook:torch.aten.remainder.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.remainder.int attributes {
    varve.syntax = "hook:torch.aten.remainder.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.renorm attributes {
    varve.syntax = "hook:torch.aten.renorm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %p = irdl.any
    %dim = irdl.base "!torch.int"
    %maxnorm = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      p: %p,
      dim: %dim,
      maxnorm: %maxnorm)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.repeat attributes {
    varve.syntax = "hook:torch.aten.repeat",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %repeats = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      repeats: %repeats)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.repeat_interleave.Tensor attributes {
    varve.syntax = "hook:torch.aten.repeat_interleave.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %repeats = irdl.any
    %output_size = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      repeats: %repeats,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.repeat_interleave.self_int attributes {
    varve.syntax = "hook:torch.aten.repeat_interleave.self_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($repeats) = !torch.int"]
  } {
    %self = irdl.any
    %repeats = irdl.base "!torch.int"
    %dim = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %output_size = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      repeats: %repeats,
      dim: %dim,
      output_size: %output_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.replication_pad1d attributes {
    varve.syntax = "hook:torch.aten.replication_pad1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %padding = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      padding: %padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.replication_pad2d attributes {
    varve.syntax = "hook:torch.aten.replication_pad2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %padding = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      padding: %padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.replication_pad3d attributes {
    varve.syntax = "hook:torch.aten.replication_pad3d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %padding = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      padding: %padding)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.reshape attributes {
    varve.syntax = "hook:torch.aten.reshape",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %shape = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.reshape_as attributes {
    varve.syntax = "hook:torch.aten.reshape_as",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.resize attributes {
    varve.syntax = "hook:torch.aten.resize",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.resize_ attributes {
    varve.syntax = "hook:torch.aten.resize_",
    varve.traits = ["AllowsTypeRefinement"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rms_norm attributes {
    varve.syntax = "hook:torch.aten.rms_norm",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %input = irdl.any
    %normalized_shape = irdl.base "!torch.list"
    %weight = irdl.any
    %eps = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      input: %input,
      normalized_shape: %normalized_shape,
      weight: %weight,
      eps: %eps)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.roll attributes {
    varve.syntax = "hook:torch.aten.roll",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %shifts = irdl.base "!torch.list"
    %dims = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      shifts: %shifts,
      dims: %dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rot90 attributes {
    varve.syntax = "hook:torch.aten.rot90",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($k) = !torch.int"]
  } {
    %self = irdl.any
    %k = irdl.base "!torch.int"
    %dims = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      k: %k,
      dims: %dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.round attributes {
    varve.syntax = "hook:torch.aten.round",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.round.decimals attributes {
    varve.syntax = "hook:torch.aten.round.decimals",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($decimals) = !torch.int"]
  } {
    %self = irdl.any
    %decimals = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      decimals: %decimals)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.round_ attributes {
    varve.syntax = "hook:torch.aten.round_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.round_.decimals attributes {
    varve.syntax = "hook:torch.aten.round_.decimals",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($decimals) = !torch.int"]
  } {
    %self = irdl.base "!torch.tensor"
    %decimals = irdl.base "!torch.int"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      decimals: %decimals)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rrelu attributes {
    varve.syntax = "hook:torch.aten.rrelu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($training) = !torch.bool"]
  } {
    %self = irdl.any
    %lower = irdl.any
    %upper = irdl.any
    %training = irdl.base "!torch.bool"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      lower: %lower,
      upper: %upper,
      training: %training,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rrelu_ attributes {
    varve.syntax = "hook:torch.aten.rrelu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($training) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %lower = irdl.any
    %upper = irdl.any
    %training = irdl.base "!torch.bool"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      lower: %lower,
      upper: %upper,
      training: %training,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rrelu_with_noise attributes {
    varve.syntax = "hook:torch.aten.rrelu_with_noise",
    varve.traits = ["AllowsTypeRefinement"],
    varve.let = [
      "type($training) = !torch.bool"]
  } {
    %self = irdl.any
    %noise = irdl.any
    %lower = irdl.any
    %upper = irdl.any
    %training = irdl.base "!torch.bool"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      noise: %noise,
      lower: %lower,
      upper: %upper,
      training: %training,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rrelu_with_noise_ attributes {
    varve.syntax = "hook:torch.aten.rrelu_with_noise_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($training) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %noise = irdl.base "!torch.tensor"
    %lower = irdl.any
    %upper = irdl.any
    %training = irdl.base "!torch.bool"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      noise: %noise,
      lower: %lower,
      upper: %upper,
      training: %training,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rrelu_with_noise_backward attributes {
    varve.syntax = "hook:torch.aten.rrelu_with_noise_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($training) = !torch.bool",
      "type($self_is_result) = !torch.bool"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %noise = irdl.any
    %lower = irdl.any
    %upper = irdl.any
    %training = irdl.base "!torch.bool"
    %self_is_result = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      noise: %noise,
      lower: %lower,
      upper: %upper,
      training: %training,
      self_is_result: %self_is_result)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rrelu_with_noise_functional attributes {
    varve.syntax = "hook:torch.aten.rrelu_with_noise_functional",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($training) = !torch.bool"]
  } {
    %self = irdl.any
    %noise = irdl.any
    %lower = irdl.any
    %upper = irdl.any
    %training = irdl.base "!torch.bool"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result0 = irdl.any
    %noise_out = irdl.any
    irdl.operands(
      self: %self,
      noise: %noise,
      lower: %lower,
      upper: %upper,
      training: %training,
      generator: %generator)
    irdl.results(
      result0: %result0,
      noise_out: %noise_out)
  }
  irdl.operation @aten.rsqrt attributes {
    varve.syntax = "hook:torch.aten.rsqrt",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rsqrt_ attributes {
    varve.syntax = "hook:torch.aten.rsqrt_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.rsub.Scalar attributes {
    varve.syntax = "hook:torch.aten.rsub.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scalar_tensor attributes {
    varve.syntax = "hook:torch.aten.scalar_tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %s = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      s: %s,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scaled_dot_product_attention attributes {
    varve.syntax = "hook:torch.aten.scaled_dot_product_attention",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dropout_p) = !torch.float",
      "type($is_causal) = !torch.bool",
      "type($enable_gqa) = !torch.bool"]
  } {
    %query = irdl.any
    %key = irdl.any
    %value = irdl.any
    %attn_mask = irdl.any
    %dropout_p = irdl.base "!torch.float"
    %is_causal = irdl.base "!torch.bool"
    %scale = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %enable_gqa = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      query: %query,
      key: %key,
      value: %value,
      attn_mask: %attn_mask,
      dropout_p: %dropout_p,
      is_causal: %is_causal,
      scale: %scale,
      enable_gqa: %enable_gqa)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter.reduce attributes {
    varve.syntax = "hook:torch.aten.scatter.reduce",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($reduce) = !torch.str"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.any
    %src = irdl.any
    %reduce = irdl.base "!torch.str"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      src: %src,
      reduce: %reduce)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter.src attributes {
    varve.syntax = "hook:torch.aten.scatter.src",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.any
    %src = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter.value attributes {
    varve.syntax = "hook:torch.aten.scatter.value",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter_.src attributes {
    varve.syntax = "hook:torch.aten.scatter_.src",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.base "!torch.tensor"
    %dim = irdl.base "!torch.int"
    %index = irdl.base "!torch.tensor"
    %src = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter_.value attributes {
    varve.syntax = "hook:torch.aten.scatter_.value",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.base "!torch.tensor"
    %dim = irdl.base "!torch.int"
    %index = irdl.base "!torch.tensor"
    %value = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter_add attributes {
    varve.syntax = "hook:torch.aten.scatter_add",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.any
    %src = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter_add_ attributes {
    varve.syntax = "hook:torch.aten.scatter_add_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.base "!torch.tensor"
    %dim = irdl.base "!torch.int"
    %index = irdl.base "!torch.tensor"
    %src = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter_reduce.two attributes {
    varve.syntax = "hook:torch.aten.scatter_reduce.two",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($reduce) = !torch.str",
      "type($include_self) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.any
    %src = irdl.any
    %reduce = irdl.base "!torch.str"
    %include_self = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      src: %src,
      reduce: %reduce,
      include_self: %include_self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.scatter_reduce_.two attributes {
    varve.syntax = "hook:torch.aten.scatter_reduce_.two",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($reduce) = !torch.str",
      "type($include_self) = !torch.bool"]
  } {
    %self = irdl.base "!torch.tensor"
    %dim = irdl.base "!torch.int"
    %index = irdl.base "!torch.tensor"
    %src = irdl.base "!torch.tensor"
    %reduce = irdl.base "!torch.str"
    %include_self = irdl.base "!torch.bool"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index,
      src: %src,
      reduce: %reduce,
      include_self: %include_self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.select.int attributes {
    varve.syntax = "hook:torch.aten.select.int",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($index) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.select_copy.int attributes {
    varve.syntax = "hook:torch.aten.select_copy.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($index) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.select_scatter attributes {
    varve.syntax = "hook:torch.aten.select_scatter",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($index) = !torch.int"]
  } {
    %self = irdl.any
    %src = irdl.any
    %dim = irdl.base "!torch.int"
    %index = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      src: %src,
      dim: %dim,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.selu attributes {
    varve.syntax = "hook:torch.aten.selu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.selu_ attributes {
    varve.syntax = "hook:torch.aten.selu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sgn attributes {
    varve.syntax = "hook:torch.aten.sgn",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sgn_ attributes {
    varve.syntax = "hook:torch.aten.sgn_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sigmoid attributes {
    varve.syntax = "hook:torch.aten.sigmoid",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sigmoid_ attributes {
    varve.syntax = "hook:torch.aten.sigmoid_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sigmoid_backward attributes {
    varve.syntax = "hook:torch.aten.sigmoid_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %output = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      output: %output)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sign attributes {
    varve.syntax = "hook:torch.aten.sign",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sign_ attributes {
    varve.syntax = "hook:torch.aten.sign_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.signbit attributes {
    varve.syntax = "hook:torch.aten.signbit",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.silu attributes {
    varve.syntax = "hook:torch.aten.silu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.silu_ attributes {
    varve.syntax = "hook:torch.aten.silu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sin attributes {
    varve.syntax = "hook:torch.aten.sin",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sin_ attributes {
    varve.syntax = "hook:torch.aten.sin_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sinh attributes {
    varve.syntax = "hook:torch.aten.sinh",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sinh_ attributes {
    varve.syntax = "hook:torch.aten.sinh_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.size attributes {
    varve.syntax = "hook:torch.aten.size",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.size.int attributes {
    varve.syntax = "hook:torch.aten.size.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.slice.Tensor attributes {
    varve.syntax = "hook:torch.aten.slice.Tensor",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($step) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %start = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %end = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %step = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      start: %start,
      end: %end,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.slice.t attributes {
    varve.syntax = "hook:torch.aten.slice.t",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($step) = !torch.int"]
  } {
    %l = irdl.base "!torch.list"
    %start = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %end = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %step = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      l: %l,
      start: %start,
      end: %end,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.slice_copy.Tensor attributes {
    varve.syntax = "hook:torch.aten.slice_copy.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($step) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %start = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %end = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %step = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      start: %start,
      end: %end,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.slice_scatter attributes {
    varve.syntax = "hook:torch.aten.slice_scatter",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($step) = !torch.int"]
  } {
    %self = irdl.any
    %src = irdl.any
    %dim = irdl.base "!torch.int"
    %start = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %end = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %step = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      src: %src,
      dim: %dim,
      start: %start,
      end: %end,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.softmax.int attributes {
    varve.syntax = "hook:torch.aten.softmax.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.softplus attributes {
    varve.syntax = "hook:torch.aten.softplus",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %beta = irdl.any
    %threshold = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      beta: %beta,
      threshold: %threshold)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.softplus_backward attributes {
    varve.syntax = "hook:torch.aten.softplus_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %beta = irdl.any
    %threshold = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      beta: %beta,
      threshold: %threshold)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.softshrink attributes {
    varve.syntax = "hook:torch.aten.softshrink",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %lambd = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      lambd: %lambd)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sort attributes {
    varve.syntax = "hook:torch.aten.sort",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($descending) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %descending = irdl.base "!torch.bool"
    %values = irdl.any
    %indices = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      descending: %descending)
    irdl.results(
      values: %values,
      indices: %indices)
  }
  irdl.operation @aten.sort.int attributes {
    varve.syntax = "hook:torch.aten.sort.int",
    varve.traits = ["AllowsTypeRefinement"],
    varve.let = [
      "type($reverse) = !torch.bool"]
  } {
    %self = irdl.base "!torch.list"
    %reverse = irdl.base "!torch.bool"
    irdl.operands(
      self: %self,
      reverse: %reverse)
  }
  irdl.operation @aten.special_expm1 attributes {
    varve.syntax = "hook:torch.aten.special_expm1",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.split.Tensor attributes {
    varve.syntax = "hook:torch.aten.split.Tensor",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($split_size) = !torch.int",
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %split_size = irdl.base "!torch.int"
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      split_size: %split_size,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.split.sizes attributes {
    varve.syntax = "hook:torch.aten.split.sizes",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %split_size = irdl.base "!torch.list"
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      split_size: %split_size,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.split_copy.Tensor attributes {
    varve.syntax = "hook:torch.aten.split_copy.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($split_size) = !torch.int",
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %split_size = irdl.base "!torch.int"
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      split_size: %split_size,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.split_with_sizes attributes {
    varve.syntax = "hook:torch.aten.split_with_sizes",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %split_sizes = irdl.base "!torch.list"
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      split_sizes: %split_sizes,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.split_with_sizes_copy attributes {
    varve.syntax = "hook:torch.aten.split_with_sizes_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %split_sizes = irdl.base "!torch.list"
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      split_sizes: %split_sizes,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sqrt attributes {
    varve.syntax = "hook:torch.aten.sqrt",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sqrt.int attributes {
    varve.syntax = "hook:torch.aten.sqrt.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.int"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sqrt_ attributes {
    varve.syntax = "hook:torch.aten.sqrt_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.square attributes {
    varve.syntax = "hook:torch.aten.square",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.square_ attributes {
    varve.syntax = "hook:torch.aten.square_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.squeeze attributes {
    varve.syntax = "hook:torch.aten.squeeze",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.squeeze.dim attributes {
    varve.syntax = "hook:torch.aten.squeeze.dim",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.squeeze_copy attributes {
    varve.syntax = "hook:torch.aten.squeeze_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.squeeze_copy.dim attributes {
    varve.syntax = "hook:torch.aten.squeeze_copy.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.stack attributes {
    varve.syntax = "hook:torch.aten.stack",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %tensors = irdl.base "!torch.list"
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      tensors: %tensors,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.std attributes {
    varve.syntax = "hook:torch.aten.std",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($unbiased) = !torch.bool"]
  } {
    %self = irdl.any
    %unbiased = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      unbiased: %unbiased)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.std.correction attributes {
    varve.syntax = "hook:torch.aten.std.correction",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %correction = irdl.any
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      correction: %correction,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.std.dim attributes {
    varve.syntax = "hook:torch.aten.std.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($unbiased) = !torch.bool",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %unbiased = irdl.base "!torch.bool"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      unbiased: %unbiased,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.stft attributes {
    varve.syntax = "hook:torch.aten.stft",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($n_fft) = !torch.int",
      "type($normalized) = !torch.bool"]
  } {
    %self = irdl.any
    %n_fft = irdl.base "!torch.int"
    %hop_length = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %win_length = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %window = irdl.any
    %normalized = irdl.base "!torch.bool"
    %onesided = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %return_complex = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %align_to_window = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      n_fft: %n_fft,
      hop_length: %hop_length,
      win_length: %win_length,
      window: %window,
      normalized: %normalized,
      onesided: %onesided,
      return_complex: %return_complex,
      align_to_window: %align_to_window)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.stft.center attributes {
    varve.syntax = "hook:torch.aten.stft.center",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($n_fft) = !torch.int",
      "type($center) = !torch.bool",
      "type($pad_mode) = !torch.str",
      "type($normalized) = !torch.bool"]
  } {
    %self = irdl.any
    %n_fft = irdl.base "!torch.int"
    %hop_length = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %win_length = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %window = irdl.any
    %center = irdl.base "!torch.bool"
    %pad_mode = irdl.base "!torch.str"
    %normalized = irdl.base "!torch.bool"
    %onesided = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %return_complex = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %align_to_window = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      n_fft: %n_fft,
      hop_length: %hop_length,
      win_length: %win_length,
      window: %window,
      center: %center,
      pad_mode: %pad_mode,
      normalized: %normalized,
      onesided: %onesided,
      return_complex: %return_complex,
      align_to_window: %align_to_window)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.str attributes {
    varve.syntax = "hook:torch.aten.str",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.str"]
  } {
    %elem = irdl.any
    %result = irdl.base "!torch.str"
    irdl.operands(
      elem: %elem)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sub attributes {
    varve.syntax = "hook:torch.aten.sub",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %b = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sub.Scalar attributes {
    varve.syntax = "hook:torch.aten.sub.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sub.Tensor attributes {
    varve.syntax = "hook:torch.aten.sub.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %alpha = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sub.float attributes {
    varve.syntax = "hook:torch.aten.sub.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.float",
      "type($b) = !torch.float",
      "type($result) = !torch.float"]
  } {
    %a = irdl.base "!torch.float"
    %b = irdl.base "!torch.float"
    %result = irdl.base "!torch.float"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sub.int attributes {
    varve.syntax = "hook:torch.aten.sub.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sub_.Scalar attributes {
    varve.syntax = "hook:torch.aten.sub_.Scalar",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.any
    %alpha = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sub_.Tensor attributes {
    varve.syntax = "hook:torch.aten.sub_.Tensor",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %other = irdl.base "!torch.tensor"
    %alpha = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      other: %other,
      alpha: %alpha)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sum attributes {
    varve.syntax = "hook:torch.aten.sum",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sum.dim_IntList attributes {
    varve.syntax = "hook:torch.aten.sum.dim_IntList",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %keepdim = irdl.base "!torch.bool"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      keepdim: %keepdim,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.sym_constrain_range attributes {
    varve.syntax = "hook:torch.aten.sym_constrain_range",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.any
    %min = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %max = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    irdl.operands(
      size: %size,
      min: %min,
      max: %max)
  }
  irdl.operation @aten.sym_constrain_range_for_size attributes {
    varve.syntax = "hook:torch.aten.sym_constrain_range_for_size",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.any
    %min = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %max = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    irdl.operands(
      size: %size,
      min: %min,
      max: %max)
  }
  irdl.operation @aten.t attributes {
    varve.syntax = "hook:torch.aten.t",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.t_copy attributes {
    varve.syntax = "hook:torch.aten.t_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tan attributes {
    varve.syntax = "hook:torch.aten.tan",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tan_ attributes {
    varve.syntax = "hook:torch.aten.tan_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tanh attributes {
    varve.syntax = "hook:torch.aten.tanh",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tanh_ attributes {
    varve.syntax = "hook:torch.aten.tanh_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tanh_backward attributes {
    varve.syntax = "hook:torch.aten.tanh_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %output = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      output: %output)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tensor attributes {
    varve.syntax = "hook:torch.aten.tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($requires_grad) = !torch.bool"]
  } {
    %data = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %requires_grad = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      data: %data,
      dtype: %dtype,
      device: %device,
      requires_grad: %requires_grad)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tensor.bool attributes {
    varve.syntax = "hook:torch.aten.tensor.bool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($t) = !torch.bool",
      "type($requires_grad) = !torch.bool"]
  } {
    %t = irdl.base "!torch.bool"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %requires_grad = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      t: %t,
      dtype: %dtype,
      device: %device,
      requires_grad: %requires_grad)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tensor.float attributes {
    varve.syntax = "hook:torch.aten.tensor.float",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($t) = !torch.float",
      "type($requires_grad) = !torch.bool"]
  } {
    %t = irdl.base "!torch.float"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %requires_grad = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      t: %t,
      dtype: %dtype,
      device: %device,
      requires_grad: %requires_grad)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tensor.int attributes {
    varve.syntax = "hook:torch.aten.tensor.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($t) = !torch.int",
      "type($requires_grad) = !torch.bool"]
  } {
    %t = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %requires_grad = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      t: %t,
      dtype: %dtype,
      device: %device,
      requires_grad: %requires_grad)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tensor_split.sections attributes {
    varve.syntax = "hook:torch.aten.tensor_split.sections",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($sections) = !torch.int",
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %sections = irdl.base "!torch.int"
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      sections: %sections,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.threshold attributes {
    varve.syntax = "hook:torch.aten.threshold",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %threshold = irdl.any
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      threshold: %threshold,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.threshold_ attributes {
    varve.syntax = "hook:torch.aten.threshold_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %threshold = irdl.any
    %value = irdl.any
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      threshold: %threshold,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.threshold_backward attributes {
    varve.syntax = "hook:torch.aten.threshold_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %self = irdl.any
    %threshold = irdl.any
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      self: %self,
      threshold: %threshold)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tile attributes {
    varve.syntax = "hook:torch.aten.tile",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dims = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dims: %dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.to.device attributes {
    varve.syntax = "hook:torch.aten.to.device",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($device) = !torch.Device",
      "type($dtype) = !torch.int",
      "type($non_blocking) = !torch.bool",
      "type($copy) = !torch.bool"]
  } {
    %self = irdl.any
    %device = irdl.base "!torch.Device"
    %dtype = irdl.base "!torch.int"
    %non_blocking = irdl.base "!torch.bool"
    %copy = irdl.base "!torch.bool"
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      device: %device,
      dtype: %dtype,
      non_blocking: %non_blocking,
      copy: %copy,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.to.dtype attributes {
    varve.syntax = "hook:torch.aten.to.dtype",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dtype) = !torch.int",
      "type($non_blocking) = !torch.bool",
      "type($copy) = !torch.bool"]
  } {
    %self = irdl.any
    %dtype = irdl.base "!torch.int"
    %non_blocking = irdl.base "!torch.bool"
    %copy = irdl.base "!torch.bool"
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      non_blocking: %non_blocking,
      copy: %copy,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.to.dtype_layout attributes {
    varve.syntax = "hook:torch.aten.to.dtype_layout",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($non_blocking) = !torch.bool",
      "type($copy) = !torch.bool"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %non_blocking = irdl.base "!torch.bool"
    %copy = irdl.base "!torch.bool"
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      non_blocking: %non_blocking,
      copy: %copy,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.to.other attributes {
    varve.syntax = "hook:torch.aten.to.other",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($non_blocking) = !torch.bool",
      "type($copy) = !torch.bool"]
  } {
    %self = irdl.any
    %other = irdl.any
    %non_blocking = irdl.base "!torch.bool"
    %copy = irdl.base "!torch.bool"
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other,
      non_blocking: %non_blocking,
      copy: %copy,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.to.prim_Device attributes {
    varve.syntax = "hook:torch.aten.to.prim_Device",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($non_blocking) = !torch.bool",
      "type($copy) = !torch.bool"]
  } {
    %self = irdl.any
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %non_blocking = irdl.base "!torch.bool"
    %copy = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      device: %device,
      dtype: %dtype,
      non_blocking: %non_blocking,
      copy: %copy)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.topk attributes {
    varve.syntax = "hook:torch.aten.topk",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($k) = !torch.int",
      "type($dim) = !torch.int",
      "type($largest) = !torch.bool",
      "type($sorted) = !torch.bool"]
  } {
    %self = irdl.any
    %k = irdl.base "!torch.int"
    %dim = irdl.base "!torch.int"
    %largest = irdl.base "!torch.bool"
    %sorted = irdl.base "!torch.bool"
    %values = irdl.any
    %indices = irdl.any
    irdl.operands(
      self: %self,
      k: %k,
      dim: %dim,
      largest: %largest,
      sorted: %sorted)
    irdl.results(
      values: %values,
      indices: %indices)
  }
  irdl.operation @aten.trace attributes {
    varve.syntax = "hook:torch.aten.trace",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.transpose.int attributes {
    varve.syntax = "hook:torch.aten.transpose.int",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim0) = !torch.int",
      "type($dim1) = !torch.int"]
  } {
    %self = irdl.any
    %dim0 = irdl.base "!torch.int"
    %dim1 = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim0: %dim0,
      dim1: %dim1)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.transpose_copy.int attributes {
    varve.syntax = "hook:torch.aten.transpose_copy.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim0) = !torch.int",
      "type($dim1) = !torch.int"]
  } {
    %self = irdl.any
    %dim0 = irdl.base "!torch.int"
    %dim1 = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim0: %dim0,
      dim1: %dim1)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tril attributes {
    varve.syntax = "hook:torch.aten.tril",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($diagonal) = !torch.int"]
  } {
    %self = irdl.any
    %diagonal = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      diagonal: %diagonal)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tril_ attributes {
    varve.syntax = "hook:torch.aten.tril_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($diagonal) = !torch.int"]
  } {
    %self = irdl.base "!torch.tensor"
    %diagonal = irdl.base "!torch.int"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      diagonal: %diagonal)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.tril_indices attributes {
    varve.syntax = "hook:torch.aten.tril_indices",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($row) = !torch.int",
      "type($col) = !torch.int",
      "type($offset) = !torch.int"]
  } {
    %row = irdl.base "!torch.int"
    %col = irdl.base "!torch.int"
    %offset = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      row: %row,
      col: %col,
      offset: %offset,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.triu attributes {
    varve.syntax = "hook:torch.aten.triu",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($diagonal) = !torch.int"]
  } {
    %self = irdl.any
    %diagonal = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      diagonal: %diagonal)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.triu_ attributes {
    varve.syntax = "hook:torch.aten.triu_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($diagonal) = !torch.int"]
  } {
    %self = irdl.base "!torch.tensor"
    %diagonal = irdl.base "!torch.int"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      diagonal: %diagonal)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.triu_indices attributes {
    varve.syntax = "hook:torch.aten.triu_indices",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($row) = !torch.int",
      "type($col) = !torch.int",
      "type($offset) = !torch.int"]
  } {
    %row = irdl.base "!torch.int"
    %col = irdl.base "!torch.int"
    %offset = irdl.base "!torch.int"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      row: %row,
      col: %col,
      offset: %offset,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.trunc attributes {
    varve.syntax = "hook:torch.aten.trunc",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.trunc_ attributes {
    varve.syntax = "hook:torch.aten.trunc_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.type_as attributes {
    varve.syntax = "hook:torch.aten.type_as",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unbind.int attributes {
    varve.syntax = "hook:torch.aten.unbind.int",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unbind_copy.int attributes {
    varve.syntax = "hook:torch.aten.unbind_copy.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.base "!torch.list"
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unflatten.int attributes {
    varve.syntax = "hook:torch.aten.unflatten.int",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %sizes = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      sizes: %sizes)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unfold attributes {
    varve.syntax = "hook:torch.aten.unfold",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dimension) = !torch.int",
      "type($size) = !torch.int",
      "type($step) = !torch.int"]
  } {
    %self = irdl.any
    %dimension = irdl.base "!torch.int"
    %size = irdl.base "!torch.int"
    %step = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dimension: %dimension,
      size: %size,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unfold_copy attributes {
    varve.syntax = "hook:torch.aten.unfold_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dimension) = !torch.int",
      "type($size) = !torch.int",
      "type($step) = !torch.int"]
  } {
    %self = irdl.any
    %dimension = irdl.base "!torch.int"
    %size = irdl.base "!torch.int"
    %step = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dimension: %dimension,
      size: %size,
      step: %step)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.uniform attributes {
    varve.syntax = "hook:torch.aten.uniform",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($from) = !torch.float",
      "type($to) = !torch.float"]
  } {
    %self = irdl.any
    %from = irdl.base "!torch.float"
    %to = irdl.base "!torch.float"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      from: %from,
      to: %to,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.uniform_ attributes {
    varve.syntax = "hook:torch.aten.uniform_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($from) = !torch.float",
      "type($to) = !torch.float"]
  } {
    %self = irdl.base "!torch.tensor"
    %from = irdl.base "!torch.float"
    %to = irdl.base "!torch.float"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      from: %from,
      to: %to,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unique_consecutive attributes {
    varve.syntax = "hook:torch.aten.unique_consecutive",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($return_inverse) = !torch.bool",
      "type($return_counts) = !torch.bool"]
  } {
    %self = irdl.any
    %return_inverse = irdl.base "!torch.bool"
    %return_counts = irdl.base "!torch.bool"
    %dim = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      self: %self,
      return_inverse: %return_inverse,
      return_counts: %return_counts,
      dim: %dim)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.unique_dim attributes {
    varve.syntax = "hook:torch.aten.unique_dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($sorted) = !torch.bool",
      "type($return_inverse) = !torch.bool",
      "type($return_counts) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %sorted = irdl.base "!torch.bool"
    %return_inverse = irdl.base "!torch.bool"
    %return_counts = irdl.base "!torch.bool"
    %result0 = irdl.any
    %result1 = irdl.any
    %result2 = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      sorted: %sorted,
      return_inverse: %return_inverse,
      return_counts: %return_counts)
    irdl.results(
      result0: %result0,
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @aten.unsqueeze attributes {
    varve.syntax = "hook:torch.aten.unsqueeze",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unsqueeze_ attributes {
    varve.syntax = "hook:torch.aten.unsqueeze_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.base "!torch.tensor"
    %dim = irdl.base "!torch.int"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.unsqueeze_copy attributes {
    varve.syntax = "hook:torch.aten.unsqueeze_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int"]
  } {
    %self = irdl.any
    %dim = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.upsample_bilinear2d attributes {
    varve.syntax = "hook:torch.aten.upsample_bilinear2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($align_corners) = !torch.bool"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %align_corners = irdl.base "!torch.bool"
    %scales_h = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %scales_w = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size,
      align_corners: %align_corners,
      scales_h: %scales_h,
      scales_w: %scales_w)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.upsample_bilinear2d.vec attributes {
    varve.syntax = "hook:torch.aten.upsample_bilinear2d.vec",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($align_corners) = !torch.bool"]
  } {
    %input = irdl.any
    %output_size = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %align_corners = irdl.base "!torch.bool"
    %scale_factors = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      input: %input,
      output_size: %output_size,
      align_corners: %align_corners,
      scale_factors: %scale_factors)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.upsample_nearest1d attributes {
    varve.syntax = "hook:torch.aten.upsample_nearest1d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %scales = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size,
      scales: %scales)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.upsample_nearest1d.vec attributes {
    varve.syntax = "hook:torch.aten.upsample_nearest1d.vec",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %input = irdl.any
    %output_size = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %scale_factors = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      input: %input,
      output_size: %output_size,
      scale_factors: %scale_factors)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.upsample_nearest2d attributes {
    varve.syntax = "hook:torch.aten.upsample_nearest2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %output_size = irdl.base "!torch.list"
    %scales_h = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %scales_w = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      output_size: %output_size,
      scales_h: %scales_h,
      scales_w: %scales_w)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.upsample_nearest2d.vec attributes {
    varve.syntax = "hook:torch.aten.upsample_nearest2d.vec",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %input = irdl.any
    %output_size = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %scale_factors = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      input: %input,
      output_size: %output_size,
      scale_factors: %scale_factors)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.upsample_nearest2d_backward attributes {
    varve.syntax = "hook:torch.aten.upsample_nearest2d_backward",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %grad_output = irdl.any
    %output_size = irdl.base "!torch.list"
    %input_size = irdl.base "!torch.list"
    %scales_h = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %scales_w = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      grad_output: %grad_output,
      output_size: %output_size,
      input_size: %input_size,
      scales_h: %scales_h,
      scales_w: %scales_w)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.var attributes {
    varve.syntax = "hook:torch.aten.var",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($unbiased) = !torch.bool"]
  } {
    %self = irdl.any
    %unbiased = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      unbiased: %unbiased)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.var.correction attributes {
    varve.syntax = "hook:torch.aten.var.correction",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %correction = irdl.any
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      correction: %correction,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.var.dim attributes {
    varve.syntax = "hook:torch.aten.var.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($unbiased) = !torch.bool",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %unbiased = irdl.base "!torch.bool"
    %keepdim = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      unbiased: %unbiased,
      keepdim: %keepdim)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.var_mean attributes {
    varve.syntax = "hook:torch.aten.var_mean",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($unbiased) = !torch.bool"]
  } {
    %self = irdl.any
    %unbiased = irdl.base "!torch.bool"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      unbiased: %unbiased)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.var_mean.correction attributes {
    varve.syntax = "hook:torch.aten.var_mean.correction",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %correction = irdl.any
    %keepdim = irdl.base "!torch.bool"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      correction: %correction,
      keepdim: %keepdim)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.var_mean.dim attributes {
    varve.syntax = "hook:torch.aten.var_mean.dim",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($unbiased) = !torch.bool",
      "type($keepdim) = !torch.bool"]
  } {
    %self = irdl.any
    %dim = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %unbiased = irdl.base "!torch.bool"
    %keepdim = irdl.base "!torch.bool"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      self: %self,
      dim: %dim,
      unbiased: %unbiased,
      keepdim: %keepdim)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @aten.view attributes {
    varve.syntax = "hook:torch.aten.view",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.view.dtype attributes {
    varve.syntax = "hook:torch.aten.view.dtype",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dtype) = !torch.int"]
  } {
    %self = irdl.any
    %dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.view_as_complex attributes {
    varve.syntax = "hook:torch.aten.view_as_complex",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.view_as_real attributes {
    varve.syntax = "hook:torch.aten.view_as_real",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.view_copy attributes {
    varve.syntax = "hook:torch.aten.view_copy",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %size = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      self: %self,
      size: %size)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.view_copy.dtype attributes {
    varve.syntax = "hook:torch.aten.view_copy.dtype",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dtype) = !torch.int"]
  } {
    %self = irdl.any
    %dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.warn attributes {
    varve.syntax = "hook:torch.aten.warn",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($message) = !torch.str",
      "type($stacklevel) = !torch.int"]
  } {
    %message = irdl.base "!torch.str"
    %stacklevel = irdl.base "!torch.int"
    irdl.operands(
      message: %message,
      stacklevel: %stacklevel)
  }
  irdl.operation @aten.where.Scalar attributes {
    varve.syntax = "hook:torch.aten.where.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %condition = irdl.any
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.where.ScalarOther attributes {
    varve.syntax = "hook:torch.aten.where.ScalarOther",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %condition = irdl.any
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.where.ScalarSelf attributes {
    varve.syntax = "hook:torch.aten.where.ScalarSelf",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %condition = irdl.any
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.where.self attributes {
    varve.syntax = "hook:torch.aten.where.self",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %condition = irdl.any
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.xlogy.Tensor attributes {
    varve.syntax = "hook:torch.aten.xlogy.Tensor",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %other = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self,
      other: %other)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.zero attributes {
    varve.syntax = "hook:torch.aten.zero",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.zero_ attributes {
    varve.syntax = "hook:torch.aten.zero_",
    varve.traits = ["IsTrailingUnderscoreInplaceVariant", "AllowsTypeRefinement"]
  } {
    %self = irdl.base "!torch.tensor"
    %result = irdl.any {varve.rule = "AnyOf<!torch.tensor, !torch.optional, !torch.none>"}
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.zeros attributes {
    varve.syntax = "hook:torch.aten.zeros",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %size = irdl.base "!torch.list"
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      size: %size,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory)
    irdl.results(
      result: %result)
  }
  irdl.operation @aten.zeros_like attributes {
    varve.syntax = "hook:torch.aten.zeros_like",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %layout = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %device = irdl.any {varve.rule = "AnyOf<!torch.Device, !torch.optional, !torch.none>"}
    %pin_memory = irdl.any {varve.rule = "AnyOf<!torch.bool, !torch.optional, !torch.none>"}
    %memory_format = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      dtype: %dtype,
      layout: %layout,
      device: %device,
      pin_memory: %pin_memory,
      memory_format: %memory_format)
    irdl.results(
      result: %result)
  }
  irdl.operation @attr attributes {
    varve.format = "(`private` $isPrivate^)? $name `:` $type attr-dict",
    varve.traits = ["HasParent<torch.class_type>"]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %isPrivate = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "name" = %name,
      "type" = %type,
      "isPrivate" = %isPrivate
    } {
      varve.optional = ["isPrivate"]
    }
  }
  irdl.operation @bind_symbolic_shape attributes {
    varve.printer = "code",
    varve.let = [
      "type($shape_symbols) = !torch.int"],
    varve.format = "$operand `,` `[` $shape_symbols `]` `,` `affine_map` `<` inside($shape_expressions) `>` attr-dict `:` qualified(type($operand))"
  } {
    %operand = irdl.base "!torch.vtensor"
    %shape_symbols = irdl.base "!torch.int"
    %shape_expressions = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      operand: %operand,
      shape_symbols: variadic %shape_symbols)
    irdl.attributes {
      "shape_expressions" = %shape_expressions
    }
  }
  irdl.operation @class_type attributes {
    varve.format = "$sym_name $region attr-dict",
    varve.traits = ["Symbol", "SingleBlock"],
    varve.terminator = "torch.class_type_terminator"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @class_type_terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "HasParent<torch.class_type>"]
  } {
  }
  irdl.operation @constant.bool attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface", "AllowedInModuleInitializer"],
    varve.let = [
      "type($result) = !torch.bool"],
    varve.names = "{$value}"
  } {
    %result = irdl.base "!torch.bool"
    %value = irdl.any {varve.rule = "I1Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant.device attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = !torch.Device"],
    varve.names = "{$value}"
  } {
    %result = irdl.base "!torch.Device"
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant.float attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface", "AllowedInModuleInitializer"],
    varve.let = [
      "type($result) = !torch.float"],
    varve.names = "float{$value}"
  } {
    %result = irdl.base "!torch.float"
    %value = irdl.any {varve.rule = "F64Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant.int attributes {
    varve.printer = "code",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface", "AllowedInModuleInitializer"],
    varve.let = [
      "type($result) = !torch.int"],
    varve.format = "$value attr-dict",
    varve.names = "int{$value}"
  } {
    %result = irdl.base "!torch.int"
    %value = irdl.any {varve.rule = "I64Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant.none attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface", "AllowedInModuleInitializer"],
    varve.let = [
      "type($result) = !torch.none"],
    varve.names = "none"
  } {
    %result = irdl.base "!torch.none"
    irdl.results(
      result: %result)
  }
  irdl.operation @constant.number attributes {
    varve.traits = ["ConstantLike", "Pure"],
    varve.let = [
      "type($result) = !torch.number"]
  } {
    %result = irdl.base "!torch.number"
    %value = irdl.any {varve.rule = "AnyOf<F64Attr, I64Attr>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant.str attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface", "AllowedInModuleInitializer"],
    varve.let = [
      "type($result) = !torch.str"],
    varve.names = "str"
  } {
    %result = irdl.base "!torch.str"
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @copy.to_tensor attributes {
    varve.format = "$operand attr-dict `:` qualified(type($result))",
    varve.traits = ["MemoryEffectsOpInterface", "InferTypeOpInterface", "TypesMatchWith<result,operand>"],
    varve.let = [
      "type($operand) = !torch.vtensor(type($result).optionalSizes, type($result).optionalDtype, type($result).optionalSparsity)"]
  } {
    %operand = irdl.base "!torch.vtensor"
    %result = irdl.base "!torch.tensor"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @copy.to_vtensor attributes {
    varve.format = "$operand attr-dict `:` qualified(type($result))",
    varve.traits = ["ReadOnly", "MemoryEffectsOpInterface", "InferTypeOpInterface", "TypesMatchWith<result,operand>"],
    varve.let = [
      "type($operand) = !torch.tensor(type($result).optionalSizes, type($result).optionalDtype, type($result).optionalSparsity)"]
  } {
    %operand = irdl.base "!torch.tensor"
    %result = irdl.base "!torch.vtensor"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @derefine attributes {
    varve.format = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))",
    varve.traits = ["Pure", "CastOpInterface"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @dtype.calculate attributes {
    varve.format = "$body `dtypes` $calculation attr-dict `:` type($results)",
    varve.traits = ["RegionBranchOpInterface"]
  } {
    %results = irdl.any
    irdl.results(
      results: variadic %results)
    %body = irdl.region with size 1
    %calculation = irdl.region with size 1
    irdl.regions(
      body: %body,
      calculation: %calculation)
  }
  irdl.operation @dtype.calculate.yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Terminator", "ReturnLike", "HasParent<torch.dtype.calculate>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @dtype.calculate.yield.dtypes attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["RegionBranchTerminatorOpInterface", "Terminator", "HasValueSemantics", "ReadOnly", "HasParent<torch.dtype.calculate>"],
    varve.let = [
      "type($results) = !torch.int"]
  } {
    %results = irdl.base "!torch.int"
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @global_slot attributes {
    varve.format = "($sym_visibility^)? $sym_name attr-dict `:` $typeBound",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %typeBound = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "typeBound" = %typeBound
    } {
      varve.optional = ["sym_visibility"]
    }
  }
  irdl.operation @global_slot.get attributes {
    varve.format = "$slot attr-dict `:` qualified(type($result))"
  } {
    %result = irdl.any
    %slot = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "slot" = %slot
    }
  }
  irdl.operation @global_slot.init attributes {
    varve.format = "$initialValue attr-dict `:` qualified(type($initialValue))",
    varve.traits = ["Terminator", "HasParent<torch.global_slot>"]
  } {
    %initialValue = irdl.any
    irdl.operands(
      initialValue: %initialValue)
  }
  irdl.operation @global_slot.module_initializer attributes {
    varve.format = "$initializer attr-dict",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "AllowedInModuleInitializer"],
    varve.terminator = "torch.initialize.global_slots"
  } {
    %initializer = irdl.region with size 1
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @global_slot.set attributes {
    varve.format = "$slot `=` $value attr-dict `:` qualified(type($value))"
  } {
    %value = irdl.any
    %slot = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "slot" = %slot
    }
  }
  irdl.operation @hop_flex_attention attributes {
    varve.syntax = "hook:torch.hop_flex_attention",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($return_lse) = !torch.bool",
      "type($return_max_scores) = !torch.bool"]
  } {
    %query = irdl.any
    %key = irdl.any
    %value = irdl.any
    %scale = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %return_lse = irdl.base "!torch.bool"
    %return_max_scores = irdl.base "!torch.bool"
    %output = irdl.any
    %logsumexp = irdl.any
    %max_scores = irdl.any
    %enable_gqa = irdl.any {varve.rule = "BoolAttr"}
    %score_mod_fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %mask_mod_fn = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      query: %query,
      key: %key,
      value: %value,
      scale: %scale,
      return_lse: %return_lse,
      return_max_scores: %return_max_scores)
    irdl.results(
      output: %output,
      logsumexp: %logsumexp,
      max_scores: %max_scores)
    irdl.attributes {
      "enable_gqa" = %enable_gqa,
      "score_mod_fn" = %score_mod_fn,
      "mask_mod_fn" = %mask_mod_fn
    } {
      varve.optional = ["enable_gqa", "score_mod_fn", "mask_mod_fn"]
    }
  }
  irdl.operation @initialize.global_slots attributes {
    varve.printer = "code",
    varve.traits = ["Terminator", "HasParent<torch.global_slot.module_initializer>", "AllowedInModuleInitializer"],
    varve.format = "attr-dict ` ` `[` each($slotSymNames $initialValues: `\\n` ` ` ` ` `` $slotSymNames `` `(` $initialValues `:` type($initialValues) `)`) `\\n` `]`"
  } {
    %initialValues = irdl.any
    %slotSymNames = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      initialValues: variadic %initialValues)
    irdl.attributes {
      "slotSymNames" = %slotSymNames
    }
  }
  irdl.operation @linear_params.create attributes {
    varve.format = "$weight (`,` $bias^)? attr-dict `:` qualified(type($weight)) (`,` qualified(type($bias))^)?",
    varve.traits = ["AllowsTypeRefinement", "AllowedInModuleInitializer"],
    varve.let = [
      "type($result) = !torch.LinearParams"]
  } {
    %weight = irdl.any
    %bias = irdl.any
    %result = irdl.base "!torch.LinearParams"
    irdl.operands(
      weight: %weight,
      bias: optional %bias)
    irdl.results(
      result: %result)
  }
  irdl.operation @method attributes {
    varve.format = "(`private` $isPrivate^)? $name `,` $function attr-dict",
    varve.traits = ["HasParent<torch.class_type>", "SymbolUserOpInterface"]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %function = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %isPrivate = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "name" = %name,
      "function" = %function,
      "isPrivate" = %isPrivate
    } {
      varve.optional = ["isPrivate"]
    }
  }
  irdl.operation @nn_module attributes {
    varve.format = "$region attr-dict `:` qualified(type($result))",
    varve.traits = ["SymbolUserOpInterface", "SingleBlock"],
    varve.terminator = "torch.nn_module_terminator"
  } {
    %result = irdl.base "!torch.nn.Module"
    irdl.results(
      result: %result)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @nn_module_terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "HasParent<torch.nn_module>"]
  } {
  }
  irdl.operation @onnx.rotary_embedding attributes {
    varve.syntax = "hook:torch.onnx.rotary_embedding",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($interleaved) = !torch.int",
      "type($is_packed_batching) = !torch.int",
      "type($num_heads) = !torch.int",
      "type($rotary_embedding_dim) = !torch.int",
      "type($scale) = !torch.float"]
  } {
    %input = irdl.any
    %position_ids = irdl.any
    %cos_cache = irdl.any
    %sin_cache = irdl.any
    %interleaved = irdl.base "!torch.int"
    %is_packed_batching = irdl.base "!torch.int"
    %num_heads = irdl.base "!torch.int"
    %rotary_embedding_dim = irdl.base "!torch.int"
    %scale = irdl.base "!torch.float"
    %result = irdl.any
    irdl.operands(
      input: %input,
      position_ids: %position_ids,
      cos_cache: %cos_cache,
      sin_cache: %sin_cache,
      interleaved: %interleaved,
      is_packed_batching: %is_packed_batching,
      num_heads: %num_heads,
      rotary_embedding_dim: %rotary_embedding_dim,
      scale: %scale)
    irdl.results(
      result: %result)
  }
  irdl.operation @operator attributes {
    varve.format = "$name `(` $operands `)` attr-dict `:` functional-type($operands, $results) $regions",
    varve.traits = ["AllowsTypeRefinement"]
  } {
    %operands = irdl.any
    %results = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name
    }
    %regions = irdl.region
    irdl.regions(
      regions: %regions) {
      varve.variadic = ["regions"]
    }
  }
  irdl.operation @operator_terminator attributes {
    varve.format = "$operands attr-dict `:` type($operands)",
    varve.traits = ["Terminator", "HasParent<torch.operator>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @overwrite.tensor.contents attributes {
    varve.format = "$value `overwrites` $overwritten attr-dict `:` qualified(type($value)) `,` qualified(type($overwritten))",
    varve.traits = ["TypesMatchWith<value,overwritten>"],
    varve.let = [
      "type($overwritten) = !torch.tensor(type($value).optionalSizes, type($value).optionalDtype, type($value).optionalSparsity)"]
  } {
    %value = irdl.base "!torch.vtensor"
    %overwritten = irdl.base "!torch.tensor"
    irdl.operands(
      value: %value,
      overwritten: %overwritten)
  }
  irdl.operation @per_tensor_affine.create attributes {
    varve.format = "$int_repr `,` $scale `,` $offset attr-dict `:` qualified(type($int_repr)) `,` qualified(type($scale)) `,` qualified(type($offset)) `->` qualified(type($result))",
    varve.traits = ["AllowsTypeRefinement", "AllowedInModuleInitializer"],
    varve.let = [
      "type($scale) = !torch.float",
      "type($offset) = !torch.int"]
  } {
    %int_repr = irdl.any
    %scale = irdl.base "!torch.float"
    %offset = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      int_repr: %int_repr,
      scale: %scale,
      offset: %offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.CallMethod attributes {
    varve.format = "$receiver `[` $name `]` `(` $methodOperands `)` attr-dict `:` qualified(type($receiver)) `,` functional-type($methodOperands, $result)"
  } {
    %receiver = irdl.base "!torch.nn.Module"
    %methodOperands = irdl.any
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      receiver: %receiver,
      methodOperands: variadic %methodOperands)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @prim.CreateObject attributes {
    varve.format = "attr-dict qualified(type($result))",
    varve.traits = ["Pure", "AllowsTypeRefinement"]
  } {
    %result = irdl.base "!torch.nn.Module"
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.DictConstruct attributes {
    varve.format = "`keys` `(` ($keys^ `:` qualified(type($keys)))? `)` `values` `(` ($values^ `:` qualified(type($values)))? `)` attr-dict `->` qualified(type($result))",
    varve.traits = ["AllowsTypeRefinement", "SameVariadicOperandSize", "AllowedInModuleInitializer"]
  } {
    %keys = irdl.any
    %values = irdl.any
    %result = irdl.base "!torch.dict"
    irdl.operands(
      keys: variadic %keys,
      values: variadic %values)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.Enter attributes {
    varve.format = "$inp attr-dict `:` qualified(type($inp))",
    varve.let = [
      "type($result) = !torch.none"]
  } {
    %inp = irdl.any
    %result = irdl.base "!torch.none"
    irdl.operands(
      inp: %inp)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.Exit attributes {
    varve.format = "$inp attr-dict `:` qualified(type($inp)) `->` qualified(type($result))"
  } {
    %inp = irdl.any
    %result = irdl.any
    irdl.operands(
      inp: %inp)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.GetAttr attributes {
    varve.format = "$receiver `[` $name `]` attr-dict `:` qualified(type($receiver)) `->` qualified(type($result))"
  } {
    %receiver = irdl.base "!torch.nn.Module"
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      receiver: %receiver)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @prim.If attributes {
    varve.printer = "code",
    varve.traits = ["RegionBranchOpInterface"],
    varve.let = [
      "type($condition) = !torch.bool"],
    varve.format = "$condition `->` `(` each(type($results) by `,`: type($results)) `)` region($thenRegion, end) `else` region($elseRegion, end) attr-dict"
  } {
    %condition = irdl.base "!torch.bool"
    %results = irdl.any
    irdl.operands(
      condition: %condition)
    irdl.results(
      results: variadic %results)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region with size 1
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @prim.If.yield attributes {
    varve.format = "attr-dict ($results^ `:` qualified(type($results)))?",
    varve.traits = ["Terminator", "ReturnLike", "Pure", "HasParent<torch.prim.If>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @prim.ListConstruct attributes {
    varve.format = "$elements attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllowsTypeRefinement", "AllowedInModuleInitializer"]
  } {
    %elements = irdl.any
    %result = irdl.base "!torch.list"
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.ListUnpack attributes {
    varve.format = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($results))",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %operand = irdl.any
    %results = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @prim.Load attributes {
    varve.format = "$name attr-dict `:` qualified(type($result))"
  } {
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @prim.Loop attributes {
    varve.format = "$maxTripCount `,` $initialCondition `,` `init` `(` $iterArgsInit `)` $region attr-dict `:` functional-type(operands, results)",
    varve.traits = ["RegionBranchOpInterface"],
    varve.let = [
      "type($maxTripCount) = !torch.int",
      "type($initialCondition) = !torch.bool"]
  } {
    %maxTripCount = irdl.base "!torch.int"
    %initialCondition = irdl.base "!torch.bool"
    %iterArgsInit = irdl.any
    %results = irdl.any
    irdl.operands(
      maxTripCount: %maxTripCount,
      initialCondition: %initialCondition,
      iterArgsInit: variadic %iterArgsInit)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @prim.Loop.condition attributes {
    varve.format = "$shouldContinue `,` `iter` `(` ($iterArgs^ `:` qualified(type($iterArgs)))? `)` attr-dict",
    varve.traits = ["RegionBranchTerminatorOpInterface", "Terminator", "HasParent<torch.prim.Loop>"],
    varve.let = [
      "type($shouldContinue) = !torch.bool"]
  } {
    %shouldContinue = irdl.base "!torch.bool"
    %iterArgs = irdl.any
    irdl.operands(
      shouldContinue: %shouldContinue,
      iterArgs: variadic %iterArgs)
  }
  irdl.operation @prim.NumToTensor.Scalar attributes {
    varve.syntax = "hook:torch.prim.NumToTensor.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.Print attributes {
    varve.format = "`(` $operands `)` attr-dict `:` qualified(type($operands))",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @prim.RaiseException attributes {
    varve.syntax = "hook:torch.prim.RaiseException",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($msg) = !torch.str"]
  } {
    %msg = irdl.base "!torch.str"
    %cls = irdl.any {varve.rule = "AnyOf<!torch.str, !torch.optional, !torch.none>"}
    irdl.operands(
      msg: %msg,
      cls: %cls)
  }
  irdl.operation @prim.SetAttr attributes {
    varve.format = "$receiver `[` $name `]` `=` $value attr-dict `:` qualified(type($receiver)) `,` qualified(type($value))"
  } {
    %receiver = irdl.base "!torch.nn.Module"
    %value = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      receiver: %receiver,
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @prim.Store attributes {
    varve.format = "$name `,` $value attr-dict `:` qualified(type($value))"
  } {
    %value = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @prim.TupleConstruct attributes {
    varve.format = "$elements attr-dict `:` qualified(type($elements)) `->` qualified(type($result))",
    varve.traits = ["Pure", "AllowedInModuleInitializer"]
  } {
    %elements = irdl.any
    %result = irdl.base "!torch.tuple"
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.TupleIndex attributes {
    varve.syntax = "hook:torch.prim.TupleIndex",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($i) = !torch.int"]
  } {
    %tup = irdl.any
    %i = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      tup: %tup,
      i: %i)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.TupleUnpack attributes {
    varve.format = "$tup attr-dict `:` qualified(type($tup)) `->` qualified(type($results))",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %tup = irdl.any
    %results = irdl.any
    irdl.operands(
      tup: %tup)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @prim.Uninitialized attributes {
    varve.syntax = "hook:torch.prim.Uninitialized",
    varve.traits = ["Pure", "AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.abs.Scalar attributes {
    varve.syntax = "hook:torch.prim.abs.Scalar",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %a = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.device attributes {
    varve.syntax = "hook:torch.prim.device",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.Device"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.Device"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.dtype attributes {
    varve.syntax = "hook:torch.prim.dtype",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.layout attributes {
    varve.syntax = "hook:torch.prim.layout",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %a = irdl.any
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.max.int attributes {
    varve.syntax = "hook:torch.prim.max.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.max.self_int attributes {
    varve.syntax = "hook:torch.prim.max.self_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %self = irdl.base "!torch.list"
    %result = irdl.base "!torch.int"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.min.int attributes {
    varve.syntax = "hook:torch.prim.min.int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($a) = !torch.int",
      "type($b) = !torch.int",
      "type($result) = !torch.int"]
  } {
    %a = irdl.base "!torch.int"
    %b = irdl.base "!torch.int"
    %result = irdl.base "!torch.int"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.min.self_int attributes {
    varve.syntax = "hook:torch.prim.min.self_int",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %self = irdl.base "!torch.list"
    %result = irdl.base "!torch.int"
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @prim.tolist attributes {
    varve.format = "`(` $operands `)` attr-dict `:` qualified(type($operands)) `->` qualified(type($results))",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %operands = irdl.any
    %results = irdl.any
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @prim.unchecked_cast attributes {
    varve.syntax = "hook:torch.prim.unchecked_cast",
    varve.traits = ["CastOpInterface", "AllowsTypeRefinement", "ReadOnly"]
  } {
    %x = irdl.any
    %result = irdl.any
    irdl.operands(
      x: %x)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.collapse attributes {
    varve.syntax = "hook:torch.prims.collapse",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($start) = !torch.int",
      "type($end) = !torch.int"]
  } {
    %a = irdl.any
    %start = irdl.base "!torch.int"
    %end = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      a: %a,
      start: %start,
      end: %end)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.convert_element_type attributes {
    varve.syntax = "hook:torch.prims.convert_element_type",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($dtype) = !torch.int"]
  } {
    %a = irdl.any
    %dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      a: %a,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.iota attributes {
    varve.syntax = "hook:torch.prims.iota",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($length) = !torch.int",
      "type($start) = !torch.int",
      "type($step) = !torch.int",
      "type($dtype) = !torch.int",
      "type($device) = !torch.Device",
      "type($requires_grad) = !torch.bool"]
  } {
    %length = irdl.base "!torch.int"
    %start = irdl.base "!torch.int"
    %step = irdl.base "!torch.int"
    %dtype = irdl.base "!torch.int"
    %device = irdl.base "!torch.Device"
    %requires_grad = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      length: %length,
      start: %start,
      step: %step,
      dtype: %dtype,
      device: %device,
      requires_grad: %requires_grad)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.prod attributes {
    varve.syntax = "hook:torch.prims.prod",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %inp = irdl.any
    %dims = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %output_dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      inp: %inp,
      dims: %dims,
      output_dtype: %output_dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.split_dim attributes {
    varve.syntax = "hook:torch.prims.split_dim",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($dim) = !torch.int",
      "type($outer_length) = !torch.int"]
  } {
    %a = irdl.any
    %dim = irdl.base "!torch.int"
    %outer_length = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      a: %a,
      dim: %dim,
      outer_length: %outer_length)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.sqrt attributes {
    varve.syntax = "hook:torch.prims.sqrt",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %self = irdl.any
    %result = irdl.any
    irdl.operands(
      self: %self)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.squeeze attributes {
    varve.syntax = "hook:torch.prims.squeeze",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %a = irdl.any
    %dimensions = irdl.base "!torch.list"
    %result = irdl.any
    irdl.operands(
      a: %a,
      dimensions: %dimensions)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.sum attributes {
    varve.syntax = "hook:torch.prims.sum",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %inp = irdl.any
    %dims = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %output_dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      inp: %inp,
      dims: %dims,
      output_dtype: %output_dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.var attributes {
    varve.syntax = "hook:torch.prims.var",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"]
  } {
    %inp = irdl.any
    %dims = irdl.any {varve.rule = "AnyOf<!torch.list, !torch.optional, !torch.none>"}
    %correction = irdl.any {varve.rule = "AnyOf<!torch.float, !torch.optional, !torch.none>"}
    %output_dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      inp: %inp,
      dims: %dims,
      correction: %correction,
      output_dtype: %output_dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @prims.view_of attributes {
    varve.syntax = "hook:torch.prims.view_of",
    varve.traits = ["AllowsTypeRefinement", "ReadOnly"]
  } {
    %a = irdl.any
    %result = irdl.any
    irdl.operands(
      a: %a)
    irdl.results(
      result: %result)
  }
  irdl.operation @promote_dtypes attributes {
    varve.format = "$ranks `,` $dtypes attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %ranks = irdl.base "!torch.list"
    %dtypes = irdl.base "!torch.list"
    %result = irdl.base "!torch.int"
    irdl.operands(
      ranks: %ranks,
      dtypes: %dtypes)
    irdl.results(
      result: %result)
  }
  irdl.operation @quantized.linear attributes {
    varve.syntax = "hook:torch.quantized.linear",
    varve.traits = ["HasValueSemantics", "AllowsTypeRefinement", "ReadOnly"],
    varve.let = [
      "type($W_prepack) = !torch.LinearParams",
      "type($Y_scale_i) = !torch.float",
      "type($Y_zero_point_i) = !torch.int"]
  } {
    %X = irdl.any
    %W_prepack = irdl.base "!torch.LinearParams"
    %Y_scale_i = irdl.base "!torch.float"
    %Y_zero_point_i = irdl.base "!torch.int"
    %Y = irdl.any
    irdl.operands(
      X: %X,
      W_prepack: %W_prepack,
      Y_scale_i: %Y_scale_i,
      Y_zero_point_i: %Y_zero_point_i)
    irdl.results(
      Y: %Y)
  }
  irdl.operation @quantized_decomposed.dequantize_per_channel attributes {
    varve.format = "$input `,` $scales `,` $zero_points `,` $axis `,` $quant_min `,` $quant_max `,` $dtype `,` $out_dtype attr-dict `:` qualified(type($input)) `,` qualified(type($scales)) `,` qualified(type($zero_points)) `,` qualified(type($axis)) `,` qualified(type($quant_min)) `,` qualified(type($quant_max)) `,` qualified(type($dtype)) `,` qualified(type($out_dtype)) `->` qualified(type($result))",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($axis) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int",
      "type($dtype) = !torch.int"]
  } {
    %input = irdl.any
    %scales = irdl.any
    %zero_points = irdl.any
    %axis = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %dtype = irdl.base "!torch.int"
    %out_dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      input: %input,
      scales: %scales,
      zero_points: %zero_points,
      axis: %axis,
      quant_min: %quant_min,
      quant_max: %quant_max,
      dtype: %dtype,
      out_dtype: %out_dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @quantized_decomposed.dequantize_per_tensor attributes {
    varve.format = "$input `,` $scale `,` $zero_point `,` $quant_min `,` $quant_max `,` $dtype `,` $out_dtype attr-dict `:` qualified(type($input)) `,` qualified(type($scale)) `,` qualified(type($zero_point)) `,` qualified(type($quant_min)) `,` qualified(type($quant_max)) `,` qualified(type($dtype)) `,` qualified(type($out_dtype)) `->` qualified(type($result))",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale) = !torch.float",
      "type($zero_point) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int",
      "type($dtype) = !torch.int"]
  } {
    %input = irdl.any
    %scale = irdl.base "!torch.float"
    %zero_point = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %dtype = irdl.base "!torch.int"
    %out_dtype = irdl.any {varve.rule = "AnyOf<!torch.int, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      input: %input,
      scale: %scale,
      zero_point: %zero_point,
      quant_min: %quant_min,
      quant_max: %quant_max,
      dtype: %dtype,
      out_dtype: %out_dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @quantized_decomposed.quantize_per_channel attributes {
    varve.format = "$input `,` $scales `,` $zero_points `,` $axis `,` $quant_min `,` $quant_max `,` $dtype attr-dict `:` qualified(type($input)) `,` qualified(type($scales)) `,` qualified(type($zero_points)) `,` qualified(type($axis)) `,` qualified(type($quant_min)) `,` qualified(type($quant_max)) `,` qualified(type($dtype)) `->` qualified(type($result))",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($axis) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int",
      "type($dtype) = !torch.int"]
  } {
    %input = irdl.any
    %scales = irdl.any
    %zero_points = irdl.any
    %axis = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      scales: %scales,
      zero_points: %zero_points,
      axis: %axis,
      quant_min: %quant_min,
      quant_max: %quant_max,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @quantized_decomposed.quantize_per_tensor attributes {
    varve.format = "$input `,` $scale `,` $zero_point `,` $quant_min `,` $quant_max `,` $dtype attr-dict `:` qualified(type($input)) `,` qualified(type($scale)) `,` qualified(type($zero_point)) `,` qualified(type($quant_min)) `,` qualified(type($quant_max)) `,` qualified(type($dtype)) `->` qualified(type($result))",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($scale) = !torch.float",
      "type($zero_point) = !torch.int",
      "type($quant_min) = !torch.int",
      "type($quant_max) = !torch.int",
      "type($dtype) = !torch.int"]
  } {
    %input = irdl.any
    %scale = irdl.base "!torch.float"
    %zero_point = irdl.base "!torch.int"
    %quant_min = irdl.base "!torch.int"
    %quant_max = irdl.base "!torch.int"
    %dtype = irdl.base "!torch.int"
    %result = irdl.any
    irdl.operands(
      input: %input,
      scale: %scale,
      zero_point: %zero_point,
      quant_min: %quant_min,
      quant_max: %quant_max,
      dtype: %dtype)
    irdl.results(
      result: %result)
  }
  irdl.operation @runtime.assert attributes {
    varve.format = "$condition `,` $message attr-dict",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($condition) = !torch.bool"]
  } {
    %condition = irdl.base "!torch.bool"
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      condition: %condition)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @shape.calculate attributes {
    varve.format = "$body `shapes` $calculation attr-dict `:` type($results)",
    varve.traits = ["RegionBranchOpInterface"]
  } {
    %results = irdl.any
    irdl.results(
      results: variadic %results)
    %body = irdl.region with size 1
    %calculation = irdl.region with size 1
    irdl.regions(
      body: %body,
      calculation: %calculation)
  }
  irdl.operation @shape.calculate.yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Terminator", "ReturnLike", "HasParent<torch.shape.calculate>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @shape.calculate.yield.shapes attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["RegionBranchTerminatorOpInterface", "Terminator", "HasValueSemantics", "ReadOnly", "HasParent<torch.shape.calculate>"]
  } {
    %results = irdl.base "!torch.list"
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @slot attributes {
    varve.format = "$name `,` $value attr-dict `:` qualified(type($value))",
    varve.traits = ["HasParent<torch.nn_module>"]
  } {
    %value = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @symbolic_int attributes {
    varve.format = "$symbol_name ` ` `{` `min_val` `=` $min_val `,` `max_val` `=` $max_val `}` attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !torch.int"]
  } {
    %result = irdl.base "!torch.int"
    %symbol_name = irdl.any {varve.rule = "StrAttr"}
    %min_val = irdl.any {varve.rule = "I64Attr"}
    %max_val = irdl.any {varve.rule = "I64Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "symbol_name" = %symbol_name,
      "min_val" = %min_val,
      "max_val" = %max_val
    }
  }
  irdl.operation @tensor.literal attributes {
    varve.format = "`(` $value `)` attr-dict `:` qualified(type($result))",
    varve.traits = ["InferTypeOpInterface", "AllowsTypeRefinement", "AllowedInModuleInitializer"]
  } {
    %result = irdl.base "!torch.tensor"
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @tensor_static_info_cast attributes {
    varve.format = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))",
    varve.traits = ["CastOpInterface", "AllowsTypeRefinement", "Pure"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @torchvision.deform_conv2d attributes {
    varve.syntax = "hook:torch.torchvision.deform_conv2d",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($stride_h) = !torch.int",
      "type($stride_w) = !torch.int",
      "type($pad_h) = !torch.int",
      "type($pad_w) = !torch.int",
      "type($dilation_h) = !torch.int",
      "type($dilation_w) = !torch.int",
      "type($groups) = !torch.int",
      "type($offset_groups) = !torch.int",
      "type($use_mask) = !torch.bool"]
  } {
    %input = irdl.any
    %weight = irdl.any
    %offset = irdl.any
    %mask = irdl.any
    %bias = irdl.any
    %stride_h = irdl.base "!torch.int"
    %stride_w = irdl.base "!torch.int"
    %pad_h = irdl.base "!torch.int"
    %pad_w = irdl.base "!torch.int"
    %dilation_h = irdl.base "!torch.int"
    %dilation_w = irdl.base "!torch.int"
    %groups = irdl.base "!torch.int"
    %offset_groups = irdl.base "!torch.int"
    %use_mask = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      offset: %offset,
      mask: %mask,
      bias: %bias,
      stride_h: %stride_h,
      stride_w: %stride_w,
      pad_h: %pad_h,
      pad_w: %pad_w,
      dilation_h: %dilation_h,
      dilation_w: %dilation_w,
      groups: %groups,
      offset_groups: %offset_groups,
      use_mask: %use_mask)
    irdl.results(
      result: %result)
  }
  irdl.operation @torchvision.nms attributes {
    varve.syntax = "hook:torch.torchvision.nms",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($iou_threshold) = !torch.float"]
  } {
    %dets = irdl.any
    %scores = irdl.any
    %iou_threshold = irdl.base "!torch.float"
    %result = irdl.any
    irdl.operands(
      dets: %dets,
      scores: %scores,
      iou_threshold: %iou_threshold)
    irdl.results(
      result: %result)
  }
  irdl.operation @torchvision.roi_align attributes {
    varve.syntax = "hook:torch.torchvision.roi_align",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($spatial_scale) = !torch.float",
      "type($pooled_height) = !torch.int",
      "type($pooled_width) = !torch.int",
      "type($sampling_ratio) = !torch.int",
      "type($aligned) = !torch.bool"]
  } {
    %input = irdl.any
    %rois = irdl.any
    %spatial_scale = irdl.base "!torch.float"
    %pooled_height = irdl.base "!torch.int"
    %pooled_width = irdl.base "!torch.int"
    %sampling_ratio = irdl.base "!torch.int"
    %aligned = irdl.base "!torch.bool"
    %result = irdl.any
    irdl.operands(
      input: %input,
      rois: %rois,
      spatial_scale: %spatial_scale,
      pooled_height: %pooled_height,
      pooled_width: %pooled_width,
      sampling_ratio: %sampling_ratio,
      aligned: %aligned)
    irdl.results(
      result: %result)
  }
  irdl.operation @torchvision.roi_pool attributes {
    varve.syntax = "hook:torch.torchvision.roi_pool",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($spatial_scale) = !torch.float",
      "type($pooled_height) = !torch.int",
      "type($pooled_width) = !torch.int"]
  } {
    %input = irdl.any
    %rois = irdl.any
    %spatial_scale = irdl.base "!torch.float"
    %pooled_height = irdl.base "!torch.int"
    %pooled_width = irdl.base "!torch.int"
    %result0 = irdl.any
    %result1 = irdl.any
    irdl.operands(
      input: %input,
      rois: %rois,
      spatial_scale: %spatial_scale,
      pooled_height: %pooled_height,
      pooled_width: %pooled_width)
    irdl.results(
      result0: %result0,
      result1: %result1)
  }
  irdl.operation @valsem.aten.bernoulli.float attributes {
    varve.format = "$self `,` $p `,` $generator attr-dict `:` type($self) `,` type($p) `,` type($generator) `->` type($result)",
    varve.traits = ["AllowsTypeRefinement", "HasValueSemantics", "ReadOnly"],
    varve.let = [
      "type($p) = !torch.float"]
  } {
    %self = irdl.any
    %p = irdl.base "!torch.float"
    %generator = irdl.any {varve.rule = "AnyOf<!torch.Generator, !torch.optional, !torch.none>"}
    %result = irdl.any
    irdl.operands(
      self: %self,
      p: %p,
      generator: %generator)
    irdl.results(
      result: %result)
  }
  irdl.operation @vtensor.literal attributes {
    varve.format = "`(` $value `)` attr-dict `:` qualified(type($result))",
    varve.traits = ["InferTypeOpInterface", "ConstantLike", "Pure"]
  } {
    %result = irdl.base "!torch.vtensor"
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
}
