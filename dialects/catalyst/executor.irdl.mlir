irdl.dialect @executor attributes {
  varve.set = "catalyst"
} {
  irdl.type @"!session" {
  }
  irdl.type @"!token" {
  }
  irdl.operation @await attributes {
    varve.format = "$token attr-dict `:` type($token)",
    varve.let = [
      "type($token) = !executor.token"]
  } {
    %token = irdl.base "!executor.token"
    irdl.operands(
      token: %token)
  }
  irdl.operation @call attributes {
    varve.format = "$session `(` $symbol `)` `(` $inputs `)` attr-dict `:` type($session) `,` functional-type($inputs, $results)",
    varve.let = [
      "type($session) = !executor.session"]
  } {
    %session = irdl.base "!executor.session"
    %inputs = irdl.any {varve.rule = "AnyMemRef"}
    %results = irdl.any {varve.rule = "AnyMemRef"}
    %symbol = irdl.any {varve.rule = "StrAttr"}
    %num_input_args = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      session: %session,
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "symbol" = %symbol,
      "num_input_args" = %num_input_args
    } {
      varve.optional = ["num_input_args"]
    }
  }
  irdl.operation @close attributes {
    varve.format = "$session attr-dict `:` type($session)",
    varve.let = [
      "type($session) = !executor.session"]
  } {
    %session = irdl.base "!executor.session"
    irdl.operands(
      session: %session)
  }
  irdl.operation @launch attributes {
    varve.format = "$session `(` $kernel_callee `,` $object `)` `(` $inputs `)` attr-dict `:` type($session) `,` functional-type($inputs, $results)",
    varve.let = [
      "type($session) = !executor.session"]
  } {
    %session = irdl.base "!executor.session"
    %inputs = irdl.any {varve.rule = "AnyMemRef"}
    %results = irdl.any {varve.rule = "AnyMemRef"}
    %kernel_callee = irdl.any {varve.rule = "StrAttr"}
    %object = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      session: %session,
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "kernel_callee" = %kernel_callee,
      "object" = %object
    }
  }
  irdl.operation @launch_async attributes {
    varve.format = "$session `(` $kernel_callee `,` $object `)` attr-dict `:` type($session) `->` type($token)",
    varve.let = [
      "type($session) = !executor.session",
      "type($token) = !executor.token"]
  } {
    %session = irdl.base "!executor.session"
    %token = irdl.base "!executor.token"
    %kernel_callee = irdl.any {varve.rule = "StrAttr"}
    %object = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      session: %session)
    irdl.results(
      token: %token)
    irdl.attributes {
      "kernel_callee" = %kernel_callee,
      "object" = %object
    }
  }
  irdl.operation @open attributes {
    varve.format = "`(` $address `)` attr-dict `:` type($session)",
    varve.let = [
      "type($session) = !executor.session"]
  } {
    %session = irdl.base "!executor.session"
    %address = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      session: %session)
    irdl.attributes {
      "address" = %address
    }
  }
  irdl.operation @send_binary attributes {
    varve.format = "$session `(` $binary_path `)` attr-dict `:` type($session)",
    varve.let = [
      "type($session) = !executor.session"]
  } {
    %session = irdl.base "!executor.session"
    %binary_path = irdl.any {varve.rule = "StrAttr"}
    %format = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      session: %session)
    irdl.attributes {
      "binary_path" = %binary_path,
      "format" = %format
    } {
      varve.defaults = {
        format = 0 : i32}
    }
  }
}
