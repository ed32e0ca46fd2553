// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of CIRCT's hardware dialect says.
irdl.dialect @hw attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "` ` `` one( let($name = ssa(results)) | `name` $name )"
  } : () -> ()
  "varve.enum"() {sym_name = "PortDirection", storage = i32, cases = [["input", 0 : i32], ["output", 1 : i32], ["inout", 2 : i32]]} : () -> ()
  irdl.type @"!modty" attributes {
    varve.format = "`<` each($ports by `,`: $ports.dir name($ports.name) `:` $ports.type) `>`"
  } {
    %ports = irdl.any {varve.rule = "array<record<name: string, type: type, dir: enum<@PortDirection>>>"}
    irdl.parameters(ports: %ports)
  }
  irdl.attribute @"#param.decl" attributes {
    varve.format = "`<` $name `` `:` $type (`=` typed($value, $type)^)? `>` self($type)"
  } {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(name: %name, type: %type, value: %value) {varve.optional = ["value"]}
  }
  "varve.directive"() {
    sym_name = "ModuleParameters",
    takes = ["$parameters"],
    format = "one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` $parameters.value )) `>` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ModulePorts",
    takes = ["$ports", "%arg", "$attributes"],
    format = "`(` each($ports %arg $attributes default {} by `,`: one( `in` let($ports.dir = .input) | `out` let($ports.dir = .output) | `inout` let($ports.dir = .inout) ) if($ports.dir = .output: name($ports.name) | %arg one( let($ports.name = ssa(%arg)) | name($ports.name) ) let(type(%arg) = if($ports.dir = .inout, !hw.inout($ports.type), $ports.type)) ) `:` $ports.type dict($attributes) loc(%arg) ) `)`"
  } : () -> ()
  irdl.operation @module attributes {
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}",
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters) custom<ModulePorts>($module_type.ports, %arg, $per_port_attrs) attr-dict-with-keyword region($body, end)"
  } {
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict let(type($result) = typeof($value))",
    varve.names = "{if(width(type($result)) = 1, '', 'c')}{$value}{if(width(type($result)) = 1, '', '_')}{if(width(type($result)) = 1, '', type($result))}"
  } {
  }
  irdl.operation @instance attributes {varve.names = "{$instanceName}.{$resultNames}"} {
  }
  irdl.operation @wire attributes {varve.names = "{$name}"} {
  }
}
