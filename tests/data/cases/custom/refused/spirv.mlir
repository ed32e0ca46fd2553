func.func @load_class(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Load "Nowhere" %p : f32
  return
}
// -----
func.func @load_word(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Load Function %p : f32
  return
}
// -----
func.func @load_access(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Load "Function" %p ["Sometimes"] : f32
  return
}
// -----
func.func @load_alignment(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Load "Function" %p ["Aligned"] : f32
  return
}
// -----
func.func @load_type(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Load "Function" %p
  return
}
// -----
func.func @load_wrong(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Load "Function" %p : i32
  return
}
// -----
func.func @load_bracket(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Load "Function" %p ["Volatile" : f32
  return
}
// -----
func.func @store_type(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.Store "Function" %p, %f : i32
  return
}
// -----
func.func @store_dict(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.Store "Function" %p, %f {a} : f32
  return
}
// -----
func.func @copy_source(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.CopyMemory "Function" %p : f32
  return
}
// -----
func.func @copy_class(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.CopyMemory "Function" %p, "F" %q : f32
  return
}
// -----
func.func @copy_access(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.CopyMemory "Function" %p, "Function" %q ["Volatile"], ["X"] : f32
  return
}
// -----
func.func @variable_type(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Variable : f32
  return
}
// -----
func.func @variable_init(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Variable init %i : !spirv.ptr<i32, Function>
  return
}
// -----
func.func @variable_init_type(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Variable init(%i) : !spirv.ptr<f32, Function>
  return
}
// -----
func.func @variable_colon(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Variable !spirv.ptr<f32, Function>
  return
}
// -----
func.func @extract_index(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.CompositeExtract %s[2 : i32] : !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @extract_empty(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.CompositeExtract %s[] : !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @extract_scalar(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.CompositeExtract %f[0 : i32] : f32
  return
}
// -----
func.func @extract_deep(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.CompositeExtract %s[0 : i32, 0 : i32] : !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @extract_no_array(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.CompositeExtract %s 1 : !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @extract_colon(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.CompositeExtract %s[0 : i32] !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @insert_into(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.CompositeInsert %i, %s[1 : i32] : i32, !spirv.struct<(f32, i32)>
  return
}
// -----
func.func @constant_type(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Constant dense<[1, 2]> : tensor<2xi32>
  return
}
// -----
func.func @constant_string(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.Constant [1, 2]
  return
}
// -----
func.func @wraps_word(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.SpecConstantOperation "spirv.IAdd"(%i, %i) : (i32, i32) -> i32
  return
}
// -----
func.func @clamp_type(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  %0 = spirv.GL.SClamp %i, %i, %i
  return
}
// -----
func.func @select_control(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.mlir.selection control(Sometimes) { spirv.mlir.merge }
  return
}
// -----
func.func @select_paren(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.mlir.selection control Flatten { spirv.mlir.merge }
  return
}
// -----
func.func @loop_control(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.mlir.loop control(Flatten) { spirv.mlir.merge }
  return
}
// -----
func.func @loop_body(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.mlir.loop control(Unroll)
  return
}
// -----
func.func @branch_weight(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.BranchConditional %c [1], ^a, ^a
^a:
  return
}
// -----
func.func @branch_weights(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.BranchConditional %c [1, 2, ^a, ^a
^a:
  return
}
// -----
func.func @branch_one(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.BranchConditional %c, ^a
^a:
  return
}
// -----
func.func @branch_types(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.BranchConditional %c, ^a(%i), ^a
^a:
  return
}
// -----
func.func @block_write(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, Function>, %i: i32, %c: i1, %s: !spirv.struct<(f32, i32)>, %f: f32) {
  spirv.INTEL.SubgroupBlockWrite %p, %f : f32
  return
}
// -----
func.func private @module_model()
spirv.module GLSL450 {}
// -----
func.func private @module_memory()
spirv.module Logical {}
// -----
func.func private @module_memory_name()
spirv.module Logical Physical {}
// -----
func.func private @module_body()
spirv.module Logical GLSL450 attributes {a}
// -----
func.func private @func_control()
spirv.module @m_func_control Logical GLSL450 {
  spirv.func @f() {}
}
// -----
func.func private @func_control_name()
spirv.module @m_func_control_name Logical GLSL450 {
  spirv.func @f() "Sometimes" {}
}
// -----
func.func private @func_name()
spirv.module @m_func_name Logical GLSL450 {
  spirv.func () "None" {}
}
// -----
func.func private @entry_model()
spirv.module @m_entry_model Logical GLSL450 {
  spirv.EntryPoint @f
}
// -----
func.func private @entry_model_name()
spirv.module @m_entry_model_name Logical GLSL450 {
  spirv.EntryPoint "Compute" @f
}
// -----
func.func private @entry_function()
spirv.module @m_entry_function Logical GLSL450 {
  spirv.EntryPoint "Vertex" "f"
}
// -----
func.func private @entry_interface()
spirv.module @m_entry_interface Logical GLSL450 {
  spirv.EntryPoint "Vertex" @f, 1
}
// -----
func.func private @entry_comma()
spirv.module @m_entry_comma Logical GLSL450 {
  spirv.EntryPoint "Vertex" @f @g
}
// -----
func.func private @mode_name()
spirv.module @m_mode_name Logical GLSL450 {
  spirv.ExecutionMode @f "Locals", 1
}
// -----
func.func private @mode_comma()
spirv.module @m_mode_comma Logical GLSL450 {
  spirv.ExecutionMode @f "LocalSize" 1
}
// -----
func.func private @spec_value()
spirv.module @m_spec_value Logical GLSL450 {
  spirv.SpecConstant @x
}
// -----
func.func private @spec_id()
spirv.module @m_spec_id Logical GLSL450 {
  spirv.SpecConstant @x spec_id 5 = 1 : i32
}
// -----
func.func private @spec_id_kind()
spirv.module @m_spec_id_kind Logical GLSL450 {
  spirv.SpecConstant @x spec_id("a") = 1 : i32
}
// -----
func.func private @spec_name()
spirv.module @m_spec_name Logical GLSL450 {
  spirv.SpecConstant = 1 : i32
}
// -----
func.func private @composite_paren()
spirv.module @m_composite_paren Logical GLSL450 {
  spirv.SpecConstantComposite @x @y : !spirv.array<1 x i32>
}
// -----
func.func private @composite_symbol()
spirv.module @m_composite_symbol Logical GLSL450 {
  spirv.SpecConstantComposite @x (1) : !spirv.array<1 x i32>
}
// -----
func.func private @composite_type()
spirv.module @m_composite_type Logical GLSL450 {
  spirv.SpecConstantComposite @x (@y)
}
// -----
func.func private @replicate_two()
spirv.module @m_replicate_two Logical GLSL450 {
  spirv.EXT.SpecConstantCompositeReplicate @x (@y, @z) : !spirv.array<1 x i32>
}
// -----
func.func private @global_type()
spirv.module @m_global_type Logical GLSL450 {
  spirv.GlobalVariable @x : f32
}
// -----
func.func private @global_bind()
spirv.module @m_global_bind Logical GLSL450 {
  spirv.GlobalVariable @x bind(1) : !spirv.ptr<f32, Input>
}
// -----
func.func private @global_built_in()
spirv.module @m_global_built_in Logical GLSL450 {
  spirv.GlobalVariable @x built_in(5) : !spirv.ptr<f32, Input>
}
// -----
func.func private @global_initializer()
spirv.module @m_global_initializer Logical GLSL450 {
  spirv.GlobalVariable @x initializer("y") : !spirv.ptr<f32, Input>
}
// -----
func.func private @global_colon()
spirv.module @m_global_colon Logical GLSL450 {
  spirv.GlobalVariable @x
}
// -----
func.func private @graph_name()
spirv.module @m_graph_name Logical GLSL450 {
  spirv.ARM.Graph () -> i32 {}
}
// -----
func.func private @graph_entry()
spirv.module @m_graph_entry Logical GLSL450 {
  spirv.ARM.GraphEntryPoint "x"
}
// -----
func.func private @ptr_one(!spirv.ptr<f32>)
// -----
func.func private @array_count(!spirv.array<f32>)
// -----
func.func private @array_zero(!spirv.array<0 x f32>)
// -----
func.func private @array_word(!spirv.array<4 x f32, step=4>)
// -----
func.func private @array_dynamic(!spirv.array<? x f32>)
// -----
func.func private @rtarray_word(!spirv.rtarray<f32, 4>)
// -----
func.func private @matrix_element(!spirv.matrix<3 x f32>)
// -----
func.func private @image_dim(!spirv.image<f32, Dim5D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)
// -----
func.func private @image_few(!spirv.image<f32, Dim2D, NoDepth, NonArrayed>)
// -----
func.func private @sampled_image(!spirv.sampled_image<f32>)
// -----
func.func private @coopmatrix_scope(!spirv.coopmatrix<2x2xf32, Everywhere, MatrixA>)
// -----
func.func private @coopmatrix_dims(!spirv.coopmatrix<2xf32, Workgroup, MatrixA>)
// -----
func.func private @vce_version() attributes {a = #spirv.vce<v9.9, [Shader], []>}
// -----
func.func private @vce_capability() attributes {a = #spirv.vce<v1.0, [Shade], []>}
// -----
func.func private @vce_extension() attributes {a = #spirv.vce<v1.0, [Shader], [SPV_X]>}
// -----
func.func private @vce_list() attributes {a = #spirv.vce<v1.0, Shader, []>}
// -----
func.func private @abi() attributes {a = #spirv.interface_var_abi<0, 1>}
// -----
func.func private @abi_class() attributes {a = #spirv.interface_var_abi<(0, 1), Nowhere>}
