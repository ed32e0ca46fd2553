/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Made by `make regen` of the files in dialects/llvm24: change those. */
#include "dialect/generated/llvm24.h"

static const struct {
  char part_0[3994];
  char part_1[3707];
  char part_2[3983];
  char part_3[3935];
} strings = {
    "\0"
    "#arith.fastmath<none>\0"
    "array<i64>\0"
    "false\0"
    "0 : i32\0"
    "0 : i64\0"
    "[]\0"
    "op_bundle_sizes\0"
    "#llvm.fastmath<none>\0"
    "#llvm.cconv<ccc>\0"
    "#llvm.tailcallkind<none>\0"
    "#llvm.linkage<external>\0"
    "#vector.kind<add>\0"
    "lhs\0"
    "rhs\0"
    "result\0"
    "fastmath\0"
    "roundingmode\0"
    "out\0"
    "nonNeg\0"
    "BarrierScope\0"
    "subgroup\0"
    "workgroup\0"
    "cluster\0"
    "named_barrier\0"
    "barrier_scope\0"
    "address_spaces\0"
    "function_type\0"
    "arg_attrs\0"
    "res_attrs\0"
    "workgroup_attrib_attrs\0"
    "private_attrib_attrs\0"
    "known_block_size\0"
    "known_grid_size\0"
    "known_cluster_size\0"
    "workgroup_attributions\0"
    "kernel\0"
    "body\0"
    "member_count\0"
    "asyncDependencies\0"
    "gridSizeX\0"
    "gridSizeY\0"
    "gridSizeZ\0"
    "blockSizeX\0"
    "blockSizeY\0"
    "blockSizeZ\0"
    "clusterSizeX\0"
    "clusterSizeY\0"
    "clusterSizeZ\0"
    "dynamicSharedMemorySize\0"
    "asyncObject\0"
    "asyncToken\0"
    "cooperative\0"
    "module\0"
    "function\0"
    "kernelOperands\0"
    "memref\0"
    "source\0"
    "dest\0"
    "padding_value\0"
    "outer_dims_perm\0"
    "inner_dims_pos\0"
    "static_inner_tiles\0"
    "DenormalModeKind\0"
    "ieee\0"
    "preservesign\0"
    "positivezero\0"
    "TLSMode\0"
    "generaldynamic\0"
    "localdynamic\0"
    "initialexec\0"
    "localexec\0"
    "default_output_mode\0"
    "default_input_mode\0"
    "float_output_mode\0"
    "float_input_mode\0"
    "denormal_fpenv\0"
    "recId\0"
    "isRecSelf\0"
    "id\0"
    "sourceLanguage\0"
    "producer\0"
    "isOptimized\0"
    "emissionKind\0"
    "isDebugInfoForProfiling\0"
    "nameTableKind\0"
    "splitDebugFilename\0"
    "importedEntities\0"
    "di_compile_unit\0"
    "tag\0"
    "baseType\0"
    "flags\0"
    "sizeInBits\0"
    "alignInBits\0"
    "dataLocation\0"
    "rank\0"
    "allocated\0"
    "associated\0"
    "identifier\0"
    "discriminator\0"
    "elements\0"
    "di_composite_type\0"
    "offsetInBits\0"
    "dwarfAddressSpace\0"
    "extraData\0"
    "di_derived_type\0"
    "callee_operands\0"
    "op_bundle_operands\0"
    "var_callee_type\0"
    "callee\0"
    "fastmathFlags\0"
    "CConv\0"
    "TailCallKind\0"
    "memory_effects\0"
    "convergent\0"
    "no_unwind\0"
    "will_return\0"
    "noreturn\0"
    "returns_twice\0"
    "hot\0"
    "cold\0"
    "noduplicate\0"
    "no_caller_saved_registers\0"
    "nocallback\0"
    "modular_format\0"
    "nobuiltins\0"
    "allocsize\0"
    "optsize\0"
    "minsize\0"
    "nobuiltin\0"
    "save_reg_params\0"
    "zero_call_used_regs\0"
    "trap_func_name\0"
    "default_func_attrs\0"
    "op_bundle_tags\0"
    "no_inline\0"
    "always_inline\0"
    "inline_hint\0"
    "access_groups\0"
    "noalias_scopes\0"
    "tbaa\0"
    "arg\0"
    "sym_name\0"
    "sym_visibility\0"
    "linkage\0"
    "dso_local\0"
    "comdat\0"
    "personality\0"
    "garbageCollector\0"
    "passthrough\0"
    "function_entry_count\0"
    "visibility_\0"
    "arm_streaming\0"
    "arm_locally_streaming\0"
    "arm_streaming_compatible\0"
    "arm_new_za\0"
    "arm_in_za\0"
    "arm_out_za\0"
    "arm_inout_za\0"
    "arm_preserves_za\0"
    "section\0"
    "unnamed_addr\0"
    "alignment\0"
    "vscale_range\0"
    "frame_pointer\0"
    "target_cpu\0"
    "tune_cpu\0"
    "reciprocal_estimates\0"
    "prefer_vector_width\0"
    "target_features\0"
    "no_signed_zeros_fp_math\0"
    "fp_contract\0"
    "instrument_function_entry\0"
    "instrument_function_exit\0"
    "optimize_none\0"
    "vec_type_hint\0"
    "work_group_size_hint\0"
    "reqd_work_group_size\0"
    "intel_reqd_sub_group_size\0"
    "uwtable_kind\0"
    "use_sample_profile\0"
    "arg_0\0"
    "fpExceptionBehavior\0"
    "data\0"
    "mask\0"
    "nontemporal\0"
    "normalDestOperands\0"
    "unwindDestOperands\0"
    "branch_weights\0"
    "normalDest\0"
    "unwindDest\0"
    "alias_type\0"
    "tls_mode\0"
    "initializer\0"
    "global_type\0"
    "constant\0"
    "externally_initialized\0"
    "addr_space\0"
    "dbg_exprs\0"
    "target_specific_attrs\0"
    "RoundingMode\0"
    "to_nearest_even\0"
    "downward\0"
    "upward\0"
    "toward_zero\0"
    "to_nearest_away\0"
    "b\0"
    "indices\0"
    "invariant\0"
    "acc\0"
    "result0\0"
    "indexing_maps\0"
    "iterator_types\0"
    "arith\0"
    "llvm24\0"
    "llvm\0"
    "\"24\"\0"
    "FloatLike\0"
    "#arith.fastmath\0"
    "enum<@RoundingMode>\0"
    "$lhs `,` $rhs ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "Pure\0"
    "ArithFastMathInterface\0"
    "Commutative\0"
    "SameOperandsAndResultType\0"
    "VectorUnrollOpInterface\0"
    "NoMemoryEffect\0"
    "Elementwise\0"
    "Scalarizable\0"
    "Vectorizable\0"
    "Tensorizable\0"
    "let\0"
    "[\"type($rhs) = type($lhs)\", \"type($result) = type($lhs)\"]\0"
    "arith.addf\0"
    "arith.divf\0"
    "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>\0"
    "UnitAttr\0"
    "$in (`nneg` $nonNeg^)\? attr-dict `:` type($in) `to` type($out)\0"
    "InferIntRangeInterface\0"
    "SameOperandsAndResultShape\0"
    "SameInputOutputTensorDims\0"
    "CastOpInterface\0"
    "arith.extui\0"
    "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>\0"
    "arith.index_castui\0"
    "arith.mulf\0"
    "arith.subf\0"
    "arith.uitofp\0"
    "gpu\0"
    "discardable\0"
    "[[\"known_block_size\", \"DenseI32ArrayAttr\"], [\"known_grid_size\", \"DenseI32ArrayAttr\"], [\"known_cluster_size\", \"DenseI32ArrayAttr\"]]\0"
    "enum<@BarrierScope>\0"
    "`<` $value `>`\0"
    "!gpu.named_barrier\0"
    "ArrayOf<#gpu.address_space>\0"
    "#gpu.barrier_scope\0"
    "oilist(`named` `` `(` $named_barrier `:` type($named_barrier) `)` | `memfence` $address_spaces) one( let($scope = #gpu.barrier_scope('workgroup')) | `scope` $scope | printed when(not has($scope)) ) attr-dict",
    "gpu.barrier\0"
    "TypeAttrOf<FunctionType>\0"
    "ArrayOf<DictionaryAttr>\0"
    "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>\0"
    "I64Attr\0"
    "symbol($sym_name) `(` each($function_type.inputs %a $arg_attrs default {} by `,`: %a `` `:` $function_type.inputs let(type(%a) = $function_type.inputs) dict($arg_attrs)) `)` one( let($function_type.results = []) | `->` one( when(count($function_type.results) = 1 and count($res_attrs) = 0 and not isa($function_type.results[0], 'FunctionType')) each($function_type.results: $function_type.results) | `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` ) ) one( | `workgroup` `(` each(%w $workgroup_attrib_attrs default {} by `,`: %w `:` type(%w) dict($workgroup_attrib_attrs)) `)` let($workgroup_attributions = integer(count(%w), i64)) ) one( | `private` `(` each(%p $private_attrib_attrs default {} by `,`: %p `:` type(%p) dict($private_attrib_attrs)) `)` ) (`kernel` $kernel^)\? attr-dict-with-keyword region($body, end)\0"
    "HasParent<gpu.module>\0"
    "AutomaticAllocationScope\0"
    "FunctionOpInterface\0"
    "IsolatedFromAbove\0"
    "AffineScope\0"
    "arguments\0"
    "{body = [[\"%a\", \"count($function_type.inputs)\"], [\"%w\", \"if(has($workgroup_attributions), $workgroup_attributions, 0)\"], [\"%p\", \"*\"]]}\0"
    "[\"sym_name\"]\0"
    "gpu.func\0"
    "I32\0"
    "$member_count attr-dict `:` type($member_count) `->` type($barrier)\0"
    "gpu.initialize_named_barrier\0"
    "!gpu.async.token\0"
    "Index\0"
    "FlatSymbolRefAttr\0"
    "one( `async` let(types($asyncToken) = [!gpu.async.token]) | let(types($asyncToken) = []) ) one( | ` ` `[` $asyncDependencies `]` ) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? one( when(count($clusterSizeX) > 0) `clusters` `` `(` each(%cx: %cx) `,` each(%cy: %cy) `,` each(%cz: %cz) `)` `in` ` ` `(` each(%kx: %kx) `=` $clusterSizeX `,` each(%ky: %ky) `=` $clusterSizeY `,` each(%kz: %kz) `=` $clusterSizeZ `)` | ) `blocks` `` `(` %bx `,` %by `,` %bz `)` `in` ` ` `(` %gx `=` $gridSizeX `,` %gy `=` $gridSizeY `,` %gz `=` $gridSizeZ `)` `threads` `` `(` %tx `,` %ty `,` %tz `)` `in` ` ` `(` %sx `=` $blockSizeX `,` %sy `=` $blockSizeY `,` %sz `=` $blockSizeZ `)` let(type(%bx) = index; type(%by) = index; type(%bz) = index; type(%tx) = index; type(%ty) = index; type(%tz) = index; type(%gx) = index; type(%gy) = index; type(%gz) = index; type(%sx) = index; type(%sy) = index; type(%sz) = index) let(type(%cx) = index; type(%cy) = index; type(%cz) = index; type(%kx) = index; type(%ky) = index; type(%kz) = index) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? (`module` `` `(` $module^ `)`)\? (`function` `` `(` $function^ `)`)\? (`cooperative` $cooperative^)\? one( | `workgroup` `(` each(%w by `,`: %w `:` type(%w)) `)` let($workgroup_attributions = integer(count(%w), i64)) ) one( | `private` `(` each(%p by `,`: %p `:` type(%p)) `)` ) region($body, end) attr-dict\0"
    "GPU_AsyncOpInterface\0"
    "RecursiveMemoryEffects\0"
    "{body = [[\"%bx\", \"1\"], [\"%by\", \"1\"], [\"%bz\", \"1\"], [\"%tx\", \"1\"], [\"%ty\", \"1\"], [\"%tz\", \"1\"], [\"%gx\", \"1\"], [\"%gy\", \"1\"], [\"%gz\", \"1\"], [\"%sx\", \"1\"], [\"%sy\", \"1\"], [\"%sz\", \"1\"], [\"%cx\", \"count($clusterSizeX)\"], [\"%cy\", \"count($clusterSizeX)\"], [\"%cz\", \"count($clusterSizeX)\"], [\"%kx\", \"count($clusterSizeX)\"], [\"%ky\", \"count($clusterSizeX)\"], [\"%kz\", \"count($clusterSizeX)\"], [\"%w\", \"if(has($workgroup_attributions), $workgroup_attributions, 0)\"], [\"%p\", \"*\"]]}\0"
    "[\"type($asyncDependencies) = !gpu.async.token\", \"type($gridSizeX) = index\", \"type($gridSizeY) = index\", \"type($gridSizeZ) = index\", \"type($blockSizeX) = index\", \"type($blockSizeY) = index\", \"type($blockSizeZ) = index\", \"type($clusterSizeX) = index\", \"type($clusterSizeY) = index\", \"type($clusterSizeZ) = index\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch\0"
    "AnyOf<Index, I32, I64>",
    "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)\? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )\? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)\? (`cooperative` $cooperative^)\? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict\0"
    "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>\0"
    "[\"type($gridSizeY) = type($gridSizeX)\", \"type($gridSizeZ) = type($gridSizeX)\", \"type($blockSizeX) = type($gridSizeX)\", \"type($blockSizeY) = type($gridSizeX)\", \"type($blockSizeZ) = type($gridSizeX)\", \"type($asyncDependencies) = !gpu.async.token\", \"type($dynamicSharedMemorySize) = i32\", \"type($asyncToken) = !gpu.async.token\"]\0"
    "gpu.launch_func\0"
    "linalg\0"
    "affine\0"
    "tensor\0"
    "AnyShaped\0"
    "DenseI64ArrayAttr\0"
    "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)\? (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)\0"
    "OpAsmOpInterface\0"
    "DestinationStyleOpInterface\0"
    "LinalgRelayoutOpInterface\0"
    "ConditionallySpeculatable\0"
    "ReifyRankedShapedTypeOpInterface\0"
    "TypesMatchWith<dest,result>\0"
    "[\"types($result) = if(isa(type($dest), 'AnyMemRef'), [], [type($dest)])\", \"type($inner_tiles) = index\"]\0"
    "names\0"
    "\"pack\"\0"
    "linalg.pack\0"
    "$source (`outer_dims_perm` `=` $outer_dims_perm^)\? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest let($sizes = [1, 1, 0, count($inner_tiles)]) attr-dict(let($operandSegmentSizes = $sizes)) `:` type($source) `->` type($dest)\0"
    "[\"operandSegmentSizes\"]\0"
    "locals\0"
    "{sizes = [\"DenseI32ArrayAttr\", \"[1, 1, 0, count($inner_tiles)]\"]}\0"
    "\"unpack\"\0"
    "linalg.unpack\0"
    "[[\"workgroup_attribution\", \"WorkgroupAttributionAttr\"]]\0"
    "enum<@DenormalModeKind>\0"
    "`<` struct(params) `>`\0"
    "DistinctAttr\0"
    "bool\0"
    "dwarf_language\0"
    "#llvm.di_file\0"
    "StrAttr\0"
    "enum<@DIEmissionKind>\0"
    "enum<@DINameTableKind>\0"
    "array<attribute>\0"
    "\"di_compile_unit\"\0"
    "code\0"
    "1 : i64\0"
    "fields\0"
    "\"ObOvOObvbvO{O}\"\0"
    "dwarf_tag\0"
    "u32\0"
    "attribute\0"
    "enum<@DIFlags>\0"
    "u64\0"
    "#llvm.di_expression\0"
    "#llvm.di_derived_type\0"
    "DIRecursiveTypeAttrInterface\0"
    "\"di_composite_type\"\0"
    "2 : i64\0"
    "\"ObvOOvOOvvvOOOOOO{O}\"\0"
    "\"di_derived_type\"\0"
    "3 : i64\0"
    "\"vOOvOOvvvVvO\"\0"
    "LLVM_Type\0"
    "TypeAttrOf<!llvm.func>\0"
    "#llvm.fastmath\0"
    "#llvm.cconv\0"
    "#llvm.tailcallkind\0"
    "#llvm.memory_effects\0"
    "DenseI32ArrayAttr\0"
    "DictionaryAttr\0"
    "ArrayOf<#llvm.access_group>\0"
    "ArrayOf<#llvm.alias_scope>\0"
    "ArrayOf<#llvm.tbaa_tag>\0"
    "hook:llvm.call\0"
    "AccessGroupOpInterface\0"
    "AliasAnalysisOpInterface\0"
    "FastmathFlagsInterface\0"
    "CallOpInterface\0"
    "SymbolUserOpInterface\0"
    "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>\0"
    "$arg (`fastmath` `` $fastmathFlags^)\? attr-dict `:` type($arg) `to` type($res)\0"
    "llvm.fpext\0"
    "llvm.fptrunc\0"
    "#llvm.linkage\0"
    "enum<@Visibility>\0"
    "enum<@UnnamedAddr>\0"
    "#llvm.vscale_range\0"
    "#llvm.framePointerKind\0"
    "#llvm.target_features\0"
    "BoolAttr\0"
    "#llvm.denormal_fpenv\0"
    "#llvm.vec_type_hint\0"
    "I32Attr\0"
    "#llvm.uwtableKind\0"
    "hook:llvm.func\0"
    "enum<@FPExceptionBehavior>\0"
    "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)\0"
    "FPExceptionBehaviorOpInterface\0"
    "llvm.intr.experimental.constrained.fpext\0"
    "AllOf<enum<@RoundingMode>, IntMinValue<0>>\0"
    "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)\0"
    "RoundingModeOpInterface\0"
    "llvm.intr.experimental.constrained.fptrunc\0"
    "llvm.intr.experimental.constrained.sitofp\0"
    "llvm.intr.experimental.constrained.uitofp\0"
    "LLVM_AnyVector\0"
    "!llvm.ptr\0"
    "LLVM_VectorOf<I1>\0"
    "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))\0"
    "llvm.intr.masked.store\0"
    "hook:llvm.invoke\0"
    "WeightedBranchOpInterface\0"
    "Terminator\0"
    "TypeAttr\0"
    "enum<@TLSMode>\0"
    "1",
    "one( `external` let($linkage = #llvm.linkage('external')) | `available_externally` let($linkage = #llvm.linkage('available_externally')) | `linkonce` let($linkage = #llvm.linkage('linkonce')) | `linkonce_odr` let($linkage = #llvm.linkage('linkonce_odr')) | `weak` let($linkage = #llvm.linkage('weak')) | `weak_odr` let($linkage = #llvm.linkage('weak_odr')) | `appending` let($linkage = #llvm.linkage('appending')) | `internal` let($linkage = #llvm.linkage('internal')) | `private` let($linkage = #llvm.linkage('private')) | `extern_weak` let($linkage = #llvm.linkage('extern_weak')) | `common` let($linkage = #llvm.linkage('common')) | let($linkage = #llvm.linkage('external')) ) one( let($visibility_ = integer(0, i64)) | `hidden` let($visibility_ = integer(1, i64)) | `protected` let($visibility_ = integer(2, i64)) ) one( let($tls_mode = integer(0, i64)) | `thread_local` one( let($tls_mode = integer(1, i64)) | `` `(` one( `generaldynamic` let($tls_mode = integer(1, i64)) | `localdynamic` let($tls_mode = integer(2, i64)) | `initialexec` let($tls_mode = integer(3, i64)) | `localexec` let($tls_mode = integer(4, i64)) ) `)` ) ) one( let($unnamed_addr = integer(0, i64)) | `local_unnamed_addr` let($unnamed_addr = integer(1, i64)) | `unnamed_addr` let($unnamed_addr = integer(2, i64)) | printed when(not has($unnamed_addr)) ) symbol($sym_name) attr-dict `:` $alias_type region($initializer, end)\0"
    "SingleBlock\0"
    "Symbol\0"
    "terminator\0"
    "\"llvm.return\"\0"
    "llvm.mlir.alias\0"
    "AllOf<I32Attr, IntNonNegative>\0"
    "ArrayOf<#llvm.di_global_variable_expression>\0"
    "one( `external` let($linkage = #llvm.linkage('external')) | `available_externally` let($linkage = #llvm.linkage('available_externally')) | `linkonce` let($linkage = #llvm.linkage('linkonce')) | `linkonce_odr` let($linkage = #llvm.linkage('linkonce_odr')) | `weak` let($linkage = #llvm.linkage('weak')) | `weak_odr` let($linkage = #llvm.linkage('weak_odr')) | `appending` let($linkage = #llvm.linkage('appending')) | `internal` let($linkage = #llvm.linkage('internal')) | `private` let($linkage = #llvm.linkage('private')) | `extern_weak` let($linkage = #llvm.linkage('extern_weak')) | `common` let($linkage = #llvm.linkage('common')) | let($linkage = #llvm.linkage('external')) ) one( let($visibility_ = integer(0, i64)) | `hidden` let($visibility_ = integer(1, i64)) | `protected` let($visibility_ = integer(2, i64)) ) one( let($tls_mode = integer(0, i64)) | `thread_local` one( let($tls_mode = integer(1, i64)) | `` `(` one( `generaldynamic` let($tls_mode = integer(1, i64)) | `localdynamic` let($tls_mode = integer(2, i64)) | `initialexec` let($tls_mode = integer(3, i64)) | `localexec` let($tls_mode = integer(4, i64)) ) `)` ) ) one( let($unnamed_addr = integer(0, i64)) | `local_unnamed_addr` let($unnamed_addr = integer(1, i64)) | `unnamed_addr` let($unnamed_addr = integer(2, i64)) | printed when(not has($unnamed_addr)) ) (`constant` $constant^)\? symbol($sym_name) `` `(` one( | $value ) `)` (`comdat` `` `(` $comdat^ `)`)\? attr-dict(shown($addr_space = integer(0, i32))) one( `:` $global_type one( | region($initializer, end) ) | let($global_type = !llvm.array(i8, count($value))) )\0"
    "llvm.mlir.global\0"
    "$a `,` $b `,` $c ($roundingmode^)\? (`fastmath` `` $fastmath^)\? attr-dict `:` type($result)\0"
    "[\"type($b) = type($a)\", \"type($c) = type($a)\", \"type($result) = type($a)\"]\0"
    "math.fma\0"
    "ub\0"
    "AnyMemRef\0"
    "AllOf<I64Attr, IntPositive, IntPowerOf2>\0"
    "$memref `[` $indices `]` attr-dict `:` type($memref)\0"
    "TypesMatchWith<memref,result>\0"
    "MemRefsNormalizable\0"
    "AlignmentAttrOpInterface\0"
    "MemorySpaceCastConsumerOpInterface\0"
    "PromotableMemOpInterface\0"
    "DestructurableAccessorOpInterface\0"
    "[\"type($result) = elem(type($memref))\", \"type($indices) = index\"]\0"
    "memref.load\0"
    "vector\0"
    "AnyVectorOfNonZeroRank\0"
    "ArrayOf<#vector.iterator_type>\0"
    "#vector.kind\0"
    "hook:vector.contract\0"
    "IndexingMapOpInterface\0"
    "TypeIs<Operand0,AnyShaped>\0"
    "TypeIs<Operand1,AnyShaped>\0"
    "SameElementType<Operand0,Operand1>\0"
    "SameElementType<Result0,Operand2>\0"
    "MaskableOpInterface",
};

static const unsigned char rows[] = {
    178, 10, 0, 16, 0, 7, 0, 0, 0, 0, 0, 0, 0, 107, 1, 210, 13, 0, 16, 7, 5, 1, 1, 1, 0,
    1, 86, 1, 105, 2, 49, 34, 0, 16, 12, 2, 0, 0, 0, 0, 0, 85, 5, 107, 1, 191, 10, 0, 17, 14,
    12, 0, 2, 4, 1, 2, 0, 0, 109, 2, 118, 8, 0, 16, 26, 1, 0, 0, 0, 3, 1, 86, 1, 107, 1,
    187, 2, 0, 16, 27, 1, 0, 0, 0, 0, 0, 139, 2, 107, 1, 254, 59, 0, 16, 28, 1, 0, 0, 0, 0,
    0, 139, 2, 107, 1, 41, 12, 247, 10, 0, 91, 2, 99, 1, 0, 0, 0, 0, 163, 2, 11, 10, 141, 1, 52,
    12, 247, 10, 0, 91, 2, 99, 1, 0, 0, 0, 0, 163, 2, 21, 9, 141, 1, 66, 13, 167, 12, 0, 100, 1,
    101, 1, 0, 0, 0, 0, 171, 1, 0, 11, 0, 0, 156, 13, 167, 12, 0, 102, 1, 103, 1, 0, 0, 0, 0,
    171, 1, 0, 11, 0, 0, 175, 13, 247, 10, 0, 91, 2, 99, 1, 0, 0, 0, 0, 163, 2, 11, 10, 141, 1,
    186, 13, 247, 10, 0, 91, 2, 99, 1, 0, 0, 0, 0, 163, 2, 21, 9, 141, 1, 197, 13, 167, 12, 0, 100,
    1, 104, 1, 0, 0, 0, 0, 171, 1, 1, 10, 0, 0, 154, 15, 202, 14, 0, 105, 1, 0, 0, 0, 0, 0,
    0, 165, 2, 0, 0, 0, 0, 120, 20, 12, 16, 4, 0, 0, 0, 0, 106, 1, 0, 0, 120, 10, 90, 5, 113,
    2, 201, 20, 133, 20, 0, 107, 1, 108, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 243, 29, 15, 21, 5,
    31, 12, 109, 1, 106, 1, 0, 0, 146, 4, 95, 5, 117, 2, 33, 34, 21, 30, 1, 18, 13, 109, 1, 0, 0,
    0, 0, 167, 2, 143, 2, 145, 1, 153, 36, 98, 34, 1, 67, 4, 110, 1, 0, 0, 0, 0, 154, 3, 54, 7,
    121, 2, 64, 38, 165, 36, 0, 79, 3, 110, 1, 0, 0, 0, 0, 154, 3, 54, 7, 30, 4, 8, 41, 3, 41,
    1, 93, 2, 111, 1, 0, 0, 0, 0, 66, 38, 100, 5, 0, 0, 1, 42, 178, 41, 0, 112, 1, 113, 1, 0,
    0, 0, 0, 68, 1, 1, 1, 0, 0, 12, 42, 178, 41, 0, 112, 1, 113, 1, 0, 0, 0, 0, 68, 1, 1,
    1, 0, 0, 221, 42, 216, 42, 4, 0, 0, 0, 0, 106, 1, 0, 0, 0, 66, 125, 4, 0, 0, 107, 43, 2,
    43, 0, 114, 1, 115, 1, 0, 0, 0, 0, 158, 2, 133, 2, 0, 0, 47, 44, 191, 43, 0, 114, 1, 115, 1,
    0, 0, 0, 0, 157, 3, 133, 3, 0, 0, 90, 44, 191, 43, 0, 114, 1, 115, 1, 0, 0, 0, 0, 157, 3,
    133, 3, 0, 0, 132, 44, 191, 43, 0, 114, 1, 115, 1, 0, 0, 0, 0, 157, 3, 133, 3, 0, 0, 61, 45,
    217, 44, 0, 82, 3, 0, 0, 0, 0, 0, 0, 169, 2, 0, 0, 0, 0, 89, 45, 84, 45, 1, 71, 4, 111,
    1, 0, 0, 95, 2, 130, 9, 129, 4, 0, 0, 72, 51, 164, 45, 4, 0, 0, 0, 0, 116, 1, 0, 0, 139,
    7, 136, 3, 147, 1, 220, 57, 164, 51, 4, 0, 0, 0, 0, 117, 1, 0, 0, 104, 16, 136, 3, 147, 1, 147,
    58, 237, 57, 0, 85, 3, 99, 1, 0, 0, 0, 0, 163, 2, 38, 8, 149, 1, 242, 59, 210, 58, 0, 97, 2,
    118, 1, 0, 0, 0, 0, 160, 3, 61, 6, 151, 1, 77, 60, 72, 60, 0, 88, 3, 119, 1, 0, 0, 0, 0,
    150, 4, 46, 8, 0, 0, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 26, 1, 121, 14, 120, 1, 0, 0, 0,
    0, 194, 3, 158, 38, 75, 4, 0, 0, 0, 0, 95, 4, 158, 38, 43, 12, 0, 0, 67, 3, 226, 4, 158, 38,
    0, 18, 153, 1, 73, 3, 29, 5, 158, 38, 55, 12, 0, 0, 79, 3, 209, 3, 25, 1, 0, 0, 215, 3, 26,
    0, 0, 34, 111, 4, 33, 0, 0, 40, 117, 6, 29, 1, 0, 0, 53, 9, 28, 1, 0, 0, 161, 6, 34, 0,
    0, 40, 34, 1, 35, 1, 0, 0, 115, 4, 35, 1, 0, 0, 124, 4, 36, 0, 0, 40, 130, 4, 37, 0, 0,
    48, 141, 4, 37, 0, 0, 48, 153, 4, 38, 1, 0, 0, 166, 4, 38, 1, 0, 0, 171, 4, 38, 1, 0, 0,
    181, 4, 38, 1, 0, 0, 192, 4, 29, 1, 0, 0, 203, 4, 39, 1, 0, 0, 217, 4, 32, 0, 0, 56, 233,
    1, 17, 2, 0, 0, 251, 1, 20, 0, 0, 0, 5, 2, 20, 0, 0, 0, 15, 2, 20, 0, 0, 0, 25, 2,
    20, 0, 0, 0, 36, 2, 20, 0, 0, 0, 47, 2, 20, 0, 0, 0, 58, 2, 20, 1, 0, 0, 71, 2, 20,
    1, 0, 0, 84, 2, 20, 1, 0, 0, 97, 2, 16, 1, 0, 0, 172, 2, 0, 2, 0, 0, 121, 2, 0, 1,
    0, 0, 233, 1, 17, 2, 0, 0, 251, 1, 18, 0, 0, 0, 5, 2, 18, 0, 0, 0, 15, 2, 18, 0, 0,
    0, 25, 2, 18, 0, 0, 0, 36, 2, 18, 0, 0, 0, 47, 2, 18, 0, 0, 0, 58, 2, 18, 1, 0, 0,
    71, 2, 18, 1, 0, 0, 84, 2, 18, 1, 0, 0, 97, 2, 16, 1, 0, 0, 121, 2, 0, 1, 0, 0, 209,
    3, 25, 1, 0, 0, 215, 3, 26, 0, 0, 34, 225, 3, 25, 1, 0, 0, 228, 3, 27, 0, 0, 40, 53, 9,
    28, 1, 0, 0, 243, 3, 29, 1, 0, 0, 252, 3, 26, 0, 0, 34, 8, 4, 30, 0, 0, 48, 21, 4, 26,
    0, 0, 34, 45, 4, 31, 0, 0, 48, 59, 4, 29, 1, 0, 0, 78, 4, 32, 0, 0, 56, 111, 4, 33, 0,
    0, 40, 117, 6, 29, 1, 0, 0, 53, 9, 28, 1, 0, 0, 161, 6, 34, 0, 0, 40, 34, 1, 35, 1, 0,
    0, 115, 4, 35, 1, 0, 0, 130, 4, 37, 0, 0, 48, 141, 4, 34, 0, 0, 40, 244, 4, 37, 0, 0, 48,
    1, 5, 34, 1, 0, 0, 124, 4, 36, 0, 0, 40, 19, 5, 35, 1, 0, 0, 194, 2, 22, 0, 0, 0, 201,
    2, 22, 0, 0, 0, 206, 2, 0, 1, 0, 0, 2, 3, 18, 2, 0, 0, 45, 5, 40, 2, 0, 0, 106, 9,
    40, 2, 0, 0, 125, 9, 40, 2, 0, 0, 61, 5, 40, 3, 59, 0, 120, 3, 24, 0, 0, 0, 140, 3, 24,
    0, 0, 0, 159, 3, 24, 0, 0, 0, 177, 3, 24, 0, 0, 0, 194, 2, 22, 0, 0, 0, 201, 2, 22, 0,
    0, 0, 2, 3, 18, 2, 0, 0, 214, 2, 66, 0, 0, 0, 84, 9, 67, 0, 0, 0, 89, 9, 68, 0, 0,
    0, 224, 6, 1, 0, 0, 0, 117, 10, 1, 0, 0, 0, 139, 10, 1, 0, 0, 0, 180, 0, 76, 0, 0, 0,
    184, 0, 76, 0, 0, 0, 137, 10, 0, 0, 0, 0, 180, 0, 1, 0, 0, 0, 184, 0, 1, 0, 0, 0, 45,
    5, 40, 2, 0, 0, 61, 5, 40, 3, 59, 0, 159, 9, 0, 0, 0, 0, 170, 9, 0, 0, 0, 0, 187, 2,
    74, 0, 0, 0, 119, 10, 18, 2, 0, 0, 188, 0, 1, 0, 0, 0, 68, 6, 4, 0, 0, 0, 217, 0, 4,
    0, 0, 0, 68, 6, 6, 0, 0, 0, 217, 0, 6, 0, 0, 0, 217, 0, 1, 0, 0, 0, 12, 1, 8, 1,
    0, 0, 215, 1, 15, 0, 0, 0, 220, 1, 16, 0, 0, 0, 18, 1, 8, 0, 0, 0, 133, 2, 17, 1, 0,
    0, 188, 0, 22, 1, 0, 0, 188, 0, 40, 1, 0, 0, 226, 6, 52, 0, 0, 0, 95, 8, 52, 0, 0, 0,
    58, 9, 40, 0, 0, 0, 95, 8, 40, 0, 0, 0, 201, 9, 71, 0, 0, 0, 201, 9, 15, 0, 0, 0, 188,
    0, 0, 0, 0, 0, 141, 10, 0, 0, 0, 0, 214, 2, 7, 0, 0, 0, 230, 6, 29, 0, 0, 239, 6, 29,
    0, 1, 55, 1, 41, 0, 0, 254, 6, 53, 138, 0, 6, 7, 5, 0, 1, 117, 5, 43, 96, 0, 16, 7, 21,
    0, 1, 151, 5, 5, 0, 1, 23, 7, 19, 0, 1, 35, 7, 29, 0, 1, 52, 7, 46, 0, 1, 69, 1, 12,
    0, 1, 79, 1, 12, 0, 1, 64, 7, 14, 0, 1, 136, 5, 45, 0, 1, 85, 7, 54, 48, 0, 97, 7, 5,
    0, 1, 111, 7, 5, 0, 1, 133, 7, 5, 0, 1, 158, 7, 5, 0, 1, 169, 7, 5, 0, 1, 179, 7, 5,
    0, 1, 190, 7, 5, 0, 1, 203, 7, 5, 0, 1, 220, 7, 29, 0, 1, 228, 7, 55, 0, 1, 241, 7, 14,
    0, 1, 251, 7, 56, 0, 1, 8, 8, 57, 0, 1, 22, 8, 29, 0, 1, 33, 8, 29, 0, 1, 42, 8, 29,
    0, 1, 63, 8, 29, 0, 1, 83, 8, 58, 0, 1, 99, 8, 59, 0, 1, 194, 3, 60, 0, 1, 123, 8, 29,
    0, 1, 135, 8, 29, 0, 1, 161, 8, 29, 0, 1, 156, 6, 5, 0, 1, 166, 6, 5, 0, 1, 180, 6, 5,
    0, 1, 162, 5, 5, 0, 1, 172, 5, 5, 0, 1, 184, 5, 5, 0, 1, 186, 8, 5, 0, 1, 193, 5, 5,
    0, 1, 207, 5, 5, 0, 1, 211, 5, 5, 0, 1, 216, 5, 5, 0, 1, 228, 5, 5, 0, 1, 254, 5, 5,
    0, 1, 9, 6, 29, 0, 1, 24, 6, 46, 0, 1, 35, 6, 47, 0, 1, 45, 6, 5, 0, 1, 53, 6, 5,
    0, 1, 71, 6, 5, 0, 1, 87, 6, 29, 0, 1, 122, 6, 48, 0, 1, 200, 8, 61, 0, 1, 214, 8, 47,
    0, 1, 235, 8, 47, 0, 1, 0, 9, 62, 0, 1, 26, 9, 63, 0, 1, 39, 9, 59, 0, 1, 80, 5, 41,
    0, 1, 96, 5, 19, 0, 1, 103, 5, 42, 75, 0, 117, 5, 43, 96, 0, 123, 5, 44, 113, 0, 136, 5, 45,
    0, 1, 151, 5, 5, 0, 1, 162, 5, 5, 0, 1, 172, 5, 5, 0, 1, 184, 5, 5, 0, 1, 193, 5, 5,
    0, 1, 207, 5, 5, 0, 1, 211, 5, 5, 0, 1, 216, 5, 5, 0, 1, 228, 5, 5, 0, 1, 254, 5, 5,
    0, 1, 9, 6, 29, 0, 1, 24, 6, 46, 0, 1, 35, 6, 47, 0, 1, 45, 6, 5, 0, 1, 53, 6, 5,
    0, 1, 63, 6, 5, 0, 1, 61, 6, 5, 0, 1, 71, 6, 5, 0, 1, 87, 6, 29, 0, 1, 107, 6, 29,
    0, 1, 122, 6, 48, 0, 1, 59, 0, 47, 0, 0, 141, 6, 46, 0, 1, 69, 1, 12, 0, 1, 79, 1, 12,
    0, 1, 156, 6, 5, 0, 1, 166, 6, 5, 0, 1, 180, 6, 5, 0, 1, 192, 6, 49, 0, 1, 208, 6, 50,
    0, 1, 206, 6, 50, 0, 1, 221, 6, 51, 0, 1, 213, 9, 69, 0, 0, 225, 9, 5, 0, 1, 230, 6, 29,
    0, 0, 254, 6, 53, 0, 0, 6, 7, 5, 0, 1, 192, 9, 70, 48, 0, 234, 9, 5, 0, 1, 214, 2, 0,
    0, 1, 241, 7, 14, 0, 1, 1, 10, 72, 40, 0, 228, 7, 55, 0, 1, 220, 7, 29, 0, 1, 16, 7, 21,
    0, 1, 12, 10, 73, 0, 1, 85, 7, 54, 48, 0, 22, 10, 46, 0, 1, 55, 1, 11, 0, 0, 69, 1, 12,
    0, 1, 79, 1, 12, 0, 1, 89, 1, 12, 0, 1, 112, 1, 12, 0, 1, 133, 1, 13, 0, 1, 150, 1, 13,
    0, 1, 166, 1, 13, 0, 1, 185, 1, 14, 0, 1, 208, 1, 5, 0, 1, 80, 5, 41, 0, 1, 96, 5, 19,
    0, 1, 69, 1, 12, 0, 1, 79, 1, 12, 0, 1, 144, 9, 47, 0, 1, 117, 5, 43, 96, 0, 122, 6, 48,
    0, 1, 59, 0, 47, 0, 0, 141, 6, 46, 0, 1, 181, 9, 69, 0, 0, 230, 6, 29, 0, 0, 254, 6, 53,
    0, 0, 6, 7, 5, 0, 1, 192, 9, 70, 48, 0, 228, 7, 55, 0, 1, 85, 7, 54, 48, 0, 144, 2, 5,
    0, 1, 156, 2, 19, 0, 1, 163, 2, 19, 0, 1, 185, 1, 14, 0, 1, 149, 10, 46, 0, 0, 163, 10, 77,
    0, 0, 34, 9, 78, 162, 0, 195, 0, 2, 1, 0, 220, 2, 23, 23, 1, 236, 2, 23, 0, 0, 251, 2, 23,
    0, 0, 204, 0, 65, 0, 0, 64, 9, 64, 0, 0, 103, 5, 42, 75, 0, 94, 9, 59, 34, 1, 241, 7, 75,
    0, 1, 127, 10, 59, 34, 1, 195, 0, 2, 1, 0, 204, 0, 3, 0, 1, 40, 1, 9, 0, 1, 34, 1, 10,
    0, 1, 208, 1, 21, 0, 0, 144, 2, 5, 0, 1, 241, 7, 62, 0, 0, 94, 9, 5, 0, 1, 221, 0, 5,
    0, 1, 228, 0, 32, 14, 3, 14, 3, 64, 10, 4, 62, 3, 64, 0, 5, 44, 10, 32, 5, 5, 0, 0, 0,
    70, 3, 1, 85, 3, 2, 98, 3, 3, 110, 3, 4, 57, 10, 0, 73, 10, 1, 82, 10, 2, 89, 10, 3, 101,
    10, 4, 31, 3, 0, 36, 3, 1, 49, 3, 2, 90, 3, 3, 241, 0, 1, 250, 0, 2, 4, 1, 3, 0, 0,
    0, 1, 201, 10, 3, 211, 10, 1, 227, 10, 1, 63, 12, 1, 158, 12, 1, 78, 13, 1, 101, 14, 3, 136, 14,
    1, 155, 14, 3, 183, 14, 1, 166, 15, 1, 191, 15, 1, 215, 15, 1, 4, 16, 7, 0, 0, 1, 129, 20, 3,
    230, 20, 1, 247, 20, 1, 253, 20, 1, 254, 29, 1, 1, 21, 1, 70, 34, 1, 80, 34, 1, 134, 38, 1, 181,
    38, 1, 194, 38, 1, 199, 38, 3, 214, 38, 1, 228, 38, 1, 236, 38, 1, 2, 39, 1, 25, 39, 1, 97, 39,
    1, 107, 39, 1, 111, 39, 1, 121, 39, 1, 136, 39, 3, 140, 39, 3, 160, 39, 1, 47, 40, 1, 57, 40, 3,
    80, 40, 3, 95, 40, 3, 107, 40, 3, 126, 40, 1, 155, 40, 1, 147, 40, 1, 165, 40, 1, 180, 40, 1, 208,
    40, 1, 235, 40, 1, 127, 41, 3, 25, 42, 1, 39, 42, 1, 57, 42, 3, 76, 42, 3, 95, 42, 3, 118, 42,
    1, 140, 42, 3, 149, 42, 3, 170, 42, 1, 190, 42, 3, 198, 42, 1, 231, 42, 1, 148, 43, 1, 174, 44, 3,
    189, 44, 1, 199, 44, 1, 138, 45, 1, 147, 45, 7, 162, 45, 1, 88, 51, 1, 119, 51, 1, 159, 58, 1, 169,
    58, 1, 5, 60, 1, 28, 60, 3, 59, 60, 230, 12, 79, 11, 253, 12, 24, 13, 50, 13, 145, 11, 169, 11, 184,
    11, 196, 11, 209, 11, 222, 11, 79, 11, 84, 11, 107, 11, 119, 11, 145, 11, 169, 11, 184, 11, 196, 11, 209, 11,
    222, 11, 79, 11, 84, 11, 119, 11, 145, 11, 169, 11, 184, 11, 196, 11, 209, 11, 222, 11, 214, 13, 214, 37, 235,
    11, 36, 36, 238, 37, 245, 37, 140, 36, 55, 38, 119, 11, 84, 11, 79, 11, 145, 11, 184, 11, 196, 11, 209, 11,
    222, 11, 93, 60, 79, 11, 116, 60, 143, 60, 170, 60, 205, 60, 239, 60, 145, 11, 134, 35, 151, 35, 179, 35, 205,
    35, 169, 11, 231, 35, 8, 36, 7, 59, 37, 59, 57, 59, 82, 59, 117, 59, 142, 59, 82, 51, 42, 39, 60, 39,
    65, 39, 73, 39, 80, 39, 82, 51, 211, 39, 60, 39, 231, 39, 73, 39, 239, 39, 82, 51, 6, 40, 60, 39, 24,
    40, 73, 39, 32, 40, 56, 34, 178, 10, 118, 8, 187, 2, 63, 34, 121, 19, 143, 19, 168, 19, 188, 19, 206, 19,
    206, 19, 143, 19, 230, 12, 114, 26, 135, 26, 18, 41, 41, 41, 66, 41, 89, 41, 105, 41, 214, 13, 226, 13, 191,
    10, 196, 10, 214, 13, 78, 38, 191, 10, 196, 10, 218, 19, 228, 19, 214, 13, 107, 20, 218, 19, 158, 26, 235, 11,
    107, 28, 235, 11, 36, 36, 140, 36, 146, 36, 206, 19, 143, 19, 188, 19, 168, 19, 109, 45, 89, 41, 101, 45, 127,
    45, 79, 11, 76, 43, 23, 44, 188, 19, 28, 51, 40, 51, 178, 10, 156, 58, 235, 11, 239, 11, 114, 26, 141, 32,
    235, 11, 219, 32, 47, 51, 58, 51, 235, 11, 72, 58, 235, 11, 176, 59, 182, 39, 184, 10, 0, 0, 0, 0, 0,
    0,
};

static const varve_row_layout layouts[] = {
    {0, 15, 17, {2, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 7 dialects */
    {105, 19, 17, {2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}, /* 29 operations */
    {656, 10, 8, {2, 2, 1, 1, 1, 1, 1, 1}, {0, 0, 0, 0, 0, 0, 0, 0}}, /* 6 entities */
    {716, 6, 5, {2, 1, 1, 1, 1}, {0, 0, 0, 0, 0}}, /* 121 values */
    {1442, 5, 5, {2, 1, 0, 1, 1}, {0, 0, 0, 0, 0}}, /* 172 properties */
    {2302, 5, 6, {2, 1, 0, 0, 1, 1}, {0, 0, 0, 0, 0, 0}}, /* 4 enums */
    {2322, 3, 2, {2, 1}, {0, 0}}, /* 17 enum_cases */
    {2373, 3, 2, {1, 2}, {0, 0}}, /* 79 constraints */
    {2610, 2, 1, {2}, {0}}, /* 154 numbers */
    {2918, 4, 1, {4}, {0}}, /* 1 constants */
};

void varve_generated_llvm24(varve_definition_tables *tables) {
  *tables = (varve_definition_tables){.strings = (const char *)&strings,
                                      .rows = rows,
                                      .layouts = layouts,
                                      .dialect_count = 7};
}
