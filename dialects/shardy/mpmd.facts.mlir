// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names, forms that the C++ writes, and the release of LLVM of the project.
irdl.dialect @mpmd attributes {varve.llvm = "23"} {
  "varve.directive"() {
    sym_name = "OutShardings",
    takes = ["$out"],
    format = "`out_shardings` `` `=` `` list($out.shardings)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "InShardings",
    takes = ["$in", "$out"],
    format = "`in_shardings` `` `=` `` list($in.shardings) one( | `,` custom<OutShardings>($out) )"
  } : () -> ()
  irdl.attribute @"#user_origin" attributes {
    varve.format = "`<` $userName one( let($transposeCount = 0) | `` `(` $transposeCount `)` ) `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %count = irdl.any {varve.rule = "i64"}
    irdl.parameters(userName: %name, transposeCount: %count)
  }
  irdl.type @"!mesh_tensor" attributes {
    varve.format = "`<` $mesh_name `,` $ranked_tensor_type one( | `,` one( `sharding` `` `=` `` $sharding one( | `,` `memory_kind` `` `=` `` $memory_kind ) | `memory_kind` `` `=` `` $memory_kind ) ) `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "AnyRankedTensor"}
    %sharding = irdl.base "#sdy.sharding"
    %kind = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(mesh_name: %name, ranked_tensor_type: %type, sharding: %sharding, memory_kind: %kind) {varve.optional = ["sharding", "memory_kind"]}
  }
  irdl.operation @fragment attributes {
    varve.arguments = {region = [["%arg", "*"]]},
    varve.format = [
      "`<` `mesh` `` `=` `` $mesh_name `,` `origin` `` `=` `` `[` each($origin by `,`: $origin.userName one( let($origin.transposeCount = 0) | `` `(` $origin.transposeCount `)` )) `]`",
      "one( | `,` one( `stage` `` `=` `` $stage_id one( | `,` one( custom<InShardings>($in_shardings, $out_shardings) | custom<OutShardings>($out_shardings) ) )",
      "| custom<InShardings>($in_shardings, $out_shardings) | custom<OutShardings>($out_shardings) ) ) `>`",
      "` ` `(` $inputs `)` attr-dict ` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($region, end) `:` functional-type($inputs, $results)"
    ]
  } {
  }
  irdl.operation @fragment_call attributes {
    varve.format = [
      "`<` `mesh` `` `=` `` $mesh_name `,` `origin` `` `=` `` `[` each($origin by `,`: $origin.userName one( let($origin.transposeCount = 0) | `` `(` $origin.transposeCount `)` )) `]` `>`",
      "$callee `` `(` $tensors `)` attr-dict `:` functional-type($tensors, $result0)"
    ]
  } {
  }
  irdl.operation @for attributes {
    varve.block_names = "{absent}: tensors, index",
    varve.arguments = {region = [["%arg", "*"]]},
    varve.format = [
      "` ` `(` $tensors `)` attr-dict ` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($region, end) `:` type($tensors) let(types($results) = types($tensors))"
    ]
  } {
  }
  irdl.operation @named_computation attributes {
    varve.arguments = {region = [["%arg", "*"]]},
    varve.format = [
      "`<` $origin.userName one( let($origin.transposeCount = 0) | `` `(` $origin.transposeCount `)` ) `>` ` ` `(` $tensors `)` attr-dict",
      "` ` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` region($region, end) `:` functional-type($tensors, $results)"
    ]
  } {
  }
}
