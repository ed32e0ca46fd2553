// Types and attributes that are kept as text, with other blanks than mlir-opt prints.
"a.b"() : () -> !quant.uniform<ui8:f32,1.0>
"a.b"() : () -> !llvm.array<4 x struct<(i32,i8)>>
"a.b"() : () -> !llvm.array<4   x   struct<"a",(i32,i8)>>
"a.b"() : () -> !llvm.struct<"q",opaque>
"a.b"() : () -> !llvm.struct<()>
"a.b"() : () -> !llvm.struct<"c",()>
"a.b"() : () -> !llvm.struct<packed()>
"a.b"() : () -> !llvm.struct< ( i32 , ptr<3> ) >
"a.b"() : () -> !llvm.struct<(ptr<3>, !llvm.ptr, vector<4xf32>,!llvm.struct<(i8)>)>
"a.b"() : () -> !llvm.func<i32 ()>
"a.b"() : () -> !llvm.func<void(...)>
"a.b"() : () -> !llvm.func<!llvm.struct<(i32,i32)> (ptr,!llvm.ptr<1>)>
"a.b"() : () -> !llvm.target<"spirv.Image",i32,f32,0,1>
"a.b"() : () -> !llvm.target<"spirv.Image",0,1>
"a.b"() : () -> !llvm.target<"aarch64.svcount">
"a.b"() : () -> !llvm.ptr< 3 >
"a.b"() : () -> !llvm.struct<"a\22",(i32)>
"a.b"() : () -> !gpu.mma_matrix<16x16xf32,"COp">
"a.b"() : () -> !gpu.mma_matrix<16x16xf16 , "AOp" >
"a.b"() {x = #llvm.constant_range<i32,0,12>} : () -> ()
"a.b"() {x = #llvm.constant_range< i32 , -5 , 12 >} : () -> ()
"a.b"() {x = #gpu.object<#nvvm.target,offload="abc">} : () -> ()
"a.b"() : () -> !amx.tile<16x16 x bf16>
"a.b"() : () -> !amx.tile< 16 x 16xbf16 >
"a.b"() : () -> !xegpu.tensor_desc<24x32xf32,#xegpu.layout<lane_layout=[1,16],lane_data=[1,1]>>
"a.b"() : () -> !xegpu.tensor_desc<24x32xf32, #xegpu.block_tdesc_attr<array_length=2>>
"a.b"() : () -> !xegpu.tensor_desc<24x32xf32, #xegpu.block_tdesc_attr<array_length=2 : i64>,#xegpu.layout<lane_layout=[1,16],lane_data=[1,1]>>
"a.b"() : () -> !xegpu.mem_desc<24x32xf32>
"a.b"() {x = #gpu.kernel_metadata<"k",() -> ()>} : () -> ()
"a.b"() {x = #gpu.kernel_table<[#gpu.kernel_metadata<"k",() -> ()>]>} : () -> ()
"a.b"() : () -> !emitc.opaque<"a">
"a.b"() : () -> !emitc.ptr<!emitc.opaque<"a">>
"a.b"() : () -> !emitc.array<3x4xi32>
"a.b"() : () -> !async.coro.handle
"a.b"() : () -> !quant.uniform<i8<-7:7>:f32:0,{1.0:2,3.0}>
"a.b"() : () -> !quant.any<i8<-7:7>:f32>
"a.b"() : () -> !nvgpu.tensormap.descriptor<tensor=memref<64x64xf16, 3>,swizzle=none,l2promo=none,oob=nan,interleave=none>
"a.b"() : () -> !nvgpu.warpgroup.accumulator<fragmented=vector<64x64xf32>>
"a.b"() : () -> !nvgpu.mbarrier.group<memorySpace=3,num_barriers=4>
"a.b"() : () -> !smt.bv<32>
"a.b"() : () -> !smt.func<(!smt.int,!smt.bool)!smt.bool>
"a.b"() : () -> !smt.sort<"a"[!smt.int]>
"a.b"() : () -> !transform.op<"a.b">
"a.b"() : () -> !shard.sharding
"a.b"() {x = #ml_program.extern<tensor<4xi32>>} : () -> ()
"a.b"() {x = #emitc.opaque<"a">} : () -> ()
"a.b"() {x = #omp.version<version=51>, y = #omp.flags<debug_kind=1,openmp_device_version=50>} : () -> ()
"a.b"() {x = #llvm.di_subrange<count=4:i64,lowerBound=1:i64>} : () -> ()
"a.b"() {x = #llvm.alias_scope<id=distinct[0]<>,domain=<id=distinct[1]<>,description="d">>} : () -> ()
"a.b"() {x = #acc.var_name<"a">, y = #acc.declare<dataClause=acc_copyin>} : () -> ()
"a.b"() {x = affine_map<(d0,d1)[s0]->(d0+s0,d1 mod 4)>, y=affine_set<(d0):(d0>=0,d0-4==0)>} : () -> ()
"a.b"() {x = #xevm.target<chip="pvc",O=2>} : () -> ()
"a.b"() {x = #spirv.interface_var_abi<(0,1),Uniform>} : () -> ()
"a.b"() {x = #spirv.entry_point_abi<workgroup_size=[1,2,3]>} : () -> ()
"a.b"() : () -> !amdgpu.tdm_base<i8>
"a.b"() : () -> !ptr.ptr<#ptr.generic_space>
"a.b"() {x = #ptr.spec<size=32,abi=32,preferred=64>} : () -> ()
"a.b"() {x = #llvm.dereferenceable<bytes=4>} : () -> ()
"a.b"() {x = #tosa.rounding_mode<SINGLE_ROUND>} : () -> ()
func.func private @same(!llvm.struct<"z",(i32,ptr)>, !llvm.struct<(array<4  x  vector<4xf32>>,i8)>)
func.func @is_same(%a: !llvm.struct<"z", (i32, ptr)>, %b: !llvm.struct<(array<4 x vector<4xf32>>, i8)>) {
  func.call @same(%a, %b) : (!llvm.struct<"z",  (i32 , ptr)>, !llvm.struct<(array<4 x vector<4xf32>> , i8)>) -> ()
  return
}
